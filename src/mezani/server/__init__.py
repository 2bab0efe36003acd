"""The server: tables that people, bots and clocks share over HTTP and WebSockets, and that survive whatever happens."""

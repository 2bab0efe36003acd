### The interface in the browser, in English. The same ids and arguments as in it.ftl and de.ftl.

## Everywhere

client-home = Home
client-menu = Menu
client-close = Close
client-back = Back
client-settings = Settings
client-rules = Rules
client-language = Language
client-theme = Theme
client-theme-auto = Auto
client-theme-light = Light
client-theme-dark = Dark
client-you = You
client-you-small = you
client-keys = Keys
client-nav-play = Play
client-nav-learn = Rules
client-nav-bots = Bots
client-nav-me = Me
client-about = About
client-loading = One moment.

## Levels of bots

client-level-beginner = Beginner
client-level-casual = Casual
client-level-strong = Strong
client-level-expert = Expert

## The table: regions and people

client-table = Table
client-prompt = What to do now
client-actions = Actions
client-board = Board
client-people = People
client-tabs = Beside the board
client-tab-actions = Actions
client-tab-log = Log
client-tab-chat = Chat
client-skip-to = Skip to
client-skip-prompt = What to do now
client-skip-actions = Actions
client-skip-board = Board
client-skip-log = Log
client-bot-level = Bot · { $level }
client-sits-in = Bot sits in · { $level }
client-away = away { $minutes } min
client-away-now = away
client-to-move = to move
client-score-hidden = hidden
client-your-move = Your move
client-chat = Chat
client-chat-empty = Nobody has written yet.
client-chat-say = Write to the table
client-chat-send = Send
client-connection-live = Live
client-connection-connecting = Connecting
client-connection-away = Offline
client-connection-gone = Closed
client-your-clock = Your clock
client-clock-of = { $name }
client-clock-warning = Your time is nearly up.

## The table: choosing

client-undo = Undo
client-undo-n = Undo { $n }
client-undo-off = Something was shown or somebody else chose, so no undo.
client-do-it = Do it
client-final = { $choice } Can't be undone.
client-tap-again = Tap again to do it
client-what-you-can-do = What you can do · { $n }
client-show-all = Show all
client-plans = Whole moves
client-not-now = Not now
client-nothing-now = Nothing to do now.
client-sending = Sent.
client-not-possible = Not possible: { $why }
client-since-your-turn = Since your last turn
client-replay = Replay
client-sheet-more = Show more
client-sheet-less = Show less
client-more-said = { $n } more in the log.
client-verify = Check the shuffle
client-leave = Leave the table
client-leave-now = Leave: a bot takes your seat

## Keys

client-key-undo = Undo
client-key-next = Next table that waits for you
client-key-board = Say the board
client-key-scores = Say the scores
client-key-turn = Say what to do now
client-key-last = Say the last turn
client-key-help = These keys
client-key-region = Next region
client-key-back = Step back
client-key-primary = Do the selected choice

## What can go wrong

client-error-away = No connection. The table comes back by itself.
client-error-server = The server cannot answer now. Try again in a moment.
client-error = This did not work
client-error-load = This page cannot be loaded now.
client-error-no-page = There is nothing at this address.
client-try-again = Try again

## The board

client-zoom-in = Zoom in
client-zoom-out = Zoom out
client-zoom-fit = Fit

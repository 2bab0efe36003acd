"""Lets `python -m mezani` do what `mezani` does."""

from mezani.cli import main

main()

"""What is being decided: `phases.pxd` gives the same names in C."""

OFFER = 0
BID = 1
DRAW = 2
TAKE = 3
REVEAL = 4
BUILD = 5
END = 6

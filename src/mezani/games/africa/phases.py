"""What is being decided, and what a space holds besides a face-up tile: `phases.pxd` gives the same names in C."""

START_CITY = 0
OPTION = 1
LEAP = 2
WALK = 3
ACT = 4
FLIP = 5
REVEAL = 6
SWAP = 7
SETTLE = 8
LIFT = 9
DROP = 10
TURN_END = 11
END = 12

BARE = -1
CAMP = -2
FACE_DOWN = -3

"""The constants of the rules, which `phases.pxd` gives to C.

First what is being decided and the deeds of ACT, then what a space holds besides a face-up tile, the classes of tiles,
the resources, and what points are for.
"""

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

DO_FLIP = 0
DO_ANIMAL = 1
DO_NOMAD = 2
DO_RESEARCH = 3
DO_MINE = 4
DO_SKIP = 5

BARE = -1
CAMP = -2
FACE_DOWN = -3

MONUMENT = 0
NOMAD = 1
DEPOSIT = 2
GOOD = 3
ANIMAL = 4

GOLD = 0
GEMS = 1

FOR_DEPOSIT = 0
FOR_ANIMAL = 1
FOR_NOMAD = 2
FOR_MOVE = 3
FOR_RESEARCH = 4
FOR_BONUS = 5

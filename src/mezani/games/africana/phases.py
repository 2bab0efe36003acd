"""What is being decided, and the choices that name no card: `phases.pxd` gives the same names in C."""

DISPLAY = 0
OPENING = 1
DEAL = 2
ACTION = 3
DRAW = 4
BOOK = 5
PAGE = 6
MOVE = 7
BONUS = 8
DROP = 9
SHED = 10
REFILL = 11
END = 12

DRAW_CODE = 0
BOOK_CODE = 1
MOVE_CODE = 2
CLOSE_CODE = 3
STOP_CODE = 4
FORWARD_CODE = 5
BACK_CODE = 6
BUY_LEFT_CODE = 7
BUY_RIGHT_CODE = 8
FIRST_JOIN_CODE = 9

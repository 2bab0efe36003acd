cdef enum:
    DEALER = 0
    DEAL = 1
    CARD = 2
    FORD = 3
    BITE = 4
    DRAW = 5
    LION = 6
    END = 7

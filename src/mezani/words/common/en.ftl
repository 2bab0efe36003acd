common-seat = Seat { $letter }
common-list = { $head } and { $last }
common-none = none
common-why-unreadable = No choice is written like that.
common-why-not-your-turn = It is not this seat's turn.
common-why-over = The game is over.
common-why-stale = The table has moved on. Look at the new position.
common-why-no-luck = A seat is to act, not luck.
common-why-no-outcome = Luck cannot bring that now.
common-why-no-undo = Something was shown or somebody else chose, so no undo.
common-ui-which-game = Which game
common-ui-saved = The record is in { $file }.
common-ui-left = You leave the table.
common-ui-no-such-number = Choose a number from 1 to { $n }, or write a choice.
common-ui-taken-back = Taken back: { $choices }
common-ui-help = A number or a choice in brackets plays it. u takes back, v says the table, a says all choices, l says the whole log, q leaves.
common-ui-more =
    { $n ->
        [one] 1 more choice
       *[other] { $n } more choices
    }: a says them all.
common-ui-final = cannot be taken back
common-ui-count = The count

# Looking ahead: what minions will do, what a choice may cost.

## What a minion will do
intent-idle = Does nothing: no mouse is in its room.
intent-room = Acts by the rules of this room.
intent-prowls = Acts by its own rules.
intent-throws = Throws the grape at the mice.
intent-gets-up = Stands up and stays.
intent-sees = Stays: it can see a mouse.
intent-bait = Runs to the grape.
intent-shares = Stays: { $who } is on its space.
intent-nobody = Has no mouse to go to.
intent-walks = Goes to { $who }, the nearest mouse ({ $n ->
    [one] 1 space
   *[other] { $n } spaces
 } away).
intent-strikes = Attacks { $who }.
intent-strikes-on = Attacks { $who } on a roll of { $numbers }.
intent-strikes-nobody = Can’t reach a mouse.

## What a choice may cost
warn-wheel = { $n }% to fill the cheese wheel. Then a surge comes and the hourglass moves.
warn-wheel-short = wheel { $n }%
warn-chapter = { $n }% to fill the cheese wheel. Then the hourglass reaches the end and you lose.
warn-chapter-short = defeat { $n }%
warn-cheese = No minion is left, so the round ends with 1 cheese on the cheese wheel ({ $wheel } of { $size } now).
warn-last-minion = If no minion is left, the round ends with 1 cheese on the cheese wheel ({ $wheel } of { $size } now).
warn-cheese-short = wheel +1
warn-capture = About { $n }% that { $who } is captured before the next turn.
warn-capture-short = capture { $n }%
warn-drift = The current carries { $who } off the tile: captured.
warn-trap = There is a mousetrap.
warn-trap-short = trap

# Looking ahead: what minions will do, what a choice may cost.

## What a minion will do
intent-idle = No mouse is in its room, so it does nothing.
intent-room = The room itself decides what it does.
intent-prowls = It prowls by rules of its own.
intent-throws = Throws the grape at the mice.
intent-gets-up = Gets up and stays where it is.
intent-sees = Stays, because it sees a mouse.
intent-bait = Runs for the grape.
intent-shares = Stays, because it shares a space with { $who }.
intent-nobody = Has nobody to go for.
intent-walks = Goes for { $who }, the nearest mouse ({ $n ->
    [one] one step
   *[other] { $n } steps
 } away).
intent-strikes = Attacks { $who }.
intent-strikes-on = Attacks { $who } if it rolls { $numbers }.
intent-strikes-nobody = Reaches nobody.

## What a choice may cost
warn-wheel = Chance to fill the wheel: { $n }%. Then a surge comes, and the hourglass moves on.
warn-wheel-short = wheel { $n }%
warn-chapter = Chance to fill the wheel: { $n }%. Then the hourglass reaches the end, and the chapter is lost.
warn-chapter-short = the end { $n }%
warn-cheese = No minion is left, so the end of this round puts a cheese onto the wheel ({ $wheel } of { $size } now).
warn-last-minion = If this takes the last minion away, the round still ends with a cheese on the wheel ({ $wheel } of { $size } now).
warn-cheese-short = wheel +1
warn-capture = { $who } may be captured before the next turn: about { $n }%.
warn-capture-short = capture { $n }%
warn-drift = The current carries { $who } off the board: captured.
warn-trap = A mousetrap lies there.
warn-trap-short = trap

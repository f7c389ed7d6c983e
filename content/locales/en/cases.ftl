### What is wrong with a case file, and why a case fails. Words in backquotes stand like that in the file.

case-title = a case needs a title in quotes
case-proves = a case says which rules it `proves`
case-large = the file is too large or nested too deeply
case-kdl = this cannot be read as KDL: { $why }
case-node = expected `case`, found `{ $found }`
case-no-rule = there is no rule { $rule }
case-room = a case names a `room`, a `map` or a `chapter`
case-line = unknown line `{ $line }`
case-late = `{ $line }` belongs before the first choice or expectation
case-with-begin = `{ $line }` cannot go with `begin`
case-number = `{ $name }={ $value }` is not a number from 0 to 255
case-number-wanted = `{ $line } { $word }`: expected a number
case-unknown = { $what ->
    [mouse] no mouse is called
    [minion] no minion is called
    [figure] no mouse or minion is called
    [ability] no ability is called
    [chapter] no chapter is called
    [room] no room is called
    [space] no space on the sides that lie up is called
    [search-card] no search card is called
    [encounter] no encounter is called
    [card] no card of the track is called
    [counter] no counter is called
    [achievement] no story achievement is called
    [honour] no achievement is called
   *[marker] no marker is called
 } `{ $name }`
case-option = there is no option `{ $name }={ $value }`
case-off-map = `{ $room }` is not on the map
case-face = no face of the die is called `{ $face }`; there are { $known }
case-toss = a toss is `splat` or `whole`
case-where = where? `at=SPACE`
case-mouse-where = a mouse is put `at=`, `captured=` or `missing=` one space
case-party-item = the box has no such party item
case-hook-end = where is the hook's other end? `to=SPACE`
case-position = the position cannot stand ({ $why })
case-setup = the setup is refused ({ $why })
case-setup-allowed = the setup is allowed
case-setup-by = the setup is refused by { $rule } ({ $why })
case-dice-short = more dice or tosses were rolled than the case loads
case-dice-left = left over at the end: dice { $dice }, tosses { $tosses }
case-uncited = the case proves { $rule }, but the rules never cited it
case-over = the chapter is over, nothing can be chosen
case-not-up-to = `{ $who }` cannot decide now: it is up to `{ $decider }` ({ $ask })
case-no-choice = `{ $choice }` is no choice; offered: { $offered }
case-refused = `{ $choice }` is refused by { $rule } ({ $why }); offered: { $offered }
case-not-on-board = `{ $name }` is not on the board
case-not-on-track = `{ $name }` is not on the track
case-no-mouse = `{ $name }` is no mouse

## Expectations
case-expect-what = expect what?
case-expect-unknown = unknown expectation `{ $name }`
case-expect-form = this is written `{ $form }`
case-expect-whose = whose cards?
case-expect-equal = { $what }: expected `{ $want }`, found `{ $have }`; events: { $events }
case-expect-offered = `{ $choice }` is not offered; offered: { $offered }
case-expect-not-offered = `{ $choice }` is offered
case-expect-no-choice = `{ $choice }` is no choice at all
case-expect-refused = `{ $choice }` is offered, not refused
case-expect-told = no event since the last choice cites { $rule }: { $events }
case-expect-untold = an event since the last choice cites { $rule }
case-expect-no-roll = dice were rolled: { $events }
case-expect-greedy = roaches are not greedy
case-expect-not-greedy = roaches are greedy
case-expect-up = `{ $room }` does not lie up
case-expect-explored = `{ $room }` is not explored
case-expect-moment = the story moment `{ $name }` was not read
case-expect-achieved = `{ $name }` was not achieved
case-expect-whereabouts = `{ $name }` is not { $what ->
    [captured] captured
    [missing] missing
    [gone] gone
   *[standing] standing
 }; events: { $events }
case-expect-marked = `{ $name }` is not marked `{ $marker }`
case-expect-unmarked = `{ $name }` is marked `{ $marker }`
case-expect-knows = `{ $name }` does not know `{ $ability }`

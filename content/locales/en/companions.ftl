# Companions, who play mice by themselves, and hints.

## Levels
companion-green = Greenwhisker
    .about = sometimes plays on a whim. Easy-going.
companion-steady = Steadypaw
    .about = plays like an experienced family. The usual choice.
companion-clever = Sharpwit
    .about = thinks ahead. Takes a little longer.

## New game and seats
companion-play = Play with companions
    .about = You play one mouse, companions play the others.
companion-plays = Who plays { $name }?
companion-none = I play
companion-somebody = A player
companion-option = Companion: { $name }
companion-pace = Companions’ speed
companion-pace-instant = instant
companion-pace-quick = fast
companion-pace-normal = normal
companion-pace-slow = slow
companion-title = Companions
    .about = A companion can play any mouse. Hand a mouse over and take it back at any time. Players who come back get their mice back.

## At the table
companion-sign = companion: { $level }
companion-thinks = { $mouse } is thinking ({ $level }).
companion-waits = { $mouse } waits for you ({ $level }).
companion-said = { $mouse }: “{ $why }”
companion-pause = Pause
companion-go-on = Resume
companion-step = One step
companion-take = Play { $mouse } myself
companion-look-again = Refresh
companion-away = { $player } is offline.
companion-stand-in = Let a companion play { $mouse }

## In the log
companion-line = “{ $why }”
companion-line-by = { $mouse }: “{ $why }”
companion-handed = { $by } lets a companion play { $mouse } ({ $level }).
companion-stood-in = { $by } lets a companion play { $mouse } while the player is offline ({ $level }).
companion-returned = { $by } plays { $mouse } again.

## Hints
hint = Hint
    .about = The best choices, with the chance to win and the risks.
hint-key = hint; pause and resume companions
hint-none = Play without hints
hint-title = Suggestions
hint-thinking = Thinking…
hint-stop = Stop
hint-empty = No suggestion yet. Ask again and wait a little longer.
hint-chance = { $n }% to win ({ $low } to { $high })
hint-close = A suggestion further down may show a higher chance, but from fewer trial games. The most reliable one is on top.
hint-meter = { $n }% to win (between { $low } and { $high })
hint-walk = Move as shown
hint-space = The marked space
hint-walk-then = { $walk }, then: { $deed }
hint-off = Hints are off at this table.
hint-slow = Too many hints at once. Wait two seconds and ask again.

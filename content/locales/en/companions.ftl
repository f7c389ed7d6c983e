# Companions, who play mice by themselves, and hints.

## Levels
companion-green = Greenwhisker
    .about = means well and follows a whim now and then. Easy-going company.
companion-steady = Steadypaw
    .about = plays as a good family would. The usual choice.
companion-clever = Sharpwit
    .about = tries every plan out in its head first. Takes a moment longer.

## New game and seats
companion-play = Play with companions
    .about = You play one mouse, companions play the others.
companion-plays = Who plays { $name }?
companion-none = I play
companion-somebody = A person
companion-option = Companion: { $name }
companion-pace = Companions play
companion-pace-instant = at once
companion-pace-quick = briskly
companion-pace-normal = so that you can follow
companion-pace-slow = slowly
companion-title = Companions
    .about = Any mouse can play itself. You can hand yours over and take it back at any time; whoever is away gets theirs back by returning.

## At the table
companion-sign = plays by itself: { $level }
companion-thinks = { $mouse } is thinking ({ $level }).
companion-waits = { $mouse } is ready when you are ({ $level }).
companion-said = { $mouse }: “{ $why }”
companion-pause = Wait
companion-go-on = Go on
companion-step = One choice
companion-take = I play { $mouse }
companion-look-again = See what they did
companion-away = { $player } is away.
companion-stand-in = Let a companion play { $mouse }

## In the log
companion-line = “{ $why }”
companion-line-by = { $mouse }: “{ $why }”
companion-handed = { $by } lets a companion play { $mouse } ({ $level }).
companion-stood-in = { $by } lets a companion play { $mouse } while its player is away ({ $level }).
companion-returned = { $by } plays { $mouse } again.

## Hints
hint = Hint
    .about = The best few choices, with the chance to win and what they risk.
hint-key = a hint, or companions wait and go on
hint-none = Play without hints
hint-title = What we would do
hint-thinking = Thinking it through …
hint-stop = That will do
hint-empty = Nothing can be said yet. Ask again and give it a moment longer.
hint-chance = { $n } in 100 to win ({ $low } to { $high })
hint-close = A number further down may be higher, but with so few trial games that much is down to luck: what has a good reason stands on top.
hint-meter = Chance to win: { $n } in 100, somewhere between { $low } and { $high }
hint-walk-then = { $walk }, then: { $deed }
hint-off = This table plays without hints.
hint-slow = That was many hints at once. Wait two seconds, then ask again.

# The table page: pointing, zooming, drawers, keys, pages to begin with.

## Pointing at things
web-about = About what you point at
web-about-hint = Point at a space or a figure, or hold a finger on it, to learn more.
web-about-sees = In sight from here:
web-about-reached = Can be attacked here by:
web-next = Next:
web-can-attack = Can attack now: { $who }.
web-danger = Risk of capture before the next turn: about { $n }%.
web-figure-values = Battle { $battle }, defense { $defense }, wounds { $wounds } of { $life }
web-value-battle = Battle
web-value-defense = Defense
web-value-lore = Lore
web-value-move = Move
web-value-life = Life

## The board
web-zoom = View of the board
web-zoom-in = Nearer
web-zoom-out = Farther
web-zoom-fit = The whole room
web-sight = Show what can be seen
web-drawers = More of the table
web-drawer-track = Order and map
web-drawer-log = Log
web-log-set = The table is set
web-die-counts = { $die } (counts)

## Reading
web-listen-on = Go on reading
web-listen-pause = Pause
web-listen-pace = Pace
web-pace-slow = slow
web-pace-normal = normal
web-pace-quick = quick
web-reread = Read again

## Help and keys
web-dice-summary = The die
web-signs = Signs
web-sign-battle = battle: dice when it attacks
web-sign-defense = defense: dice when it is attacked
web-sign-lore = lore: what some abilities count
web-sign-move = move: steps besides the die
web-sign-cheese = cheese: pays for abilities
web-sign-hourglass = hourglass: at the flag the chapter is lost
web-sign-flip = from here to the tile’s other side
web-sign-trap = mousetrap
web-keys-hint = Press a key's button, then the key you would rather have.
web-keys-press = Press the new key now, or Esc to leave it.
web-keys-taken = This key is taken:
web-keys-reset = All keys as they were
web-key-answer = answer a question
web-key-space = read the space
web-key-hurry = finish the animation

## First page and recap
web-learn = Learn to play (10 minutes)
web-first-chapter = Play chapter 1: { $name }
web-next-chapter = Next: { $name }
web-share-replay = Share the replay
web-shared = The address is copied.
web-recap-wheel = Where the time went
web-recap-wheel-attacks = Cheese from minions' attacks
web-recap-wheel-defenses = Cheese from minions' defense
web-recap-wheel-quiet = Rounds without a minion
web-recap-wheel-captures = Captured mice: a page each
web-recap-wheel-other = Cards, rooms and the story
web-recap-advice = Each cheese on the wheel is a sixth of a page.
web-recap-advice-quiet = Most of it went by in rounds without minions: moving on sooner saves pages.
web-recap-advice-attacks = Most of it came from minions who got to strike: those that fall early roll no cheese.
web-recap-advice-captures = Most of it went with captured mice: a mouse that is rescued early, or never caught, saves pages.
web-recap-tenths = { $whole }.{ $tenths }
web-turning-entered = You came into a new room: { $room }.

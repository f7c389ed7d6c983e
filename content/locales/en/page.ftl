# The table page: pointing, zooming, drawers, keys, pages to begin with.

## Pointing at things
web-about = Details
web-about-hint = Point at a space or figure, or press and hold it, to see details.
web-about-sees = Sees from here:
web-about-reached = Can be attacked here by:
web-next = Next turn:
web-can-attack = Can attack now: { $who }.
web-danger = Risk of capture before the next turn: about { $n }%.
web-figure-values = Battle { $battle }, defense { $defense }, wounds { $wounds } of { $life }
web-value-battle = Battle
web-value-defense = Defense
web-value-lore = Lore
web-value-move = Move
web-value-life = Life

## The board
web-zoom = Zoom
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Fit the room
web-sight = Show line of sight
web-sight-legend = out of sight from here
web-sight-about = Point at a space, or hold a finger on it: what cannot be seen from there turns dark.
web-codes = Show the names of spaces
web-drawers = Panels
web-drawer-track = Track and map
web-drawer-log = Log
web-dock-fold = Fold away or show
web-dock-away = Folded away.
web-dock-shown = Shown.
web-dock-log = Log and dice
web-key-fold-all = fold all panels away, or show them
web-key-fold-track = fold or show the initiative track
web-key-fold-map = fold or show the map
web-key-fold-log = fold or show log and dice
web-key-fold-sheets = fold or show the mice
web-key-fold-chat = fold or show the chat
web-log-set = Setup
web-die-counts = { $die } (counts)

## Reading
web-listen-on = Resume
web-listen-pause = Pause
web-listen-pace = Speed
web-pace-slow = slow
web-pace-normal = normal
web-pace-quick = fast
web-reread = Read again

## Help and keys
web-dice-summary = The die
web-signs = Symbols
web-sign-battle = battle: dice when attacking
web-sign-defense = defense: dice when attacked
web-sign-lore = lore: used by some abilities
web-sign-move = move: spaces in addition to the die
web-sign-cheese = cheese: pays for abilities
web-sign-hourglass = hourglass: when it reaches the flag, you lose
web-sign-flip = flip space: explore here to turn the tile over
web-sign-trap = mousetrap
web-keys-hint = To change a key, press its button, then the new key.
web-keys-press = Press the new key, or Esc to cancel.
web-keys-taken = Already in use:
web-keys-reset = Reset keys
web-keycap-arrows = ↑ ↓ ← →
web-keycap-enter = Enter
web-keycap-escape = Esc
web-keycap-space = Space
web-keycap-undo = Ctrl Z
web-key-answer = answer a question
web-key-space = read the space
web-key-hurry = skip the animation

## First page and recap
web-learn = Learn to play (7 minutes)
web-first-chapter = Play chapter 1: { $name }
web-next-chapter = Next: { $name }
web-share-replay = Share replay
web-shared = Link copied.
web-recap-wheel = Where the time went
web-recap-wheel-attacks = Cheese from minions’ attacks
web-recap-wheel-defenses = Cheese from minions’ defense
web-recap-wheel-quiet = Rounds without a minion
web-recap-wheel-captures = Captured mice: one page each
web-recap-wheel-other = Cards, rooms and story
web-recap-advice = 6 cheese on the wheel cost one page.
web-recap-advice-quiet = Most time was lost in rounds without minions. Moving on sooner saves pages.
web-recap-advice-attacks = Most time was lost to minions’ attacks. Minions defeated early roll no cheese.
web-recap-advice-captures = Most time was lost to captured mice. Retreat or heal in time to save pages.
web-recap-tenths = { $whole }.{ $tenths }
web-turning-entered = You entered a new room: { $room }.

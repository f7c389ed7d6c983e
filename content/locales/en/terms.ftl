# The game's nouns as players say them; see crates/words for how names bend.

## People and creatures

term-mouse = mouse
    .pl = mice
term-minion = minion
    .pl = minions
term-boss = boss
    .pl = bosses
term-party = party
    .pl = parties
term-figure = figure
    .pl = figures

## Classes

term-warrior = warrior
    .pl = warriors
term-leader = leader
    .pl = leaders
term-mystic = mystic
    .pl = mystics
term-scamp = scamp
    .pl = scamps
term-tinkerer = tinkerer
    .pl = tinkerers
term-archer = archer
    .pl = archers
term-healer = healer
    .pl = healers

## Values

term-battle = battle
term-defense = defense
term-lore = lore
term-move = move
term-life = life

## Dice and battle

term-die = die
    .pl = dice
term-star = star
    .pl = stars
term-hit = hit
    .pl = hits
term-wound = wound
    .pl = wounds
term-poison-wound = poison wound
    .pl = poison wounds
term-melee = melee
term-ranged = ranged
term-sharp = sharp
term-blunt = blunt
term-magic = magic

## States of a mouse

term-stunned = stunned
term-webbed = webbed
term-charmed = charmed
term-knocked-down = knocked down
term-captured = captured

## Cheese and time

term-cheese = cheese
    .pl = cheese
term-wheel = minion cheese wheel
    .pl = minion cheese wheels
term-hourglass = hourglass
    .pl = hourglasses
term-end-marker = chapter end marker
    .pl = chapter end markers
term-surge = surge
    .pl = surges
term-page = page
    .pl = pages
term-round = round
    .pl = rounds
term-turn = turn
    .pl = turns
term-track = initiative track
    .pl = initiative tracks

## Board and cards

term-tile = tile
    .pl = tiles
term-room = room
    .pl = rooms
term-space = space
    .pl = spaces
term-mousetrap = mousetrap
    .pl = mousetraps
term-search-card = search card
    .pl = search cards
term-search-deck = search deck
    .pl = search decks
term-encounter-card = encounter card
    .pl = encounter cards
term-encounter-deck = encounter deck
    .pl = encounter decks
term-initiative-card = initiative card
    .pl = initiative cards
term-ability = ability
    .pl = abilities
term-party-item = party item
    .pl = party items
term-party-stash = party stash
    .pl = party stashes
term-pack = pack
    .pl = packs
term-paw = paw
    .pl = paws
term-head = head
    .pl = heads
term-body = body
    .pl = bodies

## Difficulty

term-difficulty-storybook = Storybook
term-difficulty-adventurer = Adventurer
term-difficulty-heroic = Heroic

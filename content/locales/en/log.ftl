# The log: whole sentences, in the present.

event-shuffled-search = The search deck is shuffled.
event-shuffled-search-discards = The discarded search cards are shuffled into a new deck.
event-shuffled-encounters = The encounter deck is shuffled.
event-shuffled-encounters-discards = The discarded encounter cards are shuffled into a new deck.
event-card-laid = The initiative track is laid out.
event-card-moved-up = The card { $card } moves up to slot { $slot }.
event-card-moved-down = The card { $card } moves down to slot { $slot }.
event-card-left = The card { $card } leaves the initiative track.
event-round-began = Round { $n } begins.
event-turn-began-mouse = { $who } takes a turn.
event-turn-began-minion = The minions’ turn: { $who }.
event-turn-skipped = { $who } skips this turn.
event-tossed-splat = The grape bursts.
event-tossed-whole = The grape stays whole.
event-move-set = { $who } has { $points } movement.
event-move-set-without-die = { $who } has { $points } movement without rolling.
event-move-set-scurry = { $who } scurries with { $points } movement.
event-move-points = { $who } now has { $points } movement.
event-stepped = { $who } moves { $to }{ $cost ->
    [0] {""}
    [one] {""}
   *[other] {" "}for { $cost } movement
 }.
event-stepped-minion = { $who } moves { $to }.
event-stood-up = { $who } stands up.
event-placed = { $who } is placed { $on }.
event-placed-all = { $who } are placed { $on }.
event-drifted = The current carries { $who } { $to }.
event-drifted-off = The current carries { $who } off the tile.
event-action-gained = { $who } gains an extra action.
event-free-spent-share = { $who } shares.
event-free-spent-equip = { $who } changes equipment.
event-ability-used = { $who } uses { $card }.
event-card-used = { $who } uses { $card }.
event-rule-used = { $what } takes effect.
event-modified-all = { $what } takes effect.
event-learned = { $who } learns { $card }.
event-cheese-gained = { $who } gains { $n } cheese.
event-cheese-lost = { $who } loses { $n } cheese.
event-cheese-given = { $who } gives { $n } cheese to { $to }.
event-wheel-filled = { $n } cheese { $n ->
    [one] goes
   *[other] go
 } onto the minion cheese wheel, which now holds { $now }.
event-wheel-filled-time = No minion is left: { $n } cheese { $n ->
    [one] goes
   *[other] go
 } onto the minion cheese wheel, which now holds { $now }.
event-wheel-drained = { $n } cheese { $n ->
    [one] comes
   *[other] come
 } off the minion cheese wheel, which now holds { $now }.
event-surge-began = The minion cheese wheel is full: a surge! Room: { $room }.
event-attacked-with = { $who } attacks { $target } with { $card }.
event-attacked = { $who } attacks { $target }.
event-attacked-by-nobody = { $target } is attacked.
event-hits = { $n ->
    [one] 1 hit.
   *[other] { $n } hits.
 }
event-blocked = { $who } blocks { $n ->
    [one] 1 hit
   *[other] { $n } hits
 }.
event-wounded = { $who } takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
 }.
event-wounded-poison = { $who } takes { $n ->
    [one] 1 poison wound
   *[other] { $n } poison wounds
 }.
event-boss-wounded = The card { $card } takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
 }.
event-stolen = { $by } steals { $n } cheese from { $who }.
event-healed = { $who } heals { $n ->
    [one] 1 wound
   *[other] { $n } wounds
 }.
event-healed-poison = { $who } heals { $n ->
    [one] 1 poison wound
   *[other] { $n } poison wounds
 }.
event-marked-stunned = { $who } is { $gender ->
   *[any] stunned
 }.
event-marked-webbed = { $who } is { $gender ->
   *[any] webbed
 }.
event-marked-knocked-down = { $who } is { $gender ->
   *[any] knocked down
 }.
event-marked-charmed = { $who } is { $gender ->
   *[any] charmed
 }.
event-marked-own = { $who } gets the marker “{ $what }”.
event-unmarked-stunned = { $who } is no longer { $gender ->
   *[any] stunned
 }.
event-unmarked-webbed = { $who } is no longer { $gender ->
   *[any] webbed
 }.
event-unmarked-knocked-down = { $who } is no longer { $gender ->
   *[any] knocked down
 }.
event-unmarked-charmed = { $who } is no longer { $gender ->
   *[any] charmed
 }.
event-unmarked-own = { $who } loses the marker “{ $what }”.
event-minion-placed = { $who } appears { $on }.
event-minion-left-defeated-by = { $who } defeats { $target }.
event-minion-left-defeated = { $who } is { $gender ->
   *[any] defeated
 }.
event-minion-left = { $who } leaves the board.
event-captured = { $who } is { $gender ->
   *[any] captured
 }!
event-rescued = { $who } is { $gender ->
   *[any] rescued
 } and placed { $on }.
event-went-missing = { $who } goes missing.
event-found = { $who } turns up again { $on }.
event-joined = { $who } joins the party { $on }.
event-search-failed = { $who } finds nothing.
event-special-found = The special search is a success.
event-encounter-turned = Encounter: { $card }.
event-encounter-discarded = The encounter card { $card } is discarded.
event-greed = The roaches are greedy.
event-greed-over = The roaches are no longer greedy.
event-hourglass-moved = The hourglass moves to page { $page }.
event-end-marker-moved = The chapter end marker moves to page { $page }.
event-explored = The party explores a new room: { $room }.
event-tile-flipped = The tile is flipped: { $room }.
event-tile-laid = A tile is added to the map: { $room }.
event-tile-closed = A tile leaves the map: { $room }.
event-trap-set = A mousetrap is placed { $on }.
event-trap-gone-sprung = The mousetrap { $on } snaps shut.
event-trap-gone = The mousetrap { $on } is removed.
event-token-placed = The { $token } is placed { $on }.
event-token-placed-spanned = The { $token } is placed { $on }, its thread runs { $to }.
event-token-taken = The { $token } is taken back.
event-snare-set = A snare is set { $on } ({ $n ->
    [one] 1 hit
   *[other] { $n } hits
 }).
event-snare-sprung = The snare { $on } snaps shut.
event-counter-set = { $what }: { $n }.
event-status-given = { $who }: { $what }.
event-status-given-minions = All minions: { $what }.
event-status-ended = No longer active: { $what }.
event-achieved = The party earns an achievement: { $what }.
event-honour-earned = { $who } earns an achievement: { $what }.
event-moment-read = The story goes on.
event-decided = The party decides: { $what }.
event-check-made-passed = A star: the check is passed.
event-check-made-failed = No star: the check fails.
event-boss-cards = { $who } brings { $n ->
    [one] 1 initiative card
   *[other] { $n } initiative cards
 }.
event-ended-victory = You win the chapter!
event-ended-time-is-up = Time is up: you lose the chapter.
event-ended-all-captured = Every mouse is captured: you lose the chapter.
event-ended-defeat = You lose the chapter.
event-ended-stuck = Nobody can play on: the rules of this chapter run in a circle. You lose the chapter.

## Dice

event-rolled-movement = { $who } rolls for movement.
event-rolled-attack = { $who } rolls to attack.
event-rolled-defense = { $who } rolls to defend.
event-rolled-search = { $who } searches.
event-rolled-recover = { $who } tries to recover.
event-rolled-climb-out = { $who } tries to climb out of the water.
event-rolled-mousetrap = { $who } rolls to avoid the mousetrap.
event-rolled-ambush = Ambush! A die is rolled for a minion card.
event-rolled-chase = { $who } rolls to chase.
event-rolled-story = { $who } rolls for a star.
event-rolled-dice = { $who } rolls: { $dice }.
event-rolled-dice-again = { $who } rolls again: { $dice }.
event-rolled-no-dice = no dice
event-card-moved-to-drawn = Card drawn: { $card }.
event-card-moved-to-other = { $who } gives { $card } to { $to }.
event-card-moved-to-equipped = { $who } equips { $card }.
event-card-moved-to-own-pack = { $who } puts { $card } in the pack.
event-card-moved-to-pack = { $who } takes { $card }.
event-card-moved-to-discards = The card { $card } is discarded.
event-card-moved-to-deck = The card { $card } is shuffled into the search deck.
event-card-moved-to-stash = The card { $card } goes into the party stash.
event-card-moved-to-gone = The card { $card } is removed from the game.
face-0 = cheese (1)
face-1 = sword with star (2)
face-2 = sword and shield (3)
face-3 = sword and shield with star (3)
face-4 = bow (2)
face-5 = bow with star (1)

## Why a minion does what it does

event-target-chosen-nearest = { $by } picks the nearest mouse: { $target }.
event-target-chosen-nearest-spared = { $by } picks the nearest mouse: { $target }; { $spared } { $n ->
    [one] was
   *[other] were
 } already attacked.
event-target-chosen-close = { $by } has to attack a mouse on its own or an adjacent space: { $target }.
event-target-chosen-close-spared = { $by } has to attack a mouse on its own or an adjacent space: { $target }; { $spared } { $n ->
    [one] was
   *[other] were
 } already attacked.
event-target-chosen-again = Everyone { $by } can reach was already attacked: { $target } again.
event-target-chosen-swept = { $by } attacks everyone there, { $target } first.

## What does not happen

event-nothing-defense = No hit, so { $who } rolls no defense.
event-nothing-defense-allowed = { $who } can’t defend against this.
event-nothing-movement-die-steady = { $who } moves 2 without rolling.
event-nothing-movement-die = { $who } does not roll for movement.
event-nothing-move-here = { $who } stays: a mouse is on its space.
event-nothing-move-sees = { $who } stays: it can see a mouse.
event-nothing-move-blocked = { $who } stays: the way is blocked.
event-nothing-move = { $who } stays.
event-nothing-attack-grape = { $who } does not attack: it eats the grape.
event-nothing-attack = { $who } does not attack: no mouse is in reach.
event-nothing-minions-disguise = The disguises work: the rat warriors do not come.
event-nothing-minions-supply = No figures of this kind are left.
event-nothing-minions = No minions come.
event-nothing-drift = { $who } does not drift: the next space is full.
event-nothing-cheese = The cheese { $who } rolled does not count.
event-nothing-wound-immune = { $who } is immune to this kind of attack.
event-nothing-wound-grape = The grape does not affect large figures.
event-nothing-wound = { $who } takes no wound.
event-nothing-marker = { $who } is not poisoned.
event-nothing-trap-check = { $who } ignores the mousetrap.
event-nothing-encounter-known = There is no encounter here.
event-nothing-encounter-surge = The room has a special surge.
event-nothing-encounter = No encounter card is left.
event-nothing-search-card = { $who } draws no card: no search card is left.
event-nothing-turn-alone = { $who } does nothing: no mouse is in its room.
event-nothing-turn = { $who } takes no turn.
event-nothing-initiative-card = This kind of minion already has its card on the track.
event-nothing-status = Too many effects are active already, so this one is lost.
event-nothing-snare = All snares are already set.
event-nothing-tile = The tile stays as it is.

## Setting up, and what changes a roll

event-chapter-began = The chapter begins: { $what }.
event-tiles-laid = { $n ->
    [one] 1 tile is
   *[other] { $n } tiles are
 } laid out.
event-mouse-ready = { $who } is in the party.
event-starting-card = { $who } starts with { $card }.
event-modified = { $who }: { $what } applies.

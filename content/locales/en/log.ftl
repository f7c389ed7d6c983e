# The log: whole sentences, in the present.

log-shuffled-search = The search deck is shuffled.
log-shuffled-search-discards = The discarded search cards are shuffled into a new deck.
log-shuffled-encounters = The encounter deck is shuffled.
log-shuffled-encounters-discards = The discarded encounter cards are shuffled into a new deck.
log-track = The initiative track is laid out.
log-card-up = The card { $card } moves up to slot { $slot }.
log-card-down = The card { $card } drops to slot { $slot }.
log-card-left = The card { $card } leaves the track.
log-round = Round { $n } begins.
log-turn-mouse = Next up: { $who }.
log-turn-minion = The minions act: { $who }.
log-turn-skipped = { $who } loses this turn.
log-toss-splat = The grape bursts.
log-toss-whole = The grape stays whole.
log-move = { $who } has { $points } movement.
log-move-without-die = { $who } has { $points } movement, without a die.
log-scurry = { $who } scurries with { $points } movement.
log-move-points = { $who } now has { $points } movement.
log-step = { $who } moves { $to }{ $cost ->
    [0] {""}
    [one] {""}
   *[other] {" "}for { $cost } movement
 }.
log-minion-step = { $who } moves { $to }.
log-stood-up = { $who } stands up.
log-placed = { $who } now stands { $on }.
log-placed-all = { $who } now stand { $on }.
log-drifted = The current carries { $who } { $to }.
log-drifted-off = The current carries { $who } off the tile.
log-action-gained = { $who } gains an extra action.
log-shares = { $who } shares.
log-equips = { $who } changes equipment.
log-uses = { $who } uses { $card }.
log-power = { $what } takes effect.
log-learns = { $who } learns { $card }.
log-cheese-gained = { $who } gains { $n } cheese.
log-cheese-lost = { $who } loses { $n } cheese.
log-cheese-given = { $who } gives { $to } { $n } cheese.
log-wheel-filled = { $n } cheese { $n ->
    [one] goes
   *[other] go
 } onto the minion wheel, which now holds { $now }.
log-wheel-time = No minion is left, so time is short: { $n } cheese { $n ->
    [one] goes
   *[other] go
 } onto the minion wheel, which now holds { $now }.
log-wheel-drained = { $n } cheese { $n ->
    [one] comes
   *[other] come
 } off the minion wheel, which now holds { $now }.
log-surge = The minion wheel is full: a surge! Room: { $room }.
log-attacks-with = { $who } attacks { $target } with { $card }.
log-attacks = { $who } attacks { $target }.
log-struck = { $target } is struck.
log-hits = { $n ->
    [one] 1 hit.
   *[other] { $n } hits.
 }
log-blocks = { $who } blocks { $n }.
log-wounded = { $who } takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
 }.
log-poisoned = { $who } takes { $n ->
    [one] 1 poison wound
   *[other] { $n } poison wounds
 }.
log-boss-wounded = The card { $card } takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
 }.
log-stolen = { $by } steals { $n } cheese from { $who }.
log-healed = { $who } loses { $n ->
    [one] 1 wound
   *[other] { $n } wounds
 }.
log-healed-poison = { $who } loses { $n ->
    [one] 1 poison wound
   *[other] { $n } poison wounds
 }.
log-marked-stunned = { $who } is { $gender ->
   *[any] stunned
 }.
log-marked-webbed = { $who } is { $gender ->
   *[any] webbed
 }.
log-marked-knocked-down = { $who } is { $gender ->
   *[any] knocked down
 }.
log-marked-charmed = { $who } is { $gender ->
   *[any] charmed
 }.
log-unmarked-stunned = { $who } is no longer { $gender ->
   *[any] stunned
 }.
log-unmarked-webbed = { $who } is no longer { $gender ->
   *[any] webbed
 }.
log-unmarked-knocked-down = { $who } is no longer { $gender ->
   *[any] knocked down
 }.
log-unmarked-charmed = { $who } is no longer { $gender ->
   *[any] charmed
 }.
log-appears = { $who } appears { $on }.
log-defeats = { $who } defeats { $target }.
log-defeated = { $who } is { $gender ->
   *[any] defeated
 }.
log-leaves = { $who } leaves the board.
log-captured = { $who } is { $gender ->
   *[any] captured
 }!
log-rescued = { $who } is { $gender ->
   *[any] rescued
 } and stands { $on }.
log-went-missing = { $who } goes missing.
log-found = { $who } turns up again { $on }.
log-joined = { $who } joins the party { $on }.
log-search-failed = { $who } finds nothing.
log-special-found = This is what the room was hiding.
log-encounter = Encounter: { $card }.
log-encounter-discarded = The encounter card { $card } is discarded.
log-greed = The roaches are greedy.
log-greed-over = The roaches are no longer greedy.
log-hourglass = The hourglass moves to page { $page }.
log-end-marker = The chapter-end marker moves to page { $page }.
log-explored = The party explores a new room: { $room }.
log-flipped = The tile is turned over: { $room }.
log-trap-set = A mousetrap is set { $on }.
log-trap-sprung = The mousetrap { $on } snaps shut.
log-trap-gone = The mousetrap { $on } is removed.
log-token-placed = The { $token } now lies { $on }.
log-token-spanned = The { $token } now lies { $on }, and its thread runs { $to }.
log-token-taken = The { $token } is taken back.
log-snare-set = A snare with { $n ->
    [one] 1 die
   *[other] { $n } dice
 } is set { $on }.
log-snare-sprung = The snare { $on } snaps shut.
log-status = { $who }: { $what }.
log-status-minions = All minions: { $what }.
log-status-ended = No longer in force: { $what }.
log-achieved = The party earns an achievement: { $what }.
log-honour = { $who } is now { $what }.
log-moment = The story goes on.
log-decided = The party decides: { $what }.
log-check-passed = A star: the check is passed.
log-check-failed = No star: the check fails.
log-boss-cards = { $who } brings { $n ->
    [one] 1 initiative card
   *[other] { $n } initiative cards
 }.
log-victory = The chapter is won!
log-time-is-up = Time is up: the chapter is lost.
log-all-captured = Every mouse is captured: the chapter is lost.
log-defeat = The chapter is lost.

## Dice

log-roll-movement = { $who } rolls for movement.
log-roll-attack = { $who } rolls an attack.
log-roll-defense = { $who } rolls in defense.
log-roll-search = { $who } searches.
log-roll-recover = { $who } tries to recover.
log-roll-climb-out = { $who } tries to climb out of the water.
log-roll-mousetrap = { $who } tries to get off the mousetrap.
log-roll-ambush = Ambush! A die is rolled for a minion card.
log-roll-chase = { $who } gets ready to chase.
log-roll-story = { $who } rolls for a star.
log-dice = { $who } rolls: { $dice }.
log-dice-again = { $who } rolls again: { $dice }.
log-no-dice = no dice
log-drawn = The card is { $card }.
log-gives = { $who } gives { $to } { $card }.
log-wears = { $who } equips { $card }.
log-stows = { $who } puts { $card } into the pack.
log-keeps = { $who } takes { $card }.
log-discarded = { $card } is discarded.
log-shuffled-in = { $card } is shuffled into the search deck.
log-to-stash = { $card } goes into the party stash.
log-card-gone = { $card } is out of the game.
face-0 = cheese (1)
face-1 = sword ★ (2)
face-2 = sword and shield (3)
face-3 = sword and shield ★ (3)
face-4 = bow (2)
face-5 = bow ★ (1)

## Why a minion does what it does

log-target-nearest = { $by } picks the nearest mouse: { $target }.
log-target-nearest-spared = { $by } picks a mouse: nearest is { $target }; { $spared } { $n ->
    [one] was
   *[other] were
 } already attacked.
log-target-close = { $by } has to fight what is right beside it: { $target }.
log-target-close-spared = { $by } has to fight what is right beside it: { $target }; { $spared } { $n ->
    [one] was
   *[other] were
 } already attacked.
log-target-again = { $by } has only mice in reach that were attacked before, so it is { $target } again.
log-target-swept = { $by } strikes everyone there, { $target } first.

## What does not happen

log-no-defense = No hit, so { $who } rolls no defense.
log-no-defense-allowed = { $who } may not defend against this.
log-no-die-steady = { $who } moves 2 without a die.
log-no-die = { $who } rolls no movement die.
log-no-move-here = { $who } stays: a mouse is on its space.
log-no-move-sees = { $who } stays: it already sees a mouse.
log-no-move-blocked = { $who } stays: there is no free way that leads nearer.
log-no-move = { $who } stays.
log-no-attack-grape = { $who } does not attack: it is busy with the grape.
log-no-attack = { $who } does not attack: no mouse is in reach.
log-no-minions-disguise = The disguises work: the rat warriors do not come.
log-no-minions-supply = No more figures of this kind are left.
log-no-minions = No minions come.
log-no-drift = The current cannot carry { $who }: there is no room.
log-no-cheese = The cheese { $who } rolled counts for nothing.
log-no-wound-immune = { $who } is immune to this kind of harm.
log-no-wound-grape = The grape does not harm the large ones.
log-no-wound = { $who } takes no wound.
log-no-marker = { $who } is not poisoned.
log-no-trap-check = { $who } pays no heed to the mousetrap.
log-no-encounter-known = There is no encounter here.
log-no-encounter-surge = The room has a surge of its own.
log-no-encounter = No encounter card is left.
log-no-search-card = No search card is left for { $who }.
log-no-turn-alone = { $who } does nothing: no mouse is in its room.
log-no-turn = { $who } takes no turn.
log-no-card = This kind of minion is on the track already.
log-no-status = So much is in force already that this adds nothing.
log-no-snare = All snares are set already.

## Setting up, and what changes a roll

log-chapter = The chapter begins: { $what }.
log-tiles = { $n ->
    [one] 1 tile is
   *[other] { $n } tiles are
 } laid out.
log-ready = { $who } is ready.
log-starts-with = { $who } starts with { $card }.
log-modified = { $who }: { $what } counts.

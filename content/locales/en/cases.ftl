### What is wrong with a case file, and why a case fails. Words in backquotes stand like that in the file.

## What a case says
diagnostic-c0801 = `{ $line }` belongs before the first choice or expectation
    .label = too late here
diagnostic-c0802 = `{ $line }` cannot be used with `{ $with }`
    .label = remove one of the two
diagnostic-c0803 = `{ $room }` is not on the map
    .label = no tile has this side
    .help = The sides of its tiles: { $known }
diagnostic-c0804 = `{ $room }` is not face up
    .label = its tile shows the other side
    .help = In a chapter, add a line `room { $room }` to turn it up.
diagnostic-c0805 = only the start of a chapter can be refused
    .label = must come right after `begin` or `onward`
diagnostic-c0806 = the chapter did not start, so nothing can follow
    .label = the case is over
diagnostic-c0807 = several rooms have a space `{ $name }`
    .label = which one?
    .help = Write the room before it: `kitchen:{ $name }`.
diagnostic-c0808 = a case without a chapter has no next chapter
    .label = no chapter was named
    .help = Name a `chapter`, or start with `begin`.
diagnostic-c0809 = no chapter follows this one
    .label = the story ends here, or it has no campaign
diagnostic-c0810 = `{ $name }` cannot be given
    .label = the box has no copy left in this chapter
diagnostic-c0811 = unknown die face `{ $name }`
    .label = { diagnostic-suggest }
    .help = Faces: { $known }
diagnostic-c0812 = `{ $name }` is not in this case
    .label = not on the initiative track
diagnostic-c0813 = { $why ->
    [space-full] the space `{ $name }` is too full
    [no-copy] there is no further copy of `{ $name }`
    [too-many-minions] the box has fewer figures `{ $name }`
    [card-without-figure] `{ $name }` is on the track and not on the board
    [figure-without-card] `{ $name }` is on the board and not on the track
   *[other] `{ $name }` cannot be put there
}
    .label = this position is not possible
diagnostic-c0814 = { $why ->
    [size] the chapter needs { $want } mice, not { $have }
    [mouse-twice] `{ $who }` is named twice
    [mouse-not-allowed] `{ $who }` cannot take part
    [mouse-required] `{ $who }` is required
    [no-ability] `{ $who }` has no ability
    [ability-not-for-mouse] `{ $what }` is not an ability for `{ $who }`
    [ability-twice] there is one `{ $what }` only
    [too-many-kept] `{ $who }` keeps too many cards
    [cannot-keep] `{ $what }` cannot be kept
    [not-carried] `{ $who }` did not have `{ $what }` at the end of the last chapter
   *[other] there is no such chapter or ability
}
    .label = the party cannot start: { $rule }
diagnostic-c0815 = the party can start
    .label = expected a refusal
diagnostic-c0816 = { $why ->
    [down] `{ $name }` is too large to be knocked down
    [wounds] `{ $name }` cannot have so many wounds
    [boss-wounds] wounds of `{ $name }` lie on its cards
   *[hook] the hook reaches from space to space of one tile
}
    .label = not possible

## The course of a case
diagnostic-c0821 = the chapter is over
    .label = nothing left to choose
    .help = `onward` goes on to the next chapter, or plays this one again.
diagnostic-c0822 = `{ $who }` cannot decide now
    .label = it is up to `{ $decider }`: { $ask ->
        [turn] its turn
        [before-turn] something before its turn
        [react] whether to react
        [share] sharing
        [equip] equipping
        [keep-or-cash] what becomes of the card
        [discard-down] what leaves the full pack
        [rescue] where the mouse comes back
        [place-mouse] where the mouse arrives
        [place-minion] where the minion comes in
        [minion-order] which minion is first
        [minion-path] which way the minion goes
        [chase-path] which way the chase goes
        [branch] where the current leads
        [boss-wound] which card takes the wound
        [disguise] whether to use the disguises
        [trap] what to roll against the mousetrap
        [target] a target
        [space] a space
        [cure] what is cured
        [card] a card
        [pilfer] whether to take the cheese
       *[story] a decision of the story
    }
diagnostic-c0823 = `{ $choice }` is not a choice here
    .label = not now, or not on this tile
diagnostic-c0824 = `{ $choice }` is refused
    .label = by { $rules }
diagnostic-c0825 = `{ $name }` is not on the board
    .label = never placed, or already gone
diagnostic-c0826 = no `{ $name }` was ever on the board
    .label = figures are numbered in the order they arrive
diagnostic-c0827 = the chapter is not over
    .label = this comes after its end
diagnostic-c0828 = the party cannot go on like this
    .label = `{ $way }` is not possible now
diagnostic-c0829 = `{ $name }` is not on the track
    .label = never laid, or already gone
diagnostic-c0830 = the case proves { $rule }, but no event, offer or refusal cited it
    .label = never cited
diagnostic-c0831 = the { $roll ->
    [toss] tosses
   *[other] dice
} ran out: { $who ->
    [none] somebody
   *[other] `{ $who }`
} { $roll ->
    [movement] rolls for movement
    [attack] rolls for the attack
    [defense] rolls for defense
    [search] rolls for the search
    [recover] rolls to recover
    [climb-out] rolls to climb out
    [mousetrap] rolls against the mousetrap
    [ambush] rolls for the ambush
    [chase] rolls for the chase
    [toss] tosses the grape
   *[story] rolls for a rule
}
    .label = needed { $need }, there were { $left }
diagnostic-c0832 = left over at the end: { $kind ->
    [dice] dice { $dice }
    [tosses] tosses: { $tosses }
   *[both] dice { $dice }; tosses: { $tosses }
}
    .label = fewer dice were rolled than this case expects
diagnostic-c0833 = this order was never needed
    .label = no cards were laid for it
diagnostic-c0834 = `{ $name }` was not laid with these cards
    .label = this order names it

## Expectations
diagnostic-c0840 = `{ $what }`: expected `{ $want }`, found `{ $have }`
    .label = found `{ $have }`
diagnostic-c0841 = `{ $choice }` is not offered
    .label = not allowed now
diagnostic-c0842 = `{ $choice }` is offered
    .label = this is allowed now
diagnostic-c0843 = not refused by { $rule }
    .label = refused by { $rules }
diagnostic-c0844 = no event since the last choice cites { $rule }
    .label = not cited
diagnostic-c0845 = dice were rolled
    .label = since the last choice
diagnostic-c0846 = an event since the last choice cites { $rule }
    .label = cited
diagnostic-c0847 = `{ $room }` is not face up
    .label = face up: { $up }
diagnostic-c0848 = the story moment `{ $name }` was not read
    .label = not yet
diagnostic-c0849 = `{ $who }` does not know `{ $ability }`
    .label = never learnt
diagnostic-c0850 = `{ $name }` was not achieved
    .label = not yet
diagnostic-c0851 = `{ $who }` did not roll dice: { case-roll }
    .label = not since the last choice
diagnostic-c0852 = `{ $who }` is not { $what ->
    [captured] captured
    [missing] missing
    [gone] gone
   *[standing] standing
}
    .label = not the case
diagnostic-c0853 = `{ $who }` is { $case ->
    [missing] not marked
   *[there] marked
} `{ $marker }`
    .label = not the case

## What is told below a failure
case-offered = offered: { $offered }
case-told = since the last choice:
case-nothing-told = nothing happened since the last choice
case-more = ({ $n } earlier)
case-took = line { $line }: { case-roller }{ case-roll }: { $dice }
case-roller = { $who ->
    [none] {""}
   *[other] { $who },{" "}
}
case-roll = { $roll ->
    [movement] movement
    [attack] attack
    [defense] defense
    [search] search
    [recover] recovering
    [climb-out] climbing out
    [mousetrap] mousetrap
    [ambush] ambush
    [chase] chase
   *[story] a rule
}
case-shuffled = { $pile ->
    [search] the search deck is shuffled
   *[encounters] the encounter deck is shuffled
}
case-chapter-began = the chapter { $name } begins
case-tiles-laid = tiles laid out: { $n }
case-mouse-ready = { $who } is in the party
case-starting-card = { $who } starts with { $card }
case-track-cleared = the track is cleared
case-card-laid = { $card } is laid on the track
case-card-moved = the card in slot { $from } moves to slot { $to }
case-card-left = { $card } leaves the track
case-round-began = round { $n } begins
case-turn-began = the turn of { $card } begins
case-turn-skipped = { $who } has no turn
case-turn-over = the turn of { $card } is over
case-rolled = { case-roller }{ case-roll }{ $again ->
    [yes] , rolled again
   *[no] {""}
}: { $dice }
case-tossed = the grape lands: { $way ->
    [splat] splat
   *[whole] whole
}
case-boss-cards = { $kind } draws cards: { $n }
case-hourglass = the hourglass moves to page { $n }
case-end-marker = the end marker moves to page { $n }
case-counter-set = { $name } is { $n }
case-achieved = { $name } is achieved
case-honour = { $who } becomes { $name }
case-moment-read = the moment { $name } is read
case-decided = decided: { $name }
case-check = { case-roller }check { $passed ->
    [yes] passed
   *[no] failed
}
case-nothing = { case-roller }{ $what ->
    [defense] no defense roll
    [movement-die] no movement die
    [move] no move
    [attack] no attack
    [minions] no minions
    [drift] no drift
    [cheese] no cheese
    [wound] no wound
    [marker] no marker
    [trap-check] no trap check
    [encounter] no encounter
    [search-card] no search card
    [turn] no turn
    [status] no lasting effect
    [snare] no snare
    [tile] no tile
   *[initiative-card] no initiative card
}
case-ended = the chapter ends: { $outcome ->
    [victory] victory
    [time-is-up] time is up
    [all-captured] all mice captured
    [stuck] the rules run in a circle
   *[defeat] defeat
}
case-attacked = { case-roller }attack on { $target }{ $weapon ->
    [none] {""}
   *[other] {" "}with { $weapon }
}
case-hits = { case-roller }hits: { $n }
case-blocked = { $who } blocks { $n }
case-wounded = { $who } takes { $kind ->
    [poison] poison wounds
   *[wound] wounds
}: { $n }
case-boss-wounded = { $card } takes wounds: { $n }
case-healed = { $who } heals { $kind ->
    [poison] poison wounds
   *[wound] wounds
}: { $n }
case-marked = { $who } is { $marker }
case-unmarked = { $who } is no longer { $marker }
case-target = { $who } chooses { $target }
case-modified = { case-roller }roll or value changed
case-status-given = { case-roller }a lasting effect begins
case-status-ended = a lasting effect ends
case-move-points = { $who } has movement: { $n }
case-stepped = { $who } moves to { $at }
case-move-over = the move of { $who } is over
case-stood-up = { $who } stands up
case-placed = { $who } is placed on { $at }
case-drifted = { $who } drifts to { $at }
case-drifted-off = { $who } drifts off the tile
case-minion-placed = { $who } comes to { $at }
case-minion-left = { $who } { $way ->
    [defeated] is defeated
   *[left] leaves the board
}
case-newcomers-seen = the new minions no longer count as new
case-captured = { $who } is captured
case-rescued = { $who } comes back to { $at }
case-went-missing = { $who } goes missing
case-found = { $who } is found on { $at }
case-joined = { $who } joins on { $at }
case-action-spent = { $who } spends an action
case-action-gained = { $who } gains an action
case-free-spent = { $who } spends a free action
case-search-failed = { $who } finds nothing
case-cheese-gained = { $who } gains cheese: { $n }
case-cheese-lost = { $who } loses cheese: { $n }
case-cheese-given = { $who } gives cheese to { $to }: { $n }
case-stolen = { $who } steals cheese from { $from }: { $n }
case-wheel-filled = the wheel gains cheese: { $n }
case-wheel-drained = the wheel loses cheese: { $n }
case-used = { $who } uses { $card }
case-learned = { $who } learns { $card }
case-card-moved-to = { $card }: { $from ->
    [deck] deck
    [discards] discards
    [stash] stash
    [pack] pack
    [equipped] worn
    [gone] out of the game
    [board] board
   *[drawn] drawn
} to { $to ->
    [deck] the deck
    [discards] the discards
    [stash] the stash
    [pack] the pack of { $who }
    [equipped] what { $who } wears
    [gone] out of the game
    [board] the board
   *[drawn] be decided on
}
case-searched = { $who } has searched { $room }
case-encounter-turned = { $card } is turned up
case-encounter-discarded = { $card } is discarded
case-greed = { $on ->
    [yes] roaches turn greedy
   *[no] roaches are no longer greedy
}
case-surge-began = a surge in { $room }
case-explored = { $room } is explored
case-tile-flipped = { $room } is turned up
case-tile-laid = { $room } is added to the map
case-tile-closed = { $room } leaves the map
case-trap-set = a mousetrap on { $at }
case-trap-gone = the mousetrap on { $at } is removed
case-token-placed = the { $token ->
    [hook] hook
    [fork] fork
   *[grape] grape
} is placed on { $at }
case-token-taken = the { $token ->
    [hook] hook
    [fork] fork
   *[grape] grape
} is taken up
case-snare-set = a snare on { $at }
case-snare-sprung = the snare on { $at } snaps
case-special-found = a special search succeeds
case-rule-used = a rule that works once has been used

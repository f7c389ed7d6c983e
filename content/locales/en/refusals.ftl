# Why something cannot be done. One sentence each, to the player.

why-over = The chapter is over.
why-other-decision = Something else has to be decided first.
why-action-spent = No action is left this turn.
why-move-spent = The move of this turn is over.
why-not-adjacent = That space is not next to this mouse.
why-red-line = Mice cannot cross a red line.
why-no-way = There is no way through.
why-space-full = That space is full.
why-movement = That takes { $need } movement, and { $have ->
    [0] none is left
    [one] only 1 is left
   *[other] only { $have } are left
 }.
why-held-by-minions = Too many minions are in this space: { $minions ->
    [one] 1 minion
   *[other] { $minions } minions
 } against { $mice ->
    [one] 1 mouse
   *[other] { $mice } mice
 }.
why-against-current = The current is too strong to swim against.
why-climb-first = This mouse has to climb out of the water first.
why-knocked-down = A mouse that was knocked down has to stand up first.
why-webbed = A webbed mouse cannot move. Recover first.
why-stunned = A stunned mouse takes no action but to recover.
why-not-moved-yet = A scurry comes after the move, and this mouse has not moved yet.
why-no-weapon = This mouse has no weapon equipped.
why-not-equipped = That card is not equipped.
why-out-of-reach = That target is out of reach.
why-not-seen = This mouse cannot see that far: something is in the way.
why-near-foe-first = A minion is right here or next door, so a ranged attack has to go there.
why-already-searched = This mouse has already found something here.
why-nothing-to-recover = There is nothing to recover from.
why-minions-here = Not while minions are about.
why-not-at-exit = This mouse is not standing at that exit.
why-no-matching-exit = Nothing fits behind that exit.
why-tile-occupied = The tile behind that exit would have to be turned over, and somebody is standing on it.
why-not-on-flip-space = This mouse is not on the space that turns the tile over.
why-no-hook = That way down needs Fishhook & Thread in the party stash.
why-not-tinkerer-nor-scamp = Only a tinkerer or a scamp can work the gears.
why-in-water = Not in the water.
why-free-spent = That was already done this turn.
why-not-near = No mouse is close enough.
why-cheese = That takes { $need } cheese, and this mouse has { $have }.
why-wrong-class = This mouse has the wrong class for it.
why-ability-used = This ability was already used this turn.
why-already-used = That is already taken.
why-not-now = That is not possible right now.
why-not-held = This mouse does not have it.
why-pack-or-paws = There is no room for it.
why-requirement = This mouse does not meet what the card asks for.
why-not-in-stash = It is not in the party stash.
why-occupied = Somebody is standing there.
why-held = This mouse is held fast.
why-room-forbids = A rule of this room forbids it.
why-scurrying = Not in the middle of a scurry.
why-gone = It is no longer there.

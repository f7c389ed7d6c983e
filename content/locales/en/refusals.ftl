# Why something cannot be done. One sentence each, to the player.

why-over = The chapter is over.
why-other-decision = Another decision comes first.
why-action-spent = No action left this turn.
why-move-spent = You have already moved this turn.
why-ended-by-standing = Standing up takes the whole move.
why-ended-by-climb = Climbing out of the water takes the whole move.
why-ended-by-company = This mouse moved to a space with minions, and that ended its move.
why-ended-by-water = This mouse moved into the water, and that ended its move.
why-not-adjacent = That space is not adjacent to this mouse.
why-red-line = Mice can’t cross a red line.
why-no-way = There is no way through.
why-one-way-in = That space is open to one side only.
why-space-full = That space is full.
why-movement = That costs { $need } movement, but { $have ->
    [0] none is left
    [one] only 1 is left
   *[other] only { $have } are left
 }.
why-held-by-minions = Too many minions are on this space: { $minions ->
    [one] 1 minion
   *[other] { $minions } minions
 } against { $mice ->
    [one] 1 mouse
   *[other] { $mice } mice
 }.
why-against-current = Mice can’t swim against the current.
why-climb-first = Climb out of the water first.
why-knocked-down = Stand up first.
why-webbed = A webbed mouse can’t move. Recover first.
why-stunned = A stunned mouse can only recover.
why-not-moved-yet = Move first: a scurry comes after the normal move.
why-no-weapon = This mouse has no weapon equipped.
why-not-equipped = That card is not equipped.
why-out-of-reach = That target is out of reach.
why-not-seen = No line of sight to the target.
why-near-foe-first = A minion is on this space or an adjacent one. A ranged attack must target it.
why-already-searched = This mouse has already found something in this room.
why-nothing-to-recover = Nothing to recover from.
why-minions-here = Not while minions are in the room.
why-not-at-exit = This mouse is not next to that exit.
why-no-matching-exit = There is no matching exit on the other side.
why-tile-occupied = The tile behind that exit would have to be flipped, but a figure stands on it.
why-not-on-flip-space = This mouse is not on the flip space.
why-no-hook = Flipping here needs Fishhook & Thread in the party stash.
why-not-tinkerer-nor-scamp = Only a tinkerer or a scamp can explore here.
why-in-water = Not in water.
why-free-spent = Already done this turn.
why-not-near = No mouse is close enough.
why-cheese = That costs { $need } cheese, but this mouse has { $have }.
why-wrong-class = This mouse does not have the right class.
why-ability-used = This mouse has already used another ability this turn.
why-same-ability-used = This ability was already used this turn.
why-already-used = Already taken.
why-not-now = Not possible now.
why-only-poison = Poison wounds are healed only by an antidote or a cure.
why-not-held = This mouse does not have it.
why-pack-or-paws = No room for it.
why-requirement = This mouse does not meet the card’s requirements.
why-not-in-stash = It is not in the party stash.
why-occupied = Someone is standing there.
why-held = This mouse can’t get away.
why-room-forbids = A rule of this room forbids it.
why-scurrying = Not during a scurry.
why-gone = It is no longer there.

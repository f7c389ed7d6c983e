### What companions say about their choices, and what hints warn of. No sentence names a room nobody has entered.

## Reasons
bot-reason-whim = Anything can happen, so why not this?
bot-reason-only-choice = There is nothing else to do.
bot-reason-attack = { $foe }: { $percent } in 100 to wound, that is worth a blow.
bot-reason-attack-boss = { $foe } has to fall, and { $percent } in 100 to wound will do.
bot-reason-close-in = { $foe } is the one to go for.
bot-reason-guard = Better they bite me than { $mouse }.
bot-reason-step-back = Over here fewer of them get at us.
bot-reason-search-here = It is quiet enough to have a look around.
bot-reason-search-for = This is the place to look for { $card }.
bot-reason-onward = The way out is over there.
bot-reason-explore = Everyone is ready, so on we go.
bot-reason-gather = This is where we have to be.
bot-reason-wait-for-others = The others are not ready yet.
bot-reason-wait-for-rescue = We wait for { $mouse }.
bot-reason-turn-done = That was all for this turn.
bot-reason-you-lead = Nothing is left for me here. Lead on when you like.
bot-reason-climb-out = Out of the water while there is a chance.
bot-reason-get-up = First back on my paws.
bot-reason-recover = First I have to get free of this.
bot-reason-look-for = { $mouse } must be somewhere.
bot-reason-learn = Six cheese well spent: { $ability }.
bot-reason-use-ability = Now is the moment: { $ability }.
bot-reason-use-card = Now is the moment: { $card }.
bot-reason-use-power = That costs nothing and helps.
bot-reason-extra-action = One more action is worth the cheese.
bot-reason-save-cheese = The cheese is better saved for later.
bot-reason-wear = { $card } is better on than in the pack.
bot-reason-stow = { $card } makes room for something better.
bot-reason-hand = { $card } is of more use to { $mouse }.
bot-reason-dialogue-done = Everything is where it belongs.
bot-reason-keep = { $card } will come in handy.
bot-reason-cash = A cheese is worth more to us than { $card }.
bot-reason-discard = { $card } is what we need least.
bot-reason-take-card = { $card } helps us most.
bot-reason-heal = { $mouse } needs it most.
bot-reason-least-harm = There it does us the least harm.
bot-reason-safest-space = That is the best place to stand.
bot-reason-weakest-card = The card closest to falling first.
bot-reason-disguise = Two rats fewer are worth a disguise.
bot-reason-no-disguise = Not for this handful; the disguise stays in the bag.
bot-reason-best-dice = More dice, more stars.
bot-reason-from-the-wheel = What comes off the wheel counts twice.
bot-reason-cure = This hurts most.
bot-reason-story-answer = That brings us closer to the end of the tale.
bot-reason-bait = Let them chase something round.
bot-reason-catnip = Nothing else stops a cat so surely.
bot-reason-tried = { $playouts ->
    [one] Tried once: it looks like { $percent } in 100.
   *[other] Tried { $playouts } times: it looks like { $percent } in 100.
}

## Risks
bot-risk-wounds = { $foe }: { $percent } in 100 to wound.
bot-risk-capture = { $mouse } may be captured ({ $percent } in 100).
bot-risk-surge = The wheel may fill ({ $percent } in 100).
bot-risk-defeat = The chapter may be lost at once ({ $percent } in 100).

### What companions say about their choices, and what hints warn of. No sentence names a room nobody has entered.

## Reasons
bot-reason-whim = Why not try this?
bot-reason-only-choice = There is nothing else to do.
bot-reason-attack = { $foe }: { $percent }% to wound. Worth an attack.
bot-reason-attack-boss = { $foe } has to fall. { $percent }% to wound.
bot-reason-close-in = My target: { $foe }.
bot-reason-guard = Better me than { $mouse }.
bot-reason-step-back = Fewer of them can reach us here.
bot-reason-search-here = Quiet enough to search.
bot-reason-search-for = We may find { $card } here.
bot-reason-onward = The way on is over there.
bot-reason-explore = Everyone is ready. Let’s go.
bot-reason-gather = We have to get here.
bot-reason-errand = There is time for this on the way.
bot-reason-wait-for-others = The others are not ready yet.
bot-reason-wait-for-rescue = We’re waiting for { $mouse }.
bot-reason-turn-done = I’m done for this turn.
bot-reason-you-lead = Nothing left for me here. Lead on when you like.
bot-reason-climb-out = Out of the water while I can.
bot-reason-get-up = First I stand up.
bot-reason-recover = First I have to recover.
bot-reason-look-for = { $mouse } must be somewhere.
bot-reason-learn = 6 cheese well spent: { $ability }.
bot-reason-use-ability = The right moment for { $ability }.
bot-reason-use-card = The right moment for { $card }.
bot-reason-use-power = It’s free and it helps.
bot-reason-extra-action = One more action is worth the cheese.
bot-reason-save-cheese = I’ll save the cheese for later.
bot-reason-wear = No use in the pack: { $card }.
bot-reason-stow = Makes room for something better: { $card }.
bot-reason-hand = { $mouse } can use { $card } better.
bot-reason-dialogue-done = That’s how I want it.
bot-reason-keep = Worth keeping: { $card }.
bot-reason-cash = 1 cheese is worth more to us than { $card }.
bot-reason-discard = We need { $card } least.
bot-reason-take-card = Helps us most: { $card }.
bot-reason-heal = { $mouse } needs it most.
bot-reason-least-harm = It does the least harm there.
bot-reason-safest-space = The best place to stand.
bot-reason-weakest-card = This card is closest to defeat.
bot-reason-disguise = Worth it: fewer rats.
bot-reason-no-disguise = Too few rats. We keep the Disguises.
bot-reason-best-dice = More dice, more stars.
bot-reason-from-the-wheel = Cheese off the wheel helps twice.
bot-reason-cure = This hurts most.
bot-reason-story-answer = It brings us closer to winning.
bot-reason-bait = Let them chase the grape.
bot-reason-catnip = Nothing stops a cat better.
bot-reason-tried = { $playouts ->
    [one] { $percent }% to win in 1 trial game.
   *[other] { $percent }% to win in { $playouts } trial games.
}

## Risks
bot-risk-wounds = { $foe }: { $percent }% to wound.
bot-risk-capture = { $percent }% that { $mouse } is captured.
bot-risk-surge = { $percent }% that the cheese wheel fills.
bot-risk-defeat = { $percent }% that you lose the chapter at once.

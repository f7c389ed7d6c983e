### Co towarzysze mówią o swoich decyzjach i przed czym ostrzegają podpowiedzi. Żadne zdanie nie zdradza nieodwiedzonego pomieszczenia.

## Powody
bot-reason-whim = Wszystko może się zdarzyć, więc czemu nie to?
bot-reason-only-choice = Nic innego nie da się teraz zrobić.
bot-reason-attack = { $foe }: { $percent }% szans na ranę, warto uderzyć.
bot-reason-attack-boss = { $foe } musi paść, a { $percent }% szans na ranę wystarczy.
bot-reason-close-in = Mój cel: { $foe }.
bot-reason-guard = Niech gryzą raczej mnie. Obok stoi { $mouse }.
bot-reason-step-back = Tutaj mniej ich do nas dosięgnie.
bot-reason-search-here = Jest dość spokojnie, żeby się rozejrzeć.
bot-reason-search-for = Właśnie tu trzeba szukać: { $card }.
bot-reason-onward = Dalej idzie się tamtędy.
bot-reason-explore = Wszyscy gotowi, ruszamy.
bot-reason-gather = Właśnie tu mamy dotrzeć.
bot-reason-wait-for-others = Reszta nie jest jeszcze gotowa.
bot-reason-wait-for-rescue = Czekamy, aż wróci { $mouse }.
bot-reason-turn-done = To wszystko w tej turze.
bot-reason-you-lead = Nic tu po mnie. Ruszamy, kiedy powiecie.
bot-reason-climb-out = Z wody, póki się da.
bot-reason-get-up = Najpierw trzeba stanąć na łapy.
bot-reason-recover = Najpierw muszę się z tego otrząsnąć.
bot-reason-look-for = { $mouse } musi gdzieś tu być.
bot-reason-learn = Sześć serów dobrze wydanych: { $ability }.
bot-reason-use-ability = To właściwa chwila: { $ability }.
bot-reason-use-card = To właściwa chwila: { $card }.
bot-reason-use-power = Nic nie kosztuje, a pomaga.
bot-reason-extra-action = Dodatkowa akcja jest warta sera.
bot-reason-save-cheese = Ser lepiej zachować na później.
bot-reason-wear = W bagażu się marnuje: { $card }.
bot-reason-stow = Robi miejsce na coś lepszego: { $card }.
bot-reason-hand = { $mouse } zrobi z tego lepszy użytek: { $card }.
bot-reason-dialogue-done = Wszystko jest na swoim miejscu.
bot-reason-keep = To się przyda: { $card }.
bot-reason-cash = Ser da nam więcej niż ta karta: { $card }.
bot-reason-discard = Bez tego obejdziemy się najłatwiej: { $card }.
bot-reason-take-card = To pomoże nam najbardziej: { $card }.
bot-reason-heal = { $mouse } potrzebuje tego najbardziej.
bot-reason-least-harm = Tam zaszkodzi nam to najmniej.
bot-reason-safest-space = Tam najlepiej stanąć.
bot-reason-weakest-card = Najpierw karta, która zaraz padnie.
bot-reason-disguise = Dwa szczury mniej są warte przebrania.
bot-reason-no-disguise = Na tę garstkę szkoda przebrania.
bot-reason-best-dice = Więcej kości, więcej gwiazdek.
bot-reason-from-the-wheel = Ser z koła liczy się podwójnie.
bot-reason-cure = To dokucza najbardziej.
bot-reason-story-answer = Tak będziemy bliżej końca opowieści.
bot-reason-bait = Niech gonią za czymś okrągłym.
bot-reason-catnip = Nic tak pewnie nie zatrzyma kota.
bot-reason-tried = { $playouts ->
    [one] Po jednej próbie wygląda to na { $percent }% szans.
    [few] Po { $playouts } próbach wygląda to na { $percent }% szans.
    [many] Po { $playouts } próbach wygląda to na { $percent }% szans.
   *[other] Po { $playouts } próby wygląda to na { $percent }% szans.
}

## Ryzyko
bot-risk-wounds = { $foe }: { $percent }% szans na ranę.
bot-risk-capture = { $mouse }: groźba pojmania ({ $percent }%).
bot-risk-surge = Serowe koło może się zapełnić ({ $percent }%).
bot-risk-defeat = Rozdział może być od razu przegrany ({ $percent }%).

### Co towarzysze mówią o swoich decyzjach i przed czym ostrzegają podpowiedzi. Żadne zdanie nie zdradza nieodwiedzonego pomieszczenia.

## Powody
bot-reason-whim = A czemu by nie?
bot-reason-only-choice = Nic innego nie mogę zrobić.
bot-reason-attack = { $foe }: { $percent }% szans na ranę, warto zaatakować.
bot-reason-attack-boss = { $foe } musi paść, a szansa na ranę to { $percent }%.
bot-reason-close-in = Mój cel: { $foe }.
bot-reason-guard = Niech lepiej atakują mnie niż { $mouse-acc }.
bot-reason-step-back = Tutaj dosięgnie nas mniej sługusów.
bot-reason-search-here = Jest spokojnie, można poszperać.
bot-reason-search-for = Tu może leżeć: { $card }.
bot-reason-onward = Dalej idziemy tędy.
bot-reason-explore = Wszyscy gotowi, ruszamy.
bot-reason-gather = Tu mamy dotrzeć.
bot-reason-errand = Na to jeszcze starczy czasu.
bot-reason-wait-for-others = Reszta nie jest jeszcze gotowa.
bot-reason-wait-for-rescue = Czekamy na { $mouse-acc }.
bot-reason-turn-done = To wszystko w tej turze.
bot-reason-you-lead = Nic tu już nie zdziałam. Ruszamy, kiedy powiecie.
bot-reason-climb-out = Wychodzę z wody, póki się da.
bot-reason-get-up = Najpierw muszę wstać.
bot-reason-recover = Najpierw muszę się z tego otrząsnąć.
bot-reason-look-for = { $mouse } musi gdzieś tu być.
bot-reason-learn = Sześć serów dobrze wydanych: { $ability }.
bot-reason-use-ability = To właściwa chwila: { $ability }.
bot-reason-use-card = To właściwa chwila: { $card }.
bot-reason-use-power = Nic nie kosztuje, a pomaga.
bot-reason-extra-action = Dodatkowa akcja jest warta sera.
bot-reason-save-cheese = Ser lepiej zachować na później.
bot-reason-wear = Szkoda trzymać w bagażu: { $card }.
bot-reason-stow = Zwalnia miejsce na coś lepszego: { $card }.
bot-reason-hand = { $mouse } lepiej to wykorzysta: { $card }.
bot-reason-dialogue-done = Tak jest dobrze.
bot-reason-keep = To się przyda: { $card }.
bot-reason-cash = Ser przyda się bardziej niż ta karta: { $card }.
bot-reason-discard = Tego potrzebujemy najmniej: { $card }.
bot-reason-take-card = To pomoże nam najbardziej: { $card }.
bot-reason-heal = { $mouse } potrzebuje tego najbardziej.
bot-reason-least-harm = Tam zaszkodzi nam najmniej.
bot-reason-safest-space = Tam najlepiej stanąć.
bot-reason-weakest-card = Najpierw karta najbliższa pokonania.
bot-reason-disguise = Warto: przyjdzie mniej szczurów.
bot-reason-no-disguise = Za mało szczurów. Przebrania zostawiamy na później.
bot-reason-best-dice = Więcej kości, więcej gwiazdek.
bot-reason-from-the-wheel = Ser zabrany z koła liczy się podwójnie.
bot-reason-cure = To dokucza najbardziej.
bot-reason-story-answer = Tak będzie nam bliżej do zwycięstwa.
bot-reason-bait = Niech pobiegną do winogrona.
bot-reason-catnip = Nic nie zatrzyma kota lepiej.
bot-reason-tried = { $playouts ->
    [one] Po jednej próbie: { $percent }% szans.
    [few] Po { $playouts } próbach: { $percent }% szans.
    [many] Po { $playouts } próbach: { $percent }% szans.
   *[other] Po { $playouts } próby: { $percent }% szans.
}

## Ryzyko
bot-risk-wounds = { $foe }: { $percent }% szans na ranę.
bot-risk-capture = { $mouse }: ryzyko pojmania { $percent }%.
bot-risk-surge = Serowe koło może się zapełnić: { $percent }%.
bot-risk-defeat = Możecie od razu przegrać rozdział: { $percent }%.

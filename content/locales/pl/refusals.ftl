# Dlaczego czegoś nie można zrobić. Po jednym zdaniu do gracza.

why-over = Rozdział już się skończył.
why-other-decision = Najpierw trzeba rozstrzygnąć coś innego.
why-action-spent = W tej turze nie ma już akcji.
why-move-spent = Ruch w tej turze już się skończył.
why-not-adjacent = To pole nie sąsiaduje z tą myszą.
why-red-line = Myszy nie przechodzą przez czerwone linie.
why-no-way = Tamtędy nie ma przejścia.
why-space-full = Na tym polu nie ma już miejsca.
why-movement = Potrzeba { $need ->
    [one] 1 punktu ruchu
    [few] { $need } punktów ruchu
    [many] { $need } punktów ruchu
   *[other] { $need } punktu ruchu
 }, a { $have ->
    [0] nie został żaden
    [one] został tylko 1
    [few] zostały tylko { $have }
    [many] zostało tylko { $have }
   *[other] zostało tylko { $have }
 }.
why-held-by-minions = Za dużo sługusów na tym polu: { $minions ->
    [one] 1 sługus
    [few] { $minions } sługusów
    [many] { $minions } sługusów
   *[other] { $minions } sługusa
 } na { $mice ->
    [one] 1 mysz
    [few] { $mice } myszy
    [many] { $mice } myszy
   *[other] { $mice } myszy
 }.
why-against-current = Pod ten prąd nie da się płynąć.
why-climb-first = Ta mysz musi najpierw wyjść z wody.
why-knocked-down = Przewrócona mysz musi najpierw wstać.
why-webbed = Oplątana mysz nie może się ruszyć. Najpierw musi odzyskać siły.
why-stunned = Ogłuszona mysz może tylko odzyskiwać siły.
why-not-moved-yet = Pospieszyć się można dopiero po ruchu, a ta mysz jeszcze się nie ruszyła.
why-no-weapon = Ta mysz nie ma w łapach żadnej broni.
why-not-equipped = Ta karta nie jest założona.
why-out-of-reach = Ten cel jest poza zasięgiem.
why-not-seen = Coś zasłania: ta mysz nie widzi celu.
why-near-foe-first = Sługus stoi tuż obok, więc atak na dystans musi pójść w niego.
why-already-searched = Ta mysz już coś tutaj znalazła.
why-nothing-to-recover = Ta mysz nie musi odzyskiwać sił.
why-minions-here = Nie wtedy, gdy w pobliżu są sługusi.
why-not-at-exit = Ta mysz nie stoi przy tym wyjściu.
why-no-matching-exit = Za tym wyjściem nic nie pasuje.
why-tile-occupied = Kafel za tym wyjściem trzeba by odwrócić, a ktoś na nim stoi.
why-not-on-flip-space = Ta mysz nie stoi na polu, które odwraca kafel.
why-no-hook = Do tego potrzebny jest Haczyk i Linka w bagażu drużyny.
why-not-tinkerer-nor-scamp = Z kołami zębatymi poradzi sobie tylko kowal albo szelma.
why-in-water = Nie w wodzie.
why-free-spent = To już było w tej turze.
why-not-near = Żadna mysz nie jest dość blisko.
why-cheese = Potrzeba { $need ->
    [one] 1 sera
    [few] { $need } serów
    [many] { $need } serów
   *[other] { $need } sera
 }, a ta mysz ma { $have }.
why-wrong-class = Ta mysz ma niewłaściwą klasę.
why-ability-used = Ta zdolność była już użyta w tej turze.
why-already-used = To już jest zajęte.
why-not-now = Teraz się nie da.
why-not-held = Ta mysz tego nie ma.
why-pack-or-paws = Nie ma na to miejsca.
why-requirement = Ta mysz nie spełnia wymagań karty.
why-not-in-stash = Tego nie ma w bagażu drużyny.
why-occupied = Ktoś już tam stoi.
why-held = Ta mysz jest uwięziona w miejscu.
why-room-forbids = Zabrania tego zasada tego pomieszczenia.
why-scurrying = Nie w trakcie pośpiechu.
why-gone = Tego już tam nie ma.

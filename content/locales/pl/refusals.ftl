# Dlaczego czegoś nie można zrobić. Po jednym zdaniu do gracza.

why-over = Rozdział już się skończył.
why-other-decision = Najpierw trzeba rozstrzygnąć coś innego.
why-action-spent = Akcja w tej turze jest już wykorzystana.
why-move-spent = Ruch w tej turze już się skończył.
why-ended-by-standing = Wstawanie zajmuje cały ruch.
why-ended-by-climb = Wyjście z wody zajmuje cały ruch.
why-ended-by-company = Ta mysz weszła na pole ze sługusami i na tym jej ruch się skończył.
why-ended-by-water = Ta mysz weszła do wody i na tym jej ruch się skończył.
why-not-adjacent = To pole nie sąsiaduje z tą myszą.
why-red-line = Myszy nie mogą przekraczać czerwonych linii.
why-no-way = Nie ma tamtędy przejścia.
why-one-way-in = To pole jest otwarte tylko z jednej strony.
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
why-against-current = Nie można płynąć przeciw nurtowi.
why-climb-first = Ta mysz musi najpierw wyjść z wody.
why-knocked-down = Przewrócona mysz musi najpierw wstać.
why-webbed = Oplątana mysz nie może się ruszyć. Najpierw musi odzyskać siły.
why-stunned = Ogłuszona mysz może tylko odzyskiwać siły.
why-not-moved-yet = Pośpiech jest możliwy dopiero po ruchu. Najpierw rusz mysz.
why-no-weapon = Ta mysz nie ma broni w łapach.
why-not-equipped = Ta karta nie jest założona.
why-out-of-reach = Ten cel jest poza zasięgiem.
why-not-seen = Ta mysz nie widzi celu: coś go zasłania.
why-near-foe-first = Tuż obok stoi sługus, więc to on musi być celem ataku dystansowego.
why-already-searched = Ta mysz już tu coś znalazła.
why-nothing-to-recover = Ta mysz nie musi odzyskiwać sił.
why-minions-here = Dopóki są tu sługusi, to niemożliwe.
why-not-at-exit = Ta mysz nie stoi przy tym wyjściu.
why-no-matching-exit = Za tym wyjściem nie ma pasującego kafla.
why-tile-occupied = Kafel za tym wyjściem trzeba by odwrócić, ale ktoś na nim stoi.
why-not-on-flip-space = Ta mysz nie stoi na polu obrotu.
why-no-hook = Do tego potrzebne są Haczyk i Linka w bagażu drużyny.
why-not-tinkerer-nor-scamp = Tego pola obrotu może użyć tylko kowal albo szelma.
why-in-water = W wodzie to niemożliwe.
why-free-spent = Ta darmowa akcja jest już w tej turze wykorzystana.
why-not-near = Żadna mysz nie stoi wystarczająco blisko.
why-cheese = Potrzeba { $need ->
    [one] 1 sera
    [few] { $need } serów
    [many] { $need } serów
   *[other] { $need } sera
 }, a ta mysz ma { $have }.
why-wrong-class = Klasa tej myszy na to nie pozwala.
why-ability-used = Ta mysz użyła już w tej turze innej zdolności.
why-same-ability-used = Ta zdolność była już użyta w tej turze.
why-already-used = To już jest zajęte.
why-not-now = Teraz to niemożliwe.
why-only-poison = Zatrute rany leczy tylko antidotum lub specjalne leczenie.
why-not-held = Ta mysz tego nie ma.
why-pack-or-paws = Nie ma na to miejsca.
why-requirement = Ta mysz nie spełnia wymagań karty.
why-not-in-stash = Tego nie ma w bagażu drużyny.
why-occupied = Ktoś już tam stoi.
why-held = Ta mysz jest unieruchomiona.
why-room-forbids = Zasada tego pomieszczenia tego zabrania.
why-scurrying = W trakcie pośpiechu to niemożliwe.
why-gone = Tego już tam nie ma.

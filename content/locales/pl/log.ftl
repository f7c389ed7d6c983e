# Dziennik: pełne zdania w czasie teraźniejszym.

event-shuffled-search = Tasujemy stos szperania.
event-shuffled-search-discards = Tasujemy odrzucone karty szperania w nowy stos.
event-shuffled-encounters = Tasujemy stos potyczek.
event-shuffled-encounters-discards = Tasujemy odrzucone karty potyczek w nowy stos.
event-card-laid = Układamy tor inicjatywy.
event-card-moved-up = Tor inicjatywy: karta „{ $card }” idzie w górę na miejsce { $slot }.
event-card-moved-down = Tor inicjatywy: karta „{ $card }” spada na miejsce { $slot }.
event-card-left = Karta „{ $card }” schodzi z toru inicjatywy.
event-round-began = Zaczyna się runda { $n }.
event-turn-began-mouse = Teraz gra { $who }.
event-turn-began-minion = Tura sługusów: { $who }.
event-turn-skipped = { $who } traci tę turę.
event-tossed-splat = Winogrono pęka.
event-tossed-whole = Winogrono zostaje całe.
event-move-set = { $who } ma { $points ->
    [one] 1 punkt ruchu
    [few] { $points } punkty ruchu
    [many] { $points } punktów ruchu
   *[other] { $points } punktu ruchu
 }.
event-move-set-without-die = { $who } ma bez rzutu { $points ->
    [one] 1 punkt ruchu
    [few] { $points } punkty ruchu
    [many] { $points } punktów ruchu
   *[other] { $points } punktu ruchu
 }.
event-move-set-scurry = { $who } spieszy się i ma { $points ->
    [one] 1 punkt ruchu
    [few] { $points } punkty ruchu
    [many] { $points } punktów ruchu
   *[other] { $points } punktu ruchu
 }.
event-move-points = { $who } ma teraz { $points ->
    [one] 1 punkt ruchu
    [few] { $points } punkty ruchu
    [many] { $points } punktów ruchu
   *[other] { $points } punktu ruchu
 }.
event-stepped = { $who } idzie { $to }{ $cost ->
    [0] {""}
    [one] {""}
    [few] {" "}za { $cost } punkty ruchu
    [many] {" "}za { $cost } punktów ruchu
   *[other] {" "}za { $cost } punktu ruchu
 }.
event-stepped-minion = { $who } idzie { $to }.
event-stood-up = { $who } wstaje.
event-placed = { $who } stoi teraz { $on }.
event-placed-all = { $who } stoją teraz { $on }.
event-drifted = Nurt niesie { $who } { $to }.
event-drifted-off = Nurt zmywa { $who } z kafla.
event-action-gained = { $who } dostaje dodatkową akcję.
event-free-spent-share = { $who } dzieli się kartami lub serem.
event-free-spent-equip = { $who } zmienia wyposażenie.
event-ability-used = { $who } używa zdolności „{ $card }”.
event-card-used = { $who } używa karty „{ $card }”.
event-rule-used = Działa „{ $what }”.
event-modified-all = Działa „{ $what }”.
event-learned = { $who } uczy się zdolności „{ $card }”.
event-cheese-gained = { $who } dostaje { $n ->
    [one] 1 ser
    [few] { $n } sery
    [many] { $n } serów
   *[other] { $n } sera
 }.
event-cheese-lost = { $who } traci { $n ->
    [one] 1 ser
    [few] { $n } sery
    [many] { $n } serów
   *[other] { $n } sera
 }.
event-cheese-given = { $who } daje { $to } { $n ->
    [one] 1 ser
    [few] { $n } sery
    [many] { $n } serów
   *[other] { $n } sera
 }.
event-wheel-filled = Na serowe koło { $n ->
    [one] trafia 1 ser
    [few] trafiają { $n } sery
    [many] trafia { $n } serów
   *[other] trafia { $n } sera
 } (razem: { $now }).
event-wheel-filled-time = Nie ma sługusów, a czas ucieka. Na serowe koło { $n ->
    [one] trafia 1 ser
    [few] trafiają { $n } sery
    [many] trafia { $n } serów
   *[other] trafia { $n } sera
 } (razem: { $now }).
event-wheel-drained = Z serowego koła { $n ->
    [one] znika 1 ser
    [few] znikają { $n } sery
    [many] znika { $n } serów
   *[other] znika { $n } sera
 } (zostaje: { $now }).
event-surge-began = Serowe koło jest pełne: nadchodzą posiłki! Pomieszczenie: { $room }.
event-attacked-with = { $who } atakuje { $target } ({ $card }).
event-attacked = { $who } atakuje { $target }.
event-attacked-by-nobody = Atak na { $target }.
event-hits = { $n ->
    [one] 1 trafienie.
    [few] { $n } trafienia.
    [many] { $n } trafień.
   *[other] { $n } trafienia.
 }
event-blocked = { $who } blokuje { $n ->
    [0] 0 trafień
    [one] 1 trafienie
    [few] { $n } trafienia
    [many] { $n } trafień
   *[other] { $n } trafienia
 }.
event-wounded = { $who } dostaje { $n ->
    [one] 1 ranę
    [few] { $n } rany
    [many] { $n } ran
   *[other] { $n } rany
 }.
event-wounded-poison = { $who } dostaje { $n ->
    [one] 1 zatrutą ranę
    [few] { $n } zatrute rany
    [many] { $n } zatrutych ran
   *[other] { $n } zatrutej rany
 }.
event-boss-wounded = Karta „{ $card }” dostaje { $n ->
    [one] 1 ranę
    [few] { $n } rany
    [many] { $n } ran
   *[other] { $n } rany
 }.
event-stolen = { $by } kradnie { $who } { $n ->
    [one] 1 ser
    [few] { $n } sery
    [many] { $n } serów
   *[other] { $n } sera
 }.
event-healed = { $who } leczy { $n ->
    [one] 1 ranę
    [few] { $n } rany
    [many] { $n } ran
   *[other] { $n } rany
 }.
event-healed-poison = { $who } leczy { $n ->
    [one] 1 zatrutą ranę
    [few] { $n } zatrute rany
    [many] { $n } zatrutych ran
   *[other] { $n } zatrutej rany
 }.
event-marked-stunned = { $who } zostaje { $gender ->
    [feminine] ogłuszona
   *[masculine] ogłuszony
 }.
event-marked-webbed = { $who } zostaje { $gender ->
    [feminine] oplątana
   *[masculine] oplątany
 }.
event-marked-knocked-down = { $who } zostaje { $gender ->
    [feminine] przewrócona
   *[masculine] przewrócony
 }.
event-marked-charmed = { $who } zostaje { $gender ->
    [feminine] zauroczona
   *[masculine] zauroczony
 }.
event-marked-own = { $who } dostaje znacznik „{ $what }”.
event-unmarked-stunned = { $who } nie jest już { $gender ->
    [feminine] ogłuszona
   *[masculine] ogłuszony
 }.
event-unmarked-webbed = { $who } nie jest już { $gender ->
    [feminine] oplątana
   *[masculine] oplątany
 }.
event-unmarked-knocked-down = { $who } nie jest już { $gender ->
    [feminine] przewrócona
   *[masculine] przewrócony
 }.
event-unmarked-charmed = { $who } nie jest już { $gender ->
    [feminine] zauroczona
   *[masculine] zauroczony
 }.
event-unmarked-own = { $who } traci znacznik „{ $what }”.
event-minion-placed = { $who } pojawia się { $on }.
event-minion-left-defeated-by = { $who } pokonuje { $target }.
event-minion-left-defeated = { $who } zostaje { $gender ->
    [feminine] pokonana
   *[masculine] pokonany
 }.
event-minion-left = { $who } znika z planszy.
event-captured = { $who } zostaje { $gender ->
    [feminine] pojmana
   *[masculine] pojmany
 }!
event-rescued = { $who } zostaje { $gender ->
    [feminine] uratowana
   *[masculine] uratowany
 } i staje { $on }.
event-went-missing = { $who } znika bez śladu.
event-found = { $who } odnajduje się { $on }.
event-joined = { $who } dołącza do drużyny { $on }.
event-search-failed = { $who } nic nie znajduje.
event-special-found = Specjalne szperanie się udało.
event-encounter-turned = Potyczka: { $card }.
event-encounter-discarded = Odrzucamy kartę potyczki „{ $card }”.
event-greed = Karaluchy są chciwe.
event-greed-over = Karaluchy nie są już chciwe.
event-hourglass-moved = Klepsydra przesuwa się na stronę { $page }.
event-end-marker-moved = Znacznik zakończenia przesuwa się na stronę { $page }.
event-explored = Drużyna wchodzi do nowego pomieszczenia: { $room }.
event-tile-flipped = Odwracamy kafel: { $room }.
event-tile-laid = Dokładamy kafel: { $room }.
event-tile-closed = Zabieramy kafel: { $room }.
event-trap-set = { $on } leży teraz pułapka na myszy.
event-trap-gone-sprung = Pułapka { $on } się zatrzaskuje.
event-trap-gone = Pułapka { $on } znika z planszy.
event-token-placed = { $on } leży teraz { $token }.
event-token-placed-spanned = { $on } leży teraz { $token }. Linka sięga { $to }.
event-token-taken = { $token } wraca do bagażu drużyny.
event-snare-set = { $on } czekają teraz sidła ({ $n ->
    [one] 1 trafienie
    [few] { $n } trafienia
    [many] { $n } trafień
   *[other] { $n } trafienia
 }).
event-snare-sprung = Sidła { $on } się zaciskają.
event-counter-set = { $what }: { $n }.
event-status-given = { $who }: { $what }.
event-status-given-minions = Wszyscy sługusi: { $what }.
event-status-ended = Przestaje działać: { $what }.
event-achieved = Drużyna zdobywa trofeum: { $what }.
event-honour-earned = { $who } zdobywa trofeum: { $what }.
event-moment-read = Opowieść toczy się dalej.
event-decided = Drużyna decyduje: { $what }.
event-check-made-passed = Jest gwiazdka: udało się.
event-check-made-failed = Nie ma gwiazdki: nie udało się.
event-boss-cards = { $who } ma { $n ->
    [one] 1 kartę inicjatywy
    [few] { $n } karty inicjatywy
    [many] { $n } kart inicjatywy
   *[other] { $n } karty inicjatywy
 }.
event-ended-victory = Rozdział wygrany!
event-ended-time-is-up = Czas minął: rozdział przegrany.
event-ended-all-captured = Wszystkie myszy są pojmane: rozdział przegrany.
event-ended-defeat = Rozdział przegrany.
event-ended-stuck = Nie da się grać dalej: zasady tego rozdziału zapętliły się. Rozdział przegrany.

## Kości

event-rolled-movement = { $who } rzuca na ruch.
event-rolled-attack = { $who } rzuca na atak.
event-rolled-defense = { $who } rzuca na obronę.
event-rolled-search = { $who } szpera.
event-rolled-recover = { $who } próbuje odzyskać siły.
event-rolled-climb-out = { $who } próbuje wyjść z wody.
event-rolled-mousetrap = { $who } próbuje przejść przez pułapkę.
event-rolled-ambush = Zasadzka! Rzucamy za kartę sługusów.
event-rolled-chase = { $who } rusza w pościg.
event-rolled-story = { $who } rzuca na gwiazdkę.
event-rolled-dice = { $who } wyrzuca: { $dice }.
event-rolled-dice-again = { $who } rzuca jeszcze raz: { $dice }.
event-rolled-no-dice = brak kości
event-card-moved-to-drawn = Dobrana karta: „{ $card }”.
event-card-moved-to-other = { $who } daje { $to } kartę „{ $card }”.
event-card-moved-to-equipped = { $who } zakłada kartę „{ $card }”.
event-card-moved-to-own-pack = { $who } chowa do bagażu kartę „{ $card }”.
event-card-moved-to-pack = { $who } bierze kartę „{ $card }”.
event-card-moved-to-discards = Odrzucamy kartę „{ $card }”.
event-card-moved-to-deck = Wtasowujemy kartę „{ $card }” do stosu szperania.
event-card-moved-to-stash = Karta „{ $card }” trafia do bagażu drużyny.
event-card-moved-to-gone = Karta „{ $card }” znika z gry.
face-0 = ser (1)
face-1 = miecz z gwiazdką (2)
face-2 = miecz i tarcza (3)
face-3 = miecz i tarcza z gwiazdką (3)
face-4 = łuk (2)
face-5 = łuk z gwiazdką (1)

## Dlaczego sługus robi to, co robi

event-target-chosen-nearest = { $by } wybiera najbliższą mysz: { $target }.
event-target-chosen-nearest-spared = { $by } wybiera najbliższą mysz: { $target }; { $n ->
    [one] zaatakowano już
    [few] zaatakowano już
    [many] zaatakowano już
   *[other] zaatakowano już
 } { $spared }.
event-target-chosen-close = { $by } musi zaatakować kogoś tuż obok: { $target }.
event-target-chosen-close-spared = { $by } musi zaatakować kogoś tuż obok: { $target }; { $n ->
    [one] zaatakowano już
    [few] zaatakowano już
    [many] zaatakowano już
   *[other] zaatakowano już
 } { $spared }.
event-target-chosen-again = Wszystkie myszy w zasięgu były już atakowane, więc { $by } ponownie wybiera cel: { $target }.
event-target-chosen-swept = { $by } atakuje wszystkich w tym miejscu. Pierwszy cel: { $target }.

## Co się nie dzieje

event-nothing-defense = Nie ma trafienia, więc { $who } nie rzuca na obronę.
event-nothing-defense-allowed = { $who } nie może się przed tym bronić.
event-nothing-movement-die-steady = { $who } idzie o 2 pola bez rzutu.
event-nothing-movement-die = { $who } nie rzuca na ruch.
event-nothing-move-here = { $who } nie rusza się: na tym polu jest mysz.
event-nothing-move-sees = { $who } nie rusza się: już widzi mysz.
event-nothing-move-blocked = { $who } nie rusza się: żadna wolna droga nie prowadzi bliżej.
event-nothing-move = { $who } nie rusza się.
event-nothing-attack-grape = { $who } nie atakuje: je winogrono.
event-nothing-attack = { $who } nie atakuje: w zasięgu nie ma myszy.
event-nothing-minions-disguise = Przebrania działają: szczurzy wojownicy nie przychodzą.
event-nothing-minions-supply = Nie ma już takich figurek.
event-nothing-minions = Sługusi nie przychodzą.
event-nothing-drift = { $who } zostaje: następne pole jest pełne.
event-nothing-cheese = Ser, który wyrzuca { $who }, się nie liczy.
event-nothing-wound-immune = { $who } ma odporność na taki atak.
event-nothing-wound-grape = Duże figurki są odporne na winogrono.
event-nothing-wound = { $who } nie dostaje rany.
event-nothing-marker = { $who } nie ulega zatruciu.
event-nothing-trap-check = { $who } ignoruje pułapkę.
event-nothing-encounter-known = Tutaj nie ma potyczki.
event-nothing-encounter-surge = To pomieszczenie ma specjalne posiłki.
event-nothing-encounter = Nie ma już kart potyczek.
event-nothing-search-card = { $who } nie dobiera karty: nie ma już kart szperania.
event-nothing-turn-alone = { $who } nic nie robi: w pomieszczeniu nie ma myszy.
event-nothing-turn = { $who } nie rozgrywa tury.
event-nothing-initiative-card = Ci sługusi są już na torze inicjatywy.
event-nothing-status = Działa już za dużo efektów, więc ten przepada.
event-nothing-snare = Wszystkie sidła są już zastawione.
event-nothing-tile = Kafel zostaje bez zmian.

## Przygotowanie i to, co zmienia rzut

event-chapter-began = Zaczyna się rozdział: { $what }.
event-tiles-laid = Rozkładamy { $n ->
    [one] 1 kafel
    [few] { $n } kafle
    [many] { $n } kafli
   *[other] { $n } kafla
 }.
event-mouse-ready = Do drużyny należy { $who }.
event-starting-card = { $who } zaczyna z kartą „{ $card }”.
event-modified = { $who }: działa „{ $what }”.

# Dziennik: pełne zdania w czasie teraźniejszym.

log-shuffled-search = Stos szperania zostaje przetasowany.
log-shuffled-search-discards = Odrzucone karty szperania tworzą nowy, przetasowany stos.
log-shuffled-encounters = Stos potyczek zostaje przetasowany.
log-shuffled-encounters-discards = Odrzucone karty potyczek tworzą nowy, przetasowany stos.
log-track = Układamy tor inicjatywy.
log-card-up = Inicjatywa: karta „{ $card }” awansuje na miejsce { $slot }.
log-card-down = Inicjatywa: karta „{ $card }” spada na miejsce { $slot }.
log-card-left = Z toru inicjatywy znika karta: { $card }.
log-round = Zaczyna się runda { $n }.
log-turn-mouse = Teraz gra { $who }.
log-turn-minion = Ruszają sługusi: { $who }.
log-turn-skipped = { $who } traci tę turę.
log-toss-splat = Winogrono pęka.
log-toss-whole = Winogrono jest całe.
log-move = { $who } ma { $points ->
    [one] 1 punkt ruchu
    [few] { $points } punkty ruchu
    [many] { $points } punktów ruchu
   *[other] { $points } punktu ruchu
 }.
log-move-without-die = { $who } ma bez rzutu { $points ->
    [one] 1 punkt ruchu
    [few] { $points } punkty ruchu
    [many] { $points } punktów ruchu
   *[other] { $points } punktu ruchu
 }.
log-scurry = { $who } spieszy się i ma { $points ->
    [one] 1 punkt ruchu
    [few] { $points } punkty ruchu
    [many] { $points } punktów ruchu
   *[other] { $points } punktu ruchu
 }.
log-move-points = { $who } ma teraz { $points ->
    [one] 1 punkt ruchu
    [few] { $points } punkty ruchu
    [many] { $points } punktów ruchu
   *[other] { $points } punktu ruchu
 }.
log-step = { $who } idzie { $to }{ $cost ->
    [0] {""}
    [one] {""}
    [few] {" "}za { $cost } punkty ruchu
    [many] {" "}za { $cost } punktów ruchu
   *[other] {" "}za { $cost } punktu ruchu
 }.
log-minion-step = { $who } idzie { $to }.
log-stood-up = { $who } wstaje.
log-placed = { $who } stoi teraz { $on }.
log-placed-all = { $who } stoją teraz { $on }.
log-drifted = Prąd niesie { $who } { $to }.
log-drifted-off = Prąd zmywa { $who } z kafla.
log-action-gained = { $who } dostaje dodatkową akcję.
log-shares = { $who } dzieli się.
log-equips = { $who } zmienia wyposażenie.
log-uses = { $who } używa karty „{ $card }”.
log-power = Działa „{ $what }”.
log-learns = { $who } uczy się zdolności „{ $card }”.
log-cheese-gained = { $who } dostaje { $n ->
    [one] 1 ser
    [few] { $n } sery
    [many] { $n } serów
   *[other] { $n } sera
 }.
log-cheese-lost = { $who } traci { $n ->
    [one] 1 ser
    [few] { $n } sery
    [many] { $n } serów
   *[other] { $n } sera
 }.
log-cheese-given = { $who } daje { $to } { $n ->
    [one] 1 ser
    [few] { $n } sery
    [many] { $n } serów
   *[other] { $n } sera
 }.
log-wheel-filled = Na serowe koło { $n ->
    [one] trafia 1 ser
    [few] trafiają { $n } sery
    [many] trafia { $n } serów
   *[other] trafia { $n } sera
 } (razem: { $now }).
log-wheel-time = Nie ma sługusów, a czas ucieka. Na serowe koło { $n ->
    [one] trafia 1 ser
    [few] trafiają { $n } sery
    [many] trafia { $n } serów
   *[other] trafia { $n } sera
 } (razem: { $now }).
log-wheel-drained = Z serowego koła { $n ->
    [one] znika 1 ser
    [few] znikają { $n } sery
    [many] znika { $n } serów
   *[other] znika { $n } sera
 } (zostaje: { $now }).
log-surge = Serowe koło jest pełne: nadchodzą posiłki! Pomieszczenie: { $room }.
log-attacks-with = { $who } atakuje { $target } ({ $card }).
log-attacks = { $who } atakuje { $target }.
log-struck = Cios spada na { $target }.
log-hits = { $n ->
    [one] 1 trafienie.
    [few] { $n } trafienia.
    [many] { $n } trafień.
   *[other] { $n } trafienia.
 }
log-blocks = { $who } blokuje { $n }.
log-wounded = { $who } dostaje { $n ->
    [one] 1 ranę
    [few] { $n } rany
    [many] { $n } ran
   *[other] { $n } rany
 }.
log-poisoned = { $who } dostaje { $n ->
    [one] 1 zatrutą ranę
    [few] { $n } zatrute rany
    [many] { $n } zatrutych ran
   *[other] { $n } zatrutej rany
 }.
log-boss-wounded = Karta „{ $card }” dostaje { $n ->
    [one] 1 ranę
    [few] { $n } rany
    [many] { $n } ran
   *[other] { $n } rany
 }.
log-stolen = { $by } kradnie { $who } { $n ->
    [one] 1 ser
    [few] { $n } sery
    [many] { $n } serów
   *[other] { $n } sera
 }.
log-healed = { $who } leczy { $n ->
    [one] 1 ranę
    [few] { $n } rany
    [many] { $n } ran
   *[other] { $n } rany
 }.
log-healed-poison = { $who } leczy { $n ->
    [one] 1 zatrutą ranę
    [few] { $n } zatrute rany
    [many] { $n } zatrutych ran
   *[other] { $n } zatrutej rany
 }.
log-marked-stunned = { $who } jest { $gender ->
    [feminine] ogłuszona
   *[masculine] ogłuszony
 }.
log-marked-webbed = { $who } jest { $gender ->
    [feminine] oplątana
   *[masculine] oplątany
 }.
log-marked-knocked-down = { $who } leży { $gender ->
    [feminine] przewrócona
   *[masculine] przewrócony
 }.
log-marked-charmed = { $who } jest { $gender ->
    [feminine] zauroczona
   *[masculine] zauroczony
 }.
log-unmarked-stunned = { $who } nie jest już { $gender ->
    [feminine] ogłuszona
   *[masculine] ogłuszony
 }.
log-unmarked-webbed = { $who } nie jest już { $gender ->
    [feminine] oplątana
   *[masculine] oplątany
 }.
log-unmarked-knocked-down = { $who } nie jest już { $gender ->
    [feminine] przewrócona
   *[masculine] przewrócony
 }.
log-unmarked-charmed = { $who } nie jest już { $gender ->
    [feminine] zauroczona
   *[masculine] zauroczony
 }.
log-appears = { $who } pojawia się { $on }.
log-defeats = { $who } pokonuje { $target }.
log-defeated = { $who } zostaje { $gender ->
    [feminine] pokonana
   *[masculine] pokonany
 }.
log-leaves = { $who } znika z planszy.
log-captured = { $who } zostaje { $gender ->
    [feminine] pojmana
   *[masculine] pojmany
 }!
log-rescued = { $who } zostaje { $gender ->
    [feminine] uwolniona
   *[masculine] uwolniony
 } i staje { $on }.
log-went-missing = { $who } znika bez śladu.
log-found = { $who } odnajduje się { $on }.
log-joined = { $who } dołącza do drużyny { $on }.
log-search-failed = { $who } nic nie znajduje.
log-special-found = To właśnie kryło to pomieszczenie.
log-encounter = Potyczka: { $card }.
log-encounter-discarded = Karta potyczki „{ $card }” zostaje odrzucona.
log-greed = Karaluchy są zachłanne.
log-greed-over = Karaluchy nie są już zachłanne.
log-hourglass = Klepsydra przechodzi na stronę { $page }.
log-end-marker = Znacznik zakończenia przechodzi na stronę { $page }.
log-explored = Drużyna wchodzi do nowego pomieszczenia: { $room }.
log-flipped = Kafel zostaje odwrócony: { $room }.
log-trap-set = { $on } leży teraz pułapka na myszy.
log-trap-sprung = Pułapka { $on } się zatrzaskuje.
log-trap-gone = Pułapka { $on } znika.
log-token-placed = Przedmiot wspólny leży teraz { $on }: { $token }.
log-token-spanned = Przedmiot wspólny leży teraz { $on }: { $token }. Nić sięga { $to }.
log-token-taken = Wraca do bagażu drużyny: { $token }.
log-snare-set = { $on } czeka teraz sidło ({ $n ->
    [one] 1 kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
 }).
log-snare-sprung = Sidło { $on } się zaciska.
log-status = { $who }: { $what }.
log-status-minions = Wszyscy sługusi: { $what }.
log-status-ended = Już nie działa: { $what }.
log-achieved = Drużyna zdobywa osiągnięcie: { $what }.
log-honour = { $who } zdobywa tytuł: { $what }.
log-moment = Opowieść toczy się dalej.
log-decided = Drużyna decyduje: { $what }.
log-check-passed = Jest gwiazdka: udało się.
log-check-failed = Bez gwiazdki: nie udało się.
log-boss-cards = { $who } ma { $n ->
    [one] 1 kartę inicjatywy
    [few] { $n } karty inicjatywy
    [many] { $n } kart inicjatywy
   *[other] { $n } karty inicjatywy
 }.
log-victory = Rozdział wygrany!
log-time-is-up = Czas minął: rozdział przegrany.
log-all-captured = Wszystkie myszy są pojmane: rozdział przegrany.
log-defeat = Rozdział przegrany.

## Kości

log-roll-movement = { $who } rzuca na ruch.
log-roll-attack = { $who } rzuca na atak.
log-roll-defense = { $who } rzuca na obronę.
log-roll-search = { $who } szpera.
log-roll-recover = { $who } próbuje odzyskać siły.
log-roll-climb-out = { $who } próbuje wyjść z wody.
log-roll-mousetrap = { $who } próbuje wyrwać się z pułapki.
log-roll-ambush = Zasadzka! Rzut za kartę sługusów.
log-roll-chase = { $who } szykuje się do pogoni.
log-roll-story = { $who } rzuca na gwiazdkę.
log-dice = { $who } wyrzuca: { $dice }.
log-dice-again = { $who } rzuca jeszcze raz: { $dice }.
log-no-dice = ani jednej kości
log-drawn = Wyciągnięta karta: „{ $card }”.
log-gives = { $who } daje { $to } kartę „{ $card }”.
log-wears = { $who } zakłada kartę „{ $card }”.
log-stows = { $who } chowa do bagażu kartę „{ $card }”.
log-keeps = { $who } bierze kartę „{ $card }”.
log-discarded = Karta „{ $card }” zostaje odrzucona.
log-shuffled-in = Karta „{ $card }” wraca do stosu szperania.
log-to-stash = Karta „{ $card }” trafia do bagażu drużyny.
log-card-gone = Karta „{ $card }” wypada z gry.
face-0 = ser (1)
face-1 = miecz ★ (2)
face-2 = miecz i tarcza (3)
face-3 = miecz i tarcza ★ (3)
face-4 = łuk (2)
face-5 = łuk ★ (1)

## Dlaczego sługus robi to, co robi

log-target-nearest = { $by } wybiera najbliższą mysz: { $target }.
log-target-nearest-spared = { $by } wybiera mysz: najbliżej jest { $target }; { $n ->
    [one] już wcześniej zaatakowano
    [few] już wcześniej zaatakowano
    [many] już wcześniej zaatakowano
   *[other] już wcześniej zaatakowano
 } { $spared }.
log-target-close = { $by } musi walczyć z tym, kto stoi tuż obok: { $target }.
log-target-close-spared = { $by } musi walczyć z tym, kto stoi tuż obok: { $target }; { $n ->
    [one] już wcześniej zaatakowano
    [few] już wcześniej zaatakowano
    [many] już wcześniej zaatakowano
   *[other] już wcześniej zaatakowano
 } { $spared }.
log-target-again = { $by } ma w zasięgu tylko myszy, które już były atakowane, więc znowu { $target }.
log-target-swept = { $by } uderza wszystkich w tym miejscu, a najpierw obrywa { $target }.

## Co się nie dzieje

log-no-defense = Nie ma trafienia, więc { $who } nie rzuca na obronę.
log-no-defense-allowed = { $who } nie może się przed tym bronić.
log-no-die-steady = { $who } idzie o 2 pola bez rzutu.
log-no-die = { $who } nie rzuca na ruch.
log-no-move-here = { $who } stoi w miejscu: na tym polu jest mysz.
log-no-move-sees = { $who } stoi w miejscu, bo już widzi mysz.
log-no-move-blocked = { $who } stoi w miejscu: żadna wolna droga nie prowadzi bliżej.
log-no-move = { $who } stoi w miejscu.
log-no-attack-grape = { $who } nie atakuje: winogrono jest smaczniejsze.
log-no-attack = { $who } nie atakuje: w zasięgu nie ma myszy.
log-no-minions-disguise = Przebrania działają: szczurzy wojownicy nie przychodzą.
log-no-minions-supply = Nie ma już więcej takich figurek.
log-no-minions = Sługusi nie przychodzą.
log-no-drift = Prąd nie ma dokąd zabrać myszy: brak miejsca ({ $who }).
log-no-cheese = Wyrzucony ser się nie liczy ({ $who }).
log-no-wound-immune = Taka broń nic tu nie daje ({ $who }).
log-no-wound-grape = Dużym winogrono nic nie robi.
log-no-wound = { $who } nie dostaje rany.
log-no-marker = { $who } nie ulega zatruciu.
log-no-trap-check = { $who } nie przejmuje się pułapką.
log-no-encounter-known = Tutaj nie ma potyczki.
log-no-encounter-surge = To pomieszczenie ma własne posiłki.
log-no-encounter = Nie ma już kart potyczek.
log-no-search-card = Nie ma już kart szperania ({ $who }).
log-no-turn-alone = { $who } nic nie robi: w pomieszczeniu nie ma myszy.
log-no-turn = { $who } nie ma swojej tury.
log-no-card = Ten rodzaj sługusów jest już na torze inicjatywy.
log-no-status = Działa już tak wiele, że to niczego nie zmienia.
log-no-snare = Wszystkie sidła są już zastawione.

## Przygotowanie i to, co zmienia rzut

log-chapter = Zaczyna się rozdział: { $what }.
log-tiles = Na stole { $n ->
    [one] leży 1 kafel
    [few] leżą { $n } kafle
    [many] leży { $n } kafli
   *[other] leży { $n } kafla
 }.
log-ready = W drogę rusza { $who }.
log-starts-with = { $who } zaczyna z kartą „{ $card }”.
log-modified = { $who }: liczy się „{ $what }”.

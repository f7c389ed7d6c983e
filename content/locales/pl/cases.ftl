### Co jest nie tak z plikiem przypadków i dlaczego przypadek się nie udaje. Słowa w odwróconych apostrofach stoją tak w pliku.

## Co mówi przypadek
diagnostic-c0801 = `{ $line }` musi być przed pierwszą decyzją lub oczekiwaniem
    .label = tu jest za późno
diagnostic-c0802 = `{ $line }` nie można użyć razem z `{ $with }`
    .label = usuń jedno z nich
diagnostic-c0803 = `{ $room }` nie leży na mapie
    .label = żaden kafel nie ma tej strony
    .help = Strony kafli na mapie: { $known }
diagnostic-c0804 = `{ $room }` nie leży na wierzchu
    .label = kafel pokazuje drugą stronę
    .help = W rozdziale odwraca go wiersz `room { $room }`.
diagnostic-c0805 = odmowa może dotyczyć tylko początku rozdziału
    .label = musi być zaraz po `begin` albo `onward`
diagnostic-c0806 = rozdział się nie zaczął, więc nic nie może nastąpić
    .label = przypadek się skończył
diagnostic-c0807 = kilka pomieszczeń ma pole `{ $name }`
    .label = które?
    .help = Napisz przed nim pomieszczenie: `kitchen:{ $name }`.
diagnostic-c0808 = przypadek bez rozdziału nie ma następnego rozdziału
    .label = nie podano rozdziału
    .help = Podaj `chapter` albo zacznij od `begin`.
diagnostic-c0809 = po tym rozdziale nie ma następnego
    .label = opowieść tu się kończy albo nie ma kampanii
diagnostic-c0810 = `{ $name }` nie można rozdać
    .label = w pudełku nie ma już egzemplarza na ten rozdział
diagnostic-c0811 = nie ma ścianki kości `{ $name }`
    .label = { diagnostic-suggest }
    .help = Ścianki: { $known }
diagnostic-c0812 = `{ $name }` nie bierze udziału w tym przypadku
    .label = nie ma na torze inicjatywy
diagnostic-c0813 = { $why ->
    [space-full] pole `{ $name }` jest zbyt pełne
    [no-copy] nie ma kolejnego egzemplarza `{ $name }`
    [too-many-minions] w pudełku jest mniej figurek `{ $name }`
    [card-without-figure] `{ $name }` leży na torze, a nie stoi na planszy
    [figure-without-card] `{ $name }` stoi na planszy, a nie leży na torze
   *[other] `{ $name }` nie może tam stać
}
    .label = takie ustawienie nie jest możliwe
diagnostic-c0814 = { $why ->
    [size] liczba myszy w rozdziale to { $want }, a nie { $have }
    [mouse-twice] `{ $who }` jest na liście dwa razy
    [mouse-not-allowed] `{ $who }` nie może brać udziału
    [mouse-required] `{ $who }` musi brać udział
    [no-ability] `{ $who }` nie ma zdolności
    [ability-not-for-mouse] `{ $what }` to nie zdolność dla `{ $who }`
    [ability-twice] `{ $what }` jest tylko raz
    [too-many-kept] `{ $who }` zachowuje za dużo kart
    [cannot-keep] `{ $what }` nie można zachować
    [not-carried] `{ $who }` nie ma `{ $what }` na końcu ostatniego rozdziału
   *[other] nie ma takiego rozdziału albo takiej zdolności
}
    .label = drużyna nie może zacząć: { $rule }
diagnostic-c0815 = drużyna może zacząć
    .label = oczekiwano odmowy
diagnostic-c0816 = { $why ->
    [down] `{ $name }` jest za duże, by się przewrócić
    [wounds] `{ $name }` nie może mieć tylu ran
    [boss-wounds] rany `{ $name }` leżą na kartach
   *[hook] haczyk sięga od pola do pola jednego kafla
}
    .label = niemożliwe

## Przebieg przypadku
diagnostic-c0821 = rozdział się skończył
    .label = nie ma już o czym decydować
    .help = `onward` przechodzi do następnego rozdziału albo powtarza ten.
diagnostic-c0822 = `{ $who }` nie może teraz decydować
    .label = kolej na `{ $decider }`: { $ask ->
        [turn] tura
        [before-turn] coś przed turą
        [react] czy reagować
        [share] podział
        [equip] wyposażenie
        [keep-or-cash] co z kartą
        [discard-down] co odpada z pełnego bagażu
        [rescue] gdzie wraca mysz
        [place-mouse] gdzie staje mysz
        [place-minion] gdzie wchodzi sługus
        [minion-order] który sługus jest pierwszy
        [minion-path] którędy idzie sługus
        [chase-path] którędy biegnie pościg
        [branch] dokąd niesie nurt
        [boss-wound] która karta dostaje ranę
        [disguise] czy użyć przebrań
        [trap] czym rzucać przeciw pułapce
        [target] cel
        [space] pole
        [cure] co zostaje wyleczone
        [card] karta
        [pilfer] czy zabrać ser
       *[story] decyzja opowieści
    }
diagnostic-c0823 = `{ $choice }` nie jest tu możliwą decyzją
    .label = nie teraz albo nie na tym kaflu
diagnostic-c0824 = `{ $choice }` jest niedozwolone
    .label = według { $rules }
diagnostic-c0825 = `{ $name }` nie ma na planszy
    .label = jeszcze lub już nie ma
diagnostic-c0826 = `{ $name }` nigdy nie było na planszy
    .label = figurki są numerowane w kolejności przybycia
diagnostic-c0827 = rozdział się nie skończył
    .label = to może być dopiero po jego końcu
diagnostic-c0828 = drużyna nie może tak grać dalej
    .label = `{ $way }` nie jest teraz możliwe
diagnostic-c0829 = `{ $name }` nie leży na torze inicjatywy
    .label = jeszcze lub już nie leży
diagnostic-c0830 = przypadek ma dowodzić { $rule }, ale nie przywołało jej żadne zdarzenie, żadna oferta ani odmowa
    .label = ani razu
diagnostic-c0831 = zabrakło { $roll ->
    [toss] rzutów winogronem
   *[other] kości
}: { $who ->
    [none] ktoś
   *[other] `{ $who }`
} { $roll ->
    [movement] rzuca na ruch
    [attack] rzuca na atak
    [defense] rzuca na obronę
    [search] rzuca na szperanie
    [recover] rzuca, by odzyskać siły
    [climb-out] rzuca, by wyjść z wody
    [mousetrap] rzuca przeciw pułapce
    [ambush] rzuca na zasadzkę
    [chase] rzuca na pościg
    [toss] rzuca winogronem
   *[story] rzuca według zasady
}
    .label = potrzeba: { $need }, jest: { $left }
diagnostic-c0832 = na końcu zostało: { $kind ->
    [dice] kości { $dice }
    [tosses] rzuty winogronem: { $tosses }
   *[both] kości { $dice }; rzuty winogronem: { $tosses }
}
    .label = rzucono mniej razy, niż zakłada przypadek
diagnostic-c0833 = ta kolejność nie była potrzebna
    .label = nie wykładano dla niej kart
diagnostic-c0834 = `{ $name }` nie wyłożono z tymi kartami
    .label = ta kolejność ją wymienia

## Oczekiwania
diagnostic-c0840 = `{ $what }`: oczekiwano `{ $want }`, jest `{ $have }`
    .label = jest `{ $have }`
diagnostic-c0841 = `{ $choice }` nie jest do wyboru
    .label = teraz niedozwolone
diagnostic-c0842 = `{ $choice }` jest do wyboru
    .label = to teraz dozwolone
diagnostic-c0843 = nie według { $rule }
    .label = niedozwolone według { $rules }
diagnostic-c0844 = od ostatniej decyzji żadne zdarzenie nie przywołuje { $rule }
    .label = nie przywołano
diagnostic-c0845 = rzucano kośćmi
    .label = od ostatniej decyzji
diagnostic-c0846 = od ostatniej decyzji jakieś zdarzenie przywołuje { $rule }
    .label = przywołano
diagnostic-c0847 = `{ $room }` nie leży na wierzchu
    .label = na wierzchu: { $up }
diagnostic-c0848 = sceny opowieści `{ $name }` nie odczytano
    .label = jeszcze nie
diagnostic-c0849 = `{ $who }` nie zna `{ $ability }`
    .label = jeszcze nie
diagnostic-c0850 = `{ $name }` nie zostało zdobyte
    .label = jeszcze nie
diagnostic-c0851 = `{ $who }` nie rzuca kośćmi: { case-roll }
    .label = nie od ostatniej decyzji
diagnostic-c0852 = { $what ->
    [captured] `{ $who }` nie jest wśród pojmanych
    [missing] `{ $who }` nie jest wśród zaginionych
    [gone] `{ $who }` wciąż tu jest
   *[standing] `{ $who }` nie stoi na planszy
}
    .label = to się nie zgadza
diagnostic-c0853 = `{ $who }` { $case ->
    [missing] nie ma znacznika
   *[there] ma znacznik
} `{ $marker }`
    .label = to się nie zgadza

## Co stoi pod niepowodzeniem
case-offered = do wyboru: { $offered }
case-told = od ostatniej decyzji:
case-nothing-told = od ostatniej decyzji nic się nie stało
case-more = (wcześniej: { $n })
case-took = wiersz { $line }: { case-roller }{ case-roll }: { $dice }
case-roller = { $who ->
    [none] {""}
   *[other] { $who },{" "}
}
case-roll = { $roll ->
    [movement] ruch
    [attack] atak
    [defense] obrona
    [search] szperanie
    [recover] odzyskanie sił
    [climb-out] wyjście z wody
    [mousetrap] pułapka na myszy
    [ambush] zasadzka
    [chase] pościg
   *[story] zasada
}
case-shuffled = { $pile ->
    [search] stos szperania zostaje potasowany
   *[encounters] stos potyczek zostaje potasowany
}
case-chapter-began = zaczyna się rozdział { $name }
case-tiles-laid = wyłożone kafle: { $n }
case-mouse-ready = { $who } należy do drużyny
case-starting-card = { $who } zaczyna z { $card }
case-track-cleared = tor zostaje opróżniony
case-card-laid = { $card } trafia na tor
case-card-moved = karta z miejsca { $from } przechodzi na miejsce { $to }
case-card-left = { $card } schodzi z toru
case-round-began = zaczyna się runda { $n }
case-turn-began = zaczyna się tura { $card }
case-turn-skipped = { $who } traci turę
case-turn-over = koniec tury { $card }
case-rolled = { case-roller }{ case-roll }{ $again ->
    [yes] , rzut ponowny
   *[no] {""}
}: { $dice }
case-tossed = winogrono spada: { $way ->
    [splat] rozbite
   *[whole] całe
}
case-boss-cards = { $kind } dobiera karty: { $n }
case-hourglass = klepsydra przechodzi na stronę { $n }
case-end-marker = znacznik zakończenia przechodzi na stronę { $n }
case-counter-set = { $name } wynosi { $n }
case-achieved = zdobyte: { $name }
case-honour = { $who } zdobywa { $name }
case-moment-read = odczytano scenę { $name }
case-decided = wybrano: { $name }
case-check = { case-roller }test { $passed ->
    [yes] udany
   *[no] nieudany
}
case-nothing = { case-roller }{ $what ->
    [defense] bez rzutu na obronę
    [movement-die] bez kości ruchu
    [move] bez ruchu
    [attack] bez ataku
    [minions] bez sługusów
    [drift] bez znoszenia
    [cheese] bez sera
    [wound] bez rany
    [marker] bez znacznika
    [trap-check] bez testu pułapki
    [encounter] bez potyczki
    [search-card] bez karty szperania
    [turn] bez tury
    [status] bez trwałego efektu
    [snare] bez sideł
    [tile] bez kafla
   *[initiative-card] bez karty inicjatywy
}
case-ended = rozdział się kończy: { $outcome ->
    [victory] zwycięstwo
    [time-is-up] czas minął
    [all-captured] wszystkie myszy pojmane
    [stuck] zasady się zapętliły
   *[defeat] porażka
}
case-attacked = { case-roller }atak na { $target }{ $weapon ->
    [none] {""}
   *[other] , broń { $weapon }
}
case-hits = { case-roller }trafienia: { $n }
case-blocked = { $who } blokuje { $n }
case-wounded = { $who } dostaje { $kind ->
    [poison] zatrute rany
   *[wound] rany
}: { $n }
case-boss-wounded = { $card } dostaje rany: { $n }
case-healed = { $who } leczy { $kind ->
    [poison] zatrute rany
   *[wound] rany
}: { $n }
case-marked = { $who } ma teraz { $marker }
case-unmarked = { $who } nie ma już { $marker }
case-target = { $who } wybiera { $target }
case-modified = { case-roller }rzut albo wartość zmieniona
case-status-given = { case-roller }zaczyna działać trwały efekt
case-status-ended = trwały efekt przestaje działać
case-move-points = { $who } ma punkty ruchu: { $n }
case-stepped = { $who } idzie na { $at }
case-move-over = koniec ruchu { $who }
case-stood-up = { $who } wstaje
case-placed = { $who } staje na { $at }
case-drifted = nurt niesie { $who } na { $at }
case-drifted-off = nurt znosi { $who } z kafla
case-minion-placed = { $who } pojawia się na { $at }
case-minion-left = { $way ->
    [defeated] pokonano: { $who }
   *[left] { $who } schodzi z planszy
}
case-newcomers-seen = nowi sługusi nie liczą się już jako nowi
case-captured = pojmanie: { $who }
case-rescued = { $who } wraca na { $at }
case-went-missing = { $who } znika bez śladu
case-found = { $who } odnajduje się na { $at }
case-joined = { $who } dołącza na { $at }
case-action-spent = { $who } zużywa akcję
case-action-gained = { $who } zyskuje akcję
case-free-spent = { $who } zużywa darmową akcję
case-search-failed = { $who } nic nie znajduje
case-cheese-gained = { $who } zyskuje ser: { $n }
case-cheese-lost = { $who } traci ser: { $n }
case-cheese-given = { $who } daje { $to } ser: { $n }
case-stolen = { $who } kradnie { $from } ser: { $n }
case-wheel-filled = serowe koło zyskuje ser: { $n }
case-wheel-drained = serowe koło traci ser: { $n }
case-used = { $who } używa { $card }
case-learned = { $who } uczy się { $card }
case-card-moved-to = { $card }: { $from ->
    [deck] stos
    [discards] odrzucone
    [stash] bagaż drużyny
    [pack] bagaż
    [equipped] założone
    [gone] poza grą
    [board] plansza
   *[drawn] dobrane
}, potem { $to ->
    [deck] stos
    [discards] odrzucone
    [stash] bagaż drużyny
    [pack] bagaż { $who }
    [equipped] założone, { $who }
    [gone] poza grą
    [board] plansza
   *[drawn] dobrane
}
case-searched = { $who } ma za sobą szperanie w { $room }
case-encounter-turned = odkryto { $card }
case-encounter-discarded = odrzucono { $card }
case-greed = { $on ->
    [yes] karaluchy stają się chciwe
   *[no] karaluchy nie są już chciwe
}
case-surge-began = posiłki w { $room }
case-explored = zbadano { $room }
case-tile-flipped = { $room } leży teraz na wierzchu
case-tile-laid = { $room } trafia na mapę
case-tile-closed = { $room } znika z mapy
case-trap-set = pułapka na myszy na { $at }
case-trap-gone = pułapka na { $at } znika
case-token-placed = { $token ->
    [hook] haczyk
    [fork] widelec
   *[grape] winogrono
} trafia na { $at }
case-token-taken = wraca do bagażu drużyny: { $token ->
    [hook] haczyk
    [fork] widelec
   *[grape] winogrono
}
case-snare-set = sidła na { $at }
case-snare-sprung = sidła na { $at } się zaciskają
case-special-found = specjalne szperanie się udaje
case-rule-used = użyto zasady, która działa raz

### Co jest nie tak z plikiem przypadków i dlaczego przypadek się nie udaje. Słowa w odwróconych apostrofach stoją tak w pliku.

case-title = przypadek potrzebuje tytułu w cudzysłowie
case-proves = przypadek mówi przez `proves`, których zasad dowodzi
case-large = plik jest za duży albo zbyt głęboko zagnieżdżony
case-kdl = nie da się tego odczytać jako KDL: { $why }
case-node = powinno tu być `case`, a jest `{ $found }`
case-no-rule = nie ma zasady { $rule }
case-room = przypadek wymienia `room`, `map` albo `chapter`
case-line = nieznany wiersz `{ $line }`
case-late = miejsce `{ $line }` jest przed pierwszą decyzją lub oczekiwaniem
case-with-begin = `{ $line }` nie łączy się z `begin`
case-number = `{ $name }={ $value }` to nie liczba od 0 do 255
case-number-wanted = `{ $line } { $word }`: potrzebna jest liczba
case-unknown = { $what ->
    [mouse] żadna mysz nie nazywa się
    [minion] żaden sługus nie nazywa się
    [figure] żadna mysz ani żaden sługus nie nazywa się
    [ability] żadna zdolność nie nazywa się
    [chapter] żaden rozdział nie nazywa się
    [room] żadne pomieszczenie nie nazywa się
    [space] żadne pole na odkrytych stronach nie nazywa się
    [search-card] żadna karta przeszukiwania nie nazywa się
    [encounter] żadne spotkanie nie nazywa się
    [card] żadna karta na torze inicjatywy nie nazywa się
    [counter] żaden licznik nie nazywa się
    [achievement] żadne osiągnięcie w opowieści nie nazywa się
    [honour] żadne osiągnięcie nie nazywa się
   *[marker] żaden znacznik nie nazywa się
 } `{ $name }`
case-option = nie ma ustawienia `{ $name }={ $value }`
case-off-map = `{ $room }` nie leży na mapie
case-face = żadna ścianka kości nie nazywa się `{ $face }`; są { $known }
case-toss = rzut to `splat` albo `whole`
case-where = gdzie? `at=POLE`
case-mouse-where = mysz stawia się przez `at=`, `captured=` albo `missing=` na jednym polu
case-party-item = w pudełku nie ma takiego przedmiotu drużyny
case-hook-end = gdzie jest drugi koniec haka? `to=POLE`
case-position = takie ustawienie nie jest możliwe ({ $why })
case-setup = takie przygotowanie jest niedozwolone ({ $why })
case-setup-allowed = takie przygotowanie jest dozwolone
case-setup-by = takie przygotowanie jest niedozwolone według { $rule } ({ $why })
case-dice-short = rzucano więcej razy, niż podaje przypadek
case-dice-left = na końcu zostało: kości { $dice }, rzutów { $tosses }
case-uncited = przypadek ma dowodzić { $rule }, ale ta zasada nie pojawiła się ani razu
case-over = rozdział się skończył, nie ma już o czym decydować
case-not-up-to = `{ $who }` nie może teraz decydować: kolej na `{ $decider }` ({ $ask })
case-no-choice = `{ $choice }` nie jest do wyboru; do wyboru: { $offered }
case-refused = `{ $choice }` jest niedozwolone według { $rule } ({ $why }); do wyboru: { $offered }
case-not-on-board = `{ $name }` nie ma na planszy
case-not-on-track = `{ $name }` nie leży na torze inicjatywy
case-no-mouse = `{ $name }` to nie mysz

## Oczekiwania
case-expect-what = czego oczekujesz?
case-expect-unknown = nieznane oczekiwanie `{ $name }`
case-expect-form = pisze się to tak: `{ $form }`
case-expect-whose = czyje karty?
case-expect-equal = { $what }: oczekiwano `{ $want }`, jest `{ $have }`; zdarzenia: { $events }
case-expect-offered = `{ $choice }` nie jest do wyboru; do wyboru: { $offered }
case-expect-not-offered = `{ $choice }` jest do wyboru
case-expect-no-choice = `{ $choice }` to w ogóle nie decyzja
case-expect-refused = `{ $choice }` jest do wyboru, a nie zabronione
case-expect-told = od ostatniej decyzji żadne zdarzenie nie przywołuje { $rule }: { $events }
case-expect-untold = od ostatniej decyzji jakieś zdarzenie przywołuje { $rule }
case-expect-no-roll = rzucano kośćmi: { $events }
case-expect-greedy = karaluchy nie są zachłanne
case-expect-not-greedy = karaluchy są zachłanne
case-expect-up = `{ $room }` nie leży na wierzchu
case-expect-explored = `{ $room }` nie jest odkryte
case-expect-moment = chwili opowieści `{ $name }` nie odczytano
case-expect-achieved = `{ $name }` nie zostało zdobyte
case-expect-whereabouts = { $what ->
    [captured] `{ $name }` nie jest w niewoli
    [missing] `{ $name }` nie zaginęła
    [gone] `{ $name }` wciąż tu jest
   *[standing] `{ $name }` nie stoi na planszy
 }; zdarzenia: { $events }
case-expect-marked = `{ $name }` nie ma znacznika `{ $marker }`
case-expect-unmarked = `{ $name }` ma znacznik `{ $marker }`
case-expect-knows = `{ $name }` nie zna `{ $ability }`

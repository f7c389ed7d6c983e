# Towarzysze, którzy sami grają swoimi myszami, i podpowiedzi.

## Poziomy
companion-green = Żółtodziób
    .about = ma dobre chęci i czasem ulega zachciankom. Niewymagające towarzystwo.
companion-steady = Pewna Łapa
    .about = gra tak, jak grałaby zgrana rodzina. Zwykły wybór.
companion-clever = Tęga Głowa
    .about = najpierw rozgrywa każdy plan w głowie. Potrzebuje chwili dłużej.

## Nowa gra i miejsca
companion-play = Graj z towarzyszami
    .about = Ty grasz jedną myszą, pozostałymi grają towarzysze.
companion-plays = Kto gra: { $name }?
companion-none = Gram ja
companion-somebody = Człowiek
companion-option = Towarzysz: { $name }
companion-pace = Towarzysze grają
companion-pace-instant = od razu
companion-pace-quick = żwawo
companion-pace-normal = tak, by dało się nadążyć
companion-pace-slow = powoli
companion-title = Towarzysze
    .about = Każda mysz może grać sama. Możesz oddać swoją i odebrać ją w każdej chwili; kto odszedł, odzyskuje swoją po powrocie.

## Przy stole
companion-sign = gra sama: { $level }
companion-thinks = { $mouse } myśli ({ $level }).
companion-waits = { $mouse } czeka na was ({ $level }).
companion-said = { $mouse }: „{ $why }”
companion-pause = Poczekajcie
companion-go-on = Dalej
companion-step = Jedna decyzja
companion-take = Moja mysz: { $mouse }
companion-look-again = Zobacz, co zrobili
companion-away = Przy stole nie ma gracza: { $player }.
companion-stand-in = Oddaj towarzyszowi: { $mouse }

## W dzienniku
companion-line = „{ $why }”
companion-line-by = { $mouse }: „{ $why }”
companion-handed = { $by }: towarzysz przejmuje mysz { $mouse } ({ $level }).
companion-stood-in = { $by }: towarzysz gra w zastępstwie myszą { $mouse } ({ $level }).
companion-returned = { $by } znów gra myszą { $mouse }.

## Podpowiedzi
hint = Podpowiedź
    .about = Kilka najlepszych możliwości: szansa na wygraną i ryzyko.
hint-key = podpowiedź albo towarzysze czekają i grają dalej
hint-none = Gra bez podpowiedzi
hint-title = Co byśmy zrobili
hint-thinking = Zastanawiamy się …
hint-stop = Wystarczy
hint-empty = Jeszcze nic nie da się powiedzieć. Zapytaj ponownie i daj nam chwilę dłużej.
hint-chance = { $n }% szans na wygraną (od { $low } do { $high })
hint-close = Niżej bywa wyższa liczba, ale przy tak niewielu partiach na próbę tyle potrafi sam przypadek: na górze stoi to, za czym przemawia dobry powód.
hint-meter = Szansa na wygraną: { $n }%, gdzieś między { $low } a { $high }
hint-walk-then = { $walk }, potem: { $deed }
hint-off = Przy tym stole gra się bez podpowiedzi.
hint-slow = To dużo podpowiedzi naraz. Odczekaj dwie sekundy i zapytaj jeszcze raz.

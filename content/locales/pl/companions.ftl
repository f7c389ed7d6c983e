# Towarzysze, którzy sami grają swoimi myszami, i podpowiedzi.

## Poziomy
companion-green = Żółtodziób
    .about = czasem gra na chybił trafił. Na luźną rozgrywkę.
companion-steady = Pewna Łapa
    .about = gra jak zgrana rodzina. Wybór domyślny.
companion-clever = Tęga Głowa
    .about = planuje naprzód. Myśli chwilę dłużej.

## Nowa gra i miejsca
companion-play = Graj z towarzyszami
    .about = Ty grasz jedną myszą, pozostałymi grają towarzysze.
companion-plays = Kto gra { $name-ins }?
companion-none = Gram ja
companion-somebody = Gracz
companion-option = Towarzysz: { $name }
companion-pace = Towarzysze grają
companion-pace-instant = od razu
companion-pace-quick = szybko
companion-pace-normal = normalnie
companion-pace-slow = powoli
companion-title = Towarzysze
    .about = Towarzysz może grać każdą myszą. Swoją możesz oddać i odebrać w każdej chwili. Nieobecny gracz odzyska swoją po powrocie.

## Przy stole
companion-sign = gra towarzysz: { $level }
companion-thinks = { $mouse } myśli ({ $level }).
companion-waits = { $mouse } czeka na was ({ $level }).
companion-said = { $mouse }: „{ $why }”
companion-pause = Wstrzymaj
companion-go-on = Wznów
companion-step = Jedna decyzja
companion-take = Zagraj { $mouse-ins }
companion-look-again = Odśwież
companion-away = { $player } jest offline.
companion-stand-in = Niech towarzysz gra { $mouse-ins }

## W dzienniku
companion-line = „{ $why }”
companion-line-by = { $mouse }: „{ $why }”
companion-handed = { $by } oddaje { $mouse-acc } towarzyszowi ({ $level }).
companion-stood-in = Gracza nie ma, więc { $by } oddaje { $mouse-acc } towarzyszowi ({ $level }).
companion-returned = { $by } znów gra { $mouse-ins }.

## Podpowiedzi
hint = Podpowiedź
    .about = Kilka najlepszych decyzji: szansa na wygraną i ryzyko.
hint-key = podpowiedź; wstrzymanie i wznowienie gry towarzyszy
hint-none = Graj bez podpowiedzi
hint-title = Najlepsze decyzje
hint-thinking = Liczymy szanse…
hint-stop = Zatrzymaj
hint-empty = Za mało czasu na podpowiedź. Zapytaj ponownie i poczekaj dłużej.
hint-chance = { $n }% szans na wygraną (od { $low } do { $high })
hint-close = Niżej może być wyższa liczba, ale z mniejszej liczby prób. Na górze jest najpewniejsza decyzja.
hint-meter = Szansa na wygraną: { $n }% (od { $low } do { $high })
hint-walk = Idź pokazaną drogą
hint-space = Zaznaczone pole
hint-walk-then = { $walk }, potem: { $deed }
hint-off = Przy tym stole gracie bez podpowiedzi.
hint-slow = Za dużo podpowiedzi naraz. Odczekaj dwie sekundy i zapytaj ponownie.

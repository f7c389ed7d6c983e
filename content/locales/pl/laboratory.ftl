### Laboratorium: tabele, raporty i komunikaty `barksburg simulate`.

lab-head = { $name }: { $games ->
    [one] 1 gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
 }, ziarno { $seed }
lab-paired-head = { $pairs ->
    [one] 1 para gier
    [few] { $pairs } pary gier
    [many] { $pairs } par gier
   *[other] { $pairs } pary gier
 }, ziarno { $seed }
lab-range = od { $low } do { $high }
lab-left = zostało { $time }
lab-heading = { $chapter }, styl gry: { $policy }
lab-checking = sprawdzanie: { $chapter }
lab-playing-pairs = { $chapter }: { $pairs ->
    [one] 1 para gier
    [few] { $pairs } pary gier
    [many] { $pairs } par gier
   *[other] { $pairs } pary gier
 }, { $weaker } i { $stronger }
lab-playing-stuck = { $games ->
    [one] 1 gra nie skończyła się
    [few] { $games } gry nie skończyły się
    [many] { $games } gier nie skończyło się
   *[other] { $games } gry nie skończyło się
 } ({ $policy })
lab-value = wartość

## Nazwy liczb
lab-won = wygrane
lab-lost = przegrane: czas / niewola / opowieść
lab-lost-to-time = przez czas
lab-lost-to-capture = przez niewolę
lab-lost-to-story = przez opowieść
lab-stuck = nie skończyły się
lab-rounds = rundy
lab-decisions = decyzje
lab-pages = strony
lab-pages-lost = stracone strony
lab-pages-lost-by = stracone strony: posiłki / niewola / inne
lab-otherwise = inaczej
lab-captures = pojmania
lab-captured = pojmana
lab-surges = posiłki
lab-cheese-gained = ser zdobyty
lab-cheese-spent = ser wydany
lab-cheese-stolen = ser skradziony
lab-gained-by-mice = zdobyty przez myszy
lab-spent-or-lost = wydany lub stracony
lab-stolen-by-roaches = skradziony przez karaluchy
lab-wheel = serowe koło: przybyło / ubyło
lab-onto-wheel = na serowe koło
lab-off-wheel = z serowego koła
lab-level-ups = nowe zdolności
lab-searches = szperania
lab-searches-both = szperania: udane / nieudane
lab-speed = gier na sekundę procesora
lab-room = pomieszczenie
lab-reached = odwiedzone
lab-mouse = mysz
lab-games = gry
lab-wounds = rany
lab-defeated = pokonani
lab-minion = sługus
lab-placed = wystawieni
lab-ability = zdolność
lab-card = karta
lab-found = znaleziona (na grę)
lab-used = użyta (na grę)
lab-used-in-them = użyta w nich
lab-held = posiadana na końcu
lab-won-with = wygrane z nią
lab-won-without = wygrane bez niej
lab-interval = przedział
lab-chapter = rozdział
lab-policy = styl gry
lab-stronger = silniejszy : słabszy
lab-pairs = pary
lab-only-one = wygrał tylko jeden
lab-difference = różnica w punktach
lab-p = p
lab-cpu = sekundy procesora na parę
lab-too-much = za dużo
lab-never-used = nigdy nieużyte: { $cards }
lab-first = pierwsze
lab-second = drugie

## Dwa ustawienia
lab-two-settings = Porównanie dwóch ustawień
lab-the-first = Pierwsze: { $name }
lab-the-second = Drugie: { $name }
lab-verdict-short = { $real ->
    [yes] Różnica jest prawdziwa: { $better ->
        [first] pierwsze ma { $ahead } punktu przewagi.
       *[second] drugie ma { $ahead } punktu przewagi.
     }
   *[no] Nie widać różnicy.
 }
lab-verdict = { $real ->
    [yes] Różnica jest prawdziwa
   *[no] Nie widać różnicy
 }: { $points } punktu (od { $low } do { $high }). Tylko pierwsze wygrało { $first ->
    [one] 1 grę
    [few] { $first } gry
    [many] { $first } gier
   *[other] { $first } gry
 }, tylko drugie { $second }; p = { $p }.

## Raport
lab-lead-won = Wygrane: { $rate } z { $games ->
    [one] 1 gry
    [few] { $games } gier
    [many] { $games } gier
   *[other] { $games } gry
 } (od { $low } do { $high }).
lab-lead-lost = Przegrane przez czas: { $time }, przez niewolę: { $capture }, przez opowieść: { $story }.
lab-lead-stuck = { $games ->
    [one] 1 gra nie skończyła się: przerwano ją, gdy liczba decyzji doszła do { $most }.
    [few] { $games } gry nie skończyły się: przerwano je, gdy liczba decyzji doszła do { $most }.
    [many] { $games } gier nie skończyło się: przerwano je, gdy liczba decyzji doszła do { $most }.
   *[other] { $games } gry nie skończyło się: przerwano je, gdy liczba decyzji doszła do { $most }.
 }
lab-lead-about = Ziarno { $seed }, księga { $book }, gier na sekundę procesora: { $speed }. Udziały podano z przedziałem, który jest trafny 95 razy na 100.
lab-give-or-take = średnio { $mean }, odchylenie { $deviation }
lab-column = { $range }: { $games ->
    [one] 1 gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
 }, { $share }
lab-figures = Liczby, z których powstały wykresy
lab-chart-won = Udział wygranych gier
lab-chart-changed = Co się zmieniło
    .note = na grę, pierwsze i drugie
lab-chart-ends = Jak kończą się gry
lab-chart-rounds = Długość w rundach
lab-chart-decisions = Długość w decyzjach
lab-chart-rooms = Odwiedzone pomieszczenia
lab-chart-pages = Stracone strony klepsydry
    .note = na grę, według przyczyny
lab-chart-where = Gdzie
    .note = stracone strony i pojmane myszy na grę
lab-chart-cheese = Ser
    .note = na grę
lab-chart-mice = Gry wygrane z daną myszą
lab-chart-captured = Pojmana
    .note = na grę, w której mysz brała udział
lab-chart-deeds = Pokonani sługusi i odniesione rany
    .note = na grę, w której mysz brała udział
lab-chart-minions = Sługusi
    .note = na grę
lab-chart-abilities = Zdolności
    .note = o ile punktów gry tych, którzy ją mieli, różnią się od wszystkich
lab-chart-cards = Karty szperania
    .note = o ile punktów różnią się gry, na których końcu ktoś ją miał; późno znajdują ją ci, którzy przetrwali

## Jak ma się rozdział
lab-healthy = { $chapter }: wszystko w porządku.
lab-finding-never-won = nikt nie wygrywa.
lab-finding-never-lost = nikt nie przegrywa, choćby grał najgorzej.
lab-finding-win-rate = wygrywa się { $rate } gier (od { $low } do { $high }), a księga chce inaczej.
lab-finding-hopeless = { $party } prawie nigdy nie wygrywają: { $rate }.
lab-finding-stuck = gry bez końca, w których gra { $party }: { $games }.
lab-party-drawn = losowana drużyna
lab-finding-length = średnio { $rounds } rundy, gdy gra { $party }, a księga chce inaczej.
lab-finding-mouse = { $mouse } rozstrzyga za dużo: wygrane z nią { $with }, bez niej { $without }.
lab-finding-difficulty = { $easier } nie jest tak bardzo łatwiejsze niż { $harder }, jak mówi księga: { $points } punktu.

## Błędne dane
lab-error-chapter = nic nie nazywa się „{ $name }”; są { $known }
lab-error-policy = żaden styl gry nie nazywa się „{ $name }”; są { $known } oraz search:400, czyli 400 prób na turę
lab-error-policies = { $have ->
    [one] 1 styl gry
    [few] { $have } style gry
    [many] { $have } stylów gry
   *[other] { $have } stylu gry
 } na drużynę o liczebności { $want }: podaj jeden dla wszystkich albo po jednym dla każdej myszy
lab-error-mouse = żadna mysz nie nazywa się „{ $name }”; są { $known }
lab-error-ability = żadna zdolność nie nazywa się „{ $name }”; wymienia je `barksburg cards`
lab-error-abilities-of-nobody = zdolności dostają myszy z drużyny: podaj też drużynę
lab-error-abilities = zdolności dla { $have ->
    [one] 1 myszy
    [few] { $have } myszy
    [many] { $have } myszy
   *[other] { $have } myszy
 } w drużynie o liczebności { $want }
lab-error-ability-order = zdolności podaje się w kolejności drużyny: „{ $name }” nie stoi w tym miejscu
lab-error-card = żadna zdolność ani znajdowane wyposażenie nie nazywa się „{ $name }”; wymienia je `barksburg cards`
lab-error-party = ta drużyna nie może zagrać w tym rozdziale: { $why }
lab-error-no-games = trzeba rozegrać przynajmniej jedną grę
lab-error-threads = nie da się uruchomić wątków: { $why }
lab-error-option = żadne ustawienie nie nazywa się „{ $name }”; są { $known }
lab-error-option-value = „{ $name }” nie może mieć wartości „{ $value }”; są { $known }
lab-error-against-nothing = podaj, co zmienia się w drugim ustawieniu, np. `--against policy=random`
lab-error-rows = { $file } powinien kończyć się na .csv albo .parquet
lab-error-no-parquet = ten program nie zapisuje plików Parquet: zbuduj go przez `cargo build --release --features parquet` albo podaj plik z końcówką .csv
lab-error-record = { $file } nie zawiera zapisu pomiarów: { $why }
lab-error-marks = w { $file } brakuje znaczników, między które wpisuje się liczby
lab-error-content = { $file } zawiera błędy; pokazuje je `barksburg check { $file }`
lab-party-no-chapter = nie ma takiego rozdziału
lab-party-size = potrzeba { $want ->
    [one] 1 myszy
    [few] { $want } myszy
    [many] { $want } myszy
   *[other] { $want } myszy
 }, a nie { $have }
lab-party-mouse-twice = { $name } występuje dwa razy
lab-party-mouse-not-allowed = { $name } nie bierze udziału
lab-party-mouse-required = { $name } musi iść z drużyną
lab-party-no-ability = { $name } nie ma zdolności
lab-party-ability-not-for = { $ability }: nie dla { $name }
lab-party-ability-twice = { $name } wybrano dwa razy
lab-party-too-many = { $name } zatrzymuje za dużo kart
lab-party-cannot-keep = { $name } nie można zatrzymać
lab-party-no-such-ability = nie ma takiej zdolności
lab-party-not-carried = { $name } nie ma takiej karty

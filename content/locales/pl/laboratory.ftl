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
lab-lost = przegrane: czas / pojmanie / opowieść
lab-lost-to-time = przez czas
lab-lost-to-capture = przez pojmanie
lab-lost-to-story = przez opowieść
lab-stuck = nie skończyły się
lab-rounds = rundy
lab-decisions = decyzje
lab-pages = strony
lab-pages-lost = stracone strony
lab-pages-lost-by = stracone strony: posiłki / pojmanie / inne
lab-otherwise = inne
lab-captures = pojmania
lab-captured = pojmania
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
lab-level-ups = awanse
lab-searches = szperanie
lab-searches-both = szperanie: udane / nieudane
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
lab-held = w posiadaniu na końcu
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
lab-too-much = za silne
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
lab-lead-lost = Przegrane przez czas: { $time }, przez pojmanie: { $capture }, przez opowieść: { $story }.
lab-lead-stuck = { $games ->
    [one] 1 gra nie skończyła się i została przerwana (limit decyzji: { $most }).
    [few] { $games } gry nie skończyły się i zostały przerwane (limit decyzji: { $most }).
    [many] { $games } gier nie skończyło się i zostało przerwanych (limit decyzji: { $most }).
   *[other] { $games } gry nie skończyło się i zostało przerwane (limit decyzji: { $most }).
 }
lab-lead-about = Ziarno { $seed }, księga { $book }, gier na sekundę procesora: { $speed }. Udziały podano z przedziałem ufności 95%.
lab-give-or-take = średnio { $mean }, odchylenie { $deviation }
lab-column = { $range }: { $games ->
    [one] 1 gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
 }, { $share }
lab-figures = Dane do wykresów
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
lab-chart-captured = Pojmania
    .note = na grę, w której mysz brała udział
lab-chart-deeds = Pokonani sługusi i odniesione rany
    .note = na grę, w której mysz brała udział
lab-chart-minions = Sługusi
    .note = na grę
lab-chart-abilities = Zdolności
    .note = o ile punktów różni się wynik gier z tą zdolnością
lab-chart-cards = Karty szperania
    .note = o ile punktów różni się wynik gier, na których końcu ktoś miał kartę; częściej mają ją ci, którzy przetrwali dłużej

## Jak ma się rozdział
lab-healthy = { $chapter }: bez zastrzeżeń.
lab-finding-never-won = nigdy niewygrany.
lab-finding-never-lost = nigdy nieprzegrany, nawet przy najgorszej grze.
lab-finding-win-rate = wygrano { $rate } gier (od { $low } do { $high }), poza zakresem z księgi.
lab-finding-hopeless = { $party }: prawie żadnych wygranych, { $rate }.
lab-finding-stuck = gry bez końca ({ $party }): { $games }.
lab-party-drawn = losowana drużyna
lab-finding-length = średnia liczba rund: { $rounds } ({ $party }), poza zakresem z księgi.
lab-finding-mouse = { $mouse } za bardzo wpływa na wynik: wygrane z tą myszą { $with }, bez niej { $without }.
lab-finding-difficulty = { $easier } za mało różni się od poziomu { $harder }: { $points } punktu.

## Całe kampanie
lab-campaign-head = { $name }: { $campaigns ->
    [one] 1 kampania
    [few] { $campaigns } kampanie
    [many] { $campaigns } kampanii
   *[other] { $campaigns } kampanii
 }, ziarno { $seed }
lab-campaign-about = { $campaigns ->
    [one] 1 kampania
    [few] { $campaigns } kampanie
    [many] { $campaigns } kampanii
   *[other] { $campaigns } kampanii
 }, ziarno { $seed }. Po przegranym rozdziale drużyna gra następny. Słabe i silne: ćwierć drużyn, które wcześniej wygrały najmniej i najwięcej.
lab-campaign-won = Drużyna wygrywa średnio { $mean } z { $chapters } rozdziałów.
lab-campaign-trivial = { $chapter }: silne drużyny wygrywają { $rate }, to za dużo.
lab-campaign-hopeless = { $chapter }: słabe drużyny wygrywają tylko { $rate }.
lab-campaign-stuck = { $chapter }: { $games ->
    [one] 1 gra się nie skończyła
    [few] { $games } gry się nie skończyły
    [many] { $games } gier się nie skończyło
   *[other] { $games } gry się nie skończyło
 }.
lab-campaign-fair = Żaden rozdział nie jest za łatwy dla silnych drużyn ani za trudny dla słabych.
lab-weak = słabe drużyny
lab-strong = silne drużyny
lab-first-lost = pierwsza porażka
lab-known-abilities = zdolności
lab-kept-cards = zachowane karty
lab-achievements = trofea
lab-decision = decyzja
lab-answer = odpowiedź
lab-given = wybrana
lab-share = udział
lab-chart-campaign-won = Wygrane rozdziały
lab-chart-campaign-strength = Słabe i silne drużyny
lab-chart-campaign-lost = Gdzie drużyny przegrywają po raz pierwszy
    .note = liczba drużyn
lab-chart-campaign-growth = Co drużyna ma ze sobą
    .note = na drużynę

## Błędne dane
lab-error-chapter = nieznany rozdział „{ $name }”; możliwe: { $known }
lab-error-campaign = nieznana opowieść z kampanią „{ $name }”; możliwe: { $known }
lab-error-policy = nieznany styl gry „{ $name }”; możliwe: { $known } oraz search:400, czyli 400 prób na turę
lab-error-policies = { $have ->
    [one] 1 styl gry
    [few] { $have } style gry
    [many] { $have } stylów gry
   *[other] { $have } stylu gry
 }, a w drużynie myszy: { $want }. Podaj jeden dla wszystkich albo po jednym dla każdej myszy
lab-error-mouse = nieznana mysz „{ $name }”; możliwe: { $known }
lab-error-ability = nieznana zdolność „{ $name }”; listę pokazuje `barksburg cards`
lab-error-abilities-of-nobody = --abilities wymaga --party
lab-error-abilities = zdolności dla { $have ->
    [one] 1 myszy
    [few] { $have } myszy
    [many] { $have } myszy
   *[other] { $have } myszy
 }, a w drużynie myszy: { $want }
lab-error-ability-order = zdolności podaje się w kolejności drużyny: „{ $name }” nie pasuje w tym miejscu
lab-error-card = nieznana zdolność lub wyposażenie „{ $name }”; listę pokazuje `barksburg cards`
lab-error-party = ta drużyna nie może zagrać w tym rozdziale: { $why }
lab-error-no-games = potrzebna jest przynajmniej jedna gra
lab-error-threads = nie można uruchomić wątków: { $why }
lab-error-option = nieznane ustawienie „{ $name }”; możliwe: { $known }
lab-error-option-value = niepoprawna wartość „{ $value }” dla „{ $name }”; możliwe: { $known }
lab-error-against-nothing = --against wymaga zmiany, np. `--against policy=random`
lab-error-rows = { $file } musi kończyć się na .csv albo .parquet
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
lab-party-mouse-twice = { $name } jest na liście dwa razy
lab-party-mouse-not-allowed = { $name } nie bierze udziału
lab-party-mouse-required = { $name } musi wziąć udział
lab-party-no-ability = { $name } nie ma zdolności
lab-party-ability-not-for = { $name } nie może mieć zdolności { $ability }
lab-party-ability-twice = zdolność { $name } jest na liście dwa razy
lab-party-too-many = { $name } zachowuje za dużo kart
lab-party-cannot-keep = karty { $name } nie można zachować
lab-party-no-such-ability = nie ma takiej zdolności
lab-party-not-carried = { $name } nie ma takiej karty

## Dziwne gry
lab-strange = Wygrano { $won } z { $games } gier. { $n ->
    [0] Żadna gra nie jest dziwna.
    [one] Jedna gra jest dziwna:
    [few] { $n } gry są dziwne:
    [many] { $n } gier jest dziwnych:
   *[other] { $n } gry są dziwne:
}
lab-strange-never-ended = gra { $number } nigdy się nie skończyła: ziarno { $seed }, drużyna { $party }, zapis { $file }
lab-strange-lost-at-once = gra { $number } została przegrana w rundzie { $round }: ziarno { $seed }, drużyna { $party }, zapis { $file }
lab-strange-unused = zasada { $rule } nie zadziałała w żadnej grze

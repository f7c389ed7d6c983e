# Co może być nie tak z księgą. Jeden komunikat na kod: ustalenie, `.label` przy miejscu, `.help`.

diagnostic-error = błąd
diagnostic-warning = ostrzeżenie
diagnostic-advice = uwaga
diagnostic-help = pomoc

# What would mend a finding.
diagnostic-fix-replace = Zmień na „{ $word }”
diagnostic-fix-remove = Usuń „{ $word }”
diagnostic-fix-words = Dodaj „{ $name }” do { $file }
diagnostic-fix-prose = Dodaj nagłówek „{ $name }” do { $file }

# Wspólne: o co pewnie chodziło.
diagnostic-suggest = { $suggestion ->
    [none] tutaj nieznane
   *[other] czy chodzi o `{ $suggestion }`?
}
diagnostic-what = { $what ->
    [name] nazwa
    [number] liczba
    [how-many] ile
    [room] pomieszczenie
    [space] pole
    [mouse] mysz
    [minion] sługus
    [search-card] karta szperania
    [party-item] przedmiot wspólny
    [class] klasa
    [tag] cecha
    [kin] rodzaj
    [marker] znacznik
    [goal] cel
    [moment] moment
    [story-moment] scena opowieści
    [achievement] fabularne trofeum
    [counter] licznik lub flaga
    [chapter] rozdział
    [area] obszar
    [test] warunek
    [die-face] ścianka kości
    [figure] figurka
    [kind-of-harm] `sharp`, `blunt` albo `magic`
    [melee-or-ranged] `melee` albo `ranged`
    [mouse-minion-or-figure] `mouse`, `minion`, `figure` albo nazwa sługusa
    [wound-poison-or-any] `wound`, `poison` albo `any`
    [fortune-or-treachery] `fortune` albo `treachery`
    [standard-or-difficult] `standard` albo `difficult`
    [explore-or-search] `explore` albo `search`
    [type-of-card] typ karty
    [what-it-gives] co daje
    [id-of-a-rule] numer zasady
    [name-of-the-decision] nazwa decyzji
    [name-of-the-option] nazwa odpowiedzi
    [value] wartość
    [deck] stos
    [title] tytuł w cudzysłowie
    [proves] wiersz `proves` z zasadami, o które chodzi
    [room-map-or-chapter] `room`, `map` albo `chapter`
    [expectation] czego się oczekuje
    [choice] decyzja
    [ability] zdolność
    [encounter] potyczka
    [initiative-card] mysz albo karta toru inicjatywy
    [roll] rzut
    [option] ustawienie
    [outcome] wynik
    [who-decides] mysz, `party` albo `nobody`
    [retry-or-next] `retry` albo `next`
    [splat-or-whole] `splat` albo `whole`
    [what-is-used] nazwa karty
    [way-out] kierunek albo `flip`
    [how-many-faces] ile ścianek kości
    [pass-or-fail] `pass` albo `fail`
    [ally] sojusznik
    [steps] ile kroków
    [needs] ile sukcesów
    [hits] ile trafień
    [points] ile punktów
   *[other] `{ $what }`
}
diagnostic-kind = { $kind ->
    [search-card] karta szperania
    [minion] sługus
    [mouse] mysz
    [room] pomieszczenie
    [ability] zdolność
    [encounter] potyczka
    [chapter] rozdział
    [initiative-card] karta inicjatywy
    [tag] cecha
    [kin] rodzaj
    [achievement] fabularne trofeum
    [counter] licznik lub flaga
    [story] księga opowieści
    [option] odpowiedź
    [moment] scena opowieści
    [rule] zasada
    [special-search] specjalne szperanie
    [figure] figurka
    [party-item] przedmiot wspólny
    [equipment] początkowy ekwipunek jednej myszy
    [honour] trofeum myszy
    [marker] znacznik
    [setting] ustawienie stołu
    [use] karta, zdolność lub moc do użycia
    [space] pole
   *[other] { $kind }
}

# Zapis
diagnostic-c0001 = to nie jest KDL: { $case ->
    [comment] komentarz się nie kończy
    [string] cudzysłów nie jest zamknięty
    [name] wiersz nie może się tak zaczynać
    [brace] klamry do siebie nie pasują
    [left-out] brakuje zamykającej klamry
    [at-the-end] brakuje zamykającej klamry
    [extra] jest o jedną zamykającą klamrę za dużo
    [hash] `#` nie zaczyna komentarza
    [bare-flag] przed `true` i `false` stawia się `#`
    [equals] wokół `=` nie może być odstępów
    [number] to nie jest liczba
    [value] to nie jest wartość
    [not-opened] brakuje klamry otwierającej
    [else] `else` nie jest tu słowem
    [else-if] `else if` nie jest tu słowem
    [same-line] po klamrze zamykającej zaczyna się nowy wiersz
    [two-blocks] wiersz ma jedną parę klamer
   *[other] { $message }
}
    .label = { $case ->
        [left-out] powinna stać przed tym wierszem, jak pokazują wcięcia
        [at-the-end] powinna stać za tym wierszem
        [extra] nic tu nie jest otwarte
        [hash] napisz `//`
        [bare-flag] napisz `#true` albo `#false`
        [equals] tutaj
        [not-opened] powinna stać na końcu tego wiersza, jak wskazuje wcięcie
        [else] napisz `otherwise` w osobnym wierszu
        [else-if] napisz `otherwise` w osobnym wierszu
        [same-line] to powinno stać w osobnym wierszu
        [two-blocks] druga jest niedozwolona
       *[other] błąd jest tutaj
    }
    .also = otwarta tutaj
    .help = { $case ->
        [left-out] Zamknij blok albo wetnij to, co do niego należy.
        [at-the-end] Dodaj na końcu `{"}"}`.
        [extra] Usuń ją albo otwórz przed nią blok.
        [hash] Komentarz zaczyna się od `//` i kończy z wierszem.
        [bare-flag] KDL oznacza te słowa, żeby nie były nazwami: `may=#true`.
        [equals] Wiersz zapisuje się `paws 1`, a właściwość `on=counter`.
        [not-opened] Co stoi głębiej, należy do klamer: `room kitchen {"{"}`.
        [else] W wierszu po klamrze zamykającej `if`: `otherwise {"{"} … {"}"}`.
        [else-if] W następnym wierszu, z drugim `if` w środku: `otherwise {"{"} if page at-least=3 {"{"} … {"}"} {"}"}`.
        [same-line] Albo wstaw między nie `;`.
        [two-blocks] Napisz warunek w osobnym wierszu, `if any-of {"{"} … {"}"}`, a pod nim to, co z niego wynika.
       *[other] Sprawdź cudzysłowy i klamry w pobliżu.
    }
diagnostic-c0002 = ten plik jest za duży
    .label = limit to { $limit } bajtów
    .help = Podziel go: karty i rozdziały mogą być w dowolnie wielu plikach.
diagnostic-c0003 = zbyt głębokie zagnieżdżenie
    .label = ponad { $limit } poziomów
    .help = Wiersze takie jak `if ...` bez klamer też zagnieżdżają wszystko, co po nich.
diagnostic-c0004 = { $place ->
    [files] nic w księdze nie zaczyna się od `{ $name }`
    [effects] nie ma efektu o nazwie `{ $name }`
    [cards] karta nie ma wiersza `{ $name }`
    [abilities] zdolność nie ma wiersza `{ $name }`
    [mice] mysz nie ma wiersza `{ $name }`
    [minions] sługus nie ma wiersza `{ $name }`
    [boss] potężny sługus z kilkoma kartami nie ma poza nimi wiersza `{ $name }`
    [encounters] potyczka nie ma wiersza `{ $name }`
    [chapters] rozdział nie ma wiersza `{ $name }`
    [rooms] pomieszczenie nie ma wiersza `{ $name }`
    [books] księga nie ma wiersza `{ $name }`
    [balance] `balance` nie ma wiersza `{ $name }`
    [boxes] pudełko nie ma wiersza `{ $name }`
    [case-files] w pliku przypadków są tylko przypadki, a nie `{ $name }`
    [cases] przypadek nie ma wiersza `{ $name }` i żadna mysz tak się nie nazywa
   *[other] `{ $place }` nie ma wiersza `{ $name }`
}
    .label = { diagnostic-suggest }
    .help = { $place ->
        [case-files] Wszystkie słowa są w docs/authors/cases.md.
        [cases] Wszystkie słowa są w docs/authors/cases.md.
        [begin] Wszystkie słowa są w docs/authors/cases.md.
        [map] Wszystkie słowa są w docs/authors/cases.md.
        [mouse] Wszystkie słowa są w docs/authors/cases.md.
        [onward] Wszystkie słowa są w docs/authors/cases.md.
        [put] Wszystkie słowa są w docs/authors/cases.md.
       *[other] Wszystkie słowa są w docs/authors/vocabulary.md.
    }
diagnostic-c0005 = `{ $word }` nie ma właściwości `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0006 = `{ $word }` jest niepełne
    .label = brakuje: { diagnostic-what }
diagnostic-c0007 = { $expected ->
    [word] tu musi być słowo, a nie `{ $found }`
    [number] tu musi być liczba, a nie `{ $found }`
    [version] tu musi być wersja, na przykład "1.0.0", a nie `{ $found }`
   *[other] tu musi być `#true` albo `#false`, a nie `{ $found }`
}
    .label = oczekiwane: { diagnostic-what }
diagnostic-c0008 = `{ $word }` ma za dużo wartości
    .label = tego nie oczekiwano
    .help = Kilka słów w jednej właściwości rozdziela przecinek bez spacji.
diagnostic-c0009 = { $case ->
    [missing] `{ $word }` potrzebuje klamer z zawartością
   *[other] `{ $word }` nie przyjmuje klamer
}
    .label = { $case ->
        [missing] dodaj {"{"} ... {"}"}
       *[other] usuń klamry
    }
diagnostic-c0010 = `{ $found }` jest poza zakresem
    .label = od { $min } do { $max }
diagnostic-c0011 = `{ $name }` nie nadaje się na identyfikator
    .label = tylko małe litery, cyfry i pojedyncze łączniki
    .help = Identyfikator wygląda jak `fishhook-and-thread`; nazwy dla ludzi są w plikach językowych.
diagnostic-c0012 = `{ $word }` jest tu dwa razy
    .label = tutaj ponownie
    .also = najpierw tutaj
    .help = Usuń jedno z dwojga.
diagnostic-c0013 = nie wiadomo, w jakim języku jest ten plik
    .label = { $file }
    .help = Przenieś go do `locales/en`, `locales/de` albo `locales/pl`.
diagnostic-c0014 = ten plik nie jest tekstem UTF-8
    .label = nie da się odczytać
    .help = Zapisz go jako UTF-8.
diagnostic-c0015 = za dużo: { diagnostic-kind }, { $found }
    .label = najwyżej { $limit }
diagnostic-c0016 = `otherwise` bez `if` przed nim
    .label = tuż przed tym nie ma `if`
    .help = `otherwise` stoi zaraz za klamrą zamykającą `if` albo `unless`.
diagnostic-c0017 = `{ $name }` kończy się jak numer figurki
    .label = tak nie może się nazywać mysz ani sługus
    .help = Druga figurka `moth` to `moth-2`. Opuść łącznik przed liczbą albo zapisz liczbę słowem.
diagnostic-c0018 = więcej naraz, niż mieści się w grze: { $what ->
    [tricks] karty podstępów, licząc wszystkie egzemplarze
    [worn] karty noszone bez miejsca, licząc wszystkie egzemplarze
    [boss-cards] karty inicjatywy jednego potężnego sługusa
    [wave] rodzaje sługusów w jednej fali
    [effects] efekty w jednym bloku
    [once-a-turn] zasady działające raz na turę
    [once-a-chapter] zasady działające raz na rozdział
    [attacks] ataki w odpowiedzi na ataki
    [steps] kroki wewnątrz kroków
    [waves] wiersze `minions` na początku
    [ways] drogi, którymi zasady prowadzą do zasad
   *[speakers] zasady, które mogą zadziałać w jednej chwili
 }, { $found }
    .label = najwyżej { $limit }
    .help = { $rules ->
        [none] W grze nic nie przepada, więc na wszystko musi być miejsce.
       *[other] Te zasady prowadzą do siebie nawzajem: { $rules }. Kończy to `once-per=turn` albo `once-per=chapter`.
    }
diagnostic-c0019 = { $case ->
    [and] `{ $name }` nie łączy tu warunków
    [or] `{ $name }` nie łączy warunków
    [if] `{ $name }` tu się nie pisze
   *[else] nie ma słowa `{ $name }`
}
    .label = { $case ->
        [and] napisz drugi wiersz
        [or] napisz `any-of`
        [if] napisz sam warunek
       *[else] napisz `otherwise`
    }
    .help = { $case ->
        [and] Warunki w osobnych wierszach muszą być spełnione wszystkie: `if flag awake`, a pod nim `if page at-least=3`. Zaraz za otwierającą klamrą wiersz może zaczynać się od `and`.
        [or] `if any-of {"{"} flag awake; page at-least=3 {"}"}` jest spełnione, gdy zachodzi choć jeden z nich.
        [if] W tych klamrach stoją warunki, nie zdania: `victory {"{"} flag awake; not page is=1 {"}"}`.
        [else-if] Drugie `if` wstaw w klamry: `otherwise {"{"} if page at-least=3 {"{"} … {"}"} {"}"}`.
       *[else] Zaraz za zamykającą klamrą `if`: `otherwise {"{"} … {"}"}`.
    }

# Nazwy
diagnostic-c0101 = nazwa `{ $name }` pojawia się dwa razy ({ diagnostic-kind })
    .label = ta nazwa jest zajęta
    .also = najpierw tutaj
    .help = W obrębie jednego rodzaju każda nazwa musi być inna.
diagnostic-c0102 = nie ma karty szperania `{ $name }`
    .label = { diagnostic-suggest }
    .help = Karty szperania są w `search.kdl` pudełka albo opowieści.
diagnostic-c0103 = nie ma sługusa `{ $name }`
    .label = { diagnostic-suggest }
    .help = Sługusi są w `minions.kdl` pudełka albo opowieści.
diagnostic-c0104 = nie ma myszy `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0105 = nie ma pomieszczenia `{ $name }`
    .label = { diagnostic-suggest }
    .help = Pomieszczenie to rysunek w `tiles/`; jego identyfikatorem jest `data-name` rysunku.
diagnostic-c0106 = w pomieszczeniu `{ $room }` nie ma pola `{ $name }`
    .label = { diagnostic-suggest }
    .help = Pola to identyfikatory w warstwie `spaces` rysunku.
diagnostic-c0107 = nie ma klasy `{ $name }`
    .label = { diagnostic-suggest }
    .help = Klasy: { $known }
diagnostic-c0108 = nie ma ścianki kości `{ $name }`
    .label = { diagnostic-suggest }
    .help = Ścianki i ich grupy: { $known }
diagnostic-c0109 = żadna karta nie ma cechy `{ $name }`
    .label = { diagnostic-suggest }
    .help = Cecha istnieje, gdy karta szperania wymienia ją w wierszu `tags`.
diagnostic-c0110 = żaden sługus nie jest rodzaju `{ $name }`
    .label = { diagnostic-suggest }
    .help = Rodzaj istnieje, gdy sługus wymienia go w wierszu `kin`.
diagnostic-c0111 = ten rozdział nie ma licznika ani flagi `{ $name }`
    .label = { diagnostic-suggest }
    .help = Dodaj go w rozdziale: `counter { $name } starts=0` albo `flag { $name }`. Karty nie znają liczników.
diagnostic-c0112 = nie ma fabularnego trofeum `{ $name }`
    .label = { diagnostic-suggest }
    .help = Dodaj je w `book.kdl`: `achievement { $name }`.
diagnostic-c0113 = w spisie nie ma zasady `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0115 = nie ma momentu `{ $name }`
    .label = { diagnostic-suggest }
    .help = Momenty: { $known }
diagnostic-c0116 = `{ $name }` nie jest tu obszarem
    .label = { diagnostic-suggest }
    .help = Obszary: `own-space`, `near-self`, `own-tile`, `seen-by-self`, `board`, `water`, pomieszczenie albo `pomieszczenie:pole`.
diagnostic-c0117 = `{ $name }` nie jest tu dozwolone
    .label = { diagnostic-suggest }
    .help = Możliwe: { $known }
diagnostic-c0118 = `self` nie może tu być użyte
    .label = zasada pomieszczenia lub rozdziału nie należy do żadnej figurki
    .help = Napisz `subject` (albo `mover`, `attacker`, `searcher`), gdy chodzi o figurkę, której to dotyczy.
diagnostic-c0119 = nie znaleziono ({ diagnostic-kind }): `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0121 = `{ $name }` nie jest warunkiem
    .label = { diagnostic-suggest }
    .help = Warunki są w części "If" pliku docs/authors/vocabulary.md.
diagnostic-c0122 = `{ $name }` to nie jest jedno pole
    .label = potrzebne jest jedno pole
    .help = Napisz `pomieszczenie:pole`, na przykład `kitchen:counter`.

# Karty
diagnostic-c0201 = { $case ->
    [missing] broń musi mówić, jak atakuje
   *[other] atakuje tylko broń
}
    .label = { $case ->
        [missing] dodaj wiersz taki jak `attack melee bonus=+1 kind=sharp`
       *[other] zrób z tego `weapon` albo przenieś atak do zdania
    }
diagnostic-c0202 = brakuje części ciała, na której nosi się ten pancerz
    .label = dodaj `slot head`, `slot body` albo `paws 1`
diagnostic-c0203 = tych wymagań nie spełni żadna mysz
    .label = nikt nie mógłby użyć tej karty
    .help = Porównaj klasę, wiedzę i siłę z myszami w `mice.kdl`.
diagnostic-c0204 = żadna mysz nigdy nie użyje zdolności `{ $name }`
    .label = żadna mysz nie ma takiej klasy
diagnostic-c0205 = kart szperania jest { $found }, licząc kopie
    .label = w grze mieści się najwyżej { $limit }
diagnostic-c0206 = `{ $name }` nic nie robi
    .label = dodaj efekt
diagnostic-c0207 = więcej myszy zaczyna z `{ $name }`, niż jest kopii
    .label = kopii: { $copies }
    .help = Zwiększ `copies=` karty albo daj myszy coś innego.
diagnostic-c0208 = mysz ma dwie łapy, nie { $found }
    .label = najwyżej 2
diagnostic-c0210 = obniżona cena nie jest niższa
    .label = wszyscy płacą { $cost }
diagnostic-c0211 = `{ $mouse }` nie może używać własnego ekwipunku początkowego `{ $name }`
    .label = wymagania nie są spełnione
diagnostic-c0212 = nie wiadomo, kiedy działa `{ $word }`
    .label = kiedy to się dzieje?
    .help = Umieść go w zdaniu: `when hourglass-moves {"{"} ... {"}"}` albo `free-action {"{"} ... {"}"}`.
diagnostic-c0213 = ran z zasady nie da się zablokować
    .label = użyj `hit`, jeśli ma być obrona
diagnostic-c0214 = to zdanie nic nie robi
    .label = dodaj efekt
diagnostic-c0215 = zdolność musi mieć moment użycia
    .label = `{ $name }` nie ma momentu
    .help = Użyj efektu, który się kończy: `give battle +1 until=round-ends`.
diagnostic-c0216 = według pudełka { $what }: { $wanted }, a jest { $found }
    .label = znaleziono: { $found }
    .help = Liczą się wpisy z plików tego folderu, razem z kopiami. Uzupełnij braki albo popraw liczbę.

# Sługusi i potyczki
diagnostic-c0301 = potyczka `{ $name }` nie obejmuje każdej strony
    .label = brakuje: strona { $pages }
diagnostic-c0302 = strona { $page } jest tu dwa razy
    .label = tutaj ponownie
diagnostic-c0303 = { $found } × `{ $name }` to więcej, niż jest w pudełku
    .label = jest { $limit }; reszta nigdy nie trafi na planszę
diagnostic-c0304 = brakuje figurki dla `{ $name }`
    .label = dodaj wiersz taki jak `figures rat limit=6`
diagnostic-c0305 = sprzeczne liczby figurek `{ $name }`: { $before } i { $found }
    .label = inny sługus podaje { $before }
diagnostic-c0306 = brakuje liczby figurek `{ $name }` w pudełku
    .label = dodaj `limit=` w wierszu `figures`
diagnostic-c0307 = na tej stronie nie ma sługusów
    .label = pusto
diagnostic-c0308 = potężny sługus `{ $name }` nie należy do żadnego rodzaju (BOSS-1)
    .label = ten wiersz nic nie zmienia
diagnostic-c0309 = sługus nie może mieć akcji ani darmowych akcji
    .label = użyj `when ...` albo `after own-turn`
diagnostic-c0310 = karta sługusa nie reaguje na `when { $word }`
    .label = to nigdy nie nastąpi
    .help = Własne zdania sługusa mogą zaczynać się od `when attacking`, `wounding`, `attacked`, `attack-rolled`, `defense-rolled`, `blocked-all`, `turn-starts` lub `turn-ends`. Na inne chwile napisz `rule` w rozdziale.

# Rozdziały
diagnostic-c0401 = kafel z `{ $name }` już leży na mapie
    .label = każdy kafel jest w pudełku raz, z obiema stronami
    .also = najpierw tutaj
diagnostic-c0402 = między `{ $other }` a `{ $name }` nie ma przejścia
    .label = nie spotykają się tu wyjścia jednego koloru, jakkolwiek leżą kafle
    .also = sąsiad
    .help = Jeśli to nie jest zamierzone, przesuń jeden z kafli.
diagnostic-c0403 = myszy nigdy nie dojdą do `{ $name }`
    .label = od startu nie prowadzi tam żadne wyjście ani pole obrotu
diagnostic-c0404 = brakuje miejsca startu myszy w `{ $name }`
    .label = dodaj wiersz taki jak `start guard-room`
diagnostic-c0405 = `{ $name }` nie ma pola startowego
    .label = wskaż je: `start { $name }:pole`
diagnostic-c0406 = { $case ->
    [both] mysz musi i nie może brać udziału
    [required] więcej myszy musi brać udział, niż jest miejsc
   *[other] mniej myszy może brać udział, niż liczy drużyna
}
    .label = drużyna: { $size }, mogą brać udział: { $allowed }
diagnostic-c0407 = rozdziału `{ $name }` nie da się wygrać
    .label = dodaj blok `victory {"{"} ... {"}"}`
diagnostic-c0408 = `{ $name }` nie leży na mapie tego rozdziału
    .label = ani na wierzchu, ani pod spodem
diagnostic-c0409 = karty `{ $name }` nie ma w stosie tego rozdziału
    .label = usuwa ją `without-cards`
diagnostic-c0410 = { $case ->
    [unread] nic nie sprawdza `{ $name }`
   *[other] `{ $name }` nigdy się nie zmienia
}
    .label = zadeklarowane tutaj
diagnostic-c0411 = decyzja `{ $name }` ma tylko jedną odpowiedź
    .label = dodaj co najmniej jeszcze jedną
diagnostic-c0412 = ta mapa jest za duża
    .label = najwyżej { $limit } kafli
diagnostic-c0413 = `{ $name }` rozdano więcej razy, niż jest kopii
    .label = kopii: { $copies }
diagnostic-c0414 = na tej mapie nie ma kafla
    .label = dodaj rzędy: `row guard-room _ kitchen`
diagnostic-c0415 = `{ $name }` nie leży na wierzchu na początku rozdziału
    .label = mapa wymienia drugą stronę
diagnostic-c0417 = w pudełku nie ma potyczek z tego stosu
    .label = nie byłoby czego dobrać
diagnostic-c0418 = rozdział nie może kończyć się na stronie 1
    .label = co najmniej 2
diagnostic-c0419 = `{ $word }` nie ma warunku
    .label = zadziałałoby od razu
diagnostic-c0420 = `{ $word }` należy do pomieszczenia
    .label = przenieś tę zasadę do `room ... {"{"} ... {"}"}`
diagnostic-c0421 = ciche pomieszczenie nie może mieć specjalnego przygotowania
    .label = usuń jedno z dwojga
diagnostic-c0422 = `{ $word }` sięga od { $low } do { $high }
    .label = najpierw mniejsza liczba
diagnostic-c0423 = `any-of` pyta tylko o jedno
    .label = podaj co najmniej dwa warunki
    .help = Napisz warunek osobno albo dodaj następny w klamrach.
diagnostic-c0424 = { $dice ->
    [one] 1 kość nigdy nie pokaże
    [few] { $dice } kości nigdy nie pokażą
    [many] { $dice } kości nigdy nie pokaże
   *[other] { $dice } kości nigdy nie pokaże
 } tylu gwiazdek: { $needs }
    .label = ten test nigdy się nie uda
    .help = Rzuć większą liczbą kości albo wymagaj mniej gwiazdek.
diagnostic-c0425 = losy dają razem { $found }
    .label = kość ma 6 ścianek
    .help = Rozdziel wszystkie sześć ścianek, na przykład `lot 3 {"{"} … {"}"}` i `lot 3 {"{"} … {"}"}`.
diagnostic-c0426 = cel `{ $name }` nigdy nie zostanie pokazany
    .label = poprzedni cel obowiązuje zawsze
    .help = Dodaj warunki do poprzedniego celu albo przenieś ten na początek.
diagnostic-c0427 = droga do `{ $name }` wychodzi poza kampanię
    .label = tylko rozdziały z `campaign` prowadzą do siebie nawzajem
    .help = Wymień oba rozdziały w `campaign` księgi.
diagnostic-c0428 = do zwycięstwa trzeba pokonać `{ $name }`, ale nigdy się nie zjawia
    .label = nic w tym rozdziale nie wprowadza tego sługusa
    .help = Ustaw go: `special-setup { $name }=1` w pomieszczeniu albo `spawn { $name } 1` w zasadzie.
diagnostic-c0429 = { $case ->
    [card] karty `{ $name }` nie ma w stosie, więc tak nie da się wygrać rozdziału
    [page] strona { $name } nigdy nie nadejdzie, więc tak nie da się wygrać rozdziału
    [minion] `{ $name }` nigdy się nie pojawia, więc tak nie da się wygrać rozdziału
    [achievement] żadna zasada nie daje `{ $name }`, więc tak nie da się wygrać rozdziału
    [mice] potrzeba myszy: { $name }, a drużyna liczy { $needs }
    [blocked] `{ $name }` zależy od `{ $needs }`, a to nigdy nie nastąpi, więc tak nie da się wygrać rozdziału
    [circle] `{ $name }` nigdy nie nastąpi: najpierw musiałaby zadziałać zasada `{ $needs }`, a ona na to czeka
    [win] żadna zasada wygrywająca ten rozdział nie może zadziałać
    [too-low] żadna zasada nie podnosi `{ $name }` do { $needs }, więc tak nie da się wygrać rozdziału
   *[counter] żadna zasada nie ustawia `{ $name }`, więc tak nie da się wygrać rozdziału
}
    .label = potrzebne do zwycięstwa
    .help = { $case ->
        [card] Usuń ją z `without-cards` albo wydaj: `take-card { $name }`.
        [page] Wymagaj wcześniejszej strony albo przesuń `ends-on-page`.
        [minion] Ustaw go: `special-setup { $name }=1` w pomieszczeniu albo `spawn { $name } 1` w zasadzie.
        [achievement] Daj je tam, gdzie myszy na to zasłużyły: `achieve { $name }`.
        [mice] Wymagaj mniejszej liczby albo `every-uncaptured-mouse`.
        [blocked] Spraw, by `{ $needs }` gdzieś nastąpiło, albo o to nie pytaj.
        [circle] Sprawdź, czego wymaga każda zasada: dwie czekają na siebie albo liczba nigdy nie zostanie osiągnięta.
        [win] Każda z nich wymaga czegoś, co nigdy nie nastąpi.
        [too-low] Ustaw więcej albo licz przez `add { $name } 1`.
       *[counter] Ustaw to tam, gdzie myszy zrobiły to, co oznacza: `set { $name }`.
    }
diagnostic-c0430 = `{ $name }` dołącza, ale nie może być w drużynie
    .label = drużyna pomija tę mysz
    .help = Mysz, która dołącza później, należy do drużyny od początku: dopuść ją i ustaw jej start gdzie indziej przez `start … for={ $name }`.
diagnostic-c0431 = `{ $word }` nigdy nie pojawi się do wyboru w pomieszczeniu ani rozdziale
    .label = w turze używa się tylko kart, zdolności i mocy
    .help = Użyj zamiast tego reakcji: `when turn-ends who=any-mouse may=#true {"{"} … {"}"}`.
diagnostic-c0432 = strona { $page } leży za wydrukowanym torem
    .label = ma on { $limit } stron
    .help = Gra toczy się dalej; przy prawdziwym stole ktoś musi pamiętać stronę.
diagnostic-c0433 = żadna lista księgi nie wymienia rozdziału `{ $name }`
    .label = gracze go nie znajdą
    .help = Dodaj go do `chapters` albo `campaign` księgi `{ $story }`.
diagnostic-c0434 = `{ $name }` czeka tutaj, ale można ją dobrać także gdzie indziej
    .label = ta karta jest też w stosie szperania
    .help = Pytaj, kto ją ma, gdziekolwiek ją znaleziono: `if has-card { $name }` albo `when found card={ $name }`.
diagnostic-c0435 = zasada `{ $name }` { $case ->
    [snare] zastawia sidła, na które może zabraknąć miejsca
    [defeat] sprowadza sługusy i pokonuje je bez końca
    [surge] napełnia serowe koło sługusów i cofa czas bez końca
    [capture] uwalnia mysz i znów ją pojmuje, bez końca
    [attack] po każdym ataku każe atakować znowu
   *[turn] kończy każdą turę, zanim się zacznie
 }
    .label = { $case ->
        [snare] gracz musi móc odmówić, a sidła są jedne, poza klamrami
        [turn] żadna mysz nie mogłaby nic zrobić
       *[other] gra nigdy nie poszłaby dalej
    }
    .help = { $case ->
        [snare] Naraz leżą najwyżej 4 sidła; użycie, które zastawia piąte, nie pojawia się do wyboru. Napisz je jako `free-action`, `action` albo z `may=#true`.
        [turn] Dodaj warunek albo `once-per=turn`.
       *[other] Dodaj `once-per=turn` albo warunek, który kiedyś przestanie być spełniony.
    }
diagnostic-c0436 = kafel `{ $name }` ma pojawić się później, ale { $case ->
    [used] rozdział się na nim zaczyna
   *[never] nic go nie dokłada
 }
    .label = { $case ->
        [used] tu zaczynają myszy albo sługusy
       *[never] żadna zasada nie mówi `lay-tile { $name }`
    }
diagnostic-c0437 = { $case ->
    [idle] sojusznik `{ $name }` nic nie robi w swojej turze
    [standing] sojusznik `{ $name }` nie ma wartości ani niczego, co działa stale
    [placed] sojusznik `{ $name }` nie ma figurki, którą można postawić
   *[foe] `{ $name }` nie jest sojusznikiem
 }
    .label = { $case ->
        [idle] sojusznik mówi, co robi przy `when turn-starts` albo `when turn-ends`, i nic więcej
        [standing] usuń to; sojusznik mówi, co robi `when turn-starts` lub `when turn-ends`
        [placed] napisz w zasadzie `join { $name }`
       *[foe] zadeklaruj go jako `ally { $name }`
    }

# Słowa i proza
diagnostic-c0501 = `{ $name }` nie ma tekstu w żadnym języku
    .label = { $suggestion ->
        [none] widać tylko identyfikator
       *[other] czy chodzi o `{ $suggestion }`?
    }
    .help = Dodaj `{ $name } = ...` do pliku w `locales/`.
diagnostic-c0502 = scena opowieści `{ $name }` nie ma tekstu w żadnym języku
    .label = nie ma czego czytać na głos
    .help = Dodaj nagłówek `# { $name }` i tekst pod nim.
diagnostic-c0503 = `{ $name }` nigdzie w rozdziale nie jest użyte
    .label = { diagnostic-suggest }
diagnostic-c0504 = w prozie nie można używać HTML
    .label = użyj zwykłego Markdowna
diagnostic-c0505 = ten tekst jest przed pierwszym nagłówkiem
    .label = nie zostanie pokazany
    .help = Zacznij od `# opening`.
diagnostic-c0506 = nagłówek `{ $name }` jest tu dwa razy
    .label = tutaj ponownie
diagnostic-c0507 = to nie jest Fluent: { $message }
    .label = błąd jest tutaj
diagnostic-c0508 = `{ $name }` nie ma wszystkich polskich form liczby mnogiej
    .label = potrzebne `one`, `few` i `many`
diagnostic-c0509 = w prozie nie może być obrazków
    .label = usuń obrazek
diagnostic-c0510 = w rozdziale nie ma sceny `{ $name }` dla tego obrazka
    .label = { diagnostic-suggest }

diagnostic-c0511 = { $language ->
    [en] angielski
    [de] niemiecki
   *[pl] polski
 }: nieprzetłumaczone teksty z tego pliku: { $missing } z { $of }
    .label = brakuje: { $names }
    .help = Na razie czytelnicy widzą je w tym języku. `barksburg words KSIĘGA --lang { $language }` wypisuje je dla tłumacza.
# Kafle całego pudełka
diagnostic-c0691 = brakuje drugiej strony `{ $name }`
    .label = nie ma strony { $number }, która wskazuje tę jako odwrotną
    .help = Rysuje się obie strony kafla, a każda podaje numer drugiej.
diagnostic-c0692 = dwie strony mają numer { $number }
    .label = `{ $name }` jest drugą
    .also = najpierw tutaj

# Spis zasad
diagnostic-c0701 = `{ $name }` stoi po `{ $other }`
    .label = trzymaj się kolejności spisu
diagnostic-c0702 = w spisie brakuje zasad: { $count }
    .label = brakuje: { $names }
diagnostic-c0703 = `reason` mają tylko definicje, i każda go potrzebuje
    .label = napisz, czemu { $name } sama niczego nie wywołuje
diagnostic-c0704 = `{ $name }` nie ma wyboru domyślnego
    .label = możliwe: { $known }

# Co może być nie tak z rysunkiem pomieszczenia. Na każdy kod jeden komunikat, `.label` przy miejscu, `.help`.

diagnostic-c0601 = tego rysunku nie da się odczytać jako SVG
    .label = { $reason }
    .help = Otwórz plik w programie graficznym i zapisz go jako zwykły SVG.

diagnostic-c0602 = rysunek jest za duży: { $size } kB, a limit to { $limit } kB
    .label = za duży jak na kafel
    .help = Uprość ścieżki, powtarzaj kształty przez „use” i usuń osadzone obrazy.

diagnostic-c0603 = grupy są zagnieżdżone zbyt głęboko
    .label = ponad { $limit } poziomów
    .help = Rozgrupuj część rysunku.

diagnostic-c0604 = rysunek nie może deklarować typu dokumentu ani encji
    .label = usuń tę deklarację
    .help = SVG jej nie potrzebuje; zniknie po zapisaniu jako zwykły SVG.

diagnostic-c0605 = element „{ $element }” jest w rysunku niedozwolony
    .label = usuń ten element
    .help = Rysunek składa się z kształtów, gradientów, deseni i filtrów. Zamień tekst na ścieżki, a obrazy narysuj jako kształty.

diagnostic-c0606 = atrybut „{ $attribute }” jest w rysunku niedozwolony
    .label = rysunek nie może niczego uruchamiać
    .help = Usuń ten atrybut.

diagnostic-c0607 = rysunek nie może odwoływać się na zewnątrz
    .label = to nie jest część rysunku: { $reference }
    .help = Dozwolone są tylko odwołania do identyfikatorów z tego samego pliku, np. „#grain” albo „url(#light)”.

diagnostic-c0608 = „use” w tym rysunku powtarza się bez końca
    .label = to „use” odwołuje się do siebie albo do o wiele za wielu kształtów
    .help = Niech „use” wskazuje zwykłe kształty.

diagnostic-c0609 = atrybut „{ $attribute }” jest nieznany i zostanie pominięty
    .label = pominięty w obrazku
    .help = Usuń go albo zapisz to samo w „style”.

diagnostic-c0610 = kafel rysuje się na kwadracie 1000 na 1000
    .label = tu musi być viewBox="0 0 1000 1000"
    .help = W Inkscape ustaw rozmiar strony i skalę tak, by strona miała 1000 jednostek szerokości i wysokości.

diagnostic-c0611 = rysunek musi podawać numer swojej strony i numer odwrotnej strony
    .label = { $attribute } to liczba od 1 do 99, a obie muszą być różne
    .help = Dopisz do elementu svg na przykład data-side="5" data-flip="6".

diagnostic-c0612 = rysunek musi mieć nazwę
    .label = małe litery, cyfry i łączniki, np. data-name="guard-room"
    .help = Tą nazwą posługują się rozdziały; to, co czytają gracze, jest w plikach językowych.

diagnostic-c0613 = kolor nie jest ani pomarańczowy, ani niebieski
    .label = wpisz tu orange albo blue
    .help = Strona ma data-color="orange", wyjście ma class="orange". Wyjście może mieć inny kolor niż strona.

diagnostic-c0614 = brakuje warstwy „{ $layer }”
    .label = żadna grupa na najwyższym poziomie nie ma takiego id ani etykiety
    .help = Dodaj w Inkscape warstwę o tej nazwie; warstwy wewnątrz warstw się nie liczą.

diagnostic-c0615 = warstwa „{ $layer }” jest nieznana
    .label = będzie częścią obrazka bez znaczenia dla zasad
    .help = Znane warstwy: { $known }.

diagnostic-c0616 = „{ $element }” nie może być obrysem
    .label = zasady nie mogą użyć tego kształtu
    .help = Użyj ścieżek, prostokątów, elips lub wielokątów; w Inkscape: Ścieżka, Obiekt w ścieżkę. Samą ozdobę oznacz przez class="ornament".

diagnostic-c0617 = tych liczb nie da się odczytać
    .label = { $attribute } jest uszkodzony albo podany w jednostkach innych niż px
    .help = Narysuj kształt od nowa albo zamień go na ścieżkę.

diagnostic-c0618 = ten kształt leży daleko poza kaflem
    .label = ponad 500 jednostek za krawędzią
    .help = Sprawdź jego przekształcenie; w warstwach zasad jest tylko to, co leży na kaflu.

diagnostic-c0619 = te obrysy mają za dużo wierzchołków
    .label = najwyżej { $limit }
    .help = Uprość ścieżkę; w Inkscape: Ścieżka, Uprość.

diagnostic-c0620 = nie narysowano żadnego pola
    .label = w tej warstwie nie ma kształtów
    .help = Narysuj po jednym zamkniętym obrysie na pole.

diagnostic-c0621 = za dużo pól: { $count }
    .label = na stronie mieści się { $limit }; to jest pierwsze ponad limit
    .help = Połącz małe pola.

diagnostic-c0622 = pole bez poprawnej nazwy
    .label = „{ $name }” jest niepoprawne
    .help = Nadaj mu id albo etykietę w Inkscape z małych liter, cyfr i łączników, np. „k12” lub „counter”.

diagnostic-c0623 = dwa pola nazywają się „{ $name }”
    .label = drugie
    .first = pierwsze
    .help = Zmień nazwę jednego z nich.

diagnostic-c0624 = klasa „{ $class }” jest tu nieznana
    .label = nieznana
    .help = Dozwolone: { $known }.

diagnostic-c0625 = obrys pola „{ $name }” niczego nie zamyka
    .label = musi to być jeden zamknięty pierścień
    .help = Zamknij ścieżkę; każde pole to jeden kawałek.

diagnostic-c0626 = pola „{ $a }” i „{ $b }” nachodzą na siebie
    .label = leży częściowo na „{ $a }”
    .other = „{ $a }”
    .help = Zostaw między sąsiadami około dziesięciu jednostek odstępu.

diagnostic-c0627 = środek pola „{ $name }” leży poza nim
    .label = figurki stałyby obok pola i stamtąd mierzono by zasięg wzroku
    .help = Wskaż przez data-at="x,y" punkt wewnątrz obrysu.

diagnostic-c0628 = „{ $value }” nie pasuje do { $attribute }
    .label = nieczytelne
    .help = data-capacity to liczba od 1 do 99, data-at to dwie liczby, np. "480,320".

diagnostic-c0629 = „{ $name }” to woda, a ma znak pułapki
    .label = pułapka na myszy nie może stać w wodzie
    .help = Zostaw jedną z tych dwóch klas.

diagnostic-c0630 = więcej niż jedno pole obrotu
    .label = „{ $name }” byłoby drugie
    .help = Strona ma jedno pole obrotu, jednego rodzaju.

diagnostic-c0631 = ta strona nie ma pola obrotu
    .label = tego kafla nie da się odwrócić
    .help = Nadaj jednemu polu klasę flip, flip-hook albo flip-gear, chyba że opowieść nigdy tego nie wymaga.

diagnostic-c0632 = więcej niż jedno pole startowe
    .label = „{ $name }” byłoby drugie
    .help = Strona ma jedno pole startowe.

diagnostic-c0633 = ta strona nie ma pola wejścia sługusów
    .label = sługusi nie mają którędy wejść
    .help = Nadaj trzem lub czterem polom klasę entry.

diagnostic-c0634 = żadna mysz nie dotrze na pole „{ $name }”
    .label = bez połączenia z polem startu, obrotu ani wyjścia
    .help = Zbliż obrysy na 16 jednostek, dodaj żółtą linię albo wpisz data-joins.

diagnostic-c0635 = na pole „{ $name }” myszy dostaną się tylko z pomocą
    .label = ze wszystkich stron czerwone linie
    .help = Jeśli tak ma być, nadaj polu klasę aloft; jeśli nie, dodaj żółtą linię.

diagnostic-c0636 = w części przerwy między „{ $a }” i „{ $b }” stoi ściana
    .label = uznane za sąsiednie, bo kawałek przerwy jest wolny
    .other = „{ $a }”
    .help = Rozstrzygnij to przez data-joins albo data-parts.

diagnostic-c0640 = żadne pole nie nazywa się „{ $name }”
    .label = { $suggestion ->
        [none] nieznane
       *[other] czy chodzi o „{ $suggestion }”?
    }
    .help = Użyj id albo etykiet z warstwy „spaces”.

diagnostic-c0641 = para to dwa różne pola
    .label = wymień co najmniej dwa, każde raz
    .help = data-between="counter k1 k2" dotyczy pola counter i każdego z pozostałych.

diagnostic-c0642 = żółta linia musi mieć strzałkę
    .label = data-to mówi, dokąd prowadzi strzałka: jedno z „{ $between }”
    .help = Zgodnie ze strzałką krok kosztuje 1, w drugą stronę 3. Jeśli data-to to pierwsze pole, wszystkie strzałki prowadzą do niego, w przeciwnym razie od niego.

diagnostic-c0643 = sprzeczne wpisy dla pól „{ $a }” i „{ $b }”
    .label = to przeczy wcześniejszemu wpisowi
    .first = najpierw tutaj
    .help = Na parę przypada jedna linia albo jeden wyjątek.

diagnostic-c0650 = wyjście musi podawać swoją krawędź
    .label = wpisz data-edge="n", "e", "s" albo "w"
    .help = Północ jest u góry rysunku.

diagnostic-c0651 = to wyjście nie leży pośrodku swojej krawędzi ({ $edge ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    })
    .label = nie spotka się z sąsiednim kaflem
    .help = Narysuj kreskę wzdłuż krawędzi, ze środkiem blisko 500, albo popraw data-edge.

diagnostic-c0652 = przy wyjściu ({ $edge ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    }) nie ma żadnego pola
    .label = żadnego obrysu w odległości { $reach } jednostek
    .help = Przysuń pola albo wpisz data-spaces.

diagnostic-c0653 = dwa wyjścia na jednej krawędzi ({ $edge ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    })
    .label = drugie z nich
    .help = Na krawędzi może być najwyżej jedno wyjście.

diagnostic-c0654 = przy wyjściu ({ $edge ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    }) pominięto najbliższe pole
    .label = „{ $name }” leży bliżej niż wymienione
    .help = Dopisz je do data-spaces albo usuń data-spaces, wtedy zdecyduje rysunek.

diagnostic-c0660 = nurt musi płynąć z wody do wody
    .label = „{ $name }” nie jest wodą
    .help = Dodaj klasę water albo przesuń strzałkę.

diagnostic-c0661 = „{ $from }” i „{ $to }” nie sąsiadują ze sobą
    .label = nurt prowadzi z pola na sąsiednie pole
    .help = Niech każda strzałka prowadzi na następne pole.

diagnostic-c0662 = ten nurt nie zaczyna się lub nie kończy na żadnym polu
    .label = ani nazwany, ani narysowany
    .help = Narysuj strzałkę jako otwartą ścieżkę z pola na pole albo poza krawędź kafla, albo wpisz data-from i data-to; „off” prowadzi poza kafel.

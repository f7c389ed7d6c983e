# Co może być nie tak z rysunkiem pomieszczenia. Na każdy kod jeden komunikat, `.label` przy miejscu, `.help`.

diagnostic-c0601 = Tego rysunku nie da się odczytać jako SVG
    .label = { $reason }
    .help = Otwórz plik w programie graficznym i zapisz go jako zwykły SVG.

diagnostic-c0602 = Rysunek jest za duży: { $size } kB, a może mieć { $limit } kB
    .label = żadne pomieszczenie tyle nie potrzebuje
    .help = Uprość ścieżki, powtarzaj kształty przez „use” i usuń osadzone obrazy.

diagnostic-c0603 = Grupy są zagnieżdżone zbyt głęboko
    .label = więcej poziomów niż { $limit }
    .help = Rozgrupuj część rysunku.

diagnostic-c0604 = Rysunek nie może deklarować typu dokumentu ani encji
    .label = usuń tę deklarację
    .help = SVG jej nie potrzebuje; zniknie po zapisaniu jako zwykły SVG.

diagnostic-c0605 = Elementu „{ $element }” nie może być w rysunku
    .label = usuń ten element
    .help = Rysunek składa się z kształtów, gradientów, deseni i filtrów. Zamień tekst na ścieżki, a obrazy narysuj jako kształty.

diagnostic-c0606 = Atrybutu „{ $attribute }” nie może być w rysunku
    .label = rysunek niczego nie uruchamia
    .help = Usuń ten atrybut.

diagnostic-c0607 = Rysunek nie może odwoływać się na zewnątrz
    .label = to nie jest część rysunku: { $reference }
    .help = Dozwolone są tylko odwołania do identyfikatorów z tego samego pliku, np. „#grain” albo „url(#light)”.

diagnostic-c0608 = Kopie w tym rysunku nie mają końca
    .label = to „use” oznacza samo siebie albo o wiele za dużo kształtów
    .help = Niech „use” wskazuje zwykłe kształty.

diagnostic-c0609 = Atrybut „{ $attribute }” jest nieznany i nie będzie widoczny
    .label = pominięty w obrazku
    .help = Usuń go albo zapisz to samo w „style”.

diagnostic-c0610 = Pomieszczenie rysuje się na kwadracie 1000 na 1000
    .label = tu musi być viewBox="0 0 1000 1000"
    .help = W Inkscape ustaw rozmiar strony i skalę tak, by strona miała 1000 jednostek szerokości i wysokości.

diagnostic-c0611 = Rysunek musi podawać numer swojej strony i numer odwrotu
    .label = { $attribute } to liczba od 1 do 99, a obie muszą być różne
    .help = Dopisz do elementu svg na przykład data-side="5" data-flip="6".

diagnostic-c0612 = Rysunek musi mieć nazwę
    .label = małe litery, cyfry i łączniki, np. data-name="guard-room"
    .help = Tą nazwą posługują się rozdziały; to, co czytają gracze, jest w plikach językowych.

diagnostic-c0613 = Ani pomarańczowy, ani niebieski
    .label = wpisz tu orange albo blue
    .help = Strona ma data-color="orange", wyjście ma class="orange". Wyjście może mieć inny kolor niż strona.

diagnostic-c0614 = Brakuje warstwy „{ $layer }”
    .label = żadna grupa na najwyższym poziomie nie ma takiego id ani etykiety
    .help = Dodaj w Inkscape warstwę o tej nazwie; warstwy wewnątrz warstw się nie liczą.

diagnostic-c0615 = Warstwa „{ $layer }” jest nieznana
    .label = będzie częścią obrazka, dla zasad nic nie znaczy
    .help = Znane warstwy: { $known }.

diagnostic-c0616 = „{ $element }” nie może być obrysem
    .label = zasady tego nie odczytają
    .help = Użyj ścieżek, prostokątów, elips lub wielokątów; w Inkscape: Ścieżka, Obiekt w ścieżkę. Samą ozdobę oznacz przez class="ornament".

diagnostic-c0617 = Tych liczb nie da się odczytać
    .label = { $attribute } jest uszkodzony albo podany w jednostkach innych niż px
    .help = Narysuj kształt od nowa albo zamień go na ścieżkę.

diagnostic-c0618 = Ten kształt leży daleko poza pomieszczeniem
    .label = ponad 500 jednostek za krawędzią
    .help = Sprawdź jego przekształcenie; w warstwach zasad jest tylko to, co leży w komnacie.

diagnostic-c0619 = Te obrysy mają za dużo wierzchołków
    .label = najwyżej { $limit }
    .help = Uprość ścieżkę; w Inkscape: Ścieżka, Uprość.

diagnostic-c0620 = Nie narysowano żadnego pola
    .label = w tej warstwie nie ma kształtów
    .help = Narysuj po jednym zamkniętym obrysie na pole.

diagnostic-c0621 = Za dużo pól: { $count }
    .label = na stronie mieści się ich { $limit }; to jest pierwsze nadmiarowe
    .help = Połącz małe pola.

diagnostic-c0622 = Pole bez poprawnej nazwy
    .label = „{ $name }” się nie nadaje
    .help = Nadaj mu id albo etykietę w Inkscape z małych liter, cyfr i łączników, np. „k12” lub „counter”.

diagnostic-c0623 = Dwa pola nazywają się „{ $name }”
    .label = drugie
    .first = pierwsze
    .help = Zmień nazwę jednego z nich.

diagnostic-c0624 = Klasa „{ $class }” nic tu nie znaczy
    .label = nieznana
    .help = Dozwolone: { $known }.

diagnostic-c0625 = Obrys pola „{ $name }” niczego nie zamyka
    .label = musi to być jeden zamknięty pierścień
    .help = Zamknij ścieżkę; każde pole to jeden kawałek.

diagnostic-c0626 = Pola „{ $a }” i „{ $b }” nachodzą na siebie
    .label = leży częściowo na „{ $a }”
    .other = „{ $a }”
    .help = Zostaw między sąsiadami około dziesięciu jednostek odstępu.

diagnostic-c0627 = Środek pola „{ $name }” leży poza nim
    .label = figurki stałyby obok pola i stamtąd mierzono by widoczność
    .help = Wskaż przez data-at="x,y" punkt wewnątrz obrysu.

diagnostic-c0628 = „{ $value }” nie pasuje do { $attribute }
    .label = nieczytelne
    .help = data-capacity to liczba od 1 do 99, data-at to dwie liczby, np. "480,320".

diagnostic-c0629 = „{ $name }” to woda, a ma znak pułapki
    .label = pułapka na myszy nie stanie w wodzie
    .help = Zostaw jedną z tych dwóch klas.

diagnostic-c0630 = Więcej niż jedno pole odwrócenia
    .label = „{ $name }” byłoby drugie
    .help = Pomieszczenie odwraca się w jednym miejscu i w jeden sposób.

diagnostic-c0631 = Ta strona nie ma pola odwrócenia
    .label = nikt nie odwróci tego kafla
    .help = Nadaj jednemu polu klasę flip, flip-hook albo flip-gear, chyba że opowieść nigdy tego nie wymaga.

diagnostic-c0632 = Więcej niż jedno pole startowe
    .label = „{ $name }” byłoby drugie
    .help = Drużyna zaczyna razem; zostaw jedno.

diagnostic-c0633 = Ta strona nie ma pola wejścia sługusów
    .label = sługusi nie mają jak się pojawić
    .help = Nadaj trzem lub czterem polom klasę entry.

diagnostic-c0634 = Żadna mysz nigdy nie dotrze na pole „{ $name }”
    .label = bez połączenia z polem startu, odwrócenia ani wyjścia
    .help = Zbliż obrysy na 16 jednostek, dodaj żółtą linię albo wpisz data-joins.

diagnostic-c0635 = Na pole „{ $name }” myszy dostaną się tylko z czyjąś pomocą lub przedmiotem
    .label = ze wszystkich stron czerwone linie
    .help = Jeśli tak ma być, nadaj polu klasę aloft; jeśli nie, brakuje żółtej linii.

diagnostic-c0636 = W części przerwy między „{ $a }” i „{ $b }” stoi ściana
    .label = uznane za sąsiednie, bo kawałek przerwy jest wolny
    .other = „{ $a }”
    .help = Rozstrzygnij to przez data-joins albo data-parts.

diagnostic-c0640 = Żadne pole nie nazywa się „{ $name }”
    .label = { $suggestion ->
        [none] nieznane
       *[other] może „{ $suggestion }”?
    }
    .help = Użyj id albo etykiet z warstwy „spaces”.

diagnostic-c0641 = Para to dwa różne pola
    .label = wymień co najmniej dwa, każde raz
    .help = data-between="counter k1 k2" dotyczy pola counter i każdego z pozostałych.

diagnostic-c0642 = Żółta linia musi mieć strzałkę
    .label = data-to mówi, dokąd prowadzi strzałka: jedno z „{ $between }”
    .help = Zgodnie ze strzałką krok kosztuje 1, pod strzałkę 3. Jeśli data-to to pierwsze pole, wszystkie strzałki prowadzą do niego, w przeciwnym razie od niego.

diagnostic-c0643 = O polach „{ $a }” i „{ $b }” powiedziano dwie różne rzeczy
    .label = to przeczy temu, co już powiedziano
    .first = najpierw powiedziano to tutaj
    .help = Na parę przypada jedna linia albo jeden wyjątek.

diagnostic-c0650 = Wyjście musi podawać swoją krawędź
    .label = wpisz data-edge="n", "e", "s" albo "w"
    .help = Północ jest u góry: n góra, e prawo, s dół, w lewo.

diagnostic-c0651 = To wyjście nie leży pośrodku swojej krawędzi ({ $edge ->
        [north] góra
        [east] prawo
        [south] dół
       *[west] lewo
    })
    .label = sąsiedni kafel by się z nim nie zszedł
    .help = Narysuj kreskę wzdłuż krawędzi, ze środkiem blisko 500, albo popraw data-edge.

diagnostic-c0652 = Przy wyjściu ({ $edge ->
        [north] góra
        [east] prawo
        [south] dół
       *[west] lewo
    }) nie ma żadnego pola
    .label = żadnego obrysu w odległości { $reach } jednostek
    .help = Przysuń pola albo wpisz data-spaces.

diagnostic-c0653 = Dwa wyjścia na jednej krawędzi ({ $edge ->
        [north] góra
        [east] prawo
        [south] dół
       *[west] lewo
    })
    .label = drugie z nich
    .help = Na krawędzi mieści się najwyżej jedno wyjście.

diagnostic-c0654 = Przy wyjściu ({ $edge ->
        [north] góra
        [east] prawo
        [south] dół
       *[west] lewo
    }) pominięto najbliższe pole
    .label = „{ $name }” leży bliżej niż wymienione
    .help = Dopisz je do data-spaces albo usuń data-spaces, wtedy zdecyduje rysunek.

diagnostic-c0660 = Prąd płynie z wody do wody
    .label = „{ $name }” nie jest wodą
    .help = Dodaj klasę water albo przesuń strzałkę.

diagnostic-c0661 = Prąd nie przeskoczy z „{ $from }” na „{ $to }”
    .label = te pola nie sąsiadują
    .help = Niech każda strzałka prowadzi na następne pole.

diagnostic-c0662 = Ten prąd nie zaczyna się lub nie kończy na żadnym polu
    .label = ani nazwany, ani narysowany
    .help = Narysuj strzałkę jako otwartą ścieżkę z pola na pole albo poza krawędź kafla, albo wpisz data-from i data-to; „off” prowadzi poza kafel.

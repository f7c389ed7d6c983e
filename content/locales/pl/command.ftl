### Pomoc wiersza poleceń. `command-serve` mówi, co robi `serve`, a jego atrybut `.listen`, do czego służy `--listen`; to, co wspólne
### dla kilku poleceń, jest atrybutem `command`. `command-value-…` to słowa w nawiasach kątowych.

command = Barksburg, nieoficjalny cyfrowy stół do kooperacyjnej gry przygodowej Mice and Mystics
    .content = Czytaj zawartość z tego folderu zamiast wbudowanej
    .lang = Język komunikatów; domyślnie język terminala
    .listen = Gdzie nasłuchiwać, np. 0.0.0.0:7777 dla całej sieci; domyślnie tylko na tym komputerze
    .data = Folder na zapisane gry
    .public-url = Adres, pod którym inni wchodzą z zewnątrz, do zaproszeń
    .watch = Własna księga lub folder z zawartością: czytane na nowo po każdym zapisie, a wszystko, co się nie zgadza, widać na stronie
    .json = Wypisz JSON
    .help = Wypisz tę pomoc
    .version = Wypisz wersję
command-play = Otwórz stół na tym komputerze, z przeglądarką, jeśli jest ekran (także bez podania polecenia)
command-serve = Otwórz stół bez przeglądarki
command-new-story = Zacznij własną księgę: małą, od razu grywalną, do przerobienia
    .name = Nazwa księgi: małe litery, cyfry i łączniki; tak samo nazywa się jej folder
    .in = Gdzie utworzyć folder
command-check = Sprawdź księgę, folder lub pojedynczy plik względem wbudowanego pudełka
    .path = Księga, folder lub pojedynczy plik; domyślnie sprawdzana jest wbudowana księga
    .format = W jakiej postaci wypisać uwagi: dla ludzi czy dla narzędzi
command-scenario = Rozegraj pliki z przypadkami
    .files = Pliki z przypadkami lub foldery z nimi
    .cited = Wypisz też zasady, które pojawiły się w każdym przypadku
command-conformance = Rozegraj pełną próbę zgodności: każda zasada, każdy przypadek
    .cases = Czytaj przypadki z tego folderu zamiast wbudowanych
    .incomplete = Za błąd uznaj tylko nieudane przypadki, a nie zasady, do których brak jeszcze przypadku
command-replay = Odtwórz zapisaną grę: jej dziennik z uzasadnieniami albo przypadek z niej
    .file = Zapisana gra
    .to = Zatrzymaj się po tylu decyzjach
    .case = Zapisz przypadek, który zaczyna się po tylu decyzjach i obejmuje resztę tej tury
    .any-book = Odtwórz mimo zmian, które zaszły w księdze
command-rules = Znajdź zasady po numerze, dziale lub słowach
    .query = Numer zasady (BAT-4), dział (BAT) lub szukane słowa; domyślnie wypisywane są wszystkie zasady
command-cards = Wypisz i pokaż myszy, karty, spotkania i sługusów
    .name = Część identyfikatora lub nazwy; domyślnie wypisywane jest wszystko
command-simulate = Każ botom rozegrać wiele gier i podsumuj je
    .chapter = Rozdział, np. flight-to-barksburg
    .policy = Kto gra: random, sensible lub search; jeden styl dla wszystkich myszy albo po jednym dla każdej, po przecinkach; search:400 robi 400 prób na turę
    .games = Ile gier
    .seed = Ziarno pierwszej gry
    .party = Myszy, np. collin,filch,maginos,tilda, albo ze zdolnościami filch:find+dodge; domyślnie losowane do każdej gry
    .abilities = Zdolności myszy w kolejności drużyny, np. inspire,find+dodge,meeps,cure; - losuje jedną
    .variant = Wariant gry, np. steady-paws; można podać kilka razy
    .switch = Zasada w brzmieniu danego wydania albo difficulty=heroic; można podać kilka razy
    .against = Rozegraj te same ziarna z jakąś zmianą i porównaj: policy=search, party=…, steady-paws, difficulty=heroic albo content=PLIK ze zmienionymi wpisami; można podać kilka razy
    .check = Sprawdź, jak się ma każdy rozdział tej opowieści
    .strength = Zmierz siłę stylów gry w --chapter albo w pierwszym rozdziale każdej opowieści i w potyczkach
    .pairs = Na ilu parach gier mierzyć siłę stylu search; 0 pomija ten pomiar
    .balance = Zmierz, jak każda zdolność i każde wyposażenie zmienia odsetek wygranych w --chapter albo w rozdziałach z --strength; drużyny dobiera sam pomiar
    .only = Zmierz balans tylko tej karty
    .record = Zachowaj wyniki --strength lub --balance w pliku balance.json tego folderu i napisz jego strony na nowo
    .threads = Ilu wątków użyć; domyślnie tylu, ile jest rdzeni
    .csv = Wypisz CSV
    .rows = Zapisz każdą grę jako wiersz w pliku .csv albo .parquet, jeśli program zbudowano z tą możliwością
    .report = Zapisz stronę z wykresami w tym pliku .html
command-gallery = Zapisz galerię: każde pomieszczenie, figurkę, żeton, ściankę kości i kartę, jako strony do przeglądarki
    .out = Folder na galerię; otwórz w nim index.html
command-tiles = Wypisz pomieszczenia, pokaż ich połączenia i narysuj je na obrazku
    .name = Pokaż tylko połączenia tego pomieszczenia
    .debug = Zapisz w tym folderze każdą stronę z narysowanym sąsiedztwem, kosztami, widocznością i drogą od wejścia
command-bench = Zmierz szybkość zasad: całe rozdziały z losowymi dozwolonymi ruchami
    .games = Gry w jednym przebiegu; podawana jest mediana z pięciu przebiegów
    .batch = Rozegraj gry raz i wypisz tylko liczbę decyzji, do liczenia instrukcji programem callgrind; z --server tyle decyzji jest rysowanych w dwóch językach i wypisywana jest liczba bajtów do wysłania
    .server = Zamiast zasad zmierz serwer przez HTTP na tym komputerze
    .seconds = Ile trwa każdy przebieg serwera
command-bot-protocol = Zagraj własnym programem: JSON, wiersz po wierszu, na standardowym wejściu i wyjściu (docs/protocol.md)
command-help = Wypisz tę pomoc albo pomoc do polecenia
    .command = Polecenie do wyjaśnienia

## W nawiasach kątowych
command-value-address = ADRES
command-value-change = ZMIANA
command-value-chapter = ROZDZIAŁ
command-value-command = POLECENIE
command-value-file = PLIK
command-value-folder = FOLDER
command-value-format = FORMAT
command-value-lang = JĘZYK
command-value-list = LISTA
command-value-mice = MYSZY
command-value-name = NAZWA
command-value-number = LICZBA
command-value-options = OPCJE
command-value-path = ŚCIEŻKA
command-value-policy = STYL
command-value-query = SZUKANE
command-value-setting = NAZWA=WYBÓR
command-value-story = OPOWIEŚĆ
command-value-url = URL

## Nagłówki i dopiski
help-usage = Użycie:
help-commands = Polecenia:
help-arguments = Argumenty:
help-options = Opcje:
help-default = [domyślnie: { $value }]
help-possible = [możliwe: { $values }]

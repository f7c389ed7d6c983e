### Co program mówi sam od siebie: niezrozumiałe wywołania, pliki, których nie da się odczytać lub zapisać.

program-error = błąd
program-more = Resztę wyjaśnia `--help`.
program-missing = brakuje: { $arg }
program-conflict = „{ $arg }” nie łączy się z { $other }
program-twice = „{ $arg }” podano dwa razy
program-unknown = „{ $arg }” nic tu nie znaczy
program-unknown-similar = „{ $arg }” nic tu nie znaczy; czy chodziło o { $known }?
program-unknown-elsewhere = „{ $arg }” nic tu nie znaczy; mają to { $known }
program-value-missing = „{ $arg }” nie ma wartości
program-value = „{ $value }” nie pasuje do „{ $arg }”
program-value-known = „{ $value }” nie pasuje do „{ $arg }”; są { $known }
program-value-why = „{ $value }” nie pasuje do „{ $arg }”: { $why }
program-value-none = „{ $arg }” nie przyjmuje wartości, a podano „{ $value }”
program-no-text = część wywołania nie jest czytelnym tekstem (UTF-8)
program-unclear = tego wywołania nie da się zrozumieć
program-number = potrzebna jest liczba całkowita bez znaku
program-number-large = liczba jest za duża
program-number-range = potrzebna jest liczba całkowita od { $low } do { $high }
program-address = potrzebny jest adres z portem, np. 127.0.0.1:7777
program-page = potrzebny jest adres, który otworzy przeglądarka, na przykład https://mice.example
program-unreadable = nie da się odczytać { $file }: { $why }
program-unwritable = nie da się zapisać { $file }: { $why }
program-file-missing = nie ma takiego pliku ani folderu
program-file-denied = brak uprawnień
program-file-folder = to jest folder
program-file-no-folder = część ścieżki jest plikiem, a nie folderem
program-file-there = jest już tam plik o tej nazwie
program-file-full = dysk jest pełny
program-book-broken = księga zawiera błędy; pokazuje je `barksburg check { $file }`

## Co wypisują polecenia
program-check = { $errors ->
    [0] bez błędów
    [one] 1 błąd
    [few] { $errors } błędy
    [many] { $errors } błędów
   *[other] { $errors } błędu
 }, { $warnings ->
    [0] bez ostrzeżeń
    [one] 1 ostrzeżenie
    [few] { $warnings } ostrzeżenia
    [many] { $warnings } ostrzeżeń
   *[other] { $warnings } ostrzeżenia
 }
program-open = Barksburg jest otwarty: { $url }
program-saved-in = Gry są zapisywane tutaj: { $folder }
program-close = Ctrl+C zamyka stół.
program-no-card = żadna karta nie pasuje do „{ $wanted }”
program-no-rule = żadna zasada nie pasuje do „{ $wanted }”
program-no-room = żadne pomieszczenie nie nazywa się „{ $wanted }”
program-no-rooms = nie ma żadnych pomieszczeń
program-rule-page = (s. { $page })
program-spaces = { $spaces ->
    [one] 1 pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
 }
program-story-made = { $folder } to mała księga, w którą można już grać. Co dalej:
program-story-watch = graj podczas pisania
program-story-check = zobacz wszystko, co się nie zgadza
program-story-rest = cała reszta
program-story-name = „{ $name }” nie może być nazwą księgi: najwyżej 40 małych liter, cyfr i łączników, na początku litera
program-story-built-in = „{ $name }” to nazwa wbudowanej księgi
program-story-there = { $folder } już istnieje; nic nie zapisano
program-case-in = w „{ $title }”
program-case-cites = „{ $title }” przywołuje { $rules }
program-cases-running = { $done }/{ $all } przypadków
program-cases-done = przypadki: { $passed ->
    [one] 1 udany
    [few] { $passed } udane
    [many] { $passed } udanych
   *[other] { $passed } udanego
 }, { $failed ->
    [one] 1 nieudany
    [few] { $failed } nieudane
    [many] { $failed } nieudanych
   *[other] { $failed } nieudanego
 }
program-uncovered = bez przypadku: { $rules }
program-covered = zasady z przypadkiem: { $covered } z { $total }

## Odtwarzanie
program-hash = suma kontrolna { $hash }
program-choice-unknown = decyzja { $number }: tam nie ma wyboru „{ $choice }”
program-choice-refused = decyzja { $number }: „{ $choice }” jest niedozwolone według { $rule }
program-choice-late = decyzja { $number } pada po zakończeniu
program-save-bad = nie da się odtworzyć { $file }: { $why }
program-save-other-book = grano z inną księgą (spróbuj --any-book)
program-save-newer = zapisał to nowszy Barksburg
program-save-unknown = { $what ->
    [chapter] żaden rozdział
    [mouse] żadna mysz
    [ability] żadna zdolność
    [search-card] żadna karta
    [achievement] żadne osiągnięcie
   *[other] nic
 } nie nazywa się „{ $name }”
program-save-option = nie ma ustawienia „{ $name }”
program-save-seed = ziarno nie składa się z 64 cyfr szesnastkowych
program-save-party = ta drużyna nie może zagrać w tym rozdziale ({ $rule })
program-save-large = plik jest za duży
program-save-damaged = plik jest uszkodzony w wierszu { $line }
program-save-record = nie da się odczytać wpisu { $number }
program-save-no-setup = gra nie zaczyna się od przygotowania
program-case-nobody = po decyzji { $number } nie trwa tura żadnej myszy; spróbuj sąsiedniej liczby
program-case-title = { $chapter }, od decyzji { $number }

## Otwieranie stołu
program-listen = nie da się otworzyć stołu pod adresem { $address }: { $why }
program-address-taken = coś innego już tam nasłuchuje
program-address-foreign = ten komputer nie ma takiego adresu
program-runtime = nie da się uruchomić serwera: { $why }
program-store-locked = { $holder ->
    [none] folderu { $folder } używa inny proces
   *[other] folderu { $folder } używa inny proces (numer { $holder })
 }; podaj inny przez --data
program-store-newer = { $file } zapisał nowszy Barksburg; plik zostaje bez zmian
program-store-damaged = { $file } jest uszkodzony albo nie jest nasz; plik zostaje bez zmian
program-store-record = wpis { $number } stołu { $table } jest uszkodzony
program-store-no-table = nie ma stołu { $table }
program-store-io = nie da się użyć { $file } ({ $why })
program-store-closed = magazyn jest zamknięty

## Gdy stół jest otwarty
program-notice-not-saved = Nie udało się zapisać zmiany: { $why }.
program-notice-unplayable = Nie da się rozegrać dziennika stołu: { $why }.
program-notice-companion = Towarzysz przy stole { $which } nie mógł zagrać: { $why }.
program-notice-mouse = Przy stole { $which } nie udało się oddać myszy: { $why }.
program-notice-book = Nie udało się wpisać wyniku do księgi { $which }: { $why }.
program-log-setup = nie da się zagrać z takim przygotowaniem
program-log-moved-on = przy stole gra poszła już dalej

## Pomiary
program-bench-silent = decyzji na sekundę procesora, bez zdarzeń
program-bench-told = decyzji na sekundę procesora, ze zdarzeniami
program-bench-games = gier na sekundę procesora
program-bench-decisions = decyzji na grę
program-bench-clone = nanosekund na skopiowanie gry
program-bench-bytes = bajtów największej gry
program-bench-memory = decyzji na sekundę, pamięć, cztery strumienie
program-bench-cpu = milisekund procesora serwera na decyzję
program-bench-cpu-undisturbed = milisekund procesora serwera na decyzję, w najlepszym razie
program-bench-memory-all-cores = decyzji na sekundę, pamięć, wszystkie rdzenie
program-bench-cpu-all-cores = milisekund procesora serwera na decyzję, wszystkie rdzenie
program-bench-durable = decyzji na sekundę, trwale, 64 stoły
program-bench-idle = bajtów stołu, na który nikt nie patrzy
program-bench-jump = milisekund do dowolnej chwili gry
program-bench-ready = milisekund do gotowości
program-bench-page = bajtów pierwszej strony

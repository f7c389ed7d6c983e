### Co program mówi sam od siebie: niezrozumiałe wywołania, pliki, których nie da się odczytać lub zapisać.

program-error = błąd
program-more = Więcej: `--help`.
program-missing = brakuje argumentu: { $arg }
program-conflict = „{ $arg }” nie można użyć razem z { $other }
program-twice = „{ $arg }” podano dwa razy
program-unknown = nieznany argument „{ $arg }”
program-unknown-similar = nieznany argument „{ $arg }”; czy chodziło o { $known }?
program-unknown-elsewhere = nieznany argument „{ $arg }”; należy do { $known }
program-value-missing = „{ $arg }” wymaga wartości
program-value = niepoprawna wartość „{ $value }” dla „{ $arg }”
program-value-known = niepoprawna wartość „{ $value }” dla „{ $arg }”; możliwe: { $known }
program-value-why = niepoprawna wartość „{ $value }” dla „{ $arg }”: { $why }
program-value-none = „{ $arg }” nie przyjmuje wartości, a podano „{ $value }”
program-no-text = jeden z argumentów nie jest tekstem UTF-8
program-unclear = nie rozpoznano polecenia
program-number = potrzebna jest liczba całkowita nie mniejsza niż 0
program-number-large = liczba jest za duża
program-number-range = potrzebna jest liczba całkowita od { $low } do { $high }
program-address = potrzebny jest adres z portem, np. 127.0.0.1:7777
program-page = potrzebny jest adres strony, np. https://mice.example
program-network = potrzebny jest adres lub sieć, np. 127.0.0.1 albo 10.0.0.0/8
program-unreadable = nie można odczytać { $file }: { $why }
program-unwritable = nie można zapisać { $file }: { $why }
program-file-missing = nie ma takiego pliku ani folderu
program-file-denied = brak uprawnień
program-file-folder = to jest folder
program-file-no-folder = część ścieżki jest plikiem, a nie folderem
program-file-there = taki plik już istnieje
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
 }{ $advice ->
    [0] {""}
    [one] , 1 uwaga
    [few] , { $advice } uwagi
    [many] , { $advice } uwag
   *[other] , { $advice } uwagi
 }
program-open = Barksburg działa pod adresem { $url }
program-saved-in = Folder zapisanych gier: { $folder }
program-close = Zakończ: Ctrl+C.
program-no-card = żadna karta nie pasuje do „{ $wanted }”
program-no-rule = żadna zasada nie pasuje do „{ $wanted }”
program-no-room = żadne pomieszczenie nie pasuje do „{ $wanted }”
program-no-story = żadna opowieść nie nazywa się „{ $wanted }”; są: { $known }
program-no-rooms = nie ma żadnych pomieszczeń
program-rule-page = (str. { $page })
program-spaces = { $spaces ->
    [one] 1 pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
 }
program-story-made = Utworzono { $folder }, małą księgę, w którą można już grać. Co dalej:
program-story-watch = graj podczas pisania
program-story-check = znajdź błędy
program-story-rest = dowiedz się więcej
program-story-name = „{ $name }” nie może być nazwą księgi: najwyżej 40 małych liter, cyfr i łączników, na początku litera
program-story-built-in = „{ $name }” to nazwa wbudowanej księgi
program-story-there = { $folder } już istnieje; nic nie zapisano
program-case-in = w „{ $title }”
program-case-cites = „{ $title }” powołuje się na { $rules }
program-cases-running = { $done }/{ $all } przypadków
program-no-cases = nie ma tu żadnych przypadków; program szuka ich w plikach z końcówką .kdl
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
program-choice-unknown = decyzja { $number }: „{ $choice }” nie jest tam do wyboru
program-choice-refused = decyzja { $number }: „{ $choice }” jest niedozwolone według { $rule }
program-choice-late = decyzja { $number } wypada po zakończeniu gry
program-save-bad = nie można odtworzyć { $file }: { $why }
program-save-other-book = grano z inną wersją księgi (--any-book spróbuje mimo to)
program-save-newer = plik zapisała nowsza wersja programu
program-save-unknown = { $what ->
    [chapter] żaden rozdział
    [mouse] żadna mysz
    [ability] żadna zdolność
    [search-card] żadna karta
    [achievement] żadne trofeum
   *[other] nic
 } nie nazywa się „{ $name }”
program-save-option = nieznane ustawienie „{ $name }”
program-save-seed = ziarno musi mieć 64 cyfry szesnastkowe
program-save-party = ta drużyna nie może zagrać w tym rozdziale ({ $rule })
program-save-large = plik jest za duży
program-save-damaged = plik jest uszkodzony w wierszu { $line }
program-save-record = nie można odczytać wpisu { $number }
program-save-no-setup = na początku brakuje przygotowania gry
program-case-nobody = po decyzji { $number } nie trwa tura żadnej myszy; spróbuj sąsiedniej liczby
program-case-title = { $chapter }, od decyzji { $number }

## Otwieranie stołu
program-listen = nie można uruchomić serwera pod adresem { $address }: { $why }
program-address-taken = ten adres jest już zajęty; podaj inny port przez --listen
program-address-foreign = ten komputer nie ma takiego adresu
program-runtime = nie można uruchomić serwera: { $why }
program-store-locked = { $holder ->
    [none] folderu { $folder } używa inny proces
   *[other] folderu { $folder } używa inny proces (numer { $holder })
 }; podaj inny przez --data
program-store-newer = { $file } zapisała nowsza wersja programu; plik zostaje bez zmian
program-store-damaged = { $file } jest uszkodzony albo nie należy do Barksburga; plik zostaje bez zmian
program-store-record = wpis { $number } stołu { $table } jest uszkodzony
program-store-no-table = nie ma stołu { $table }
program-store-io = nie można użyć { $file } ({ $why })
program-store-closed = folder zapisanych gier jest zamknięty
program-cluster-unreachable = pod { $place } nie odpowiada żaden serwer NATS ({ $why })
program-cluster-old = serwer NATS { $place } ma wersję { $found }. Barksburg potrzebuje { $needed } lub nowszej: starsze serwery mogą zgubić potwierdzone ruchy
program-cluster-short = serwer NATS { $place } przyjmuje wiadomości do { $found } bajtów. Ustaw w jego konfiguracji max_payload na 8MB
program-cluster-none = pod { $place } nie ma magazynu Barksburga (brakuje { $missing }). Utwórz go: barksburg store create { $place }
program-cluster-exists = pod { $place } jest już magazyn Barksburga; zostaje bez zmian
program-cluster-version = magazyn pod { $place } ma wersję { $found }, ten Barksburg zna { $known }; zostaje bez zmian
program-cluster-silent = serwery NATS pod { $place } nie odpowiedziały na czas
program-cluster-off = ten Barksburg zbudowano bez NATS. Zbuduj go tak: cargo build --release --features nats
program-store-address = „{ $address }” nie jest adresem serwerów NATS; taki adres wygląda tak: nats://a:4222,b:4222,c:4222
program-store-created = Magazyn { $place } jest gotowy. Liczba kopii: { $replicas }
program-store-to = podaj, dokąd kopiować: barksburg store copy SKĄD DOKĄD
program-store-copied = Skopiowano: { $copied }. Było już: { $same }. Nowe wydania i księgi: { $kept }. Wszystkie kopie odczytano i odtworzono.
program-store-differs = { $table } różni się w obu miejscach; zostaje bez zmian

## Gdy stół jest otwarty
program-notice-not-saved = Nie udało się zapisać zmiany: { $why }.
program-notice-unplayable = Zapisanej gry nie można odtworzyć: { $why }.
program-notice-companion = Towarzysz przy stole { $which } nie mógł zagrać: { $why }.
program-notice-mouse = Przy stole { $which } nie udało się oddać myszy: { $why }.
program-notice-book = Nie udało się zapisać wyniku w kampanii { $which }: { $why }.
program-notice-proxy = Zapytania przychodzą przez niezgłoszony serwer proxy pod adresem { $which }, więc wszyscy jego goście liczą się jako jeden adres. Jeśli jest twój, uruchom program z --trusted-proxy { $which }.
program-notice-full = Zapisane gry zajmują { $used } z { $most } MB: nie można zaczynać nowych gier. Usuń stare poleceniem „barksburg admin expire” albo zwiększ --max-storage.
program-log-full = dziennik stołu jest pełny
program-notice-crowd = Zbyt wiele połączeń z { $which }; kolejne są na razie odrzucane.
program-notice-house = Serwer jest pełny: połączenia { $open } z { $most }. Na razie wchodzą tylko gracze, którzy mają miejsce; limit nazywa się „connections-in-all”.
program-log-setup = nie można zagrać z takim przygotowaniem
program-log-moved-on = gra poszła już dalej

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
program-bench-durable = decyzji na sekundę, z zapisem na dysku, 64 stoły
program-bench-idle = bajtów na nieużywany stół
program-bench-jump = milisekund na przejście do dowolnej chwili gry
program-bench-ready = milisekund do gotowości
program-bench-page = bajtów strony głównej

## Obciążenie
program-load-running = { $second } z { $seconds } s
program-load-heading = Obciążenie: gry: { $tables }, otwarte w przeglądarce: { $streams }, decyzje na sekundę: { $rate }, sekundy: { $seconds }
program-load-meant = planowane decyzje, razem z rozgrzewką
program-load-answered = milisekundy do odpowiedzi: mediana / 99% / 99,9% / najdłużej
program-load-seen = milisekundy do pokazania w przeglądarce: mediana / 99% / 99,9% / najdłużej
program-load-late = milisekundy spóźnienia samego generatora: mediana / 99% / 99,9% / najdłużej
program-load-failed = nieudane decyzje
program-load-unseen = decyzje niepokazane w przeglądarce
program-load-lost = gry, które straciły potwierdzoną decyzję
program-load-broken = zerwane połączenia
program-load-begun = gry rozpoczęte po zakończeniu innych
program-load-opened = milisekundy do otwarcia uśpionej gry: mediana / 99% / 99,9% / najdłużej
program-load-cpu = milisekundy procesora serwera na decyzję
program-load-cores-server = rdzenie procesora zajęte przez serwer
program-load-cores-crowd = rdzenie procesora zajęte przez generator
program-load-memory = megabajty pamięci serwera na końcu
program-load-growth = pamięć serwera, ostatnia ćwiartka do drugiej
program-load-stopping = milisekundy do zatrzymania serwera
program-load-asked-answered = 99% decyzji ma odpowiedź w ciągu { $limit } ms: { $is } ms
program-load-asked-seen = 99% decyzji widać w przeglądarce w ciągu { $limit } ms: { $is } ms
program-load-asked-flat = Pamięć rośnie najwyżej { $limit } raza: { $is }
program-load-asked-whole = Wszystko się udało, nic nie zginęło, żadne połączenie się nie zerwało
program-load-asked-broken = Coś się nie udało, zginęło albo się zerwało. { $first }
program-load-curve-answered = Czas do odpowiedzi, milisekundy
program-load-curve-seen = Czas do pokazania w przeglądarce, milisekundy
program-load-curve-times = Od chwili, na którą decyzja była planowana. Każda linia skali to dziesięć razy tyle co linia niżej; linia przerywana to granica.
program-load-curve-half = mediana
program-load-curve-most = 99%
program-load-curve-longest = najdłużej
program-load-curve-rate = Decyzje na sekundę
program-load-curve-made = z odpowiedzią
program-load-curve-memory = Pamięć serwera, megabajty
program-load-curve-server = serwer { $number }
program-load-curve-cores = Zajęte rdzenie procesora
program-load-curve-crowd = generator
program-load-curve-open = Otwarte połączenia
program-load-curve-streams = połączenia
program-load-curve-seconds = Sekundy od początku; zacieniona rozgrzewka się nie liczy.

# Prowadzenie serwera
program-notice-refused = Za dużo zapytań z { $which }: limit „{ $why }” jest wyczerpany, kolejne są na razie odrzucane.
program-notice-expired = { $n ->
    [one] Usunięto 1 wygasłą grę.
    [few] Usunięto { $n } wygasłe gry.
    [many] Usunięto { $n } wygasłych gier.
   *[other] Usunięto { $n } wygasłej gry.
}
program-notice-started = Serwer działa pod adresem { $which }.
program-notice-stopping = Zatrzymywanie: bez nowych gier; otwarte stoły same połączą się ponownie.
program-notice-stopped = Zatrzymano. Każdy pokazany ruch jest zapisany.
program-config-syntax = { $file }, wiersz { $line }: niepoprawny zapis TOML
program-config-unknown = { $place }: nie ma takiego ustawienia. Wszystkie wypisuje „barksburg serve --check-config”.
program-config-bad = { $place }: { $why }
program-size = potrzebny jest rozmiar od 1MB, na przykład 500MB albo 2GB
program-limit-form = potrzebne jest NAZWA=LICZBA, na przykład games-per-day=100
program-limit-unknown = nie ma limitu „{ $name }”; są { $known }
program-limit-number = limit „{ $name }” wymaga liczby całkowitej od 1
program-backup = Zapisano w { $folder } i sprawdzono.
program-backup-exists = W folderze { $folder } są już zapisane gry. Wybierz inny folder na kopię zapasową.
program-restored = Przywrócono kopię zapasową w { $folder }.
program-restored-aside = Poprzednie dane są w { $file }
program-verified = Przeczytano: gry { $games }, kampanie { $books }, zapisy { $records }; odtworzone gry: { $played }.
program-verified-unplayable = { $table }: zapis jest nieuszkodzony, ale nie da się w to grać z tą księgą albo tymi zasadami.
program-sound = Nie znaleziono uszkodzeń.
program-not-sound = Niektóre zapisy są uszkodzone. W gry można grać dalej w kopii, od miejsca przed uszkodzeniem.
program-admin-which = podaj grę, kampanię, część nazwy albo adres
program-admin-days = podaj, po ilu dniach: --unfinished DNI, --finished DNI albo oba
program-admin-no-office = serwer działa bez --admin. Uruchom go z --admin 127.0.0.1:7778 albo najpierw zatrzymaj.
program-admin-silent = działający serwer nie odpowiada: { $why }
program-admin-found = { $n ->
    [one] Znaleziono { $n }.
    [few] Znaleziono { $n }.
    [many] Znaleziono { $n }.
   *[other] Znaleziono { $n }.
}
program-admin-really = Dodaj --yes, żeby je usunąć.
program-admin-removed = { $n ->
    [one] Usunięto { $n }.
    [few] Usunięto { $n }.
    [many] Usunięto { $n }.
   *[other] Usunięto { $n }.
}
program-admin-link = Otwórz ten link w przeglądarce w ciągu 15 minut. Działa tylko raz:
program-admin-no-server = żaden serwer nie ma otwartego tego folderu. Najpierw uruchom go z --admin 127.0.0.1:7778.
program-admin-done = Gotowe.
program-admin-none = nie ma takiej gry ani kampanii
program-admin-failed = nie udało się: { $why }
program-admin-book = kampania
program-admin-finished = zakończona
program-admin-playing = otwarta

## Księgi jako pliki
program-packed = Zapisano { $file } ({ $size } kB).
program-installed = { $name } jest teraz w { $folder }. Znajdziesz ją w „Księgach”.
program-installed-before = { $name } już jest w { $folder }. Nic się nie zmieniło.
program-published = Zapisano { $folder }: { $n ->
    [one] jedna księga
    [few] { $n } księgi
    [many] { $n } ksiąg
   *[other] { $n } księgi
}. Umieść folder na dowolnym serwerze WWW.
program-publish-nothing = W folderze { $folder } nie ma plików .barksburg. Zapisz je poleceniem „barksburg pack”.
program-publish-twice = { $file } i { $other } to ta sama wersja jednej księgi, ale różnią się treścią. Podnieś wersję jednej z nich.
program-package-refused = { $file }: { $why }
package-no-zip = To nie jest plik z księgą albo jest uszkodzony. Poproś o niego jeszcze raz.
package-too-large = { $what ->
    [bytes] Plik jest za duży. Limit bajtów: { $limit }.
    [files] Jest w nim za dużo plików. Limit: { $limit }.
    [ratio] Jeden z plików za bardzo rośnie przy rozpakowaniu. Limit krotności: { $limit }.
    [folders] Foldery są zagnieżdżone za głęboko. Limit poziomów: { $limit }.
   *[other] Po rozpakowaniu jest za duży. Limit bajtów: { $limit }.
}
package-path = Ścieżka „{ $name }” jest niedozwolona. Użyj liter, cyfr, łączników i zwykłych folderów.
package-kind = „{ $name }” to nie plik księgi. Księga składa się z plików .kdl, .svg, .ftl i .md w UTF-8.
package-no-book = Musi być dokładnie jedna księga, a jej book.kdl musi leżeć na samej górze.
package-unsaid = { $what ->
    [version] W book.kdl brakuje wersji. Dodaj wiersz, na przykład: version "1.0.0"
    [authors] W book.kdl brakuje autorów. Dodaj wiersz, na przykład: authors "Ada"
   *[other] W book.kdl brakuje licencji. Dodaj wiersz, na przykład: licence "CC-BY-4.0"
}
package-imitates = „{ $name }” za bardzo przypomina wbudowaną księgę. Wybierz inną nazwę i inny tytuł.
package-words = „{ $name }” to tekst programu. Księga może mieć tylko teksty dla własnych nazw.
package-drawing = Rysunek „{ $name }” nie jest zwykłym obrazkiem. Usuń skrypty, odnośniki i wszystko spoza pliku.
package-newer = Potrzebny jest Barksburg { $name } lub nowszy. Najpierw zaktualizuj program.
package-mistakes = { $n ->
    [one] Sprawdzenie wykryło jeden błąd.
    [few] Sprawdzenie wykryło { $n } błędy.
    [many] Sprawdzenie wykryło { $n } błędów.
   *[other] Sprawdzenie wykryło { $n } błędu.
}

## Tłumaczenie księgi
program-words-lang = podaj język tłumaczenia, np. `--lang de`
program-words-whole = { $language ->
    [en] angielski
    [de] niemiecki
   *[pl] polski
 }: niczego nie brakuje.
program-words-written = Zapisano { $file }: przetłumaczone teksty: { $have } z { $of }.
program-words-updated = Zaktualizowano { $file }
program-words-nothing-new = Nic nowego: wszystkie tłumaczenia są już w księdze.
program-words-not-po = { $file } nie jest plikiem .po: { $what }
program-words-unknown = { $file }: w księdze nie ma tekstu „{ $what }”; nic nie zapisano
program-words-not-fluent = { $file }: tłumaczenie „{ $what }” nie jest poprawnym zapisem Fluent; sprawdź klamry. Nic nie zapisano

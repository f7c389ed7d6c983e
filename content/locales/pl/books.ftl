## Strona ze wszystkimi księgami
books-title = Księgi
    .about = Wszystkie księgi opowieści na tym serwerze. Możesz też dodać nową.
books-add = Dodaj księgę
    .about = Wybierz plik .barksburg z księgą albo upuść go na tę stronę. Zanim księga zostanie dodana, plik jest sprawdzany.
books-add-go = Dodaj
books-closed = Na tym serwerze księgi może dodawać tylko administrator.
    .how = Prowadzisz ten serwer? Uruchom na nim „barksburg admin host-link” i otwórz link w tej przeglądarce.
books-off = Na tej stronie nie można dodawać ksiąg. Administrator robi to poleceniem „barksburg install”.
books-host = Zarządzaj księgami w tej przeglądarce
    .about = Ten link jest dla administratora. W tej przeglądarce możesz potem dodawać, aktualizować i usuwać księgi do ponownego uruchomienia serwera.
books-host-expired = Ten link wygasł lub został już użyty. Nowy dostaniesz poleceniem „barksburg admin host-link”.
books-added = Dodano: { $name }.
books-there = { $name } już tu jest. Nic się nie zmieniło.
books-refused = Tej księgi nie można dodać:
books-findings = { $n ->
    [0] Nie znaleziono problemów.
    [one] 1 ostrzeżenie.
    [few] { $n } ostrzeżenia.
    [many] { $n } ostrzeżeń.
   *[other] { $n } ostrzeżenia.
}
books-by = autorstwo: { $who }
books-version = wersja { $version }
books-ages = wiek: od { $n } lat
books-length = { $n } min na rozdział
books-language = { $language } { $percent }%
books-wins = cel: od { $low }% do { $high }% wygranych gier
books-measured = boty wygrały { $won } z { $games } gier
books-measuring = Boty rozgrywają gry próbne…
books-report = Wynik sprawdzenia
books-remove = Usuń tę wersję
books-remove-sure = Tak, usuń. W rozpoczęte gry nadal można grać.
books-elsewhere = Z adresu { $address }
books-elsewhere-none = Nie ma tu jeszcze żadnych ksiąg.
books-elsewhere-here = Już dodana
books-elsewhere-update = Zaktualizuj do { $version }
books-elsewhere-slow = Katalog odpowiada powoli. Za chwilę odśwież stronę.
books-elsewhere-unreachable = Nie można połączyć się z katalogiem. Spróbuj później.
books-elsewhere-status = Katalog odpowiada błędem { $status }.
books-elsewhere-redirect = Katalog się przeniósł. Administrator musi ustawić nowy adres.
books-elsewhere-too-large = Plik jest większy, niż podaje katalog.
books-elsewhere-no-list = Pod tym adresem nie ma listy ksiąg.
books-elsewhere-checksum = To nie jest plik z listy: nie zgadza się suma kontrolna. Powiedz o tym osobie, która prowadzi katalog.

## Strony katalogu, zapisane przez „barksburg publish”
catalogue-title = Księgi do Barksburga
catalogue-about = Pobierz księgę i upuść plik na stronę „Księgi” w swoim Barksburgu.
catalogue-download = Pobierz ({ $size } kB)
catalogue-older = Starsze wersje

## Warsztat obok rozdziału, który powstaje
workshop-title = Warsztat
workshop-open = Otwórz warsztat
workshop-stage = Gra
workshop-fold = Zwiń
workshop-no-findings = Nie znaleziono problemów.
workshop-now = Teraz
workshop-round = Runda
workshop-page = Strona
workshop-wheel = Ser na kole
workshop-begin = Graj od tego miejsca
    .about = To, co czeka w pomieszczeniu, zostaje rozstawione. Zdolności są losowane.
workshop-begin-go = Graj od tego miejsca
workshop-room = Pomieszczenie
workshop-party = Myszy w drużynie: { $n } (bez zaznaczenia: dowolne)
workshop-simulation = Otwórz grę z symulacji
    .none = „barksburg simulate --strange FOLDER” znajduje dziwne gry.
workshop-simulation-go = Otwórz grę
workshop-game = Numer gry
workshop-seed = Ziarno
workshop-strange = Dziwne gry: { $list }
workshop-rooms = Przejścia między polami
    .about = Wskaż pole, aby zobaczyć, dokąd może przejść mysz.
workshop-links = { $space }: { $list }.
workshop-links-climb = Wspinaczka (3): { $list }.
workshop-links-red = Czerwona linia, tylko sługusi: { $list }.
workshop-texts = Teksty w trzech językach
workshop-key = Tekst
workshop-missing = brak
workshop-trouble-book = Księgi nie można teraz odczytać
    .text = Popraw to, co wykazało sprawdzenie, i spróbuj ponownie.
workshop-trouble-chapter = Tego rozdziału nie ma w twoich plikach
    .text = W środku mogą się zaczynać tylko rozdziały obserwowanej księgi.
workshop-trouble-beginning = Rozdział nie może się tak zacząć
    .text = Wybierz inne pomieszczenie, inną stronę albo inne liczniki.
workshop-trouble-party = Ta drużyna nie może zagrać w tym rozdziale
    .text = Zaznacz tyle myszy, ile wymaga rozdział, albo żadnej.
workshop-trouble-number = Nie ma takiej gry
    .text = Podaj numer i ziarno gry z symulacji.
workshop-trouble-kept = Nie udało się zapisać gry
    .text = Sprawdź, czy w folderze danych można zapisywać.

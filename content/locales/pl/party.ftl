# Księga drużyny: kampania.

party-books = Wasze kampanie
party-began = rozpoczęta
party-progress = Wygrane rozdziały: { $won } z { $of }
party-offer = Zacznij kampanię
    .about = Zdolności, jedna karta każdej myszy i fabularne trofea przechodzą do następnego rozdziału.
party-offer-name = Jak nazywa się drużyna?
party-offer-single = Tylko ten rozdział, bez kampanii
party-chapters = Rozdziały
party-mice = Drużyna
party-achieved = Fabularne trofea
party-achieved-none = Na razie brak.
party-won = Wygrany
party-lost = Przegrany
party-broken-off = Przerwany
party-playing = W trakcie
party-blank = jeszcze nierozegrany
party-look-back = Podsumowanie
party-knows = Zdolności:
party-kept = Zachowuje:
party-at-home = poza drużyną
party-now-playing = Rozgrywacie rozdział „{ $name }”.
party-now-won = Rozdział wygrany. Wybierzcie, co myszy zachowują i kto gra dalej.
party-now-lost = Rozdział przegrany. Spróbujcie ponownie albo przejdźcie dalej.
party-now-told = To był ostatni rozdział tej księgi.
party-now-stuck = Ostatni rozdział rozegrano z innym wydaniem opowieści i nie można go zaliczyć. Wcześniejsze rozdziały zostają.
party-retry = Spróbuj ponownie
    .about = Te same myszy i karty, nowe rzuty.
party-anew = Zacznij rozdział od nowa
party-next = Dalej: „{ $name }”
party-export = Zapisz do pliku
party-delete = Usuń kampanię
    .about = Jej gry zostaną na waszej liście jako osobne.
party-delete-sure = Tak, usuń tę kampanię
party-of-table = Przejdź do kampanii
party-in-a-book = Ta gra należy do kampanii
    .text = Nie można jej usunąć osobno, bo opierają się na niej dalsze rozdziały. Najpierw usuń kampanię.

## Między rozdziałami
party-meanwhile = Ciąg dalszy opowieści
party-again-heading = „{ $name }” jeszcze raz
party-keeps = { $n ->
    [one] Każda mysz, która gra dalej, zachowuje jedną znalezioną kartę i swój początkowy ekwipunek.
    [few] Każda mysz, która gra dalej, zachowuje do { $n } znalezionych kart i swój początkowy ekwipunek.
    [many] Każda mysz, która gra dalej, zachowuje do { $n } znalezionych kart i swój początkowy ekwipunek.
   *[other] Każda mysz, która gra dalej, zachowuje do { $n } znalezionych kart i swój początkowy ekwipunek.
 } Reszta kart, ser i przedmioty wspólne przepadają.
party-what-keeps = Co zachowuje { $name }?
party-keeps-none = Nic
party-nothing-to-keep = Brak znalezionych kart do zachowania.
party-new-mouse = Nowa mysz w drużynie
party-must-come = Musi wziąć udział
party-first-ability = Pierwsza zdolność
party-left-behind = { $name } nie może zabrać karty „{ $card }”: w tym rozdziale ma ją inna mysz.
party-set-out = Zacznij rozdział
party-save = Zapisz wybór
party-save-hint = Możecie też zapisać wybór i dokończyć innym razem.
party-keeper-sets-out = Następny rozdział może zacząć tylko właściciel kampanii.
party-rather-retry = Powtórz ostatni rozdział
party-rather-next = Przejdź dalej mimo porażki
party-saved = Wybór zapisany. Możecie zamknąć stronę.
party-stale = Ktoś w międzyczasie zmienił kampanię. Sprawdź wybór i spróbuj ponownie.

## Co może być nie tak z plikiem księgi
party-bad-chapter = Rozdział { $n } kampanii: { $what }
party-bad-record = Wpisu { $n } nie można odczytać albo jest w złym miejscu.
party-bad-too-many = Jest więcej rozdziałów lub decyzji, niż może mieć kampania.
party-bad-story = Nie ma kampanii „{ $name }”.
party-bad-order = Ten rozdział nie może następować po poprzednim.
party-bad-not-over = Poprzedni rozdział jeszcze się nie skończył.
party-bad-edition = Rozegrano go z innym wydaniem opowieści albo zasad.
party-bad-not-earned = Myszy, karty lub zdolności nie zgadzają się z poprzednimi rozdziałami.
party-bad-choice = Decyzja { $n } („{ $name }”) jest tam niedozwolona.

## Dlaczego drużyna nie może wyruszyć
party-setup-no-ability = { $name } potrzebuje pierwszej zdolności. Wybierzcie ją.
party-setup-too-many = { $name } nie może zachować tylu kart.
party-setup-not-carried = { $name } nie ma karty „{ $card }” z końca poprzedniego rozdziału.

## Co może być nie tak z każdym plikiem
file-too-large = Plik jest za duży jak na zapisaną grę.
file-newer = Plik zapisała nowsza wersja programu. Zaktualizuj Barksburg.
file-damaged = Plik jest uszkodzony w wierszu { $line } albo nie jest zapisaną grą.

## The lesson
coach-begin = Zagraj rozdział 1
coach-skip = Pomiń lekcję

## Rozdział czytany wcześniej

sheet-read = Podgląd
sheet-play = Zagraj w ten rozdział
sheet-back = Wróć
sheet-aloud = Pokaż wszystko
    .about = Widzicie tylko to, co mogą wiedzieć wszyscy: pomieszczenia, w których już byliście, i nic z tego, co dopiero będzie. Jeśli czytasz opowieść na głos, możesz pokazać wszystko i się przygotować.
sheet-as-player = Ukryj spoilery
    .about = Widzisz wszystko: każde pomieszczenie i każdą stronę do przeczytania. Nie pokazuj tego pozostałym.
sheet-before = Co było wcześniej
sheet-opening = Jak się zaczyna
sheet-goals = Cele
sheet-later = { $n ->
    [one] Jeszcze jeden cel pojawi się podczas gry.
    [few] Jeszcze { $n } cele pojawią się podczas gry.
    [many] Jeszcze { $n } celów pojawi się podczas gry.
   *[other] Jeszcze { $n } celu pojawi się podczas gry.
 }
sheet-victory = Wygrywacie
sheet-defeat = Przegrywacie
sheet-party = Drużyna
sheet-party-size = { $n ->
    [one] Bierze udział jedna mysz.
    [few] Biorą udział { $n } myszy.
    [many] Bierze udział { $n } myszy.
   *[other] Bierze udział { $n } myszy.
 }
sheet-party-with = Obowiązkowo: { $who }.
sheet-party-without = Bez udziału: { $who }.
sheet-clock = Czas i potyczki
sheet-end-page = Znacznik zakończenia leży na stronie { $n }.
sheet-standard-deck = Zwykłe karty potyczek
sheet-difficult-deck = Trudne karty potyczek
sheet-both-decks = Zwykłe i trudne karty potyczek
sheet-no-deck = Bez kart potyczek
sheet-gifts = Drużyna dostaje
sheet-map = Mapa
sheet-start = start
sheet-rules = Zasady specjalne rozdziału
sheet-rooms = Zasady specjalne pomieszczeń
sheet-room-setup = Czekają tam: { $who }.
sheet-room-quiet = Nie dobiera się karty potyczki.
sheet-room-mousetraps = Na wszystkich polach z czerwonym X leżą pułapki na myszy.
sheet-unknown = { $n ->
    [one] Jeszcze jedno pomieszczenie ma własne zasady. Zobaczycie je, gdy tam dotrzecie.
    [few] Jeszcze { $n } pomieszczenia mają własne zasady. Zobaczycie je, gdy tam dotrzecie.
    [many] Jeszcze { $n } pomieszczeń ma własne zasady. Zobaczycie je, gdy tam dotrzecie.
   *[other] Jeszcze { $n } pomieszczenia ma własne zasady. Zobaczycie je, gdy tam dotrzecie.
 }
sheet-passages = Do czytania na głos

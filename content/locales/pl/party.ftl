# Księga drużyny: kampania.

party-books = Wasze księgi
party-began = rozpoczęta
party-progress = Wygrane rozdziały: { $won } z { $of }
party-offer = Zacznij księgę tej drużyny
    .about = Zdolności, jedna karta każdej myszy i wasze osiągnięcia przechodzą do następnego rozdziału.
party-offer-name = Jak nazywa się drużyna?
party-chapters = Rozdziały
party-mice = Kompania
party-achieved = Co osiągnęliście
party-achieved-none = Na razie nic, o czym ktoś ułożyłby piosenkę.
party-won = Wygrana
party-lost = Przegrana
party-broken-off = Przerwane
party-playing = W trakcie
party-blank = jeszcze pusta karta
party-look-back = Podsumowanie
party-knows = Umie:
party-kept = Zachowuje:
party-at-home = w domu
party-now-playing = Jesteście w środku rozdziału „{ $name }”.
party-now-won = Rozdział wygrany. Co myszy zachowują i kto wyrusza dalej?
party-now-lost = Rozdział przegrany, ale opowieść nie.
party-now-told = Opowieść opowiedziana, dokąd została spisana. Będzie ciąg dalszy.
party-now-stuck = Ostatni rozdział rozegrano z innym wydaniem opowieści i nie da się go już zaliczyć. Wszystko, co było przedtem, zostaje.
party-retry = Spróbujcie jeszcze raz
    .about = Te same myszy wyruszają jeszcze raz jak poprzednio; nowe kości.
party-anew = Zacznij ten rozdział od nowa
party-next = Dalej: „{ $name }”
party-export = Zapisz księgę do pliku
party-delete = Usuń księgę
    .about = Znika tylko księga. Jej partie zostają na waszej liście jako osobne gry.
party-delete-sure = Tak, tę księgę można usunąć
party-of-table = Księga drużyny
party-in-a-book = Ta partia jest rozdziałem księgi drużyny
    .text = Nie można jej usunąć osobno, bo opierają się na niej dalsze rozdziały. Najpierw usuń księgę.

## Między rozdziałami
party-meanwhile = Co było dalej
party-again-heading = „{ $name }” jeszcze raz
party-keeps = { $n ->
    [one] Każda mysz, która wyrusza, zachowuje jedną znalezioną kartę, a poza tym swoje własne rzeczy.
    [few] Każda mysz, która wyrusza, zachowuje do { $n } znalezionych kart, a poza tym swoje własne rzeczy.
    [many] Każda mysz, która wyrusza, zachowuje do { $n } znalezionych kart, a poza tym swoje własne rzeczy.
   *[other] Każda mysz, która wyrusza, zachowuje do { $n } znalezionych kart, a poza tym swoje własne rzeczy.
 } Cała reszta, także ser i przedmioty drużyny, zostaje.
party-what-keeps = Co zachowuje { $name }?
party-keeps-none = Nic
party-nothing-to-keep = Nie ma nic znalezionego, co można by zachować.
party-new-mouse = Ktoś nowy w kompanii
party-must-come = Idzie na pewno
party-first-ability = Pierwsza zdolność
party-left-behind = { $name } nie może zabrać karty „{ $card }”: w tym rozdziale nie ma już wolnej, bo należy do innej myszy.
party-set-out = W drogę
party-save = Zapamiętaj wybór
party-save-hint = Możecie też zamknąć księgę i wybrać kiedy indziej.
party-keeper-sets-out = W drogę rusza ten, kto prowadzi księgę.
party-rather-retry = Jednak powtórzmy ostatni rozdział
party-rather-next = Jednak zostawmy porażkę i idźmy dalej
party-saved = Zapamiętane. Możecie zamknąć księgę.
party-stale = Ktoś inny pisał tymczasem w księdze. Sprawdź wszystko i spróbuj jeszcze raz.

## Co może być nie tak z plikiem księgi
party-bad-chapter = Rozdział { $n } księgi: { $what }
party-bad-record = Wpisu { $n } nie da się odczytać albo nie jest na swoim miejscu.
party-bad-too-many = Rozdziałów lub ruchów jest więcej, niż księga może mieć.
party-bad-story = Nie ma kampanii o nazwie „{ $name }”.
party-bad-order = Ten rozdział nie może następować po poprzednim.
party-bad-not-over = Poprzedni rozdział jeszcze się nie skończył.
party-bad-edition = Rozegrano go z innym wydaniem opowieści albo zasad.
party-bad-not-earned = Myszy, karty lub zdolności nie są tymi, które wynikają z poprzednich rozdziałów.
party-bad-choice = Ruch { $n } („{ $name }”) jest tam niedozwolony.

## Dlaczego drużyna nie może wyruszyć
party-setup-no-ability = { $name }: trzeba wybrać pierwszą zdolność.
party-setup-too-many = { $name } nie może zachować aż tylu kart.
party-setup-not-carried = Pod koniec ostatniego rozdziału { $name } nie ma karty „{ $card }”.

## Co może być nie tak z każdym plikiem
file-too-large = Plik jest większy, niż może być zapisana gra.
file-newer = Zapisał go nowszy Barksburg.
file-damaged = Jest uszkodzony w wierszu { $line } albo w ogóle nie jest zapisaną grą.

## The lesson
coach-begin = Dalej, do pierwszego rozdziału
coach-skip = Pomiń lekcję

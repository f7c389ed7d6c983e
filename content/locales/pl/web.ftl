# Strony: wszystko, co pokazuje przeglądarka, a nie jest zasadą, kartą ani dziennikiem.

## Nawigacja
web-nav = Nawigacja
web-language = Język
web-light = Motyw
web-theme-light = Jasny
web-theme-dark = Ciemny
web-theme-auto = Jak w systemie
web-home = Strona główna
web-settings = Ustawienia
    .about = Język, motyw, animacje i klawisze.
web-settings-table = Przy stole
web-settings-still = Jeśli w systemie ograniczono animacje, tutaj też są wyłączone.
web-settings-pace = Czytanie na głos
web-settings-each = Żeby gra nie pytała o jakąś reakcję, wybierz „Pomiń i nie pytaj więcej”, gdy się pojawi. Kto decyduje za drużynę, ustalicie przy stole: „Miejsca i zaproszenia”.
web-skip-main = Przejdź do treści
web-skip-actions = Przejdź do akcji
web-close = Zamknij
web-more = Więcej
web-name = Nazwa
web-menu = Menu
web-help = Pomoc i klawisze
web-contents = Spis treści
web-find = Szukaj

## Powitanie
web-welcome = Cztery myszy, jeden zamek i stanowczo za dużo zębów. Usiądźcie przy jednym ekranie albo zagrajcie na odległość. Stół zna wszystkie zasady, wy pilnujcie sera.
web-continue = Graj dalej: „{ $name }”
web-new-game = Nowa gra
web-choose-game = Wybierz rozdział i myszy
web-play-friends = Graj ze znajomymi
    .about = Zaczyna grę i pokazuje zaproszenie: od jednej do czterech osób, każda na swoim urządzeniu.
web-books = Księgi opowieści
web-book-chapters = { $n ->
    [one] jeden rozdział
    [few] { $n } rozdziały
    [many] { $n } rozdziałów
   *[other] { $n } rozdziału
}
web-your-games = Wasze gry
web-standing = runda { $round }, strona { $page } z { $end } · { $room }
web-standing-won = zwycięstwo w rundzie { $round }
web-standing-lost = porażka w rundzie { $round }
web-standing-guests = przy stole: { $who }
web-go-on = Graj dalej
web-watch-again = Obejrzyj powtórkę
web-rename = Zmień nazwę
web-copy = Skopiuj
web-export = Zapisz do pliku
web-delete = Usuń
web-delete-sure = Tak, usuń tę grę
web-more-games = Starsze gry
web-newer-games = Nowsze gry
web-look-up = Kompendium
web-rules = Zasady
    .about = Każda zasada prostymi słowami, z numerem strony w instrukcji.
web-cards = Karty
    .about = Myszy, sługusi, zdolności, karty szperania i potyczki.
web-rooms = Pomieszczenia
    .about = Wszystkie szesnaście pomieszczeń zamku.
web-import = Otwórz zapisaną grę
    .about = Graj dalej z pliku albo obejrzyj zapis.
web-import-which = Zapisane gry mają końcówkę .barksburg. Tworzy je „Zapisz do pliku” na liście gier i na stronie kampanii. Przed otwarciem sprawdzamy, czy zapis zgadza się z zasadami.
web-import-go = Otwórz
web-import-refused = Nie można otworzyć tego pliku:
web-unofficial = Projekt nieoficjalny, niezwiązany z wydawcą. Żeby grać, warto mieć własny egzemplarz gry planszowej. Wszystkie teksty i obrazki są nasze.

## Nowa gra
web-chapter-facts = { $mice ->
    [one] jedna mysz
    [few] { $mice } myszy
    [many] { $mice } myszy
   *[other] { $mice } myszy
 }, { $rooms ->
    [one] jedno pomieszczenie
    [few] { $rooms } pomieszczenia
    [many] { $rooms } pomieszczeń
   *[other] { $rooms } pomieszczenia
 }, koniec na stronie { $pages }
web-party = { $n ->
    [one] Wybierzcie jedną mysz
    [few] Wybierzcie { $n } myszy
    [many] Wybierzcie { $n } myszy
   *[other] Wybierzcie { $n } myszy
 }
web-hero-values = Siła { $battle }, obrona { $defense }, wiedza { $lore }, ruch { $moves }, życie { $life }
web-ability-of = Pierwsza zdolność { $name-gen }
web-difficulty-storybook = Jedna strona więcej.
web-difficulty-adventurer = Jak w księdze opowieści.
web-difficulty-heroic = Jedna strona mniej.
web-variants = Warianty i wydania
web-achievements = Trofea indywidualne
    .about = Pięć trofeów, każde dla jednej myszy.
web-editions = Różnice między instrukcjami
web-seed = Ziarno losowości
    .about = Zostaw puste, a rzuty będą losowe. Ten sam tekst daje te same rzuty.
web-play = Graj
web-play-hint = Wszystko jest już wybrane, możecie zaczynać.
web-setup-size = W tym rozdziale { $want ->
    [one] gra jedna mysz
    [few] grają { $want } myszy
    [many] gra { $want } myszy
   *[other] gra { $want } myszy
 }. { $have ->
    [0] Nie wybrano żadnej.
    [one] Wybrano jedną.
    [few] Wybrano { $have }.
    [many] Wybrano { $have }.
   *[other] Wybrano { $have }.
 }
web-setup-not-allowed = { $name } nie bierze udziału w tym rozdziale. Wybierzcie inną mysz.
web-setup-required = W tym rozdziale musi grać { $name }.
web-setup-ability-twice = Tylko jedna mysz może zacząć ze zdolnością „{ $name }”.
web-setup-ability-not-for = { $name } nie może mieć zdolności „{ $ability }”. Wybierzcie inną.
web-setup-unknown = Formularz zawiera błąd. Wybierzcie jeszcze raz.

## Stół
web-board = Plansza
web-map = Mapa rozdziału
web-map-room = { $room }: { $mice ->
    [one] jedna mysz
    [few] { $mice } myszy
    [many] { $mice } myszy
   *[other] { $mice } myszy
 }, { $foes ->
    [one] jeden sługus
    [few] { $foes } sługusów
    [many] { $foes } sługusów
   *[other] { $foes } sługusa
 }
web-map-unexplored = Nieodkryte pomieszczenie
web-track = Inicjatywa
web-round = runda { $n }
web-now = teraz
web-acted = po swojej turze
web-wounds = { $n ->
    [one] jedna rana
    [few] { $n } rany
    [many] { $n } ran
   *[other] { $n } rany
 }
web-init-values = Siła { $battle }, obrona { $defense }, życie { $life }
web-sheets = Myszy
web-life = Życie { $left } z { $life }{ $poison ->
    [0] {""}
    [one] , jedna zatruta rana
    [few] , { $poison } zatrute rany
    [many] , { $poison } zatrutych ran
   *[other] , { $poison } zatrutej rany
 }
web-cheese = Ser: { $n }
web-equipped = Wyposażenie
web-pack = Bagaż
web-hand-give = Oddajesz
web-hand-take = Bierzesz
web-abilities = Zdolności
web-stash = Bagaż drużyny
web-dice-bonus = { $n ->
    [one] +1 kość
    [few] +{ $n } kości
    [many] +{ $n } kości
   *[other] +{ $n } kości
 }
web-encounter = Potyczka
web-decks = Stosy
web-search-deck = Stos szperania: { $n ->
    [one] została jedna karta
    [few] zostały { $n } karty
    [many] zostało { $n } kart
   *[other] zostało { $n } karty
 }
web-encounter-deck = Stos potyczek: { $n ->
    [one] została jedna karta
    [few] zostały { $n } karty
    [many] zostało { $n } kart
   *[other] zostało { $n } karty
 }
web-page-short = str. { $page }/{ $end }
web-surge = Posiłki: { $what }
    .about = Gdy serowe koło się zapełni, nadejdą posiłki: { $what }.
web-goal = Cel
web-goal-win = Zwycięstwo
web-goal-lose = Przegrana
web-goal-time = Czas
web-goal-rules = Zasady rozdziału
web-commitment = Rzuty ustalono przed grą. Ich suma kontrolna:
web-undo = Cofnij
    .about = Cofnij ostatnią decyzję; kości wypadną tak samo
web-undo-asked = { $who } prosi o cofnięcie { $n ->
    [one] ostatniej decyzji
    [few] ostatnich { $n } decyzji
    [many] ostatnich { $n } decyzji
   *[other] ostatnich { $n } decyzji
 }.
web-undo-agree = Zgódź się
web-undo-decline = Odmów
web-redo = Ponów
    .about = Przywróć cofniętą decyzję
web-speed = Animacje
web-speed-instant = wyłączone
web-speed-quick = szybkie
web-speed-normal = normalne
web-speed-slow = wolne
web-offline = Brak połączenia. Łączenie…
web-waiting = Decyduje { $who }.
web-title-yours = ● Twoja kolej · { $chapter }
web-choose-one = Co chcesz tu zrobić?
web-walk-here = Idź tutaj ({ $n } pkt ruchu)
web-figure-facts = { $name }: siła { $battle }, obrona { $defense }, rany { $wounds } z { $life }
web-space-water = woda
web-space-current = woda z nurtem
web-space-special = obszar specjalny
web-space-entry = pole wejścia sługusów
web-space-trap = pułapka na myszy
web-space-goal = następny cel
web-space-flip = pole obrotu
web-space-flip-hook = pole obrotu, wymaga Haczyka i Linki
web-space-flip-gear = pole obrotu dla kowala i szelmy
web-exit-north = wyjście na północ
web-exit-east = wyjście na wschód
web-exit-south = wyjście na południe
web-exit-west = wyjście na zachód
web-beyond-room = { $room }, { $exit }
web-beyond-unexplored = Nieodkryte, { $exit }
    .sign = nieodkryte
web-beyond-nowhere = W tym rozdziale zamknięte, { $exit }
web-beyond-goal = Tędy do celu.
web-beyond-look = Zajrzyj tam
web-look-back = Wróć do gry

## Akcje
web-actions = Co możesz zrobić
web-group-answer = Wybierz
web-group-ability = Zdolności
web-group-item = Przedmioty
web-bar = Akcje w turze
web-bar-others = Teraz decyduje ktoś inny.
web-choose-here = Wybierz to pole
web-choose-lit = Wybierz podświetlone pole na planszy.
web-arm-place-hook = Zarzuć haczyk
web-arm-catapult = Katapultuj mysz
web-arm-place-grape = Połóż winogrono
web-arm-shoot-grape = Wystrzel winogrono
web-command = Wpisz polecenie, np. „zaatakuj wojownika” albo „k12”
web-command-go = Wykonaj

## Kości
web-tray = Kości
web-roll-movement = Ruch
web-roll-attack = Atak
web-roll-defense = Obrona
web-roll-search = Szperanie
web-roll-recover = Odzyskanie sił
web-roll-climb-out = Wychodzenie z wody
web-roll-mousetrap = Pułapka na myszy
web-roll-ambush = Zasadzka
web-roll-chase = Pościg
web-roll-story = Opowieść
web-die-1 = 1, ser
web-die-2 = 2, miecz, gwiazdka
web-die-3 = 3, miecz i tarcza
web-die-4 = 3, miecz i tarcza, gwiazdka
web-die-5 = 2, łuk
web-die-6 = 1, łuk, gwiazdka

## Dziennik i opowieść
web-log = Dziennik
web-whole-log = Cały dziennik
web-look-there = Pokaż na planszy
web-back-to-here = Cofnij aż dotąd
web-story = Opowieść
web-listen = Przeczytaj na głos
web-victory = Zwycięstwo
web-defeat = Porażka
web-end-victory = Rozdział wygrany!
web-end-time = Czas minął. Rozdział przegrany.
web-end-captured = Wszystkie myszy są pojmane. Rozdział przegrany.
web-end-defeat = Rozdział przegrany.
web-end-stuck = Nie dało się grać dalej: zasady tego rozdziału zapętliły się. Powiedzcie o tym autorom.
web-recap = Podsumowanie
web-play-again = Zagraj jeszcze raz
    .about = Ten sam rozdział, te same myszy, towarzysze i zasady; nowe rzuty.
web-change-first = Zmień i zagraj
web-back-to-table = Wróć do stołu
web-recap-numbers = W liczbach
web-recap-rounds = Rozegrano { $n ->
    [one] jedną rundę
    [few] { $n } rundy
    [many] { $n } rund
   *[other] { $n } rundy
 }
web-recap-choices = Podjęto { $n ->
    [one] jedną decyzję
    [few] { $n } decyzje
    [many] { $n } decyzji
   *[other] { $n } decyzji
 }
web-recap-defeated = Pokonano { $n ->
    [one] jednego sługusa
    [few] { $n } sługusów
    [many] { $n } sługusów
   *[other] { $n } sługusa
 }
web-recap-searches = { $n ->
    [0] Nie szperano
    [one] Szperano raz
    [few] Szperano { $n } razy
    [many] Szperano { $n } razy
   *[other] Szperano { $n } razy
 }
web-recap-surges = { $n ->
    [0] Posiłki nie nadeszły
    [one] Posiłki nadeszły raz
    [few] Posiłki nadeszły { $n } razy
    [many] Posiłki nadeszły { $n } razy
   *[other] Posiłki nadeszły { $n } razy
 }
web-recap-undos = Cofnięto { $n ->
    [one] raz
    [few] { $n } razy
    [many] { $n } razy
   *[other] { $n } razy
 }, z tego po rzucie: { $rolls }
web-recap-dice = Rzuty kośćmi
web-recap-rolled = Kości
web-recap-cheese = Ser
web-recap-stars = Gwiazdki
web-recap-mice = Myszy
web-recap-foes = Sługusi
web-recap-expected = W nawiasach: średnia dla uczciwych kości.
web-recap-turnings = Punkty zwrotne
web-turning-hourglass = Klepsydra przesunęła się na stronę { $page }.
web-turning-surge = Serowe koło się zapełniło: nadeszły posiłki.
web-turning-captured = Pojmana mysz: { $name }.
web-seed-revealed = Sprawdź rzuty
web-seed-check = SHA-256 z tekstu „barksburg-seed-1”, stołu, jego ustawień i tego ziarna musi dać sumę kontrolną pokazaną na początku:
web-seed-open = To ziarno wpisano ręcznie albo pochodzi z pliku, więc gra nie ma sumy kontrolnej.
web-replay = Powtórka
web-replay-at = { $at } z { $last }
web-replay-first = Na początek
web-replay-back = Jedną decyzję wstecz
web-replay-next = Jedną decyzję dalej
web-replay-last = Na koniec
web-replay-play = Odtwórz
web-replay-rounds = Rundy i punkty zwrotne
    .about = Przejdź do dowolnej rundy albo punktu zwrotnego. Page Up i Page Down przenoszą o rundę.
web-replay-round = Runda { $n }

## Pomoc
web-turn-summary = Tura myszy
web-turn-1 = Ruch: wartość ruchu plus wynik kości. Akcję wykonujesz przed ruchem albo po nim, nie w trakcie.
web-turn-2 = Jedna akcja: walka, szperanie, zwiad, odzyskanie sił albo pośpiech, czyli drugi ruch.
web-turn-3 = Darmowe akcje, każda raz: podział z myszą obok, wyposażenie, awans (nowa zdolność za 6 serów).
web-turn-4 = Ser z waszych rzutów jest wasz, ser z rzutów sługusów trafia na serowe koło. Gdy koło się zapełni, nadchodzą posiłki i klepsydra się przesuwa.
web-turn-5 = Gdy wszystkie myszy i sługusi rozegrają swoje tury, zaczyna się nowa runda. Jeśli na planszy nie ma wtedy sługusów, na serowe koło i tak trafia 1 ser.
web-keys = Klawisze
web-key-walk = wybierz pole na planszy
web-key-enter = wykonaj akcję na polu
web-key-escape = anuluj
web-key-move = przejdź na planszę, żeby się ruszyć
web-key-battle = walka
web-key-search = szperanie
web-key-recover = odzyskanie sił
web-key-explore = zwiad
web-key-scurry = pośpiech
web-key-share = podział
web-key-equip = wyposażenie
web-key-level = awans
web-key-ability = zdolności
web-key-item = przedmioty
web-key-end = zakończ turę
web-key-command = wpisz polecenie
web-key-sheet = przeczytaj kartę myszy nr { $n }
web-key-turn = czyja to tura?
web-key-clock = serowe koło i klepsydra
web-key-foes = sługusi w tym pomieszczeniu
web-key-odds = szanse
web-key-last = ostatnie zdarzenie

## Razem
web-seats = Miejsca i zaproszenia
web-invite = Zaproś znajomych
    .about = Kto otworzy link, może zająć miejsce albo oglądać. Link działa dobę; nowy zastępuje stary.
web-invite-make = Utwórz link
web-invite-link = Wyślij ten link znajomym:
web-players = Przy stole
web-host = Gospodarz
web-no-players = Nikt jeszcze nie dołączył.
web-seat-save = Zapisz
web-seat-leave = Odejdź od stołu
web-seat-revoke = Usuń gracza
    .about = Unieważnia to też link i kod zaproszenia. Możesz utworzyć nowe.
web-join = Dołącz do stołu
web-your-name = Twoje imię
web-which-mice = Którymi myszami grasz?
web-played-by = gra { $name }
web-sit-down = Dołącz
web-just-watch = Tylko oglądaj
web-somebody = Ktoś

## Do sprawdzenia
web-mice = Myszy
web-minions = Sługusi
web-search-cards = Karty szperania
web-encounters = Potyczki
web-difficult = trudna
web-costs = Koszt: { $n } { $n ->
    [one] ser
    [few] sery
    [many] serów
   *[other] sera
 }
web-search-rules = Przeszukaj zasady
web-none-found = Brak zasad z tymi słowami.
web-page-of-book = str. { $n }

## Gdy coś pójdzie nie tak
web-nothing-here = Nie ma takiej strony
    .text = Strona nie istnieje albo nie masz do niej dostępu. Jeśli ktoś cię zaprosił, poproś o nowy link.
web-not-done = Nie udało się
    .text = Nic się nie zmieniło.
web-slow-down = Za dużo prób naraz
    .text = Odczekaj minutę i spróbuj ponownie.
web-table-full = Stół jest pełny
    .text = Wszystkie miejsca są zajęte. Gospodarz może jakieś zwolnić.
web-stale = Gra w międzyczasie poszła dalej. Tak wygląda teraz.
web-not-yours = O tym decyduje ktoś inny.
web-unclear = Co wybierasz? { $which }
web-no-such-choice = Nie rozpoznano polecenia.
web-nothing-to-undo = Nie ma czego cofnąć.
web-needs-agreement = Czekamy na zgodę pozostałych graczy.
web-over = Ten rozdział już się skończył.
web-storage = Nie udało się zapisać ruchu, więc został cofnięty. Spróbuj ponownie. Jeśli to się powtarza, sprawdź, czy dysk gospodarza nie jest pełny.
web-bad-log = Tę grę zaczęto z innymi zasadami albo inną księgą. Nie można jej tu kontynuować.

# For authors: serve --watch
watch-errors = { $count ->
    [one] 1 błąd w księdze.
    [few] { $count } błędy w księdze.
    [many] { $count } błędów w księdze.
   *[other] { $count } błędu w księdze.
 } Działa ostatnia poprawna wersja.
watch-warnings = Księga działa. { $count ->
    [one] 1 ostrzeżenie.
    [few] { $count } ostrzeżenia.
    [many] { $count } ostrzeżeń.
   *[other] { $count } ostrzeżenia.
 }

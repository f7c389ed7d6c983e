# Strony: wszystko, co pokazuje przeglądarka, a nie jest zasadą, kartą ani dziennikiem.

## Nawigacja
web-nav = Sprawdź
web-language = Język
web-light = Światło
web-theme-light = Dzień
web-theme-dark = Noc
web-theme-auto = Jak w systemie
web-home = Na stronę główną
web-settings = Ustawienia
    .about = Język, światło, animacje i klawisze.
web-settings-table = Przy stole
web-settings-still = Jeśli system prosi o mniej ruchu, nic się nie porusza, cokolwiek tu wybrano.
web-settings-pace = Czytanie na głos
web-settings-each = Reakcje pomijane bez pytania wybiera się tam, gdzie są proponowane. To, kto odpowiada za drużynę, ustala się przy każdym stole, w „Miejsca i zaproszenia”.
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
web-welcome = Cztery myszy, jeden zamek i stanowczo za dużo zębów. Usiądźcie przy jednym ekranie albo zagrajcie na odległość: stół zna wszystkie zasady, wy pilnujcie sera.
web-continue = Graj dalej: „{ $name }”
web-new-game = Nowa gra
web-choose-game = Wybierz rozdział i myszy
web-play-friends = Graj ze znajomymi
    .about = Najpierw strona z zaproszeniem: od jednej do czterech osób, każda na swoim urządzeniu.
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
web-go-on = Dalej
web-watch-again = Obejrzyj jeszcze raz
web-rename = Zmień nazwę
web-copy = Skopiuj
web-export = Zapisz do pliku
web-delete = Usuń na dobre
web-delete-sure = Tak, tę grę można usunąć
web-more-games = Starsze gry
web-newer-games = Nowsze gry
web-look-up = Rozejrzyj się
web-rules = Zasady
    .about = Każda zasada prostymi słowami, ze stroną w instrukcji.
web-cards = Karty
    .about = Myszy, sługusi, zdolności, znaleziska i potyczki.
web-rooms = Pomieszczenia
    .about = Wszystkie szesnaście pomieszczeń zamku.
web-import = Otwórz zapisaną grę
    .about = Kontynuuj grę z pliku albo ją obejrzyj.
web-import-which = Takie pliki kończą się na .barksburg. Tworzy je „Zapisz do pliku” na liście waszych gier, a także księga drużyny. To, co zawierają, przed otwarciem zostaje raz rozegrane według zasad.
web-import-go = Otwórz
web-import-refused = Tego pliku nie da się otworzyć:
web-unofficial = Nieoficjalny stół do gry planszowej, którą warto mieć na półce. Wszystkie teksty i obrazki są nasze.

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
web-ability-of = Pierwsza zdolność: { $name }
web-difficulty-storybook = O stronę więcej czasu.
web-difficulty-adventurer = Jak w druku.
web-difficulty-heroic = O stronę mniej czasu.
web-variants = Warianty i wydania
web-achievements = Osiągnięcia osobiste
    .about = Pięć zaszczytów dla pojedynczych myszy.
web-editions = Gdzie instrukcje się różnią
web-seed = Ziarno losowości
    .about = Zostaw puste, a kości będą uczciwe. Te same słowa dają to samo szczęście.
web-play = Graj
web-play-hint = Wszystko jest już wybrane, możecie zaczynać.
web-setup-size = Ten rozdział wymaga tylu myszy: { $want }. { $have ->
    [0] Nie wybrano żadnej.
    [one] Wybrano jedną.
    [few] Wybrano { $have }.
    [many] Wybrano { $have }.
   *[other] Wybrano { $have }.
 }
web-setup-not-allowed = { $name } nie bierze udziału w tym rozdziale.
web-setup-required = W tym rozdziale musi wystąpić { $name }.
web-setup-ability-twice = Tylko jedna mysz może zacząć ze zdolnością „{ $name }”.
web-setup-ability-not-for = Zdolność „{ $ability }” nie pasuje do tej myszy: { $name }.
web-setup-unknown = Coś w tym formularzu się nie zgadza. Wybierzcie jeszcze raz.

## Stół
web-board = Plansza
web-map = Mapa rozdziału
web-map-room = { $room }: { $mice ->
    [one] jedna mysz
    [few] { $mice } myszy
    [many] { $mice } myszy
   *[other] { $mice } myszy
 }, { $foes ->
    [one] jeden wróg
    [few] { $foes } wrogów
    [many] { $foes } wrogów
   *[other] { $foes } wroga
 }
web-map-unexplored = Pomieszczenie jeszcze nieodkryte
web-track = Inicjatywa
web-round = runda { $n }
web-now = teraz
web-acted = już po swojej turze
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
    [one] , w tym jedna zatruta rana
    [few] , w tym { $poison } zatrute rany
    [many] , w tym { $poison } zatrutych ran
   *[other] , w tym { $poison } zatrutej rany
 }
web-cheese = Ser: { $n }
web-equipped = Wyposażenie
web-pack = Bagaż
web-abilities = Zdolności
web-stash = Bagaż drużyny
web-dice-bonus = { $n ->
    [one] +1 kość
    [few] +{ $n } kości
    [many] +{ $n } kości
   *[other] +{ $n } kości
 }
web-encounter = Potyczka
web-decks = Stosy kart
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
    .about = Gdy serowe koło się zapełni: { $what }.
web-goal = Cel
web-goal-win = Jak wygrać
web-goal-lose = Kiedy przegrywacie
web-goal-time = Czas
web-goal-rules = W tym rozdziale
web-commitment = Kości zapieczętowano przed pierwszym rzutem:
web-undo = Cofnij
    .about = Cofnij ostatni wybór; wypadną te same kości
web-undo-asked = { $who } prosi o cofnięcie { $n ->
    [one] ostatniej decyzji
    [few] ostatnich { $n } decyzji
    [many] ostatnich { $n } decyzji
   *[other] ostatnich { $n } decyzji
 }.
web-undo-agree = Zgoda
web-undo-decline = Lepiej nie
web-redo = Ponów
    .about = Wykonaj ponownie to, co cofnięto
web-speed = Animacje
web-speed-instant = bez animacji
web-speed-quick = szybko
web-speed-normal = normalnie
web-speed-slow = powoli
web-offline = Brak połączenia. Gdy stół znów odpowie, strona sama się naprawi.
web-waiting = Teraz decyduje { $who }.
web-title-yours = ● Twój ruch · { $chapter }
web-choose-one = Co chcesz tu zrobić?
web-walk-here = Idź tutaj, koszt ruchu: { $n }
web-figure-facts = { $name }: siła { $battle }, obrona { $defense }, rany { $wounds } z { $life }
web-space-water = woda
web-space-current = woda z prądem
web-space-special = obszar specjalny
web-space-entry = tu wchodzą sługusi
web-space-trap = pułapka na myszy
web-space-flip = pole obrotu
web-space-flip-hook = pole obrotu, tylko gdy macie Haczyk i Linkę
web-space-flip-gear = pole obrotu, tylko dla kowala i szelmy
web-exit-north = wyjście na północ
web-exit-east = wyjście na wschód
web-exit-south = wyjście na południe
web-exit-west = wyjście na zachód
web-beyond-room = { $room }, { $exit }
web-beyond-unexplored = Jeszcze nieodkryte, { $exit }
    .sign = nieodkryte
web-beyond-nowhere = W tym rozdziale nie ma tędy drogi, { $exit }
web-beyond-look = Zajrzyj tam
web-look-back = Wróć tam, gdzie toczy się gra

## Akcje
web-actions = Co możesz zrobić
web-group-answer = Wybierz
web-group-battle = Walka
web-group-move = Ruch
web-group-search = Szperanie
web-group-explore = Zwiad
web-group-recover = Odzyskanie sił
web-group-ability = Zdolności
web-group-item = Przedmioty
web-group-free = Darmowe
web-group-end = Zakończ
web-group-cannot = Nie teraz
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
web-log = Co się wydarzyło
web-whole-log = Cały dziennik
web-look-there = Zobacz tę chwilę
web-back-to-here = Cofnij aż dotąd
web-story = Opowieść
web-listen = Przeczytaj na głos
web-victory = Zwycięstwo
web-defeat = Porażka
web-end-victory = Rozdział wygrany!
web-end-time = Czas minął. Rozdział przegrany.
web-end-captured = Wszystkie myszy pojmano. Rozdział przegrany.
web-end-defeat = Rozdział przegrany.
web-recap = Jak poszło
web-play-again = Zagraj jeszcze raz
    .about = Ten sam rozdział z tymi samymi myszami, towarzyszami i zasadami; nowe kości.
web-change-first = Najpierw coś zmień
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
    [one] jednego wroga
    [few] { $n } wrogów
    [many] { $n } wrogów
   *[other] { $n } wroga
 }
web-recap-searches = Szperano { $n ->
    [one] raz
    [few] { $n } razy
    [many] { $n } razy
   *[other] { $n } razy
 }
web-recap-surges = Posiłki nadeszły { $n ->
    [one] raz
    [few] { $n } razy
    [many] { $n } razy
   *[other] { $n } razy
 }
web-recap-undos = Cofnięto { $n ->
    [one] raz
    [few] { $n } razy
    [many] { $n } razy
   *[other] { $n } razy
 }, w tym po rzucie: { $rolls }
web-recap-dice = Co zrobiły kości
web-recap-rolled = Kości
web-recap-cheese = Ser
web-recap-stars = Gwiazdki
web-recap-mice = Myszy
web-recap-foes = Ich wrogowie
web-recap-expected = W nawiasach: ile średnio pokazałyby uczciwe kości.
web-recap-turnings = Punkty zwrotne
web-turning-hourglass = Klepsydra przesunęła się na stronę { $page }.
web-turning-surge = Serowe koło się zapełniło: nadeszły posiłki.
web-turning-captured = Pojmana mysz: { $name }.
web-seed-revealed = Pieczęć otwarta
web-seed-check = SHA-256 ze słów „barksburg-seed-1”, stołu, jego przygotowania i tego ziarna daje liczbę pokazaną na początku:
web-seed-open = To ziarno wpisano ręcznie, więc nic nie było zapieczętowane.
web-replay = Obejrzyj jeszcze raz
web-replay-at = { $at } z { $last }
web-replay-first = Na początek
web-replay-back = Jedną decyzję wstecz
web-replay-next = Jedną decyzję dalej
web-replay-last = Na koniec
web-replay-play = Odtwarzaj
web-replay-rounds = Rundy i punkty zwrotne
    .about = Przejdź do dowolnej rundy albo punktu zwrotnego. Page Up i Page Down przenoszą o rundę.
web-replay-round = Runda { $n }

## Pomoc
web-turn-summary = Tura myszy
web-turn-1 = Ruch: wartość ruchu plus wynik kości. Akcję wykonuje się przed ruchem albo po nim, nie w trakcie.
web-turn-2 = Jedna akcja: walka, szperanie, zwiad, odzyskanie sił albo pośpiech, czyli drugi ruch.
web-turn-3 = Akcje darmowe, każda raz: podział z myszą obok, zmiana wyposażenia, awans (nowa zdolność) za sześć serów.
web-turn-4 = Ser z waszych rzutów jest wasz, ser z rzutów sługusów trafia na serowe koło. Pełne koło sprowadza posiłki i przesuwa klepsydrę.
web-turn-5 = Gdy wszystkie myszy i wszyscy sługusi mieli swoją turę, zaczyna się nowa runda. Jeśli na planszy nie ma wtedy sługusów, na koło i tak trafia jeden ser.
web-keys = Klawisze
web-key-walk = chodzenie po planszy
web-key-enter = wykonaj to, co oferuje pole
web-key-escape = wycofaj się
web-key-move = na planszę, żeby się ruszyć
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
web-key-end = zakończ
web-key-command = wpisz polecenie
web-key-sheet = odczytaj kartę myszy nr { $n }
web-key-turn = czyja tura?
web-key-clock = serowe koło i klepsydra
web-key-foes = wrogowie w tym pomieszczeniu
web-key-odds = szanse
web-key-last = co się ostatnio stało

## Razem
web-seats = Miejsca i zaproszenia
web-invite = Zaproś znajomych
    .about = Kto otworzy link, może zająć miejsce albo popatrzeć. Link działa dobę; nowy zastępuje poprzedni.
web-invite-make = Utwórz link
web-invite-link = Wyślij ten link znajomym:
web-players = Przy stole
web-host = Gospodarz
web-no-players = Nikt jeszcze się nie dosiadł.
web-seat-save = Zapisz
web-seat-leave = Odejdź od stołu
web-seat-revoke = Zwolnij to miejsce
    .about = Kogo odprawisz od stołu, ten nie wróci przez stary link ani kod: oba przestają wtedy działać. Dla pozostałych możesz utworzyć nowy.
web-join = Dosiądź się
web-your-name = Twoje imię
web-which-mice = Którymi myszami grasz?
web-played-by = gra { $name }
web-sit-down = Usiądź
web-just-watch = Tylko patrzę
web-somebody = Ktoś

## Do sprawdzenia
web-mice = Myszy
web-minions = Sługusi
web-search-cards = Karty szperania
web-encounters = Potyczki
web-difficult = trudna
web-costs = Koszt w serze: { $n }
web-search-rules = Przeszukaj zasady
web-none-found = Żadna zasada nie zawiera wszystkich tych słów.
web-page-of-book = s. { $n }

## Gdy coś pójdzie nie tak
web-nothing-here = Tu nic nie ma
    .text = Nie ma takiej strony albo nie jest przeznaczona dla ciebie. Jeśli ktoś cię zaprosił, poproś o nowy link.
web-not-done = To się nie udało
    .text = Nic się nie zmieniło.
web-slow-down = Po kolei
    .text = To było za dużo naraz. Spróbuj ponownie za minutę.
web-table-full = Stół jest pełny
    .text = Nie ma już miejsca dla kolejnej osoby. Gospodarz może zwolnić miejsca.
web-stale = W międzyczasie gra poszła dalej. Teraz stół wygląda tak.
web-not-yours = O tym decyduje ktoś inny.
web-unclear = Które z tych? { $which }
web-no-such-choice = Stół tego tutaj nie rozumie.
web-nothing-to-undo = Nie ma czego cofnąć.
web-needs-agreement = Pozostali zostali zapytani o zgodę.
web-over = Ten rozdział już się skończył.
web-storage = Nie udało się tego zapisać, więc to się nie wydarzyło. Czy dysk jest pełny?
web-bad-log = Tę grę zaczęto z innymi zasadami albo inną księgą i nie można jej tu kontynuować.

# For authors: serve --watch
watch-errors = { $count ->
    [one] Jedno miejsce w twojej księdze trzeba najpierw poprawić. Do tego czasu w grze jest ostatnia dobra wersja.
    [few] { $count } miejsca w twojej księdze trzeba najpierw poprawić. Do tego czasu w grze jest ostatnia dobra wersja.
    [many] { $count } miejsc w twojej księdze trzeba najpierw poprawić. Do tego czasu w grze jest ostatnia dobra wersja.
   *[other] { $count } miejsca w twojej księdze trzeba najpierw poprawić. Do tego czasu w grze jest ostatnia dobra wersja.
 }
watch-warnings = { $count ->
    [one] Twoja księga leży na stole. Jedno miejsce warto jeszcze raz obejrzeć.
    [few] Twoja księga leży na stole. { $count } miejsca warto jeszcze raz obejrzeć.
    [many] Twoja księga leży na stole. { $count } miejsc warto jeszcze raz obejrzeć.
   *[other] Twoja księga leży na stole. { $count } miejsca warto jeszcze raz obejrzeć.
 }

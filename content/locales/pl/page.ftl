# Strona stołu: wskazywanie, przybliżanie, szuflady, klawisze, początek gry.

## Wskazywanie
web-about = Szczegóły
web-about-hint = Wskaż pole lub figurkę albo przytrzymaj palec, żeby dowiedzieć się więcej.
web-about-sees = Stąd widać:
web-about-reached = Kto może tu zaatakować:
web-next = Co zrobi:
web-can-attack = Może teraz zaatakować: { $who }.
web-danger = Ryzyko pojmania przed następną turą: około { $n }%.
web-figure-values = Siła { $battle }, obrona { $defense }, rany { $wounds } z { $life }
web-value-battle = Siła
web-value-defense = Obrona
web-value-lore = Wiedza
web-value-move = Ruch
web-value-life = Życie

## Plansza
web-zoom = Widok planszy
web-zoom-in = Powiększ
web-zoom-out = Pomniejsz
web-zoom-fit = Całe pomieszczenie
web-sight = Pokaż zasięg wzroku
web-sight-legend = stąd niewidoczne
web-sight-about = Wskaż pole albo przytrzymaj na nim palec: ściemnia się wszystko, czego stamtąd nie widać.
web-codes = Pokaż nazwy pól
web-drawers = Panele
web-drawer-track = Tor i mapa
web-drawer-log = Dziennik
web-dock-fold = Zwiń lub pokaż
web-dock-away = Zwinięto.
web-dock-shown = Pokazano.
web-dock-log = Dziennik i kości
web-key-fold-all = zwiń lub pokaż wszystkie panele
web-key-fold-track = zwiń lub pokaż tor inicjatywy
web-key-fold-map = zwiń lub pokaż mapę
web-key-fold-log = zwiń lub pokaż dziennik i kości
web-key-fold-sheets = zwiń lub pokaż myszy
web-key-fold-chat = zwiń lub pokaż czat
web-log-set = Przygotowanie gry
web-die-counts = { $die } (liczy się)

## Czytanie
web-listen-on = Czytaj dalej
web-listen-pause = Pauza
web-listen-pace = Tempo
web-pace-slow = wolne
web-pace-normal = normalne
web-pace-quick = szybkie
web-reread = Przeczytaj jeszcze raz

## Pomoc i klawisze
web-dice-summary = Kość akcji
web-signs = Symbole
web-sign-battle = siła: liczba kości w ataku
web-sign-defense = obrona: liczba kości w obronie
web-sign-lore = wiedza: przydaje się w niektórych zdolnościach
web-sign-move = ruch: liczba pól oprócz rzutu kością
web-sign-cheese = ser: płacicie nim za zdolności
web-sign-hourglass = klepsydra: gdy dotrze do chorągiewki, przegrywacie
web-sign-flip = pole obrotu: stąd na drugą stronę kafla
web-sign-trap = pułapka na myszy
web-keys-hint = Wybierz klawisz z listy, a potem naciśnij nowy.
web-keys-press = Naciśnij nowy klawisz albo Esc, żeby zrezygnować.
web-keys-taken = Ten klawisz jest zajęty:
web-keys-reset = Przywróć klawisze domyślne
web-keycap-arrows = ↑ ↓ ← →
web-keycap-enter = Enter
web-keycap-escape = Esc
web-keycap-space = Spacja
web-keycap-undo = Ctrl Z
web-key-answer = odpowiedz na pytanie
web-key-space = przeczytaj opis pola
web-key-hurry = pomiń animację

## Pierwsza strona i podsumowanie
web-learn = Naucz się grać (7 minut)
web-first-chapter = Zagraj rozdział 1: { $name }
web-next-chapter = Dalej: { $name }
web-share-replay = Udostępnij powtórkę
web-shared = Link skopiowany.
web-recap-wheel = Na co poszedł czas
web-recap-wheel-attacks = Ser z ataków sługusów
web-recap-wheel-defenses = Ser z obrony sługusów
web-recap-wheel-quiet = Rundy bez sługusów
web-recap-wheel-captures = Pojmane myszy: strona za każdą
web-recap-wheel-other = Karty, pomieszczenia i opowieść
web-recap-advice = 6 serów na serowym kole kosztuje jedną stronę.
web-recap-advice-quiet = Najwięcej czasu zabrały rundy bez sługusów. Szybciej ruszajcie dalej.
web-recap-advice-attacks = Najwięcej sera dały ataki sługusów. Pokonujcie ich wcześniej.
web-recap-advice-captures = Najwięcej czasu kosztowały pojmane myszy. Chrońcie ranne myszy i szybko ratujcie pojmane.
web-recap-tenths = { $whole },{ $tenths }
web-turning-entered = Nowe pomieszczenie: { $room }.

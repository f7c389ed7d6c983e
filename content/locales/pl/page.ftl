# Strona stołu: wskazywanie, przybliżanie, szuflady, klawisze, początek gry.

## Wskazywanie
web-about = O tym, co wskazujesz
web-about-hint = Wskaż pole lub figurkę albo przytrzymaj na nich palec, żeby dowiedzieć się więcej.
web-about-sees = Stąd widać:
web-about-reached = Mogą tu zaatakować:
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
web-zoom-in = Bliżej
web-zoom-out = Dalej
web-zoom-fit = Całe pomieszczenie
web-sight = Pokaż, co widać
web-drawers = Reszta stołu
web-drawer-track = Tor i mapa
web-drawer-log = Przebieg
web-log-set = Stół jest gotowy
web-die-counts = { $die } (liczy się)

## Czytanie
web-listen-on = Czytaj dalej
web-listen-pause = Pauza
web-listen-pace = Tempo
web-pace-slow = wolne
web-pace-normal = zwykłe
web-pace-quick = szybkie
web-reread = Przeczytaj jeszcze raz

## Pomoc i klawisze
web-dice-summary = Kostka
web-signs = Znaki
web-sign-battle = siła: kości przy ataku
web-sign-defense = obrona: kości, gdy ktoś atakuje
web-sign-lore = wiedza: liczy się przy niektórych zdolnościach
web-sign-move = ruch: kroki oprócz rzutu kością
web-sign-cheese = ser: płacicie nim za zdolności
web-sign-hourglass = klepsydra: przy chorągwi rozdział jest przegrany
web-sign-flip = stąd na drugą stronę płytki
web-sign-trap = pułapka na myszy
web-keys-hint = Naciśnij klawisz na liście, a potem ten, który wolisz.
web-keys-press = Naciśnij teraz nowy klawisz albo Esc, żeby zrezygnować.
web-keys-taken = Ten klawisz jest zajęty:
web-keys-reset = Wszystkie klawisze jak dawniej
web-key-answer = odpowiedz na pytanie
web-key-space = przeczytaj pole
web-key-hurry = dokończ animację

## Pierwsza strona i podsumowanie
web-learn = Naucz się grać (10 minut)
web-first-chapter = Zagraj w rozdział 1: { $name }
web-next-chapter = Dalej: { $name }
web-share-replay = Udostępnij zapis gry
web-shared = Adres skopiowany.
web-recap-wheel = Gdzie uciekł czas
web-recap-wheel-attacks = Ser z ataków sługusów
web-recap-wheel-defenses = Ser z obrony sługusów
web-recap-wheel-quiet = Rundy bez sługusów
web-recap-wheel-captures = Schwytane myszy: po jednej stronie
web-recap-wheel-other = Karty, pomieszczenia i opowieść
web-recap-advice = Każdy ser na kole to jedna szósta strony.
web-recap-advice-quiet = Najwięcej zabrały rundy bez sługusów: kto rusza wcześniej, oszczędza strony.
web-recap-advice-attacks = Najwięcej przyszło od sługusów, którzy zdążyli uderzyć: kto szybko padnie, nie wyrzuci sera.
web-recap-advice-captures = Najwięcej zabrały schwytane myszy: kto nie da się złapać, ten oszczędza strony.
web-recap-tenths = { $whole },{ $tenths }
web-turning-entered = Nowe pomieszczenie: { $room }.

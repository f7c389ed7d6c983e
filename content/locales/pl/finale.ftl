# Koniec rozdziału: co zrobiła każda mysz i co z tego zostaje.

finale-mice = Myszy
finale-stood-won = Zwycięstwo w rundzie { $round }, na stronie { $page } z { $end }.
finale-stood-lost = Porażka w rundzie { $round }, na stronie { $page } z { $end }.
finale-blows = { $n ->
    [one] 1 zadana rana
    [few] { $n } zadane rany
    [many] { $n } zadanych ran
   *[other] { $n } zadanych ran
}
finale-defeated = { $n ->
    [one] 1 pokonany sługus
    [few] { $n } pokonanych sługusów
    [many] { $n } pokonanych sługusów
   *[other] { $n } pokonanych sługusów
}
finale-blocked = { $n ->
    [one] 1 zablokowane trafienie
    [few] { $n } zablokowane trafienia
    [many] { $n } zablokowanych trafień
   *[other] { $n } zablokowanych trafień
}
finale-finds = { $n ->
    [one] 1 znalezisko
    [few] { $n } znaleziska
    [many] { $n } znalezisk
   *[other] { $n } znalezisk
}
finale-cheese = Zdobyty ser: { $n }
finale-rooms = { $n ->
    [one] 1 odkryte pomieszczenie
    [few] { $n } odkryte pomieszczenia
    [many] { $n } odkrytych pomieszczeń
   *[other] { $n } odkrytych pomieszczeń
}
finale-captures = Pojmania: { $n }
finale-nothing = Wsparcie dla pozostałych
finale-carries = Ma przy sobie:
finale-remembered = Co zapamięta kampania
finale-close = Jak niewiele brakowało
finale-close-rooms = Odkryte pomieszczenia
finale-close-free = Myszy na wolności
finale-close-boss = { $name }: pozostałe życie { $n }
finale-fair-dice = Uczciwe kości

award-champion = Chluba drużyny
    .about = najwięcej pokonanych sługusów
award-finder = Czuły nosek
    .about = najwięcej znalezisk
award-shield = Mocna tarcza
    .about = najwięcej zablokowanych trafień
award-scout = Zawsze na czele
    .about = najwięcej odkrytych pomieszczeń
award-friend = Dobre serce
    .about = najwięcej oddanego sera
award-larder = Pełna spiżarnia
    .about = najwięcej zdobytego sera
award-fighter = Twarda łapa
    .about = najwięcej zadanych ran
award-tough = Twarda skórka
    .about = najwięcej ran, ani jednego pojmania
award-untouched = Ani draśnięcia
    .about = ani jednej rany
award-wanderer = Niestrudzone łapki
    .about = najdłuższa droga

# Nazwy dla drużyn, którym nikt nie nadał własnej.
party-name-1 = Kompania Naparstka
party-name-2 = Straż Świecy
party-name-3 = Zakon Okruszka
party-name-4 = Piwniczna Ferajna
party-name-5 = Bractwo Dębowego Korzenia
party-name-6 = Srebrne Wąsy
party-name-7 = Gwardia Igły
party-name-8 = Księżycowe Ogonki
party-name-9 = Twarde Żołędzie
party-name-10 = Patrol Spiżarni
party-name-11 = Liga Latarni
party-name-12 = Biegacze Klepsydry

# Napisy końcowe
credits-title = Napisy końcowe
credits-line = Ta drużyna rozegrała całą opowieść.
credits-won = { $n ->
    [one] wygrany za pierwszym razem
    [few] wygrany za { $n }. razem
    [many] wygrany za { $n }. razem
   *[other] wygrany za { $n }. razem
}
credits-lost = niewygrany
credits-made = Stół, rysunki, dźwięki i słowa: autorzy Barksburga. I wszyscy, którzy siedzieli przy tym stole.
credits-fonts = Kroje pisma: Alegreya i Alegreya Sans, Juan Pablo del Peral, Huerta Tipográfica.

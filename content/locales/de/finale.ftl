# Das Ende eines Kapitels: was jede Maus getan hat und was davon bleibt.

finale-mice = Die Mäuse
finale-stood-won = Gewonnen in Runde { $round }, auf Seite { $page } von { $end }.
finale-stood-lost = Verloren in Runde { $round }, auf Seite { $page } von { $end }.
finale-blows = { $n ->
    [one] 1 Treffermarker ausgeteilt
   *[other] { $n } Treffermarker ausgeteilt
}
finale-defeated = { $n ->
    [one] 1 Gegner besiegt
   *[other] { $n } Gegner besiegt
}
finale-blocked = { $n ->
    [one] 1 Treffer abgewehrt
   *[other] { $n } Treffer abgewehrt
}
finale-finds = { $n ->
    [one] 1 Fund
   *[other] { $n } Funde
}
finale-cheese = { $n } Käse verdient
finale-rooms = { $n ->
    [one] 1 Raum erkundet
   *[other] { $n } Räume erkundet
}
finale-captures = { $n ->
    [one] einmal gefangen
    [2] zweimal gefangen
   *[other] { $n }-mal gefangen
}
finale-nothing = Hat den anderen beigestanden
finale-carries = Trägt bei sich:
finale-remembered = Was die Kampagne sich merkt
finale-close = So knapp war es
finale-close-rooms = Erkundete Räume
finale-close-free = Mäuse noch in Freiheit
finale-close-boss = { $n ->
    [one] { $name }: noch 1 Lebenspunkt
   *[other] { $name }: noch { $n } Lebenspunkte
}
finale-fair-dice = Faire Würfel

award-champion = Held des Tages
    .about = die meisten Gegner besiegt
award-finder = Feine Nase
    .about = die meisten Funde
award-shield = Fester Schild
    .about = die meisten Treffer abgewehrt
award-scout = Immer voran
    .about = die meisten Räume erkundet
award-friend = Treue Seele
    .about = den meisten Käse verschenkt
award-larder = Volle Speisekammer
    .about = den meisten Käse verdient
award-fighter = Starke Pfote
    .about = die meisten Treffermarker ausgeteilt
award-tough = Zäh wie Rinde
    .about = am meisten eingesteckt und nie gefangen
award-untouched = Kein Kratzer
    .about = nie verletzt
award-wanderer = Flinke Füße
    .about = den weitesten Weg gegangen

# Namen für Gruppen, denen niemand einen gegeben hat.
party-name-1 = Die Fingerhut-Kompanie
party-name-2 = Die Kerzenwache
party-name-3 = Der Orden vom Krümel
party-name-4 = Die Kellerbande
party-name-5 = Der Bund der Eichenwurzel
party-name-6 = Die Silberbärte
party-name-7 = Die Nadelgarde
party-name-8 = Die Mondscheinschwänze
party-name-9 = Die harten Nüsse
party-name-10 = Die Speisekammer-Streife
party-name-11 = Der Laternenbund
party-name-12 = Die Sanduhrläufer

# Abspann
credits-title = Abspann
credits-line = Diese Gruppe hat die ganze Geschichte gespielt.
credits-won = { $n ->
    [one] beim ersten Versuch gewonnen
   *[other] beim { $n }. Versuch gewonnen
}
credits-lost = nicht gewonnen
credits-made = Tisch, Zeichnungen, Klänge und Worte: die Autoren von Barksburg. Und alle, die an diesem Tisch gesessen haben.
credits-fonts = Schriften: Alegreya und Alegreya Sans von Juan Pablo del Peral, Huerta Tipográfica.

# Die Tischseite: zeigen, zoomen, Schubladen, Tasten, womit man anfängt.

## Auf etwas zeigen
web-about = Über das, worauf du zeigst
web-about-hint = Zeig auf ein Feld oder eine Figur oder halte den Finger darauf, um mehr zu erfahren.
web-about-sees = Von hier in Sicht:
web-about-reached = Hier greifbar für:
web-next = Als Nächstes:
web-can-attack = Kann jetzt angreifen: { $who }.
web-danger = Gefahr, vor dem nächsten Zug gefangen zu werden: etwa { $n } %.
web-figure-values = Angriff { $battle }, Verteidigung { $defense }, Treffer { $wounds } von { $life }
web-value-battle = Angriff
web-value-defense = Verteidigung
web-value-lore = Gelehrsamkeit
web-value-move = Geschwindigkeit
web-value-life = Leben

## Der Plan
web-zoom = Blick auf den Plan
web-zoom-in = Näher heran
web-zoom-out = Weiter weg
web-zoom-fit = Der ganze Raum
web-sight = Zeigen, was man sieht
web-drawers = Mehr vom Tisch
web-drawer-track = Reihenfolge und Karte
web-drawer-log = Verlauf
web-log-set = Der Tisch ist gedeckt
web-die-counts = { $die } (zählt)

## Vorlesen
web-listen-on = Weiterlesen
web-listen-pause = Pause
web-listen-pace = Tempo
web-pace-slow = langsam
web-pace-normal = normal
web-pace-quick = flott
web-reread = Noch einmal lesen

## Hilfe und Tasten
web-dice-summary = Der Würfel
web-signs = Zeichen
web-sign-battle = Angriff: Würfel beim Angreifen
web-sign-defense = Verteidigung: Würfel gegen Angriffe
web-sign-lore = Gelehrsamkeit: zählt bei manchen Fähigkeiten
web-sign-move = Geschwindigkeit: Schritte außer dem Würfel
web-sign-cheese = Käse: bezahlt Fähigkeiten
web-sign-hourglass = Sanduhr: Am Banner ist das Kapitel verloren
web-sign-flip = von hier auf die andere Seite des Plans
web-sign-trap = Mausefalle
web-keys-hint = Drück auf eine Taste der Liste und dann die, die du lieber hättest.
web-keys-press = Drück jetzt die neue Taste, oder Esc, um es zu lassen.
web-keys-taken = Diese Taste ist vergeben:
web-keys-reset = Alle Tasten wie zuvor
web-key-answer = eine Frage beantworten
web-key-space = das Feld vorlesen
web-key-hurry = Bewegung abkürzen

## Erste Seite und Rückblick
web-learn = Spielen lernen (10 Minuten)
web-first-chapter = Kapitel 1 spielen: { $name }
web-next-chapter = Weiter: { $name }
web-share-replay = Aufzeichnung teilen
web-shared = Die Adresse ist kopiert.
web-recap-wheel = Wo die Zeit geblieben ist
web-recap-wheel-attacks = Käse aus Angriffen der Gegner
web-recap-wheel-defenses = Käse aus der Verteidigung der Gegner
web-recap-wheel-quiet = Runden ohne Gegner
web-recap-wheel-captures = Gefangene Mäuse: je eine Seite
web-recap-wheel-other = Karten, Räume und die Geschichte
web-recap-advice = Jeder Käse auf dem Rad ist ein Sechstel einer Seite.
web-recap-advice-quiet = Das meiste verging in Runden ohne Gegner: Wer früher weiterzieht, spart Seiten.
web-recap-advice-attacks = Das meiste kam von Gegnern, die zuschlagen konnten: Wer früh fällt, würfelt keinen Käse.
web-recap-advice-captures = Das meiste ging mit gefangenen Mäusen verloren: Wer sich nicht fangen lässt, spart Seiten.
web-recap-tenths = { $whole },{ $tenths }
web-turning-entered = Ihr kamt in einen neuen Raum: { $room }.

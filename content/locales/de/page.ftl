# Die Tischseite: zeigen, zoomen, Schubladen, Tasten, womit man anfängt.

## Auf etwas zeigen
web-about = Details
web-about-hint = Zeig auf ein Feld oder eine Figur oder halte den Finger darauf, um mehr zu erfahren.
web-about-sees = Von hier in Sicht:
web-about-reached = Hier können angreifen:
web-next = Als Nächstes:
web-can-attack = Kann jetzt angreifen: { $who }.
web-danger = Gefahr, vor dem nächsten Zug gefangen zu werden: etwa { $n } %.
web-figure-values = Angriffsstärke { $battle }, Verteidigungsstärke { $defense }, Treffermarker { $wounds } von { $life }
web-value-battle = Angriffsstärke
web-value-defense = Verteidigungsstärke
web-value-lore = Gelehrsamkeit
web-value-move = Geschwindigkeit
web-value-life = Lebenspunkte

## Der Plan
web-zoom = Ansicht
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Ganzer Raum
web-sight = Sicht anzeigen
web-sight-legend = von hier aus nicht zu sehen
web-sight-about = Zeig auf ein Feld oder halte den Finger darauf: Was von dort nicht zu sehen ist, wird dunkel.
web-codes = Namen der Felder anzeigen
web-drawers = Mehr vom Tisch
web-drawer-track = Leiste und Plan
web-drawer-log = Verlauf
web-dock-fold = Einklappen oder anzeigen
web-dock-away = Eingeklappt.
web-dock-shown = Angezeigt.
web-dock-log = Verlauf und Würfel
web-key-fold-all = alles neben dem Spielplan einklappen oder anzeigen
web-key-fold-track = Initiative einklappen oder anzeigen
web-key-fold-map = Übersicht der Räume einklappen oder anzeigen
web-key-fold-log = Verlauf und Würfel einklappen oder anzeigen
web-key-fold-sheets = Mäuse einklappen oder anzeigen
web-key-fold-chat = Chat einklappen oder anzeigen
web-log-set = Spielaufbau
web-die-counts = { $die } (zählt)

## Vorlesen
web-listen-on = Weiterlesen
web-listen-pause = Pause
web-listen-pace = Tempo
web-pace-slow = langsam
web-pace-normal = normal
web-pace-quick = schnell
web-reread = Noch einmal lesen

## Hilfe und Tasten
web-dice-summary = Der Würfel
web-signs = Zeichen
web-sign-battle = Angriffsstärke: Würfel beim Angriff
web-sign-defense = Verteidigungsstärke: Würfel bei der Verteidigung
web-sign-lore = Gelehrsamkeit: zählt bei manchen Fähigkeiten
web-sign-move = Geschwindigkeit: Felder zusätzlich zum Würfel
web-sign-cheese = Käse: bezahlt Fähigkeiten
web-sign-hourglass = Sanduhr: Am Kapitelendmarker ist das Kapitel verloren
web-sign-flip = Drehfeld: von hier auf die andere Seite des Spielplanteils
web-sign-trap = Mausefalle
web-keys-hint = Wähle eine Taste aus der Liste und drück dann die neue.
web-keys-press = Drück jetzt die neue Taste oder Esc zum Abbrechen.
web-keys-taken = Diese Taste ist schon belegt:
web-keys-reset = Tasten zurücksetzen
web-keycap-arrows = ↑ ↓ ← →
web-keycap-enter = Enter
web-keycap-escape = Esc
web-keycap-space = Leertaste
web-keycap-undo = Strg Z
web-key-answer = eine Frage beantworten
web-key-space = das Feld vorlesen
web-key-hurry = Animation überspringen

## Erste Seite und Rückblick
web-learn = Spielen lernen (7 Minuten)
web-first-chapter = Kapitel 1 spielen: { $name }
web-next-chapter = Weiter: { $name }
web-share-replay = Aufzeichnung teilen
web-shared = Link kopiert.
web-recap-wheel = Wo die Zeit geblieben ist
web-recap-wheel-attacks = Käse aus Angriffen der Gegner
web-recap-wheel-defenses = Käse aus der Verteidigung der Gegner
web-recap-wheel-quiet = Runden ohne Gegner
web-recap-wheel-captures = Gefangene Mäuse: je eine Seite
web-recap-wheel-other = Karten, Räume und die Geschichte
web-recap-advice = 6 Käse auf dem Käserad kosten eine Seite.
web-recap-advice-quiet = Die meiste Zeit verging in Runden ohne Gegner. Geht früher weiter, das spart Seiten.
web-recap-advice-attacks = Der meiste Käse kam aus Angriffen der Gegner. Besiegt sie früher, dann würfeln sie keinen.
web-recap-advice-captures = Die meiste Zeit kosteten gefangene Mäuse. Bringt bedrohte Mäuse rechtzeitig in Sicherheit.
web-recap-tenths = { $whole },{ $tenths }
web-turning-entered = Neuer Raum: { $room }.

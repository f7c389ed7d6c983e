# Gefährten, die ihre Mäuse selbst spielen, und Tipps.

## Stufen
companion-green = Grünschnabel
    .about = spielt manchmal nach Lust und Laune. Für eine lockere Runde.
companion-steady = Treupfote
    .about = spielt wie eine geübte Familie. Die übliche Wahl.
companion-clever = Schlaukopf
    .about = denkt voraus. Braucht etwas länger.

## Neues Spiel und Plätze
companion-play = Mit Gefährten spielen
    .about = Du spielst eine Maus, Gefährten spielen die anderen.
companion-plays = Wer spielt { $name }?
companion-none = Spiele ich
companion-somebody = Ein Mitspieler
companion-option = Gefährte: { $name }
companion-pace = Tempo der Gefährten
companion-pace-instant = sofort
companion-pace-quick = schnell
companion-pace-normal = normal
companion-pace-slow = langsam
companion-title = Gefährten
    .about = Ein Gefährte kann jede Maus spielen. Gib deine ab und nimm sie zurück, wann du willst. Wer wiederkommt, bekommt seine Mäuse zurück.

## Am Tisch
companion-sign = Gefährte: { $level }
companion-thinks = { $mouse } überlegt ({ $level }).
companion-waits = { $mouse } wartet auf euch ({ $level }).
companion-said = { $mouse }: „{ $why }“
companion-pause = Pause
companion-go-on = Weiter
companion-step = Ein Schritt
companion-take = { $mouse } selbst spielen
companion-look-again = Aktualisieren
companion-away = { $player } ist offline.
companion-stand-in = { $mouse } an einen Gefährten abgeben

## Im Verlauf
companion-line = „{ $why }“
companion-line-by = { $mouse }: „{ $why }“
companion-handed = { $by } gibt { $mouse } an einen Gefährten ab ({ $level }).
companion-stood-in = { $by } gibt { $mouse } an einen Gefährten ab, solange der Mitspieler offline ist ({ $level }).
companion-returned = { $by } spielt wieder { $mouse }.

## Tipps
hint = Tipp
    .about = Die besten Möglichkeiten mit Siegchance und Risiko.
hint-key = Tipp; Gefährten anhalten und fortsetzen
hint-none = Ohne Tipps spielen
hint-title = Vorschläge
hint-thinking = Die Chancen werden berechnet …
hint-stop = Stopp
hint-empty = Noch kein Vorschlag. Frag noch einmal und warte etwas länger.
hint-chance = { $n } % Siegchance ({ $low } bis { $high })
hint-close = Weiter unten kann eine höhere Zahl stehen, sie stammt dann aus weniger Probespielen. Oben steht der verlässlichste Vorschlag.
hint-meter = { $n } % Siegchance (zwischen { $low } und { $high })
hint-walk = Geh den gezeigten Weg
hint-space = Das markierte Feld
hint-walk-then = { $walk }, dann: { $deed }
hint-off = An diesem Tisch gibt es keine Tipps.
hint-slow = Zu viele Tipps auf einmal. Warte zwei Sekunden und frag noch einmal.

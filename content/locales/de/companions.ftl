# Gefährten, die ihre Mäuse selbst spielen, und Tipps.

## Stufen
companion-green = Grünschnabel
    .about = meint es gut und folgt manchmal einer Laune. Angenehm leichte Gesellschaft.
companion-steady = Treupfote
    .about = spielt, wie es eine gute Familie täte. Die übliche Wahl.
companion-clever = Schlaukopf
    .about = spielt erst jeden Plan im Kopf durch. Braucht einen Augenblick länger.

## Neues Spiel und Plätze
companion-play = Mit Gefährten spielen
    .about = Du spielst eine Maus, Gefährten spielen die anderen.
companion-plays = Wer spielt { $name }?
companion-none = Spiele ich
companion-somebody = Ein Mensch
companion-option = Gefährte: { $name }
companion-pace = Gefährten spielen
companion-pace-instant = sofort
companion-pace-quick = zügig
companion-pace-normal = zum Mitverfolgen
companion-pace-slow = gemütlich
companion-title = Gefährten
    .about = Jede Maus kann sich selbst spielen. Gib deine ab und nimm sie zurück, wann du willst; wer weg war, bekommt seine beim Wiederkommen zurück.

## Am Tisch
companion-sign = spielt von selbst: { $level }
companion-thinks = { $mouse } überlegt ({ $level }).
companion-waits = { $mouse } wartet auf euch ({ $level }).
companion-said = { $mouse }: „{ $why }“
companion-pause = Warten
companion-go-on = Weiter
companion-step = Eine Entscheidung
companion-take = Ich spiele { $mouse }
companion-look-again = Nachsehen, was sie taten
companion-away = { $player } ist nicht da.
companion-stand-in = { $mouse } einem Gefährten geben

## Im Verlauf
companion-line = „{ $why }“
companion-line-by = { $mouse }: „{ $why }“
companion-handed = { $by }: Ein Gefährte spielt jetzt { $mouse } ({ $level }).
companion-stood-in = { $by }: Ein Gefährte springt für { $mouse } ein, solange am Platz niemand ist ({ $level }).
companion-returned = { $by } spielt wieder { $mouse }.

## Tipps
hint = Tipp
    .about = Die besten Möglichkeiten mit ihrer Siegchance und ihrem Risiko.
hint-key = ein Tipp, oder Gefährten warten und machen weiter
hint-none = Ohne Tipps spielen
hint-title = Was wir täten
hint-thinking = Wir denken nach …
hint-stop = Das genügt
hint-empty = Noch lässt sich nichts sagen. Frag noch einmal und gib uns etwas mehr Zeit.
hint-chance = { $n } Prozent Siegchance ({ $low } bis { $high })
hint-close = Weiter unten stehen höhere Zahlen, aber so viel macht bei so wenigen Probespielen schon der Zufall aus: Oben steht, wofür es einen guten Grund gibt.
hint-meter = Siegchance: { $n } Prozent, irgendwo zwischen { $low } und { $high }
hint-walk-then = { $walk }, dann: { $deed }
hint-off = An diesem Tisch wird ohne Tipps gespielt.
hint-slow = Das waren viele Tipps auf einmal. Warte zwei Sekunden, dann frag noch einmal.

### Das Spiellabor: Tabellen, Berichte und Meldungen von `barksburg simulate`.

lab-head = { $name }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }, Startwert { $seed }
lab-paired-head = { $pairs ->
    [one] 1 Paar von Partien
   *[other] { $pairs } Paare von Partien
 }, Startwert { $seed }
lab-range = { $low } bis { $high }
lab-left = noch { $time }
lab-heading = { $chapter }, Spielweise { $policy }
lab-checking = { $chapter } wird geprüft
lab-playing-pairs = { $chapter }: { $pairs ->
    [one] 1 Paar von Partien
   *[other] { $pairs } Paare von Partien
 }, { $weaker } und { $stronger }
lab-playing-stuck = { $games ->
    [one] 1 Partie von { $policy } endete nicht
   *[other] { $games } Partien von { $policy } endeten nicht
 }
lab-value = Wert

## Namen der Zahlen
lab-won = gewonnen
lab-lost = verloren: Zeit / Gefangenschaft / Geschichte
lab-lost-to-time = an die Zeit verloren
lab-lost-to-capture = durch Gefangenschaft
lab-lost-to-story = durch die Geschichte
lab-stuck = endeten nicht
lab-rounds = Runden
lab-decisions = Entscheidungen
lab-pages = Seiten
lab-pages-lost = Seiten verloren
lab-pages-lost-by = Seiten: Verstärkung / Gefangene / sonst
lab-otherwise = sonst
lab-captures = Gefangennahmen
lab-captured = gefangen
lab-surges = Verstärkungen
lab-cheese-gained = Käse erhalten
lab-cheese-spent = Käse ausgegeben
lab-cheese-stolen = Käse gestohlen
lab-gained-by-mice = von Mäusen erhalten
lab-spent-or-lost = ausgegeben, verloren
lab-stolen-by-roaches = von Kakerlaken gestohlen
lab-wheel = Käserad: gefüllt / geleert
lab-onto-wheel = auf das Käserad
lab-off-wheel = vom Käserad
lab-level-ups = neue Fähigkeiten
lab-searches = Suchen
lab-searches-both = Suchen: gefunden / vergeblich
lab-speed = Partien je CPU-Sekunde
lab-room = Raum
lab-reached = erreicht
lab-mouse = Maus
lab-games = Partien
lab-wounds = Treffermarker
lab-defeated = besiegt
lab-minion = Gegner
lab-placed = aufgestellt
lab-ability = Fähigkeit
lab-card = Karte
lab-found = je Partie gefunden
lab-used = je Partie benutzt
lab-used-in-them = darin benutzt
lab-held = am Ende im Besitz
lab-won-with = damit gewonnen
lab-won-without = ohne sie gewonnen
lab-interval = Spanne
lab-chapter = Kapitel
lab-policy = Spielweise
lab-stronger = stärker : schwächer
lab-pairs = Paare
lab-only-one = nur eine gewann
lab-difference = Unterschied in Punkten
lab-p = p
lab-cpu = CPU-Sekunden je Paar
lab-too-much = zu viel
lab-never-used = nie benutzt: { $cards }
lab-first = erste
lab-second = zweite

## Zwei Einstellungen
lab-two-settings = Zwei Einstellungen im Vergleich
lab-the-first = Die erste: { $name }
lab-the-second = Die zweite: { $name }
lab-verdict-short = { $real ->
    [yes] Der Unterschied ist echt: { $better ->
        [first] Die erste liegt { $ahead } Punkte vorn.
       *[second] Die zweite liegt { $ahead } Punkte vorn.
     }
   *[no] Kein Unterschied zu erkennen.
 }
lab-verdict = { $real ->
    [yes] Der Unterschied ist echt
   *[no] Kein Unterschied zu erkennen
 }: { $points } Punkte ({ $low } bis { $high }). Nur die erste gewann { $first ->
    [one] 1 Partie
   *[other] { $first } Partien
 }, nur die zweite { $second }; p = { $p }.

## Der Bericht
lab-lead-won = { $rate } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 } gewonnen ({ $low } bis { $high }).
lab-lead-lost = Verloren an die Zeit: { $time }, durch Gefangenschaft: { $capture }, durch die Geschichte: { $story }.
lab-lead-stuck = { $games ->
    [one] 1 Partie endete nicht und wurde nach { $most } Entscheidungen abgebrochen.
   *[other] { $games } Partien endeten nicht und wurden nach { $most } Entscheidungen abgebrochen.
 }
lab-lead-about = Startwert { $seed }, Buch { $book }, { $speed } Partien je CPU-Sekunde. Anteile stehen mit ihrer Spanne da, die in 95 von 100 Fällen stimmt.
lab-give-or-take = im Mittel { $mean }, Streuung { $deviation }
lab-column = { $range }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }, { $share }
lab-figures = Die Zahlen hinter den Bildern
lab-chart-won = Anteil gewonnener Partien
lab-chart-changed = Was sich geändert hat
    .note = je Partie, erste und zweite
lab-chart-ends = Wie Partien enden
lab-chart-rounds = Länge in Runden
lab-chart-decisions = Länge in Entscheidungen
lab-chart-rooms = Erreichte Räume
lab-chart-pages = Verlorene Seiten der Sanduhr
    .note = je Partie, nach Anlass
lab-chart-where = Wo
    .note = verlorene Seiten und gefangene Mäuse je Partie
lab-chart-cheese = Käse
    .note = je Partie
lab-chart-mice = Gewonnene Partien mit einer Maus
lab-chart-captured = Gefangen
    .note = je Partie, an der die Maus teilnahm
lab-chart-deeds = Besiegte Gegner und erhaltene Treffermarker
    .note = je Partie, an der die Maus teilnahm
lab-chart-minions = Gegner
    .note = je Partie
lab-chart-abilities = Fähigkeiten
    .note = um wie viele Punkte die Partien ihrer Besitzer von allen abweichen
lab-chart-cards = Suchkarten
    .note = um wie viele Punkte die Partien abweichen, an deren Ende jemand sie hatte; spät findet nur, wer noch lebt

## Wie es um ein Kapitel steht
lab-healthy = { $chapter }: alles in Ordnung.
lab-finding-never-won = niemand gewinnt.
lab-finding-never-lost = niemand verliert, wie schlecht auch gespielt wird.
lab-finding-win-rate = { $rate } der Partien werden gewonnen ({ $low } bis { $high }); das Buch verlangt anderes.
lab-finding-hopeless = { $party } gewinnen fast nie: { $rate }.
lab-finding-stuck = Partien ohne Ende mit { $party }: { $games }.
lab-party-drawn = ausgelosten Gruppen
lab-finding-length = im Mittel { $rounds } Runden mit { $party }; das Buch verlangt anderes.
lab-finding-mouse = { $mouse } entscheidet zu viel: mit { $with } gewonnen, ohne { $without }.
lab-finding-difficulty = { $easier } ist nicht so viel leichter als { $harder }, wie das Buch sagt: { $points } Punkte.

## Falsche Eingaben
lab-error-chapter = nichts heißt „{ $name }“; es gibt { $known }
lab-error-policy = keine Spielweise heißt „{ $name }“; es gibt { $known } und search:400 mit 400 Probespielen je Zug
lab-error-policies = { $have ->
    [one] 1 Spielweise
   *[other] { $have } Spielweisen
 } für eine Gruppe von { $want }: nenne eine für alle oder eine für jede Maus
lab-error-mouse = keine Maus heißt „{ $name }“; es gibt { $known }
lab-error-ability = keine Fähigkeit heißt „{ $name }“; `barksburg cards` zählt sie auf
lab-error-abilities-of-nobody = Fähigkeiten bekommen die Mäuse einer Gruppe: nenne auch die Gruppe
lab-error-abilities = Fähigkeiten für { $have ->
    [one] 1 Maus
   *[other] { $have } Mäuse
 } in einer Gruppe von { $want }
lab-error-ability-order = die Fähigkeiten stehen in der Reihenfolge der Gruppe: „{ $name }“ ist nicht an dieser Stelle
lab-error-card = keine Fähigkeit und keine Ausrüstung, die man findet, heißt „{ $name }“; `barksburg cards` zählt sie auf
lab-error-party = diese Gruppe kann das Kapitel nicht spielen: { $why }
lab-error-no-games = mindestens eine Partie muss gespielt werden
lab-error-threads = die Threads lassen sich nicht starten: { $why }
lab-error-option = keine Einstellung heißt „{ $name }“; es gibt { $known }
lab-error-option-value = „{ $name }“ kann nicht „{ $value }“ sein; es gibt { $known }
lab-error-against-nothing = sag, was bei der zweiten Einstellung anders ist, z. B. `--against policy=random`
lab-error-rows = { $file } muss auf .csv oder .parquet enden
lab-error-no-parquet = dieses Programm schreibt kein Parquet: übersetze es mit `cargo build --release --features parquet` oder nenne eine Datei, die auf .csv endet
lab-error-record = { $file } enthält keine Aufzeichnung: { $why }
lab-error-marks = in { $file } fehlen die Marken, zwischen die die Zahlen geschrieben werden
lab-error-content = { $file } hat Fehler; `barksburg check { $file }` zeigt sie
lab-party-no-chapter = dieses Kapitel gibt es nicht
lab-party-size = sie braucht { $want ->
    [one] 1 Maus
   *[other] { $want } Mäuse
 }, nicht { $have }
lab-party-mouse-twice = { $name } ist zweimal genannt
lab-party-mouse-not-allowed = { $name } spielt nicht mit
lab-party-mouse-required = { $name } muss mitkommen
lab-party-no-ability = { $name } hat keine Fähigkeit
lab-party-ability-not-for = { $ability } ist nichts für { $name }
lab-party-ability-twice = { $name } ist zweimal vergeben
lab-party-too-many = { $name } behält zu viele Karten
lab-party-cannot-keep = { $name } kann man nicht behalten
lab-party-no-such-ability = diese Fähigkeit gibt es nicht
lab-party-not-carried = { $name } hatte diese Karte nicht

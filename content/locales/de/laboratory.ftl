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
lab-lost = verloren: Zeit / Gefangennahme / Geschichte
lab-lost-to-time = durch die Zeit verloren
lab-lost-to-capture = durch Gefangennahme
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
lab-used-in-them = in diesen Partien benutzt
lab-held = am Ende im Besitz
lab-won-with = damit gewonnen
lab-won-without = ohne sie gewonnen
lab-interval = Intervall
lab-chapter = Kapitel
lab-policy = Spielweise
lab-stronger = stärker : schwächer
lab-pairs = Paare
lab-only-one = nur eine gewann
lab-difference = Unterschied in Punkten
lab-p = p
lab-cpu = CPU-Sekunden je Paar
lab-too-much = zu stark
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
lab-lead-lost = Verloren durch die Zeit: { $time }, durch Gefangennahme: { $capture }, durch die Geschichte: { $story }.
lab-lead-stuck = { $games ->
    [one] 1 Partie endete nicht und wurde nach { $most } Entscheidungen abgebrochen.
   *[other] { $games } Partien endeten nicht und wurden nach { $most } Entscheidungen abgebrochen.
 }
lab-lead-about = Startwert { $seed }, Buch { $book }, { $speed } Partien je CPU-Sekunde. Anteile stehen mit ihrem 95-%-Intervall da.
lab-give-or-take = im Mittel { $mean } ± { $deviation }
lab-column = { $range }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }, { $share }
lab-figures = Die Zahlen hinter den Bildern
lab-chart-won = Gewinnrate
lab-chart-changed = Was sich geändert hat
    .note = je Partie, erste und zweite
lab-chart-ends = Wie Partien enden
lab-chart-rounds = Länge in Runden
lab-chart-decisions = Länge in Entscheidungen
lab-chart-rooms = Erreichte Räume
lab-chart-pages = Verlorene Seiten der Sanduhr
    .note = je Partie, nach Ursache
lab-chart-where = Wo
    .note = verlorene Seiten und gefangene Mäuse je Partie
lab-chart-cheese = Käse
    .note = je Partie
lab-chart-mice = Gewinnrate je Maus
lab-chart-captured = Gefangen
    .note = je Partie mit dieser Maus
lab-chart-deeds = Besiegte Gegner und erhaltene Treffermarker
    .note = je Partie mit dieser Maus
lab-chart-minions = Gegner
    .note = je Partie
lab-chart-abilities = Fähigkeiten
    .note = Gewinnrate mit der Fähigkeit, in Punkten über oder unter dem Durchschnitt
lab-chart-cards = Suchkarten
    .note = Gewinnrate der Partien, an deren Ende jemand die Karte hatte, in Punkten über oder unter dem Durchschnitt; spät gefundene Karten sehen dabei zu gut aus

## Wie es um ein Kapitel steht
lab-healthy = { $chapter }: keine Probleme gefunden.
lab-finding-never-won = nie gewonnen.
lab-finding-never-lost = nie verloren, egal wie schlecht gespielt wird.
lab-finding-win-rate = { $rate } der Partien gewonnen ({ $low } bis { $high }), außerhalb des Bereichs im Buch.
lab-finding-hopeless = fast nie gewonnen mit { $party }: { $rate }.
lab-finding-stuck = Partien ohne Ende mit { $party }: { $games }.
lab-party-drawn = ausgelosten Gruppen
lab-finding-length = im Mittel { $rounds } Runden mit { $party }, außerhalb des Bereichs im Buch.
lab-finding-mouse = { $mouse } hat zu viel Einfluss: mit { $with } gewonnen, ohne { $without }.
lab-finding-difficulty = { $easier } ist nicht leicht genug gegenüber { $harder }: { $points } Punkte.

## Ganze Kampagnen
lab-campaign-head = { $name }: { $campaigns ->
    [one] 1 Kampagne
   *[other] { $campaigns } Kampagnen
 }, Startwert { $seed }
lab-campaign-about = { $campaigns ->
    [one] 1 Kampagne
   *[other] { $campaigns } Kampagnen
 }, Startwert { $seed }. Nach einem verlorenen Kapitel geht es mit dem nächsten weiter. Schwach und stark: das Viertel der Gruppen, das vorher am wenigsten und am meisten gewonnen hat.
lab-campaign-won = Eine Gruppe gewinnt im Mittel { $mean } von { $chapters } Kapiteln.
lab-campaign-trivial = { $chapter }: Starke Gruppen gewinnen { $rate }, das ist zu viel.
lab-campaign-hopeless = { $chapter }: Schwache Gruppen gewinnen nur { $rate }.
lab-campaign-stuck = { $chapter }: { $games ->
    [one] 1 Partie endete
   *[other] { $games } Partien endeten
 } nicht.
lab-campaign-fair = Kein Kapitel ist für starke Gruppen zu leicht oder für schwache zu schwer.
lab-weak = schwache Gruppen
lab-strong = starke Gruppen
lab-first-lost = erste Niederlage
lab-known-abilities = Fähigkeiten
lab-kept-cards = behaltene Karten
lab-achievements = Geschichtenerfolge
lab-decision = Entscheidung
lab-answer = Antwort
lab-given = gewählt
lab-share = Anteil
lab-chart-campaign-won = Gewonnene Kapitel
lab-chart-campaign-strength = Schwache und starke Gruppen
lab-chart-campaign-lost = Wo Gruppen zum ersten Mal verlieren
    .note = Zahl der Gruppen
lab-chart-campaign-growth = Was eine Gruppe mitbringt
    .note = je Gruppe

## Falsche Eingaben
lab-error-chapter = unbekanntes Kapitel „{ $name }“; möglich: { $known }
lab-error-campaign = keine Geschichte mit Kampagne heißt „{ $name }“; möglich: { $known }
lab-error-policy = unbekannte Spielweise „{ $name }“; möglich: { $known } oder search:400 mit 400 Probespielen je Zug
lab-error-policies = { $have ->
    [one] 1 Spielweise
   *[other] { $have } Spielweisen
 } für eine Gruppe von { $want }: nenne eine für alle oder eine für jede Maus
lab-error-mouse = unbekannte Maus „{ $name }“; möglich: { $known }
lab-error-ability = unbekannte Fähigkeit „{ $name }“; `barksburg cards` zeigt alle
lab-error-abilities-of-nobody = --abilities braucht --party
lab-error-abilities = Fähigkeiten für { $have ->
    [one] 1 Maus
   *[other] { $have } Mäuse
 } in einer Gruppe von { $want }
lab-error-ability-order = die Fähigkeiten stehen in der Reihenfolge der Gruppe; „{ $name }“ ist nicht an dieser Stelle
lab-error-card = unbekannte Fähigkeit oder Ausrüstung „{ $name }“; `barksburg cards` zeigt alle
lab-error-party = diese Gruppe kann das Kapitel nicht spielen: { $why }
lab-error-no-games = mindestens eine Partie ist nötig
lab-error-threads = die Threads lassen sich nicht starten: { $why }
lab-error-option = unbekannte Einstellung „{ $name }“; möglich: { $known }
lab-error-option-value = ungültiger Wert „{ $value }“ für „{ $name }“; möglich: { $known }
lab-error-against-nothing = --against braucht eine Änderung, z. B. `--against policy=random`
lab-error-rows = { $file } muss auf .csv oder .parquet enden
lab-error-no-parquet = dieses Programm wurde ohne Parquet gebaut; baue es mit `cargo build --release --features parquet` oder nimm eine .csv-Datei
lab-error-record = { $file } ist keine Aufzeichnung: { $why }
lab-error-marks = in { $file } fehlen die Marken um die Zahlen
lab-error-content = { $file } hat Fehler; `barksburg check { $file }` zeigt sie
lab-party-no-chapter = dieses Kapitel gibt es nicht
lab-party-size = { $want ->
    [one] nötig ist 1 Maus
   *[other] nötig sind { $want } Mäuse
 }, nicht { $have }
lab-party-mouse-twice = { $name } ist zweimal genannt
lab-party-mouse-not-allowed = { $name } spielt nicht mit
lab-party-mouse-required = { $name } muss mitspielen
lab-party-no-ability = { $name } hat keine Fähigkeit
lab-party-ability-not-for = { $ability } passt nicht zur Klasse von { $name }
lab-party-ability-twice = { $name } ist zweimal vergeben
lab-party-too-many = { $name } behält zu viele Karten
lab-party-cannot-keep = { $name } kann man nicht behalten
lab-party-no-such-ability = diese Fähigkeit gibt es nicht
lab-party-not-carried = { $name } hatte diese Karte nicht

## Auffällige Partien
lab-strange = { $won } von { $games } Partien gewonnen. { $n ->
    [0] Keine Partie ist auffällig.
    [one] Eine Partie ist auffällig:
   *[other] { $n } Partien sind auffällig:
}
lab-strange-never-ended = Partie { $number } endete nie: Startwert { $seed }, Gruppe { $party }, gespeichert als { $file }
lab-strange-lost-at-once = Partie { $number } war in Runde { $round } verloren: Startwert { $seed }, Gruppe { $party }, gespeichert als { $file }
lab-strange-unused = Regel { $rule } kam in keiner Partie zum Tragen

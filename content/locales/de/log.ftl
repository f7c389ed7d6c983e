# Das Protokoll: ganze Sätze in der Gegenwart.

event-shuffled-search = Der Suchstapel wird gemischt.
event-shuffled-search-discards = Die abgeworfenen Suchkarten werden zu einem neuen Stapel gemischt.
event-shuffled-encounters = Der Begegnungsstapel wird gemischt.
event-shuffled-encounters-discards = Die abgeworfenen Begegnungskarten werden zu einem neuen Stapel gemischt.
event-card-laid = Die Initiativekarten werden ausgelegt.
event-card-moved-up = Initiative: „{ $card }“ rückt auf Platz { $slot } vor.
event-card-moved-down = Initiative: „{ $card }“ fällt auf Platz { $slot } zurück.
event-card-left = Die Karte „{ $card }“ verlässt die Initiativeleiste.
event-round-began = Runde { $n } beginnt.
event-turn-began-mouse = { $who } ist am Zug.
event-turn-began-minion = Die Gegner sind am Zug: { $who }.
event-turn-skipped = { $who } setzt diesen Zug aus.
event-tossed-splat = Die Traube zerplatzt.
event-tossed-whole = Die Traube bleibt heil.
event-move-set = { $who } hat { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
 }.
event-move-set-without-die = { $who } hat ohne Würfel { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
 }.
event-move-set-scurry = { $who } wuselt mit { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkten
 }.
event-move-points = { $who } hat jetzt { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
 }.
event-stepped = { $who } geht { $to }{ $cost ->
    [0] {""}
    [one] {""}
   *[other] {" "}({ $cost } Bewegungspunkte)
 }.
event-stepped-minion = { $who } läuft { $to }.
event-stood-up = { $who } steht auf.
event-placed = { $who } steht jetzt { $on }.
event-placed-all = { $who } stehen jetzt { $on }.
event-drifted = Die Strömung trägt { $who } { $to }.
event-drifted-off = Die Strömung spült { $who } vom Spielplanteil.
event-action-gained = { $who } bekommt eine zusätzliche Aktion.
event-free-spent-share = { $who } tauscht.
event-free-spent-equip = { $who } wechselt die Ausrüstung.
event-ability-used = { $who } setzt „{ $card }“ ein.
event-card-used = { $who } setzt „{ $card }“ ein.
event-rule-used = „{ $what }“ wirkt.
event-modified-all = „{ $what }“ wirkt.
event-learned = { $who } lernt „{ $card }“.
event-cheese-gained = { $who } bekommt { $n } Käse.
event-cheese-lost = { $who } verliert { $n } Käse.
event-cheese-given = { $who } gibt { $to } { $n } Käse.
event-wheel-filled = { $n ->
    [one] 1 Käse kommt
   *[other] { $n } Käse kommen
 } aufs Käserad (jetzt { $now }).
event-wheel-filled-time = Kein Gegner ist da: { $n ->
    [one] 1 Käse kommt
   *[other] { $n } Käse kommen
 } aufs Käserad (jetzt { $now }).
event-wheel-drained = { $n ->
    [one] 1 Käse wird
   *[other] { $n } Käse werden
 } vom Käserad genommen (noch { $now }).
event-surge-began = Das Käserad ist voll: Verstärkung! Raum: { $room }.
event-attacked-with = { $who } greift { $target } an ({ $card }).
event-attacked = { $who } greift { $target } an.
event-attacked-by-nobody = Es trifft { $target }.
event-hits = { $n ->
    [one] 1 Treffer.
   *[other] { $n } Treffer.
 }
event-blocked = { $who } wehrt { $n } Treffer ab.
event-wounded = { $who } bekommt { $n ->
    [one] 1 Treffermarker
   *[other] { $n } Treffermarker
 }.
event-wounded-poison = { $who } bekommt { $n ->
    [one] 1 Gifttreffer
   *[other] { $n } Gifttreffer
 }.
event-boss-wounded = Die Karte „{ $card }“ bekommt { $n ->
    [one] 1 Treffermarker
   *[other] { $n } Treffermarker
 }.
event-stolen = { $by } stiehlt { $who } { $n } Käse.
event-healed = { $who } heilt { $n ->
    [one] 1 Treffermarker
   *[other] { $n } Treffermarker
 }.
event-healed-poison = { $who } heilt { $n ->
    [one] 1 Gifttreffer
   *[other] { $n } Gifttreffer
 }.
event-marked-stunned = { $who } ist { $gender ->
   *[any] betäubt
 }.
event-marked-webbed = { $who } ist { $gender ->
   *[any] eingesponnen
 }.
event-marked-knocked-down = { $who } ist { $gender ->
   *[any] niedergestreckt
 }.
event-marked-charmed = { $who } ist { $gender ->
   *[any] verhext
 }.
event-marked-own = { $who } bekommt den Marker „{ $what }“.
event-unmarked-stunned = { $who } ist nicht mehr { $gender ->
   *[any] betäubt
 }.
event-unmarked-webbed = { $who } ist nicht mehr { $gender ->
   *[any] eingesponnen
 }.
event-unmarked-knocked-down = { $who } ist nicht mehr { $gender ->
   *[any] niedergestreckt
 }.
event-unmarked-charmed = { $who } ist nicht mehr { $gender ->
   *[any] verhext
 }.
event-unmarked-own = { $who } verliert den Marker „{ $what }“.
event-minion-placed = { $who } erscheint { $on }.
event-minion-left-defeated-by = { $who } besiegt { $target }.
event-minion-left-defeated = { $who } ist { $gender ->
   *[any] besiegt
 }.
event-minion-left = { $who } verlässt den Spielplan.
event-captured = { $who } wird { $gender ->
   *[any] gefangen genommen
 }!
event-rescued = { $who } ist wieder { $gender ->
   *[any] frei
 } und steht { $on }.
event-went-missing = { $who } ist verschwunden.
event-found = { $who } taucht { $on } wieder auf.
event-joined = { $who } stößt { $on } zur Gruppe.
event-search-failed = { $who } findet nichts.
event-special-found = Die Sondersuchaktion ist gelungen.
event-encounter-turned = Begegnung: { $card }.
event-encounter-discarded = Die Begegnungskarte „{ $card }“ wird abgeworfen.
event-greed = Die Kakerlaken sind gierig.
event-greed-over = Die Kakerlaken sind nicht mehr gierig.
event-hourglass-moved = Die Sanduhr rückt auf Seite { $page }.
event-end-marker-moved = Der Kapitelendmarker rückt auf Seite { $page }.
event-explored = Die Gruppe erkundet einen neuen Raum: { $room }.
event-tile-flipped = Das Spielplanteil wird umgedreht: { $room }.
event-tile-laid = Ein Spielplanteil kommt dazu: { $room }.
event-tile-closed = Ein Spielplanteil kommt weg: { $room }.
event-trap-set = { $on } liegt jetzt eine Mausefalle.
event-trap-gone-sprung = Die Mausefalle { $on } schnappt zu.
event-trap-gone = Die Mausefalle { $on } verschwindet.
event-token-placed = { $on } liegt jetzt: { $token }.
event-token-placed-spanned = { $on } liegt jetzt: { $token }. Die Schnur reicht bis { $to }.
event-token-taken = Zurückgeholt: { $token }.
event-snare-set = { $on } steht jetzt eine Falle ({ $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
 }).
event-snare-sprung = Die Falle { $on } schnappt zu.
event-counter-set = { $what }: { $n }.
event-status-given = { $who }: { $what }.
event-status-given-minions = Alle Gegner: { $what }.
event-status-ended = Gilt nicht mehr: { $what }.
event-achieved = Die Gruppe erhält einen Geschichtenerfolg: { $what }.
event-honour-earned = { $who } erhält den Erfolg „{ $what }“.
event-moment-read = Die Geschichte geht weiter.
event-decided = Die Gruppe entscheidet: { $what }.
event-check-made-passed = Ein Stern: geschafft.
event-check-made-failed = Kein Stern: nicht geschafft.
event-boss-cards = { $who } bringt { $n ->
    [one] 1 Initiativekarte
   *[other] { $n } Initiativekarten
 } mit.
event-ended-victory = Das Kapitel ist gewonnen!
event-ended-time-is-up = Die Zeit ist um: Das Kapitel ist verloren.
event-ended-all-captured = Alle Mäuse sind gefangen: Das Kapitel ist verloren.
event-ended-defeat = Das Kapitel ist verloren.
event-ended-stuck = Niemand kann weiterspielen: Die Regeln dieses Kapitels drehen sich im Kreis. Das Kapitel ist verloren.

## Würfel

event-rolled-movement = { $who } würfelt für die Bewegung.
event-rolled-attack = { $who } würfelt den Angriff.
event-rolled-defense = { $who } würfelt die Verteidigung.
event-rolled-search = { $who } sucht.
event-rolled-recover = { $who } versucht, sich zu erholen.
event-rolled-climb-out = { $who } versucht, aus dem Wasser zu klettern.
event-rolled-mousetrap = { $who } versucht, der Mausefalle zu entkommen.
event-rolled-ambush = Hinterhalt! Für eine Gegnerkarte wird gewürfelt.
event-rolled-chase = { $who } würfelt für die Jagd.
event-rolled-story = { $who } würfelt auf einen Stern.
event-rolled-dice = { $who } würfelt: { $dice }.
event-rolled-dice-again = { $who } würfelt noch einmal: { $dice }.
event-rolled-no-dice = kein Würfel
event-card-moved-to-drawn = Die gezogene Karte: „{ $card }“.
event-card-moved-to-other = { $who } gibt { $to } „{ $card }“.
event-card-moved-to-equipped = { $who } legt „{ $card }“ an.
event-card-moved-to-own-pack = { $who } steckt „{ $card }“ ins Bündel.
event-card-moved-to-pack = { $who } nimmt „{ $card }“.
event-card-moved-to-discards = „{ $card }“ wird abgeworfen.
event-card-moved-to-deck = „{ $card }“ wird in den Suchstapel gemischt.
event-card-moved-to-stash = „{ $card }“ kommt ins Gruppeninventar.
event-card-moved-to-gone = „{ $card }“ ist aus dem Spiel.
face-0 = Käse (1)
face-1 = Schwert mit Stern (2)
face-2 = Schwert und Schild (3)
face-3 = Schwert und Schild mit Stern (3)
face-4 = Bogen (2)
face-5 = Bogen mit Stern (1)

## Warum ein Gegner tut, was er tut

event-target-chosen-nearest = { $by } wählt die nächste Maus: { $target }.
event-target-chosen-nearest-spared = { $by } wählt die nächste Maus, die noch nicht angegriffen wurde: { $target }; schon angegriffen { $n ->
    [one] wurde
   *[other] wurden
 } { $spared }.
event-target-chosen-close = { $by } muss jemanden direkt daneben angreifen: { $target }.
event-target-chosen-close-spared = { $by } muss jemanden direkt daneben angreifen: { $target }; schon angegriffen { $n ->
    [one] wurde
   *[other] wurden
 } { $spared }.
event-target-chosen-again = { $by } erreicht nur Mäuse, die schon angegriffen wurden: noch einmal { $target }.
event-target-chosen-swept = { $by } greift alle dort an. Erstes Ziel: { $target }.

## Was nicht geschieht

event-nothing-defense = { $who } muss sich nicht verteidigen: kein Treffer.
event-nothing-defense-allowed = { $who } darf sich dagegen nicht verteidigen.
event-nothing-movement-die-steady = { $who } bewegt sich 2 Felder ohne Würfel.
event-nothing-movement-die = { $who } würfelt nicht für die Bewegung.
event-nothing-move-here = { $who } bleibt stehen: Auf dem Feld ist eine Maus.
event-nothing-move-sees = { $who } bleibt stehen: Eine Maus ist schon in Sicht.
event-nothing-move-blocked = { $who } bleibt stehen: Kein freier Weg führt näher heran.
event-nothing-move = { $who } bleibt stehen.
event-nothing-attack-grape = { $who } greift nicht an, sondern knabbert an der Traube.
event-nothing-attack = { $who } greift nicht an: Keine Maus ist in Reichweite.
event-nothing-minions-disguise = Die Verkleidung wirkt: Die Rattenkrieger bleiben weg.
event-nothing-minions-supply = Von dieser Art sind keine Figuren mehr übrig.
event-nothing-minions = Es kommen keine Gegner.
event-nothing-drift = { $who } treibt nicht ab: Das nächste Feld ist voll.
event-nothing-cheese = { $who ->
   *[any] Dieser Käse zählt nicht
 }.
event-nothing-wound-immune = { $who } ist gegen diesen Angriff immun.
event-nothing-wound-grape = Großen Figuren schadet die Traube nicht.
event-nothing-wound = { $who } bekommt keinen Treffermarker.
event-nothing-marker = { $who } wird nicht vergiftet.
event-nothing-trap-check = { $who } ignoriert die Mausefalle.
event-nothing-encounter-known = Hier gibt es keine Begegnung.
event-nothing-encounter-surge = Dieser Raum hat eine Sonderverstärkung.
event-nothing-encounter = Es ist keine Begegnungskarte mehr da.
event-nothing-search-card = { $who } zieht keine Karte: Es ist keine Suchkarte mehr da.
event-nothing-turn-alone = { $who } tut nichts: Keine Maus ist im Raum.
event-nothing-turn = { $who } kommt nicht zum Zug.
event-nothing-initiative-card = Die Karte dieser Gegner liegt schon auf der Initiativeleiste.
event-nothing-status = Es wirken schon zu viele Effekte, deshalb verfällt dieser.
event-nothing-snare = Es sind schon alle Fallen gestellt.
event-nothing-tile = Das Spielplanteil bleibt, wie es ist.

## Vorbereitung, und was einen Wurf verändert

event-chapter-began = Das Kapitel beginnt: { $what }.
event-tiles-laid = { $n ->
    [one] 1 Spielplanteil wird
   *[other] { $n } Spielplanteile werden
 } ausgelegt.
event-mouse-ready = { $who } gehört zur Gruppe.
event-starting-card = { $who } beginnt mit „{ $card }“.
event-modified = { $who }: „{ $what }“ wirkt.

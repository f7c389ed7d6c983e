# Das Protokoll: ganze Sätze in der Gegenwart.

log-shuffled-search = Der Suchstapel wird gemischt.
log-shuffled-search-discards = Die abgeworfenen Suchkarten werden zu einem neuen Stapel gemischt.
log-shuffled-encounters = Der Begegnungsstapel wird gemischt.
log-shuffled-encounters-discards = Die abgelegten Begegnungskarten werden zu einem neuen Stapel gemischt.
log-track = Die Initiative wird ausgelegt.
log-card-up = Initiative: „{ $card }“ rückt auf Platz { $slot } vor.
log-card-down = Initiative: „{ $card }“ fällt auf Platz { $slot } zurück.
log-card-left = Die Karte „{ $card }“ kommt von der Leiste.
log-round = Runde { $n } beginnt.
log-turn-mouse = { $who } ist am Zug.
log-turn-minion = Die Gegner sind am Zug: { $who }.
log-turn-skipped = { $who } setzt diesen Zug aus.
log-toss-splat = Die Traube zerplatzt.
log-toss-whole = Die Traube bleibt heil.
log-move = { $who } hat { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
 }.
log-move-without-die = { $who } hat ohne Würfel { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
 }.
log-scurry = { $who } wuselt mit { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkten
 }.
log-move-points = { $who } hat jetzt { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
 }.
log-step = { $who } geht { $to }{ $cost ->
    [0] {""}
    [one] {""}
   *[other] {" "}und braucht dafür { $cost } Bewegungspunkte
 }.
log-minion-step = { $who } läuft { $to }.
log-stood-up = { $who } steht auf.
log-placed = { $who } steht jetzt { $on }.
log-placed-all = { $who } stehen jetzt { $on }.
log-drifted = Die Strömung trägt { $who } { $to }.
log-drifted-off = Die Strömung spült { $who } vom Spielplanteil.
log-action-gained = { $who } bekommt eine zusätzliche Aktion.
log-shares = { $who } tauscht.
log-equips = { $who } rüstet um.
log-uses = { $who } setzt „{ $card }“ ein.
log-power = „{ $what }“ wirkt.
log-learns = { $who } lernt „{ $card }“.
log-cheese-gained = { $who } bekommt { $n } Käse.
log-cheese-lost = { $who } verliert { $n } Käse.
log-cheese-given = { $who } gibt { $to } { $n } Käse.
log-wheel-filled = { $n ->
    [one] 1 Käse kommt
   *[other] { $n } Käse kommen
 } aufs Käserad (jetzt { $now }).
log-wheel-time = Kein Gegner ist da, und die Zeit drängt: { $n ->
    [one] 1 Käse kommt
   *[other] { $n } Käse kommen
 } aufs Käserad (jetzt { $now }).
log-wheel-drained = { $n ->
    [one] 1 Käse kommt
   *[other] { $n } Käse kommen
 } vom Käserad (noch { $now }).
log-surge = Das Käserad ist voll: Verstärkung! Raum: { $room }.
log-attacks-with = { $who } greift { $target } an ({ $card }).
log-attacks = { $who } greift { $target } an.
log-struck = Es trifft { $target }.
log-hits = { $n ->
    [one] 1 Treffer.
   *[other] { $n } Treffer.
 }
log-blocks = { $who } wehrt { $n } ab.
log-wounded = { $who } bekommt { $n ->
    [one] 1 Treffermarker
   *[other] { $n } Treffermarker
 }.
log-poisoned = { $who } bekommt { $n ->
    [one] 1 Gifttreffer
   *[other] { $n } Gifttreffer
 }.
log-boss-wounded = Die Karte „{ $card }“ bekommt { $n ->
    [one] 1 Treffermarker
   *[other] { $n } Treffermarker
 }.
log-stolen = { $by } stiehlt { $who } { $n } Käse.
log-healed = { $who } wird { $n ->
    [one] 1 Treffermarker
   *[other] { $n } Treffermarker
 } los.
log-healed-poison = { $who } wird { $n ->
    [one] 1 Gifttreffer
   *[other] { $n } Gifttreffer
 } los.
log-marked-stunned = { $who } ist { $gender ->
   *[any] betäubt
 }.
log-marked-webbed = { $who } ist { $gender ->
   *[any] eingesponnen
 }.
log-marked-knocked-down = { $who } ist { $gender ->
   *[any] niedergestreckt
 }.
log-marked-charmed = { $who } ist { $gender ->
   *[any] verhext
 }.
log-unmarked-stunned = { $who } ist nicht mehr { $gender ->
   *[any] betäubt
 }.
log-unmarked-webbed = { $who } ist nicht mehr { $gender ->
   *[any] eingesponnen
 }.
log-unmarked-knocked-down = { $who } ist nicht mehr { $gender ->
   *[any] niedergestreckt
 }.
log-unmarked-charmed = { $who } ist nicht mehr { $gender ->
   *[any] verhext
 }.
log-appears = { $who } taucht { $on } auf.
log-defeats = { $who } besiegt { $target }.
log-defeated = { $who } ist { $gender ->
   *[any] besiegt
 }.
log-leaves = { $who } verlässt das Spielbrett.
log-captured = { $who } wird { $gender ->
   *[any] gefangen genommen
 }!
log-rescued = { $who } ist wieder { $gender ->
   *[any] frei
 } und steht { $on }.
log-went-missing = { $who } verschwindet spurlos.
log-found = { $who } taucht { $on } wieder auf.
log-joined = { $who } kommt { $on } zur Gruppe dazu.
log-search-failed = { $who } findet nichts.
log-special-found = Das also war hier versteckt!
log-encounter = Begegnung: { $card }.
log-encounter-discarded = Die Begegnungskarte „{ $card }“ wird abgelegt.
log-greed = Die Kakerlaken sind gierig.
log-greed-over = Die Kakerlaken sind nicht mehr gierig.
log-hourglass = Die Sanduhr rückt auf Seite { $page }.
log-end-marker = Der Kapitelendmarker rückt auf Seite { $page }.
log-explored = Die Gruppe erkundet einen neuen Raum: { $room }.
log-flipped = Das Spielplanteil wird umgedreht: { $room }.
log-trap-set = { $on } liegt jetzt eine Mausefalle.
log-trap-sprung = Die Mausefalle { $on } schnappt zu.
log-trap-gone = Die Mausefalle { $on } verschwindet.
log-token-placed = Gruppengegenstand { $on }: { $token }.
log-token-spanned = Gruppengegenstand { $on }: { $token }. Der Faden reicht { $to }.
log-token-taken = Zurückgeholt: { $token }.
log-snare-set = { $on } ist jetzt eine Falle mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
 } gestellt.
log-snare-sprung = Die Falle { $on } schnappt zu.
log-status = { $who }: { $what }.
log-status-minions = Alle Gegner: { $what }.
log-status-ended = Das gilt nicht mehr: { $what }.
log-achieved = Die Gruppe verdient sich einen Erfolg: { $what }.
log-honour = { $who } trägt jetzt den Titel „{ $what }“.
log-moment = Die Geschichte geht weiter.
log-decided = Die Gruppe entscheidet: { $what }.
log-check-passed = Ein Stern: geschafft.
log-check-failed = Kein Stern: nicht geschafft.
log-boss-cards = { $who } bringt { $n ->
    [one] 1 Initiativekarte
   *[other] { $n } Initiativekarten
 } mit.
log-victory = Das Kapitel ist gewonnen!
log-time-is-up = Die Zeit ist um: Das Kapitel ist verloren.
log-all-captured = Alle Mäuse sind gefangen: Das Kapitel ist verloren.
log-defeat = Das Kapitel ist verloren.

## Würfel

log-roll-movement = { $who } würfelt für die Bewegung.
log-roll-attack = { $who } würfelt den Angriff.
log-roll-defense = { $who } würfelt die Verteidigung.
log-roll-search = { $who } sucht.
log-roll-recover = { $who } versucht, sich zu erholen.
log-roll-climb-out = { $who } versucht, aus dem Wasser zu klettern.
log-roll-mousetrap = { $who } versucht, der Mausefalle zu entkommen.
log-roll-ambush = Hinterhalt! Für eine Gegnerkarte wird gewürfelt.
log-roll-chase = { $who } macht sich zur Jagd bereit.
log-roll-story = { $who } würfelt auf einen Stern.
log-dice = { $who } würfelt: { $dice }.
log-dice-again = { $who } würfelt noch einmal: { $dice }.
log-no-dice = kein Würfel
log-drawn = Die gezogene Karte: „{ $card }“.
log-gives = { $who } gibt { $to } „{ $card }“.
log-wears = { $who } legt „{ $card }“ an.
log-stows = { $who } steckt „{ $card }“ ins Bündel.
log-keeps = { $who } nimmt „{ $card }“.
log-discarded = „{ $card }“ wird abgeworfen.
log-shuffled-in = „{ $card }“ wird in den Suchstapel gemischt.
log-to-stash = „{ $card }“ kommt ins Gruppeninventar.
log-card-gone = „{ $card }“ ist aus dem Spiel.
face-0 = Käse (1)
face-1 = Schwert ★ (2)
face-2 = Schwert und Schild (3)
face-3 = Schwert und Schild ★ (3)
face-4 = Bogen (2)
face-5 = Bogen ★ (1)

## Warum ein Gegner tut, was er tut

log-target-nearest = { $by } nimmt sich die nächste Maus vor: { $target }.
log-target-nearest-spared = { $by } nimmt sich eine Maus vor: Am nächsten ist { $target }; schon angegriffen { $n ->
    [one] wurde
   *[other] wurden
 } { $spared }.
log-target-close = { $by } muss gegen jemanden direkt daneben kämpfen: { $target }.
log-target-close-spared = { $by } muss gegen jemanden direkt daneben kämpfen: { $target }; schon angegriffen { $n ->
    [one] wurde
   *[other] wurden
 } { $spared }.
log-target-again = { $by } erreicht nur Mäuse, die schon angegriffen wurden, also noch einmal { $target }.
log-target-swept = { $by } schlägt nach allen dort, zuerst nach { $target }.

## Was nicht geschieht

log-no-defense = Kein Treffer, also würfelt { $who } keine Verteidigung.
log-no-defense-allowed = { $who } darf sich dagegen nicht verteidigen.
log-no-die-steady = { $who } zieht 2 Felder ohne Würfel.
log-no-die = { $who } würfelt nicht für die Bewegung.
log-no-move-here = { $who } bleibt stehen: Auf dem Feld ist eine Maus.
log-no-move-sees = { $who } bleibt stehen: Eine Maus ist schon in Sicht.
log-no-move-blocked = { $who } bleibt stehen: Kein freier Weg führt näher heran.
log-no-move = { $who } bleibt stehen.
log-no-attack-grape = { $who } greift nicht an: Die Traube schmeckt zu gut.
log-no-attack = { $who } greift nicht an: Keine Maus ist in Reichweite.
log-no-minions-disguise = Die Verkleidung wirkt: Die Rattenkrieger bleiben weg.
log-no-minions-supply = Von dieser Art sind keine Figuren mehr übrig.
log-no-minions = Es kommen keine Gegner.
log-no-drift = Die Strömung kann { $who } nicht mitnehmen: kein Platz.
log-no-cheese = Der Käse im Wurf zählt nicht ({ $who }).
log-no-wound-immune = { $who } ist gegen diese Art von Angriff gefeit.
log-no-wound-grape = Den Großen macht die Traube nichts aus.
log-no-wound = { $who } bekommt keinen Treffermarker.
log-no-marker = { $who } wird nicht vergiftet.
log-no-trap-check = { $who } kümmert sich nicht um die Mausefalle.
log-no-encounter-known = Hier gibt es keine Begegnung.
log-no-encounter-surge = Der Raum hat eine eigene Verstärkung.
log-no-encounter = Es ist keine Begegnungskarte mehr da.
log-no-search-card = Für { $who } ist keine Suchkarte mehr da.
log-no-turn-alone = { $who } tut nichts: Keine Maus ist im Raum.
log-no-turn = { $who } kommt nicht zum Zug.
log-no-card = Diese Gegner liegen schon auf der Initiativeleiste.
log-no-status = Es ist schon so vieles in Kraft, dass dies nichts mehr bewirkt.
log-no-snare = Es sind schon alle Fallen gestellt.

## Vorbereitung, und was einen Wurf verändert

log-chapter = Das Kapitel beginnt: { $what }.
log-tiles = { $n ->
    [one] 1 Spielplanteil wird
   *[other] { $n } Spielplanteile werden
 } ausgelegt.
log-ready = { $who } ist bereit.
log-starts-with = { $who } beginnt mit „{ $card }“.
log-modified = { $who }: „{ $what }“ zählt.

# Die Seiten: alles, was der Browser zeigt und was weder Regel noch Karte noch Verlauf ist.

## Sich zurechtfinden
web-nav = Nachschlagen
web-language = Sprache
web-light = Licht
web-theme-light = Tag
web-theme-dark = Nacht
web-theme-auto = Wie im System
web-home = Zur Startseite
web-settings = Einstellungen
    .about = Sprache, Licht, Bewegung und Tasten.
web-settings-table = Am Tisch
web-settings-still = Wünscht sich das System weniger Bewegung, bewegt sich nichts, was auch immer hier gewählt ist.
web-settings-pace = Vorlesen
web-settings-each = Worauf ohne Nachfrage verzichtet wird, wählt ihr dort, wo es angeboten wird. Wer für die Gruppe antwortet, legt ihr an jedem Tisch unter „Plätze und Einladungen“ fest.
web-skip-main = Zum Inhalt
web-skip-actions = Zu den Aktionen
web-close = Schließen
web-more = Mehr
web-name = Name
web-menu = Menü
web-help = Hilfe und Tasten
web-contents = Inhalt
web-find = Suchen

## Willkommen
web-welcome = Vier Mäuse, eine Burg und viel zu viele Zähne. Setzt euch um einen Bildschirm oder spielt über große Entfernung: Der Tisch kennt alle Regeln, ihr kümmert euch um den Käse.
web-continue = „{ $name }“ fortsetzen
web-new-game = Neues Spiel
web-choose-game = Kapitel und Mäuse wählen
web-play-friends = Mit Freunden spielen
    .about = Zuerst kommt die Seite mit der Einladung: ein bis vier Leute, jeder am eigenen Gerät.
web-books = Geschichtenbücher
web-book-chapters = { $n ->
    [one] ein Kapitel
   *[other] { $n } Kapitel
}
web-your-games = Eure Spiele
web-standing = Runde { $round }, Seite { $page } von { $end } · { $room }
web-standing-won = gewonnen in Runde { $round }
web-standing-lost = verloren in Runde { $round }
web-standing-guests = mit { $who }
web-go-on = Weiter
web-watch-again = Noch einmal ansehen
web-rename = Umbenennen
web-copy = Kopieren
web-export = Als Datei sichern
web-delete = Endgültig löschen
web-delete-sure = Ja, dieses Spiel kann weg
web-more-games = Ältere Spiele
web-newer-games = Neuere Spiele
web-look-up = Zum Stöbern
web-rules = Regeln
    .about = Jede Regel in einfachen Worten, mit Seite im Regelheft.
web-cards = Karten
    .about = Mäuse, Gegner, Fähigkeiten, Fundstücke und Begegnungen.
web-rooms = Räume
    .about = Alle sechzehn Räume der Burg.
web-import = Gesichertes Spiel öffnen
    .about = Ein Spiel aus einer Datei fortsetzen oder ansehen.
web-import-which = Solche Dateien enden auf .barksburg. „Als Datei sichern“ in der Liste eurer Spiele legt eine an, das Buch einer Gruppe auch. Was darin steht, wird vor dem Öffnen einmal nach den Regeln durchgespielt.
web-import-go = Öffnen
web-import-refused = Diese Datei lässt sich nicht öffnen:
web-unofficial = Ein inoffizieller Spieltisch für ein Brettspiel, das man besitzen sollte. Alle Texte und Bilder hier sind eigene.

## Neues Spiel
web-chapter-facts = { $mice ->
    [one] eine Maus
   *[other] { $mice } Mäuse
 }, { $rooms ->
    [one] ein Raum
   *[other] { $rooms } Räume
 }, endet auf Seite { $pages }
web-party = { $n ->
    [one] Wählt eine Maus
   *[other] Wählt { $n } Mäuse
 }
web-hero-values = Angriff { $battle }, Verteidigung { $defense }, Gelehrsamkeit { $lore }, Geschwindigkeit { $moves }, Leben { $life }
web-ability-of = Erste Fähigkeit für { $name }
web-difficulty-storybook = Eine Seite mehr Zeit.
web-difficulty-adventurer = Wie gedruckt.
web-difficulty-heroic = Eine Seite weniger Zeit.
web-variants = Varianten und Ausgaben
web-achievements = Persönliche Auszeichnungen
    .about = Fünf Ehrentitel für einzelne Mäuse.
web-editions = Wo die Regelhefte voneinander abweichen
web-seed = Startwert
    .about = Leer lassen für ehrliche Würfel. Gleiche Worte bringen gleiches Glück.
web-play = Spielen
web-play-hint = Alles ist ausgefüllt, es kann sofort losgehen.
web-setup-size = Für dieses Kapitel braucht ihr { $want ->
    [one] eine Maus
   *[other] { $want } Mäuse
 }, gewählt habt ihr { $have }.
web-setup-not-allowed = { $name } spielt in diesem Kapitel nicht mit.
web-setup-required = Dieses Kapitel geht nicht ohne { $name }.
web-setup-ability-twice = Nur eine Maus kann mit „{ $name }“ beginnen.
web-setup-ability-not-for = „{ $ability }“ ist nichts für { $name }.
web-setup-unknown = Etwas in diesem Formular passt nicht. Bitte wählt noch einmal.

## Der Tisch
web-board = Spielplan
web-map = Plan des Kapitels
web-map-room = { $room }: { $mice ->
    [one] eine Maus
   *[other] { $mice } Mäuse
 }, { $foes ->
    [one] ein Gegner
   *[other] { $foes } Gegner
 }
web-map-unexplored = Ein Raum, noch nicht erkundet
web-track = Initiative
web-round = Runde { $n }
web-now = am Zug
web-acted = war schon am Zug
web-wounds = { $n ->
    [one] ein Treffer
   *[other] { $n } Treffer
 }
web-init-values = Angriff { $battle }, Verteidigung { $defense }, Leben { $life }
web-sheets = Mäuse
web-life = Leben { $left } von { $life }{ $poison ->
    [0] {""}
    [one] , ein Treffer ist vergiftet
   *[other] , { $poison } Treffer sind vergiftet
 }
web-cheese = { $n } Käse
web-equipped = Ausrüstung
web-pack = Bündel
web-abilities = Fähigkeiten
web-stash = Gruppeninventar
web-dice-bonus = { $n ->
    [one] +1 Würfel
   *[other] +{ $n } Würfel
 }
web-encounter = Begegnung
web-decks = Kartenstapel
web-search-deck = Suchstapel: { $n ->
    [one] noch eine Karte
   *[other] noch { $n } Karten
 }
web-encounter-deck = Begegnungsstapel: { $n ->
    [one] noch eine Karte
   *[other] noch { $n } Karten
 }
web-page-short = S. { $page }/{ $end }
web-surge = Verstärkung: { $what }
    .about = Wenn das Käserad voll ist: { $what }.
web-goal = Ziel
web-goal-win = So gewinnt ihr
web-goal-lose = So verliert ihr
web-goal-time = Die Zeit
web-goal-rules = In diesem Kapitel
web-commitment = Die Würfel wurden vor dem ersten Wurf versiegelt:
web-undo = Zurück
    .about = Die letzte Wahl zurücknehmen; es fallen wieder dieselben Würfel
web-undo-asked = { $who } möchte { $n ->
    [one] die letzte Entscheidung
   *[other] die letzten { $n } Entscheidungen
 } zurücknehmen.
web-undo-agree = Einverstanden
web-undo-decline = Lieber nicht
web-redo = Wiederholen
    .about = Zurückgenommenes noch einmal ausführen
web-speed = Bewegung
web-speed-instant = sofort
web-speed-quick = flott
web-speed-normal = normal
web-speed-slow = gemächlich
web-offline = Die Verbindung ist weg. Sobald der Tisch wieder antwortet, geht es von selbst weiter.
web-waiting = { $who } entscheidet.
web-title-yours = ● Du bist dran · { $chapter }
web-choose-one = Was möchtest du hier tun?
web-walk-here = Hierher laufen, kostet { $n } Bewegung
web-figure-facts = { $name }: Angriff { $battle }, Verteidigung { $defense }, Treffer { $wounds } von { $life }
web-space-water = Wasser
web-space-current = Wasser mit Strömung
web-space-special = besonderer Bereich
web-space-entry = hier kommen Gegner ins Spiel
web-space-trap = Mausefalle
web-space-flip = Wendefeld
web-space-flip-hook = Wendefeld, nur mit Angelhaken an der Schnur
web-space-flip-gear = Wendefeld, nur für Tüftler und Strolche
web-exit-north = Ausgang nach Norden
web-exit-east = Ausgang nach Osten
web-exit-south = Ausgang nach Süden
web-exit-west = Ausgang nach Westen
web-beyond-room = { $room }, { $exit }
web-beyond-unexplored = Noch nicht erkundet, { $exit }
    .sign = unerkundet
web-beyond-nowhere = Hier geht es in diesem Kapitel nicht weiter, { $exit }
web-beyond-look = Dorthin schauen
web-look-back = Zurück zum Geschehen

## Aktionen
web-actions = Was du tun kannst
web-group-answer = Entscheiden
web-group-battle = Kämpfen
web-group-move = Laufen
web-group-search = Suchen
web-group-explore = Erkunden
web-group-recover = Erholen
web-group-ability = Fähigkeiten
web-group-item = Gegenstände
web-group-free = Frei
web-group-end = Abschließen
web-group-cannot = Geht nicht
web-command = Befehl tippen, z. B. „Angriff Ratte“ oder „k12“
web-command-go = Los

## Würfel
web-tray = Würfel
web-roll-movement = Bewegung
web-roll-attack = Angriff
web-roll-defense = Verteidigung
web-roll-search = Suchen
web-roll-recover = Zu sich kommen
web-roll-climb-out = Herausklettern
web-roll-mousetrap = Mausefalle
web-roll-ambush = Hinterhalt
web-roll-chase = Verfolgung
web-roll-story = Geschichte
web-die-1 = 1, Käse
web-die-2 = 2, Schwert, Stern
web-die-3 = 3, Schwert und Schild
web-die-4 = 3, Schwert und Schild, Stern
web-die-5 = 2, Bogen
web-die-6 = 1, Bogen, Stern

## Verlauf und Geschichte
web-log = Was geschah
web-whole-log = Der ganze Verlauf
web-look-there = Dorthin schauen
web-back-to-here = Bis hierher zurücknehmen
web-story = Die Geschichte
web-listen = Vorlesen
web-victory = Sieg
web-defeat = Niederlage
web-end-victory = Das Kapitel ist gewonnen!
web-end-time = Die Zeit ist um. Das Kapitel ist verloren.
web-end-captured = Alle Mäuse sind gefangen. Das Kapitel ist verloren.
web-end-defeat = Das Kapitel ist verloren.
web-recap = Wie es lief
web-play-again = Noch einmal spielen
    .about = Dasselbe Kapitel mit denselben Mäusen, Gefährten und Regeln; neue Würfel.
web-change-first = Vorher etwas ändern
web-back-to-table = Zurück an den Tisch
web-recap-numbers = In Zahlen
web-recap-rounds = { $n ->
    [one] Eine Runde
   *[other] { $n } Runden
 } gespielt
web-recap-choices = { $n ->
    [one] Eine Entscheidung
   *[other] { $n } Entscheidungen
 } getroffen
web-recap-defeated = { $n ->
    [one] Ein Gegner
   *[other] { $n } Gegner
 } besiegt
web-recap-searches = { $n ->
    [one] Einmal
   *[other] { $n }-mal
 } gesucht
web-recap-surges = { $n ->
    [one] Eine Verstärkung
   *[other] { $n } Verstärkungen
 }
web-recap-undos = { $n ->
    [one] Einmal zurückgenommen
   *[other] { $n }-mal zurückgenommen
 }, davon { $rolls } nach einem Wurf
web-recap-dice = Was die Würfel taten
web-recap-rolled = Würfel
web-recap-cheese = Käse
web-recap-stars = Sterne
web-recap-mice = Die Mäuse
web-recap-foes = Ihre Gegner
web-recap-expected = In Klammern: was ehrliche Würfel im Schnitt zeigen.
web-recap-turnings = Wendepunkte
web-turning-hourglass = Die Sanduhr rückte auf Seite { $page }.
web-turning-surge = Das Käserad war voll: Verstärkung.
web-turning-captured = { $name } wurde gefangen.
web-seed-revealed = Das Siegel ist geöffnet
web-seed-check = SHA-256 der Worte „barksburg-seed-1“, des Tisches, seines Aufbaus und dieses Startwerts ergibt die Zahl, die am Anfang stand:
web-seed-open = Dieser Startwert wurde von Hand eingegeben, deshalb war nichts versiegelt.
web-replay = Noch einmal ansehen
web-replay-at = { $at } von { $last }
web-replay-first = Zum Anfang
web-replay-back = Eine Entscheidung zurück
web-replay-next = Eine Entscheidung weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-rounds = Runden und Wendepunkte
    .about = Zu jeder Runde und jedem Wendepunkt. Bild auf und Bild ab gehen von Runde zu Runde.
web-replay-round = Runde { $n }

## Hilfe
web-turn-summary = Der Zug einer Maus
web-turn-1 = Laufen: Geschwindigkeit plus Würfelzahl. Die Aktion kommt davor oder danach, nicht mittendrin.
web-turn-2 = Eine Aktion: kämpfen, suchen, erkunden, zu sich kommen oder wuseln, um noch einmal zu laufen.
web-turn-3 = Freie Aktionen, jede einmal: mit einer Maus nebenan tauschen, Ausrüstung wechseln, für sechs Käse eine Fähigkeit lernen.
web-turn-4 = Käse, den ihr würfelt, gehört euch. Käse der Gegner kommt aufs Käserad. Ist es voll, kommt Verstärkung und die Sanduhr rückt vor.
web-turn-5 = Waren alle Mäuse und Gegner am Zug, beginnt eine neue Runde. Steht dann kein Gegner auf dem Plan, kommt trotzdem ein Käse aufs Rad.
web-keys = Tasten
web-key-walk = über den Spielplan gehen
web-key-enter = ausführen, was das Feld anbietet
web-key-escape = abbrechen
web-key-move = zum Spielplan, zum Laufen
web-key-battle = kämpfen
web-key-search = suchen
web-key-recover = zu sich kommen
web-key-explore = erkunden
web-key-scurry = wuseln
web-key-share = tauschen
web-key-equip = ausrüsten
web-key-level = aufsteigen
web-key-ability = Fähigkeiten
web-key-item = Gegenstände
web-key-end = abschließen
web-key-command = Befehl tippen
web-key-sheet = Maus { $n } vorlesen
web-key-turn = Wer ist dran?
web-key-clock = Käserad und Sanduhr
web-key-foes = Gegner in diesem Raum
web-key-odds = Chancen
web-key-last = was zuletzt geschah

## Gemeinsam
web-seats = Plätze und Einladungen
web-invite = Freunde einladen
    .about = Wer den Link öffnet, kann sich setzen oder zuschauen. Er gilt einen Tag; ein neuer ersetzt ihn.
web-invite-make = Link erstellen
web-invite-link = Schickt diesen Link an eure Freunde:
web-players = Am Tisch
web-host = Gastgeber
web-no-players = Noch hat sich niemand dazugesetzt.
web-seat-save = Speichern
web-seat-leave = Den Tisch verlassen
web-seat-revoke = Platz freigeben
    .about = Wen du vom Tisch schickst, der kommt über den alten Link oder Code nicht wieder herein: Beide gelten dann nicht mehr. Für alle anderen kannst du einen neuen erstellen.
web-join = Dazusetzen
web-your-name = Dein Name
web-which-mice = Welche Mäuse spielst du?
web-played-by = gespielt von { $name }
web-sit-down = Platz nehmen
web-just-watch = Nur zuschauen
web-somebody = Jemand

## Nachschlagen
web-mice = Mäuse
web-minions = Gegner
web-search-cards = Suchkarten
web-encounters = Begegnungen
web-difficult = schwer
web-costs = { $n } Käse
web-search-rules = Regeln durchsuchen
web-none-found = Keine Regel enthält all diese Wörter.
web-page-of-book = S. { $n }

## Wenn etwas schiefgeht
web-nothing-here = Hier ist nichts
    .text = Diese Seite gibt es nicht, oder sie ist nicht für dich bestimmt. Wenn dich jemand eingeladen hat, bitte um einen neuen Link.
web-not-done = Das hat nicht geklappt
    .text = Es hat sich nichts geändert.
web-slow-down = Eins nach dem anderen
    .text = Das war zu viel auf einmal. Bitte versuch es in einer Minute noch einmal.
web-table-full = Der Tisch ist voll
    .text = Für noch jemanden ist kein Platz. Wer einlädt, kann Plätze freigeben.
web-stale = Am Tisch ging es inzwischen weiter. So steht es jetzt.
web-not-yours = Das entscheidet jemand anders.
web-unclear = Was davon? { $which }
web-no-such-choice = Das versteht der Tisch hier nicht.
web-nothing-to-undo = Es gibt nichts zurückzunehmen.
web-needs-agreement = Die anderen werden gefragt, ob sie einverstanden sind.
web-over = Dieses Kapitel ist zu Ende.
web-storage = Es ließ sich nicht speichern und ist deshalb nicht geschehen. Ist die Festplatte voll?
web-bad-log = Dieses Spiel wurde mit anderen Regeln oder einem anderen Buch begonnen und lässt sich hier nicht fortsetzen.

# For authors: serve --watch
watch-errors = { $count ->
    [one] Eine Stelle in deinem Buch muss erst in Ordnung gebracht werden. Solange gilt die letzte heile Fassung.
   *[other] { $count } Stellen in deinem Buch müssen erst in Ordnung gebracht werden. Solange gilt die letzte heile Fassung.
 }
watch-warnings = { $count ->
    [one] Dein Buch liegt auf dem Tisch. Eine Stelle lohnt einen zweiten Blick.
   *[other] Dein Buch liegt auf dem Tisch. { $count } Stellen lohnen einen zweiten Blick.
 }

# Die Seiten: alles, was der Browser zeigt und was weder Regel noch Karte noch Verlauf ist.

## Sich zurechtfinden
web-nav = Navigation
web-language = Sprache
web-light = Darstellung
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-auto = Wie im System
web-home = Startseite
web-settings = Einstellungen
    .about = Sprache, Darstellung, Animationen und Tasten.
web-settings-table = Am Tisch
web-settings-still = Wünscht dein System weniger Bewegung, bleiben Animationen aus.
web-settings-pace = Vorlesetempo
web-settings-each = Um bei einer Reaktion nicht mehr gefragt zu werden, wähle „Passen und nicht mehr fragen“, sobald sie angeboten wird. Wer für die Gruppe entscheidet, stellst du am Tisch unter „Plätze und Einladungen“ ein.
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
    .about = Startet das Spiel und zeigt die Einladung: ein bis vier Personen, jede an ihrem eigenen Gerät.
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
web-watch-again = Aufzeichnung ansehen
web-rename = Umbenennen
web-copy = Kopieren
web-export = Als Datei speichern
web-delete = Löschen
web-delete-sure = Endgültig löschen
web-more-games = Ältere Spiele
web-newer-games = Neuere Spiele
web-look-up = Nachschlagen
web-rules = Regeln
    .about = Jede Regel in einfachen Worten, mit Seite im Regelheft.
web-cards = Karten
    .about = Mäuse, Gegner, Fähigkeiten, Suchkarten und Begegnungen.
web-rooms = Räume
    .about = Alle sechzehn Räume der Burg.
web-import = Gespeichertes Spiel öffnen
    .about = Ein Spiel aus einer Datei fortsetzen oder ansehen.
web-import-which = Die Datei endet auf .barksburg. Ihr bekommt sie mit „Als Datei speichern“ in der Spieleliste oder in einer Kampagne. Vor dem Öffnen wird sie nach den Regeln geprüft.
web-import-go = Öffnen
web-import-refused = Diese Datei lässt sich nicht öffnen:
web-unofficial = Inoffiziell und nicht mit dem Verlag verbunden. Zum Spielen solltet ihr das Brettspiel besitzen. Alle Texte und Bilder sind unsere eigenen.

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
web-hero-values = Angriffsstärke { $battle }, Verteidigungsstärke { $defense }, Gelehrsamkeit { $lore }, Geschwindigkeit { $moves }, Lebenspunkte { $life }
web-ability-of = Erste Fähigkeit für { $name }
web-difficulty-storybook = Eine Seite mehr.
web-difficulty-adventurer = Wie gedruckt.
web-difficulty-heroic = Eine Seite weniger.
web-variants = Varianten und Ausgaben
web-achievements = Individuelle Erfolge
    .about = Fünf Erfolge für einzelne Mäuse.
web-editions = Unterschiede der Regelhefte
web-seed = Startwert
    .about = Leer lassen für zufällige Würfel. Derselbe Startwert ergibt dieselben Würfe.
web-play = Spielen
web-play-hint = Alles ist ausgefüllt, ihr könnt sofort anfangen.
web-setup-size = Für dieses Kapitel braucht ihr { $want ->
    [one] eine Maus
   *[other] { $want } Mäuse
 }, gewählt habt ihr { $have }.
web-setup-not-allowed = { $name } spielt in diesem Kapitel nicht mit.
web-setup-required = In diesem Kapitel muss { $name } dabei sein.
web-setup-ability-twice = Nur eine Maus kann mit „{ $name }“ beginnen.
web-setup-ability-not-for = „{ $ability }“ passt nicht zur Klasse von { $name }.
web-setup-unknown = Eine Angabe im Formular ist ungültig. Bitte wählt noch einmal.

## Der Tisch
web-board = Spielplan
web-map = Übersicht der Räume
web-map-room = { $room }: { $mice ->
    [one] eine Maus
   *[other] { $mice } Mäuse
 }, { $foes ->
    [one] ein Gegner
   *[other] { $foes } Gegner
 }
web-map-unexplored = Noch nicht erkundeter Raum
web-track = Initiative
web-round = Runde { $n }
web-now = am Zug
web-acted = war schon am Zug
web-wounds = { $n ->
    [one] 1 Treffermarker
   *[other] { $n } Treffermarker
 }
web-init-values = Angriffsstärke { $battle }, Verteidigungsstärke { $defense }, Lebenspunkte { $life }
web-sheets = Mäuse
web-life = Lebenspunkte { $left } von { $life }{ $poison ->
    [0] {""}
    [one] , 1 Gifttreffer
   *[other] , { $poison } Gifttreffer
 }
web-cheese = { $n } Käse
web-equipped = Ausrüstung
web-pack = Bündel
web-hand-give = Abgeben
web-hand-take = Nehmen
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
web-goal-time = Zeit
web-goal-rules = Sonderregeln des Kapitels
web-commitment = Die Würfel standen vor dem ersten Wurf fest. Prüfsumme:
web-undo = Rückgängig
    .about = Die letzte Entscheidung rückgängig machen; die Würfel bleiben gleich
web-undo-asked = { $who } möchte { $n ->
    [one] die letzte Entscheidung
   *[other] die letzten { $n } Entscheidungen
 } zurücknehmen.
web-undo-agree = Zustimmen
web-undo-decline = Ablehnen
web-redo = Wiederholen
    .about = Die rückgängig gemachte Entscheidung wiederholen
web-speed = Animationen
web-speed-instant = keine
web-speed-quick = schnell
web-speed-normal = normal
web-speed-slow = langsam
web-offline = Verbindung verloren. Sie wird wiederhergestellt …
web-waiting = { $who } entscheidet.
web-title-yours = ● Du bist dran · { $chapter }
web-choose-one = Was möchtest du hier tun?
web-walk-here = Hierher gehen ({ $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
 })
web-figure-facts = { $name }: Angriffsstärke { $battle }, Verteidigungsstärke { $defense }, Treffermarker { $wounds } von { $life }
web-space-water = Wasser
web-space-current = Wasser mit Strömung
web-space-special = Sonderfeld
web-space-entry = Gegnerstartfeld
web-space-trap = Mausefalle
web-space-goal = das nächste Ziel
web-space-flip = Drehfeld
web-space-flip-hook = Drehfeld, nur mit Angelhaken an der Schnur
web-space-flip-gear = Drehfeld, nur für Tüftler und Strolche
web-exit-north = Übergang nach Norden
web-exit-east = Übergang nach Osten
web-exit-south = Übergang nach Süden
web-exit-west = Übergang nach Westen
web-beyond-room = { $room }, { $exit }
web-beyond-unexplored = Noch nicht erkundet, { $exit }
    .sign = unerkundet
web-beyond-nowhere = Hier geht es in diesem Kapitel nicht weiter, { $exit }
web-beyond-goal = Hier geht es zum Ziel.
web-beyond-look = Dorthin schauen
web-look-back = Zurück zum Geschehen

## Aktionen
web-actions = Was du tun kannst
web-group-answer = Entscheiden
web-group-ability = Fähigkeiten
web-group-item = Gegenstände
web-bar = Aktionen des Zuges
web-bar-others = Jetzt entscheidet jemand anders.
web-choose-here = Dieses Feld wählen
web-choose-lit = Wähle ein leuchtendes Feld auf dem Spielplan.
web-arm-place-hook = Angelhaken werfen
web-arm-catapult = Maus katapultieren
web-arm-place-grape = Traube ablegen
web-arm-shoot-grape = Traube schleudern
web-command = Befehl tippen, z. B. „Angriff Ratte“ oder „k12“
web-command-go = Los

## Würfel
web-tray = Würfel
web-roll-movement = Bewegung
web-roll-attack = Angriff
web-roll-defense = Verteidigung
web-roll-search = Suchen
web-roll-recover = Erholen
web-roll-climb-out = Klettern
web-roll-mousetrap = Mausefalle
web-roll-ambush = Hinterhalt
web-roll-chase = Jagd
web-roll-story = Geschichte
web-die-1 = 1, Käse
web-die-2 = 2, Schwert, Stern
web-die-3 = 3, Schwert und Schild
web-die-4 = 3, Schwert und Schild, Stern
web-die-5 = 2, Bogen
web-die-6 = 1, Bogen, Stern

## Verlauf und Geschichte
web-log = Verlauf
web-whole-log = Ganzer Verlauf
web-look-there = Auf dem Spielplan zeigen
web-back-to-here = Bis hierher zurücknehmen
web-story = Die Geschichte
web-listen = Vorlesen
web-victory = Sieg
web-defeat = Niederlage
web-end-victory = Das Kapitel ist gewonnen!
web-end-time = Die Zeit ist um. Das Kapitel ist verloren.
web-end-captured = Alle Mäuse sind gefangen. Das Kapitel ist verloren.
web-end-defeat = Das Kapitel ist verloren.
web-end-stuck = Niemand konnte weiterspielen: Die Regeln dieses Kapitels drehten sich im Kreis. Sagt es denen, die es geschrieben haben.
web-recap = Rückblick
web-play-again = Noch einmal spielen
    .about = Dasselbe Kapitel mit denselben Mäusen, Gefährten und Regeln; neue Würfel.
web-change-first = Mit Änderungen spielen
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
web-recap-dice = Die Würfel
web-recap-rolled = Würfel
web-recap-cheese = Käse
web-recap-stars = Sterne
web-recap-mice = Die Mäuse
web-recap-foes = Ihre Gegner
web-recap-expected = In Klammern: was im Schnitt zu erwarten ist.
web-recap-turnings = Wendepunkte
web-turning-hourglass = Die Sanduhr rückte auf Seite { $page }.
web-turning-surge = Das Käserad war voll: Verstärkung.
web-turning-captured = { $name } wurde gefangen genommen.
web-seed-revealed = Würfel prüfen
web-seed-check = SHA-256 aus „barksburg-seed-1“, dem Tisch, seinem Aufbau und diesem Startwert muss die Prüfsumme vom Anfang ergeben:
web-seed-open = Dieser Startwert wurde von Hand eingegeben oder kam mit einer Datei, deshalb gibt es nichts zu prüfen.
web-replay = Aufzeichnung ansehen
web-replay-at = { $at } von { $last }
web-replay-first = Zum Anfang
web-replay-back = Eine Entscheidung zurück
web-replay-next = Eine Entscheidung weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-rounds = Runden und Wendepunkte
    .about = Springt zu einer Runde oder einem Wendepunkt. „Bild auf“ und „Bild ab“ blättern durch die Runden.
web-replay-round = Runde { $n }

## Hilfe
web-turn-summary = Der Zug einer Maus
web-turn-1 = Bewegen: Geschwindigkeit plus gewürfelte Zahl. Die Aktion kommt davor oder danach, nicht mittendrin.
web-turn-2 = Eine Aktion: angreifen, suchen, erkunden, sich erholen oder wuseln, also noch einmal bewegen.
web-turn-3 = Freie Aktionen, jede einmal: mit einer Maus nebenan tauschen, Ausrüstung wechseln, für 6 Käse ein Level aufsteigen.
web-turn-4 = Käse, den ihr würfelt, gehört euch. Käse der Gegner kommt aufs Käserad. Ist es voll, kommt Verstärkung, und die Sanduhr rückt weiter.
web-turn-5 = Waren alle Mäuse und Gegner am Zug, beginnt eine neue Runde. Ist dann kein Gegner auf dem Spielplan, kommt trotzdem 1 Käse aufs Käserad.
web-keys = Tasten
web-key-walk = auf dem Spielplan ein Feld auswählen
web-key-enter = auswählen, was auf dem Feld möglich ist
web-key-escape = abbrechen
web-key-move = zum Spielplan, bewegen
web-key-battle = angreifen
web-key-search = suchen
web-key-recover = sich erholen
web-key-explore = erkunden
web-key-scurry = wuseln
web-key-share = tauschen
web-key-equip = ausrüsten
web-key-level = ein Level aufsteigen
web-key-ability = Fähigkeiten
web-key-item = Gegenstände
web-key-end = Zug beenden
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
    .about = Wer den Link öffnet, kann mitspielen oder zuschauen. Er gilt einen Tag; ein neuer ersetzt ihn.
web-invite-make = Link erstellen
web-invite-link = Schickt diesen Link an eure Freunde:
web-players = Am Tisch
web-host = Gastgeber
web-no-players = Noch spielt sonst niemand mit.
web-seat-save = Speichern
web-seat-leave = Tisch verlassen
web-seat-revoke = Mitspieler entfernen
    .about = Damit werden auch Einladungslink und Code ungültig. Du kannst neue erstellen.
web-join = Mitspielen
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
web-difficult = schwierig
web-costs = { $n } Käse
web-search-rules = Regeln durchsuchen
web-none-found = Keine Regel enthält alle diese Wörter.
web-page-of-book = S. { $n }

## Wenn etwas schiefgeht
web-nothing-here = Seite nicht gefunden
    .text = Diese Seite gibt es nicht, oder du darfst sie nicht sehen. Wenn dich jemand eingeladen hat, bitte um einen neuen Link.
web-not-done = Das hat nicht geklappt
    .text = Es wurde nichts geändert. Bitte versuch es noch einmal.
web-slow-down = Zu viele Anfragen
    .text = Bitte versuch es in einer Minute noch einmal.
web-table-full = Der Tisch ist voll
    .text = Alle Plätze sind besetzt. Der Gastgeber kann Plätze freigeben.
web-stale = Inzwischen hat sich etwas geändert. Hier ist der neue Stand.
web-not-yours = Das entscheidet jemand anders.
web-unclear = Was genau? { $which }
web-no-such-choice = Befehl nicht erkannt.
web-nothing-to-undo = Es gibt nichts zurückzunehmen.
web-needs-agreement = Die anderen werden gefragt.
web-over = Dieses Kapitel ist zu Ende.
web-storage = Dein Zug konnte nicht gespeichert werden und wurde zurückgenommen. Versuch es noch einmal. Passiert das öfter, prüft, ob die Festplatte des Gastgebers voll ist.
web-bad-log = Dieses Spiel wurde mit anderen Regeln oder einem anderen Geschichtenbuch begonnen und lässt sich hier nicht fortsetzen.

# For authors: serve --watch
watch-errors = { $count ->
    [one] 1 Fehler. Es läuft weiter die letzte Fassung ohne Fehler.
   *[other] { $count } Fehler. Es läuft weiter die letzte Fassung ohne Fehler.
 }
watch-warnings = { $count ->
    [one] Dein Buch ist geladen. 1 Warnung.
   *[other] Dein Buch ist geladen. { $count } Warnungen.
 }

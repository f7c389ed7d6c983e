# Das Buch einer Gruppe: die Kampagne.

party-books = Eure Kampagnen
party-began = begonnen
party-progress = { $won } von { $of ->
    [one] einem Kapitel gewonnen
   *[other] { $of } Kapiteln gewonnen
 }
party-offer = Kampagne beginnen
    .about = Fähigkeiten, eine Karte pro Maus und eure Geschichtenerfolge kommen mit ins nächste Kapitel.
party-offer-name = Wie heißt die Gruppe?
party-offer-single = Nur dieses Kapitel, ohne Kampagne
party-chapters = Kapitel
party-mice = Eure Mäuse
party-achieved = Geschichtenerfolge
party-achieved-none = Noch keine.
party-won = Gewonnen
party-lost = Verloren
party-broken-off = Abgebrochen
party-playing = Wird gespielt
party-blank = noch nicht gespielt
party-look-back = Rückblick
party-knows = Fähigkeiten:
party-kept = Behält:
party-at-home = nicht dabei
party-now-playing = Ihr spielt gerade „{ $name }“.
party-now-won = Das Kapitel ist gewonnen. Wählt, was die Mäuse behalten und wer als Nächstes mitspielt.
party-now-lost = Das Kapitel ist verloren. Versucht es noch einmal oder spielt mit dem nächsten weiter.
party-now-told = Ihr habt dieses Buch bis zum Ende gespielt.
party-now-stuck = Das letzte Kapitel wurde mit einer anderen Ausgabe der Geschichte gespielt und zählt nicht mehr. Die Kapitel davor zählen weiter.
party-retry = Noch einmal versuchen
    .about = Dieselben Mäuse und Karten, neue Würfel.
party-anew = Kapitel neu beginnen
party-next = Weiter zu „{ $name }“
party-export = Als Datei speichern
party-delete = Kampagne löschen
    .about = Die Spiele der Kampagne bleiben als einzelne Spiele in eurer Liste.
party-delete-sure = Endgültig löschen
party-of-table = Zur Kampagne
party-in-a-book = Dieses Spiel gehört zu einer Kampagne
    .text = Spätere Kapitel bauen darauf auf, deshalb lässt es sich nicht einzeln löschen. Lösche zuerst die Kampagne.

## Zwischen zwei Kapiteln
party-meanwhile = Wie die Geschichte weitergeht
party-again-heading = „{ $name }“: neuer Versuch
party-keeps = { $n ->
    [one] Jede Maus, die mitgeht, darf eine gefundene Suchkarte behalten. Ihre Startausrüstung hat sie ohnehin.
   *[other] Jede Maus, die mitgeht, darf bis zu { $n } gefundene Suchkarten behalten. Ihre Startausrüstung hat sie ohnehin.
 } Alles andere bleibt zurück, auch Käse und Gruppengegenstände.
party-what-keeps = Was behält { $name }?
party-keeps-none = Nichts
party-nothing-to-keep = Hat keine Karte zum Behalten.
party-new-mouse = Neu dabei
party-must-come = Muss mitspielen
party-first-ability = Erste Fähigkeit
party-left-behind = { $name } kann „{ $card }“ nicht mitnehmen: In diesem Kapitel hat eine andere Maus diese Karte.
party-set-out = Kapitel beginnen
party-save = Auswahl speichern
party-save-hint = Ihr könnt auch später wählen.
party-keeper-sets-out = Nur wer die Kampagne angelegt hat, kann das nächste Kapitel beginnen.
party-rather-retry = Letztes Kapitel wiederholen
party-rather-next = Trotzdem weiterspielen
party-saved = Gespeichert. Ihr könnt ein andermal weiterspielen.
party-stale = Inzwischen wurde die Kampagne geändert. Sieh sie dir an und versuch es noch einmal.

## Was an der Datei eines Buches nicht stimmen kann
party-bad-chapter = Kapitel { $n } der Kampagne: { $what }
party-bad-record = Eintrag { $n } ist nicht lesbar oder steht am falschen Platz.
party-bad-too-many = Die Kampagne hat zu viele Kapitel oder Entscheidungen.
party-bad-story = Eine Kampagne namens „{ $name }“ gibt es nicht.
party-bad-order = Dieses Kapitel kann nicht auf das vorige folgen.
party-bad-not-over = Das Kapitel davor ist noch nicht zu Ende.
party-bad-edition = Es wurde mit einer anderen Ausgabe der Geschichte oder der Regeln gespielt.
party-bad-not-earned = Mäuse, Karten oder Fähigkeiten sind nicht die, die sich aus den Kapiteln davor ergeben.
party-bad-choice = Entscheidung { $n } („{ $name }“) ist dort nicht erlaubt.

## Warum eine Gruppe nicht aufbrechen kann
party-setup-no-ability = { $name } braucht eine erste Fähigkeit.
party-setup-too-many = So viele Karten kann { $name } nicht behalten.
party-setup-not-carried = { $name } hatte „{ $card }“ am Ende des letzten Kapitels nicht.

## Was an jeder Datei nicht stimmen kann
file-too-large = Die Datei ist zu groß für ein gespeichertes Spiel.
file-newer = Sie stammt von einer neueren Version von Barksburg.
file-damaged = Sie ist in Zeile { $line } beschädigt oder kein gespeichertes Spiel.

## The lesson
coach-begin = Weiter zum ersten Kapitel
coach-skip = Übungsstunde überspringen

## Ein Kapitel vorab lesen

sheet-read = Vorschau
sheet-play = Dieses Kapitel spielen
sheet-back = Zurück
sheet-aloud = Alles anzeigen
    .about = Ihr seht nur, was alle wissen dürfen: die Räume, in denen ihr schon wart, und nichts von dem, was noch kommt. Wer vorliest, kann zur Vorbereitung alles anzeigen.
sheet-as-player = Spoiler ausblenden
    .about = Du siehst alles: sämtliche Räume und jede Seite, die vorgelesen wird. Zeig das den anderen nicht.
sheet-before = Was bisher geschah
sheet-opening = Wie es beginnt
sheet-goals = Ziele
sheet-later = { $n ->
    [one] Ein weiteres Ziel kommt im Lauf des Spiels.
   *[other] { $n } weitere Ziele kommen im Lauf des Spiels.
 }
sheet-victory = Ihr gewinnt
sheet-defeat = Ihr verliert
sheet-party = Die Gruppe
sheet-party-size = { $n ->
    [one] Eine Maus nimmt teil.
   *[other] { $n } Mäuse nehmen teil.
 }
sheet-party-with = Immer dabei: { $who }.
sheet-party-without = Nicht dabei: { $who }.
sheet-clock = Zeit und Begegnungen
sheet-end-page = Der Kapitelendmarker liegt auf Seite { $n }.
sheet-standard-deck = Standard-Begegnungskarten
sheet-difficult-deck = Schwierige Begegnungskarten
sheet-both-decks = Standard- und schwierige Begegnungskarten
sheet-no-deck = Keine Begegnungskarten
sheet-gifts = Die Gruppe bekommt
sheet-map = Der Spielplan
sheet-start = Start
sheet-rules = Sonderregeln des Kapitels
sheet-rooms = Sonderregeln der Räume
sheet-room-setup = Dort warten: { $who }.
sheet-room-quiet = Es wird keine Begegnungskarte aufgedeckt.
sheet-room-mousetraps = Auf allen Feldern mit rotem X liegen Mausefallen.
sheet-unknown = { $n ->
    [one] Ein weiterer Raum hat eigene Regeln. Ihr seht sie, wenn ihr dort seid.
   *[other] { $n } weitere Räume haben eigene Regeln. Ihr seht sie, wenn ihr dort seid.
 }
sheet-passages = Zum Vorlesen

### Die Hilfe der Befehlszeile. `command-serve` sagt, was `serve` tut, das Attribut `.listen` dazu, wofür `--listen` gut ist; was mehrere
### Befehle gemeinsam haben, ist ein Attribut von `command`. `command-value-…` sind die Wörter in spitzen Klammern.

command = Barksburg, ein inoffizieller digitaler Tisch für das kooperative Abenteuerspiel Mice and Mystics
    .content = Inhalte aus diesem Ordner lesen statt der eingebauten
    .lang = Sprache der Ausgabe; ohne Angabe die des Terminals
    .listen = Wo der Tisch erreichbar ist, z. B. 0.0.0.0:7777 im ganzen Netz; ohne Angabe nur auf diesem Rechner
    .data = Der Ordner für gespeicherte Spiele
    .public-url = Die Adresse, unter der andere von außen kommen, für Einladungen
    .watch = Ein eigenes Buch oder ein Ordner mit Inhalten: wird nach jedem Speichern neu gelesen, und alles, was nicht stimmt, steht auf der Seite
    .json = JSON ausgeben
    .help = Diese Hilfe ausgeben
    .version = Die Version ausgeben
command-play = Den Tisch auf diesem Rechner öffnen, mit Browser, falls ein Bildschirm da ist (gilt auch ohne Befehl)
command-serve = Den Tisch ohne Browser öffnen
command-new-story = Ein eigenes Buch beginnen: ein kleines, das sich schon spielen lässt, zum Verändern
    .name = Der Name des Buchs: Kleinbuchstaben, Ziffern und Bindestriche; der Ordner heißt genauso
    .in = Wo der Ordner angelegt wird
command-check = Ein Buch, einen Ordner oder eine einzelne Datei gegen die eingebaute Schachtel prüfen
    .path = Ein Buch, ein Ordner oder eine einzelne Datei; ohne Angabe wird das eingebaute Buch geprüft
    .format = Wie die Befunde ausgegeben werden: für Menschen oder für Werkzeuge
command-scenario = Dateien mit Fällen durchspielen
    .files = Dateien mit Fällen oder Ordner voll davon
    .cited = Auch auflisten, welche Regeln in jedem Fall vorkamen
command-conformance = Die ganze Regelprüfung durchspielen: jede Regel, jeder Fall
    .cases = Fälle aus diesem Ordner lesen statt der eingebauten
    .incomplete = Nur gescheiterte Fälle gelten als Fehler, nicht Regeln, für die es noch keinen Fall gibt
command-replay = Ein gespeichertes Spiel nachspielen: sein Protokoll mit Begründungen oder einen Fall daraus
    .file = Ein gespeichertes Spiel
    .to = Nach so vielen Entscheidungen aufhören
    .case = Einen Fall schreiben, der nach so vielen Entscheidungen beginnt und den Rest des Zugs spielt
    .any-book = Auch dann nachspielen, wenn sich das Buch seither geändert hat
command-rules = Regeln nach Nummer, Abschnitt oder Wörtern nachschlagen
    .query = Die Nummer einer Regel (BAT-4), ein Abschnitt (BAT) oder gesuchte Wörter; ohne Angabe erscheinen alle Regeln
command-cards = Mäuse, Karten, Begegnungen und Gegner auflisten und zeigen
    .name = Teil einer Kennung oder eines Namens; ohne Angabe erscheint alles
command-simulate = Viele Partien von Bots spielen lassen und zusammenfassen
    .chapter = Das Kapitel, z. B. flight-to-barksburg
    .policy = Wer spielt: random, sensible oder search; eine Spielweise für alle Mäuse oder für jede eine, mit Kommas; search:400 macht 400 Probespiele je Zug
    .games = Wie viele Partien
    .seed = Startwert der ersten Partie
    .party = Die Mäuse, z. B. collin,filch,maginos,tilda, oder mit Fähigkeiten filch:find+dodge; ohne Angabe werden sie für jede Partie ausgelost
    .abilities = Fähigkeiten der Mäuse in der Reihenfolge der Gruppe, z. B. inspire,find+dodge,meeps,cure; - lost eine aus
    .variant = Eine Variante, mit der gespielt wird, z. B. steady-paws; darf mehrmals dastehen
    .switch = Eine Regel in der Fassung einer Ausgabe oder difficulty=heroic; darf mehrmals dastehen
    .against = Dieselben Startwerte mit etwas Verändertem spielen und vergleichen: policy=search, party=…, steady-paws, difficulty=heroic oder content=DATEI mit veränderten Angaben; darf mehrmals dastehen
    .check = Prüfen, wie es um jedes Kapitel dieser Geschichte steht
    .strength = Messen, wie stark die Spielweisen sind, in --chapter oder im ersten Kapitel jeder Geschichte und den Scharmützeln
    .pairs = Mit wie vielen Paaren von Partien die Stärke von search gemessen wird; bei 0 entfällt sie
    .balance = Messen, was jede Fähigkeit und Ausrüstung an der Gewinnrate ändert, in --chapter oder in den Kapiteln von --strength; die Gruppen bestimmt die Messung selbst
    .only = Nur die Balance dieser Karte messen
    .record = Die Ergebnisse von --strength oder --balance in der balance.json dieses Ordners festhalten und seine Seiten neu schreiben
    .threads = So viele Threads benutzen; ohne Angabe so viele, wie es Kerne gibt
    .csv = CSV ausgeben
    .rows = Jede Partie als Zeile in eine .csv-Datei schreiben, oder in eine .parquet-Datei, wenn das Programm so gebaut wurde
    .report = Eine Seite mit Diagrammen in diese .html-Datei schreiben
command-gallery = Die Galerie schreiben: jeden Raum, jede Figur, jedes Plättchen, jede Würfelseite und jede Karte, als Seiten für den Browser
    .out = Der Ordner dafür; öffne darin index.html
command-tiles = Räume auflisten, ihre Verbindungen zeigen und über das Bild zeichnen
    .name = Nur die Verbindungen dieses Raums zeigen
    .debug = Jede Seite in diesen Ordner schreiben, mit Nachbarschaft, Kosten, Sicht und Wegen vom Eingang darüber gezeichnet
command-bench = Messen, wie schnell die Regeln laufen: ganze Kapitel mit zufälligen erlaubten Zügen
    .games = Partien eines Durchlaufs; gemeldet wird der mittlere von fünf Durchläufen
    .batch = Die Partien einmal spielen und nur die Zahl der Entscheidungen ausgeben, um mit callgrind Befehle zu zählen; mit --server werden stattdessen so viele Entscheidungen in zwei Sprachen gezeichnet und die zu sendenden Bytes ausgegeben
    .server = Statt der Regeln den Server über HTTP auf diesem Rechner messen
    .seconds = Wie lange jeder Durchlauf des Servers dauert
command-bot-protocol = Mit einem eigenen Programm spielen: JSON, Zeile für Zeile, über Standardein- und -ausgabe (docs/protocol.md)
command-help = Diese Hilfe oder die eines Befehls ausgeben
    .command = Der Befehl, der erklärt werden soll

## In spitzen Klammern
command-value-address = ADRESSE
command-value-change = ÄNDERUNG
command-value-chapter = KAPITEL
command-value-command = BEFEHL
command-value-file = DATEI
command-value-folder = ORDNER
command-value-format = FORMAT
command-value-lang = SPRACHE
command-value-list = LISTE
command-value-mice = MÄUSE
command-value-name = NAME
command-value-number = ZAHL
command-value-options = OPTIONEN
command-value-path = PFAD
command-value-policy = SPIELWEISE
command-value-query = SUCHE
command-value-setting = NAME=WAHL
command-value-story = GESCHICHTE
command-value-url = URL

## Überschriften und Anmerkungen
help-usage = Aufruf:
help-commands = Befehle:
help-arguments = Argumente:
help-options = Optionen:
help-default = [Vorgabe: { $value }]
help-possible = [möglich: { $values }]

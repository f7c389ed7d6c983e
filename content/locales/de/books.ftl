## Die Seite mit allen Büchern
books-title = Bücher
    .about = Alle Geschichtenbücher auf diesem Server. Hier kannst du auch eins hinzufügen.
books-add = Buch hinzufügen
    .about = Wähle eine .barksburg-Datei mit einem Geschichtenbuch oder zieh sie auf diese Seite. Das Buch wird geprüft, bevor es hinzugefügt wird.
books-add-go = Hinzufügen
books-closed = Auf diesem Server kann nur der Betreiber Bücher hinzufügen.
    .how = Betreibst du den Server? Rufe dort „barksburg admin host-link“ auf und öffne den Link in diesem Browser.
books-off = Auf dieser Seite können keine Bücher hinzugefügt werden. Der Betreiber tut das mit „barksburg install“.
books-host = Bücher in diesem Browser verwalten
    .about = Dieser Link ist für den Betreiber. Du kannst dann in diesem Browser Bücher hinzufügen, aktualisieren und entfernen, bis der Server neu startet.
books-host-expired = Dieser Link ist abgelaufen oder wurde schon benutzt. Einen neuen bekommst du mit „barksburg admin host-link“.
books-added = { $name } wurde hinzugefügt.
books-there = { $name } ist schon da. Es wurde nichts geändert.
books-refused = Dieses Buch lässt sich nicht hinzufügen:
books-findings = { $n ->
    [0] Keine Probleme gefunden.
    [one] 1 Warnung.
   *[other] { $n } Warnungen.
}
books-by = von { $who }
books-version = Version { $version }
books-ages = ab { $n } Jahren
books-length = { $n } Minuten pro Kapitel
books-language = { $language } { $percent } %
books-wins = Ziel: { $low } bis { $high } % gewonnene Spiele
books-measured = Bots gewannen { $won } von { $games } Spielen
books-measuring = Bots spielen Testspiele …
books-report = Prüfbericht
books-remove = Diese Version entfernen
books-remove-sure = Ja, entfernen. Schon begonnene Spiele bleiben spielbar.
books-elsewhere = Von { $address }
books-elsewhere-none = Hier gibt es noch keine Bücher.
books-elsewhere-here = Schon da
books-elsewhere-update = Auf { $version } aktualisieren
books-elsewhere-slow = Der Katalog antwortet langsam. Lade die Seite gleich noch einmal.
books-elsewhere-unreachable = Der Katalog ist nicht erreichbar. Versuch es später noch einmal.
books-elsewhere-status = Der Katalog antwortet mit Fehler { $status }.
books-elsewhere-redirect = Der Katalog ist umgezogen. Der Betreiber muss die neue Adresse einstellen.
books-elsewhere-too-large = Die Datei ist größer, als der Katalog angibt.
books-elsewhere-no-list = Unter dieser Adresse ist keine Bücherliste.
books-elsewhere-checksum = Die Datei ist nicht die aus der Liste: Die Prüfsumme weicht ab. Sag dem Betreiber des Katalogs Bescheid.

## Seiten eines Katalogs, geschrieben von „barksburg publish“
catalogue-title = Geschichtenbücher für Barksburg
catalogue-about = Lade ein Buch herunter und zieh die Datei auf die Seite „Bücher“ in deinem Barksburg.
catalogue-download = Herunterladen ({ $size } kB)
catalogue-older = Ältere Versionen

## Die Werkstatt neben einem Kapitel, das gerade entsteht
workshop-title = Werkstatt
workshop-open = Werkstatt öffnen
workshop-stage = Das Spiel
workshop-fold = Einklappen
workshop-no-findings = Keine Probleme gefunden.
workshop-now = Jetzt
workshop-round = Runde
workshop-page = Seite
workshop-wheel = Käse auf dem Rad
workshop-begin = Ab hier spielen
    .about = Was im Raum wartet, wird aufgestellt. Fähigkeiten werden ausgelost.
workshop-begin-go = Ab hier spielen
workshop-room = Raum
workshop-party = Gruppe aus { $n } (ohne Kreuz: beliebig)
workshop-simulation = Simuliertes Spiel öffnen
    .none = „barksburg simulate --strange ORDNER“ findet auffällige Spiele.
workshop-simulation-go = Spiel öffnen
workshop-game = Nummer des Spiels
workshop-seed = Startwert
workshop-strange = Auffällige Spiele: { $list }
workshop-rooms = Schritte zwischen Feldern
    .about = Zeig auf ein Feld, um zu sehen, wohin eine Maus gehen kann.
workshop-links = { $space }: { $list }.
workshop-links-climb = Klettern (3): { $list }.
workshop-links-red = Rote Linie, nur Gegner: { $list }.
workshop-texts = Texte in drei Sprachen
workshop-key = Text
workshop-missing = fehlt
workshop-trouble-book = Das Buch ist gerade nicht lesbar
    .text = Behebe, was die Prüfung findet, und versuch es noch einmal.
workshop-trouble-chapter = Dieses Kapitel steht nicht in deinen Dateien
    .text = Nur Kapitel des beobachteten Buchs können mittendrin beginnen.
workshop-trouble-beginning = So kann das Kapitel nicht beginnen
    .text = Wähl einen anderen Raum, eine andere Seite oder andere Zähler.
workshop-trouble-party = Diese Gruppe kann das Kapitel nicht spielen
    .text = Kreuz so viele Mäuse an, wie das Kapitel braucht, oder keine.
workshop-trouble-number = Dieses Spiel gibt es nicht
    .text = Gib Nummer und Startwert eines Spiels der Simulation ein.
workshop-trouble-kept = Das Spiel konnte nicht gespeichert werden
    .text = Prüfe, ob in den Datenordner geschrieben werden kann.

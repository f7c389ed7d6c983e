## Die Seite mit allen Büchern
books-title = Bücher
    .about = Alle Geschichtenbücher auf diesem Server. Hier kannst du auch eins hinzufügen.
books-add = Buch hinzufügen
    .about = Wähle eine .barksburg-Datei mit einem Geschichtenbuch oder zieh sie auf diese Seite. Das Buch wird geprüft, bevor es hinzugefügt wird.
books-add-go = Hinzufügen
books-closed = Auf diesem Server kann nur der Gastgeber Bücher hinzufügen.
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
books-elsewhere-redirect = Der Katalog ist umgezogen. Der Gastgeber muss die neue Adresse einstellen.
books-elsewhere-too-large = Die Datei ist größer, als der Katalog angibt.
books-elsewhere-no-list = Unter dieser Adresse ist keine Bücherliste.
books-elsewhere-checksum = Die Datei ist nicht die aus der Liste: Die Prüfsumme weicht ab. Sag dem Betreiber des Katalogs Bescheid.

## Seiten eines Katalogs, geschrieben von „barksburg publish“
catalogue-title = Abenteuerbücher für Barksburg
catalogue-about = Lade ein Buch herunter und zieh die Datei auf die Seite „Bücher“ in deinem Barksburg.
catalogue-download = Herunterladen ({ $size } kB)
catalogue-older = Ältere Versionen

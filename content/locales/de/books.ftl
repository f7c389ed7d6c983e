## Die Seite mit allen Büchern
books-title = Bücher
    .about = Sieh dir die Abenteuerbücher hier an oder füge eins hinzu.
books-add = Buch hinzufügen
    .about = Wähle eine .barksburg-Datei mit einem Buch oder zieh sie auf den Knopf. Sie wird geprüft, bevor das Buch dazukommt.
books-add-go = Hinzufügen
books-closed = Auf diesem Server fügt nur der Gastgeber Bücher hinzu.
books-added = { $name } ist dazugekommen.
books-there = { $name } war schon da. Nichts geändert.
books-refused = Dieses Buch kann nicht dazukommen:
books-findings = { $n ->
    [0] Die Prüfung hat nichts anzumerken.
    [one] Die Prüfung hat eine Anmerkung.
   *[other] Die Prüfung hat { $n } Anmerkungen.
}
books-by = von { $who }
books-version = Version { $version }
books-ages = ab { $n } Jahren
books-length = { $n } Minuten je Kapitel
books-language = { $language } { $percent } %
books-wins = soll in 100 Partien { $low }- bis { $high }-mal gewonnen werden
books-remove = Diese Version entfernen
books-remove-sure = Entfernen. Damit begonnene Partien bleiben spielbar.

## Die Seite mit allen Büchern
books-title = Bücher
    .about = Alle Geschichtenbücher auf diesem Server. Hier kannst du auch eins hinzufügen.
books-add = Buch hinzufügen
    .about = Wähle eine .barksburg-Datei mit einem Geschichtenbuch oder zieh sie auf den Knopf. Das Buch wird geprüft, bevor es hinzugefügt wird.
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
books-remove = Diese Version entfernen
books-remove-sure = Ja, entfernen. Schon begonnene Spiele bleiben spielbar.

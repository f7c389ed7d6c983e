# Das Geschichtenbuch auf Papier.

print-chapter = Kapitel { $n }
print-prologue = Vorspiel
print-setup = Aufbau
print-party = Mäuse: { $n } von { $who }
print-must = Immer dabei: { $who }
print-pages = Der Kapitelendmarker liegt auf Seite { $n }.
print-start = Hier beginnen die Mäuse: { $room }
print-minions = { $room }: { $who }
print-rooms = Räume
print-rules = Sonderregeln
print-moments = Vorlesen, wenn es so weit ist
print-with = Wenn { $who } dabei ist
print-without = Wenn { $who } nicht dabei ist
print-achieved = Wenn ihr „{ $what }“ habt
print-not-achieved = Wenn ihr „{ $what }“ nicht habt
print-victory = Sieg
print-defeat = Niederlage
print-continues = Währenddessen
print-onward = Wenn ihr nach einer Niederlage weiterspielt
print-made = Erstellt mit Barksburg, einem inoffiziellen Fanprojekt zu Maus und Mystik, nicht mit dem Verlag verbunden. Zum Spielen braucht ihr das Brettspiel.
print-map = Spielplan
print-deck-standard = Nur die Standard-Begegnungskarten
print-deck-difficult = Nur die schwierigen Begegnungskarten
print-deck-both = Alle Begegnungskarten
print-deck-none = Keine Begegnungskarten

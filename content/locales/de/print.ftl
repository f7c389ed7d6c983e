# Das Geschichtenbuch auf Papier.

print-chapter = Kapitel { $n }
print-prologue = Vorspiel
print-setup = Aufbau
print-party = Mäuse: { $n } von { $who }
print-must = { $who } muss mit
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
print-onward = Nach einer Niederlage, wenn ihr weiterzieht
print-made = Gemacht mit Barksburg, einem Spieltisch für Maus und Mystik, der niemandem gehört, der das Spiel gemacht hat. Regeln und Schachtel: euer eigenes Exemplar.
print-map = Plan
print-deck-standard = Nur die normalen Begegnungskarten
print-deck-difficult = Nur die schwierigen Begegnungskarten
print-deck-both = Alle Begegnungskarten
print-deck-none = Keine Begegnungskarten

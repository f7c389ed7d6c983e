# Das Geschichtenbuch auf Papier.

print-chapter = Kapitel { $n }
print-prologue = Vorspiel
print-setup = Aufbau
print-party = Mäuse: { $n } von { $who }
print-must = Immer dabei: { $who }
print-pages = Der Kapitelendmarker liegt auf Seite { $n }.
print-start = Hier beginnen die Mäuse: { $room }
print-start-of = { $n ->
    [one] Hier beginnt { $who }: { $room }
   *[other] Hier beginnen { $who }: { $room }
}
print-start-others = Hier beginnen die anderen Mäuse: { $room }
print-place = { $room } ({ $space })
print-gifts = Das hat die Gruppe zu Beginn: { $what }
print-left-out = Diese Suchkarten bleiben in der Schachtel: { $what }
print-counter = Zählt „{ $name }“ mit, angefangen bei { $n }.
print-minions = { $room }: { $who }
print-setup-by = Dort warten: { $what }
print-surge-by = Sonderverstärkung: { $what }
print-rooms = Räume
print-rules = Sonderregeln
print-moments = Vorlesen, wenn es so weit ist
print-opening = Zu Beginn
print-entered = { $room }, beim ersten Betreten
print-by-rule = { $room }: { $rule }
print-answer = { $question } Ihr wählt: { $answer }
print-with = Mit { $who } in der Gruppe
print-without = Ohne { $who } in der Gruppe
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

# Was als Nächstes zu tun ist, je nach Stand eines Kapitels; und was seine Zähler zählen.

goal-one-room-one-door-clear-the-room = Besiegt die Ratte und die Kakerlake.
goal-one-room-one-door-through-the-door = Geht durch die Tür im Westen hinaus.

goal-flight-to-barksburg-clear-the-cell = Besiegt die Wachen im Wachraum.
goal-flight-to-barksburg-down-the-grate = Tretet auf das Gitter und erkundet nach unten.
goal-flight-to-barksburg-out-of-the-sewer = Verlasst die Kanalisation zum Küchentunnel.
goal-flight-to-barksburg-to-the-fresh-air = Geht weiter zum Tunneleingang.
goal-flight-to-barksburg-up-to-the-grass = Klettert hinauf in den Burghof.
goal-flight-to-barksburg-clear-the-yard = Besiegt alle Gegner im Burghof.
goal-flight-to-barksburg-into-the-oak = Bringt alle in das Loch der Eiche.

goal-lilys-tail-reach-lily = Erreicht Lily im Kristalltunnel.
goal-lilys-tail-open-the-trap = Beendet einen Zug neben Lily und öffnet die Falle.
goal-lilys-tail-beat-skitter-clak = Besiegt Skitter-Clak.
goal-lilys-tail-clear-the-tunnels = Besiegt alle übrigen Gegner im Kristalltunnel.

goal-the-cat-and-the-kettle-to-the-alchemist = Findet die Kammer des Alchemisten.
goal-the-cat-and-the-kettle-clear-the-laboratory = Besiegt alle Gegner in der Kammer des Alchemisten.
goal-the-cat-and-the-kettle-read-the-ledger = Beendet einen Zug auf dem Schreibtisch und lest das Rechnungsbuch.
goal-the-cat-and-the-kettle-behind-the-wall = Bringt alle zurück in den Kristalltunnel.

goal-against-the-stream-up-the-drain = Erreicht den Königstunnel vor dem Fass.
goal-against-the-stream-beat-the-spider = Besiegt alle Gegner im Königstunnel.
goal-against-the-stream-two-spokes = Steht gleichzeitig an beiden Speichen des Rads.

goal-to-bell-the-cat-to-the-table = Erreicht den Speisesaal.
goal-to-bell-the-cat-clear-the-hall = Besiegt die Wachen im Speisesaal.
goal-to-bell-the-cat-lift-the-bell = Beendet einen Zug auf dem Tisch und nehmt das Glöckchen.
goal-to-bell-the-cat-tie-five-knots = Beendet Züge auf Brodies Feld, bis fünf Knoten sitzen.

goal-the-seventh-drop-to-the-king = Erreicht das Gemach des Königs.
goal-the-seventh-drop-wait-for-seven = Bleibt in Deckung, bis die Königin bis sieben gezählt hat.
goal-the-seventh-drop-clear-the-chamber = Besiegt die Wachen im Gemach des Königs.
goal-the-seventh-drop-whisper = Lasst Collin auf dem Bett flüstern, bis der König hört.
goal-the-seventh-drop-back-behind-the-wall = Bringt alle zurück in den Königstunnel.

goal-every-lamp-hold-the-gate = Besiegt jede Welle und haltet die Gegner vom Loch der Eiche fern.
goal-every-lamp-beat-the-captain = Besiegt Hauptmann Gram.

goal-three-ways-to-a-mirror-to-her-room = Findet einen Weg ins Gemach der Königin.
goal-three-ways-to-a-mirror-clear-her-room = Besiegt die Wachen im Gemach der Königin.
goal-three-ways-to-a-mirror-take-the-brush = Beendet einen Zug auf dem Frisiertisch und nehmt die Bürste.
goal-three-ways-to-a-mirror-down-the-hearth = Bringt alle hinunter in die Schmiede.

goal-two-fires-more-fire = Facht das Feuer an: Beendet einen Zug am Blasebalg in der Schmiede.
goal-two-fires-less-fire = Lasst das Feuer auf 4 sinken.
goal-two-fires-pour = Beendet einen Zug auf dem Schreibtisch und gießt einen Tropfen, solange das Feuer auf 2 bis 4 steht.
goal-two-fires-beat-skitter-clak = Besiegt Skitter-Clak in der Schmiede.
goal-two-fires-six-again = Bringt alle in den Küchentunnel.

goal-what-the-king-forgot-clear-the-kitchen = Besiegt alle Gegner in der Küche.
goal-what-the-king-forgot-find-the-cake = Beendet einen Zug auf der Arbeitsplatte und findet den Kuchen.
goal-what-the-king-forgot-lay-the-cake = Beendet einen Zug auf der Tafel und legt dem König den Kuchen vor.
goal-what-the-king-forgot-lay-the-ring = Beendet einen Zug auf der Tafel und legt dem König den Ring vor.
goal-what-the-king-forgot-sing-the-song = Beendet einen Zug auf der Tafel und singt dem König das Lied vor.
goal-what-the-king-forgot-find-the-song = Räumt den Wachraum und beendet einen Zug am Käfig: Dort ist das Lied.
goal-what-the-king-forgot-find-the-ring = Beendet einen Zug in der Biegung im Rohrlabyrinth: Dort ist der Ring.
goal-what-the-king-forgot-back-for-the-cake = Geht zurück zur Arbeitsplatte in der Küche: Dort ist der Kuchen.
goal-what-the-king-forgot-hear-the-king = Wartet auf die Antwort des Königs.

goal-the-dark-of-the-moon-down-the-pipe = Folgt der Königin hinunter ins Rohrlabyrinth.
goal-the-dark-of-the-moon-through-the-grate = Geht weiter hinunter ins Abflussrohr.
goal-the-dark-of-the-moon-to-the-pit = Geht weiter zum Tunneleingang.
goal-the-dark-of-the-moon-bite-a-thread = Beendet Züge an den Fäden rund um das Loch: Jeder durchgebissene schwächt die Spinne.
goal-the-dark-of-the-moon-beat-the-spider = Besiegt die Spinne.

counter-crumbs = Käse auf der Arbeitsplatte
counter-strokes = Rucke, bis das Fass oben ist
counter-knots = Geknüpfte Knoten
counter-lamps = Brennende Lampen
counter-unmissed = Wachen, bis man sie vermisst
counter-drops = Tropfen
counter-unheard = Flüstern, bis der König hört
counter-fire = Feuer
counter-poured = Gegossene Tropfen
counter-ink = Tinte im Fass
counter-threads = Fäden, die sie halten

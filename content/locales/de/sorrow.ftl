### Das Geschichtenbuch „Trauer und Erinnerung“: Namen des Buches, seiner Kapitel, Erfolge und Entscheidungen.

story-sorrow-and-remembrance = Trauer und Erinnerung
    .flavour = Eine Gutenachtgeschichte von einem kranken König, einer falschen Königin und sehr kleinen Helden.

chapter-one-room-one-door = Ein Zimmer, eine Tür
    .flavour = Die Übungsstunde: sieben Minuten auf einer Bettdecke.
    .goal = Räumt auf, schaut in die Ecken und geht durch die Tür im Westen.
chapter-flight-to-barksburg = Flucht nach Borkenheim
    .flavour = Raus aus dem Kerker, durch den Kanal, an der Köchin vorbei und unter der Krähe hindurch.
    .goal = Vertreibt alle Gegner aus dem Burghof und bringt jede freie Maus zum Loch in der Eiche.
chapter-lilys-tail = Lilys Schwanz
    .flavour = Jemand kommt zu spät zum Abendessen, und jemand anders hat Hunger.
    .goal = Erreicht Lily, öffnet die Falle und vertreibt, was da im Dunkeln tickt.
    .defeat = Lily sitzt noch in der Falle, und alle ihre Retter sind gefangen.
chapter-the-cat-and-the-kettle = Kessel und Kater
    .flavour = Eine Frage, ein Rechnungsbuch und vier leise Pfoten.
    .goal = Lest das Buch, entscheidet über den Kessel und kommt zurück hinter die Wand.

achievement-miz-maggie = Berthas Freundschaft
    .flavour = Sie hat beschlossen, keine Mäuse zu sehen. Sie sieht sie jeden Tag.
    .effect = In „Lilys Schwanz“ bleibt der Besen in der Ecke, und am Herd steht ein Schälchen: Beim ersten Besuch heilt jede Maus in der Küche 1 Treffermarker und bekommt 1 Käse. In Kapitel 10, „Was der König vergaß“, habt ihr den Kuchen schon.
achievement-the-wren = Der freie Zaunkönig
    .flavour = Die kleinste Stimme der Burg, und niemand verbietet ihr mehr den Schnabel.
    .effect = In „Kessel und Kater“ ruft der Zaunkönig eine Warnung, sobald ihr das Rechnungsbuch gelesen habt: Bis zum Ende der Runde hat jede Maus im Raum +1 Verteidigungsstärke. In Kapitel 10, „Was der König vergaß“, habt ihr das Lied schon.
achievement-maggies-spectacles = Berthas Brille
    .flavour = Jetzt unterscheidet sie Ratte, Maus und Knödel.
    .effect = Sie sieht, wer vorbeikommt. In Kapitel 8, „Drei Wege zum Spiegel“, können 3 Wachen mehr fallen, bevor man sie vermisst; in Kapitel 10, „Was der König vergaß“, redet sie leichter.
achievement-kettle-spilled = Der umgestürzte Kessel
    .flavour = Der König bekommt ein paar Tage ohne seine Medizin geschenkt.
    .effect = Ihr habt den Kessel umgestürzt. In Kapitel 4, „Gegen den Strom“, kommt das Fass der Königin später los, dafür sind mehr Ratten unterwegs; in Kapitel 6, „Der siebte Tropfen“, genügt weniger Flüstern, bis der König euch hört.
achievement-recipe-kept = Das gefaltete Rezept
    .flavour = Sieben Zutaten, eine durchgestrichen und wieder hingeschrieben.
    .effect = Ihr habt den Kessel stehen lassen und das Rezept genommen. In Kapitel 4, „Gegen den Strom“, schöpft niemand Verdacht, und jede Maus beginnt mit 1 Käse mehr; in Kapitel 9, „Zwei Feuer“, fließen mit etwas Glück zwei Tropfen auf einmal.

prompt-the-kettle = Das Gift für den König köchelt direkt vor euren Nasen. Was tut ihr?
prompt-the-kettle-spill = Den Kessel umstürzen
    .flavour = Laut und nass, dafür bekommt der König tagelang keinen Becher. Die Wache hört es: 2 Rattenkrieger. Der Kapitelendmarker rückt eine Seite weiter.
prompt-the-kettle-keep = Ihn stehen lassen und das Rezept mitnehmen
    .flavour = Leise und schlau: Vielleicht braut eines Tages jemand das Gegenmittel. Jede Maus hier bekommt 1 Käse.

## Die eigenen Regeln der Kapitel, wie der Verlauf sie nennt
rule-flight-to-barksburg-leaving-the-sewer = Erst aus dem Wasser
rule-flight-to-barksburg-feast-on-the-counter = Festmahl auf der Arbeitsplatte
rule-flight-to-barksburg-maggies-attention = Bertha schaut herunter
rule-flight-to-barksburg-tree-entrance = Das Loch in der Eiche
rule-flight-to-barksburg-old-crow = Die Fiese Alte Krähe
rule-lilys-tail-roaches-gather = Kakerlaken sammeln sich
rule-lilys-tail-no-time-to-lose = Keine Zeit zu verlieren
rule-lilys-tail-the-broom = Der Besen
rule-lilys-tail-dragged-off = Fortgeschleppt
rule-lilys-tail-tree-entrance = Das Loch in der Eiche
rule-lilys-tail-old-crow = Die Fiese Alte Krähe
rule-lilys-tail-saucer-by-the-stove = Das Schälchen am Herd
rule-lilys-tail-the-latch = Der Riegel
rule-lilys-tail-the-trap = Die Falle
rule-lilys-tail-under-the-iron = Unter dem Eisen
rule-lilys-tail-skitter-clak-comes = Skitter-Clak kommt
rule-lilys-tail-prying-it-open = Die Falle aufhebeln
rule-the-cat-and-the-kettle-spectacles-on-the-counter = Die Brille auf der Arbeitsplatte
rule-the-cat-and-the-kettle-boots-in-the-dark = Stiefel im Dunkeln
rule-the-cat-and-the-kettle-noise-below = Lärm von unten
rule-the-cat-and-the-kettle-no-rest-on-the-shelf = Auf dem Regal ist keine Ruhe
rule-the-cat-and-the-kettle-ear-to-the-ladder = Ein Ohr an der Leiter
rule-the-cat-and-the-kettle-leftovers = Reste
rule-the-cat-and-the-kettle-glitter = Gefunkel
rule-the-cat-and-the-kettle-fallen-shelf = Das umgestürzte Regal
rule-the-cat-and-the-kettle-wrong-bottle = Die falsche Flasche
rule-the-cat-and-the-kettle-the-ledger = Das Rechnungsbuch

# Who speaks in the story and never stands on the board.
voice-bodkin = Pfriem
voice-king = Der König
voice-maggie = Bertha
voice-tip = Tip

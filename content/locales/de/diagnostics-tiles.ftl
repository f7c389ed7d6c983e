# Was an der Zeichnung eines Raums falsch sein kann. Je Kennung eine Meldung, `.label` an der Stelle, `.help`.

diagnostic-c0601 = diese Zeichnung lässt sich nicht als SVG lesen
    .label = { $reason }
    .help = Öffne die Datei in einem Zeichenprogramm und speichere sie als einfaches SVG.

diagnostic-c0602 = diese Zeichnung ist zu groß: { $size } kB, erlaubt sind { $limit } kB
    .label = zu groß für ein Spielplanteil
    .help = Vereinfache Pfade, verwende Formen mit „use“ mehrfach und entferne eingebettete Bilder.

diagnostic-c0603 = die Gruppen sind zu tief verschachtelt
    .label = mehr als { $limit } Ebenen
    .help = Löse einige Gruppen auf.

diagnostic-c0604 = eine Zeichnung darf weder Dokumenttyp noch Entitäten enthalten
    .label = entferne diese Deklaration
    .help = Beim Speichern als einfaches SVG verschwindet sie.

diagnostic-c0605 = das Element „{ $element }“ ist in einer Zeichnung nicht erlaubt
    .label = entferne es
    .help = Zeichnungen bestehen aus Formen, Verläufen, Mustern und Filtern. Wandle Text in Pfade um und zeichne Bilder als Formen nach.

diagnostic-c0606 = das Attribut „{ $attribute }“ ist in einer Zeichnung nicht erlaubt
    .label = eine Zeichnung darf keinen Code ausführen
    .help = Entferne das Attribut.

diagnostic-c0607 = eine Zeichnung darf nicht nach außen verweisen
    .label = gehört nicht zur Zeichnung: { $reference }
    .help = Erlaubt sind nur Verweise auf Kennungen derselben Datei, etwa „#grain“ oder „url(#light)“.

diagnostic-c0608 = „use“ in dieser Zeichnung wiederholt sich ohne Ende
    .label = dieses „use“ verweist auf sich selbst oder auf viel zu viele Formen
    .help = Lass „use“ auf einfache Formen zeigen.

diagnostic-c0609 = das Attribut „{ $attribute }“ ist unbekannt und wird ignoriert
    .label = ignoriert
    .help = Entferne es oder verwende „style“.

diagnostic-c0610 = die Zeichnung muss 1000 mal 1000 groß sein
    .label = hier muss viewBox="0 0 1000 1000" stehen
    .help = Stelle in Inkscape Seitengröße und Maßstab so ein, dass die Seite 1000 Einheiten breit und hoch ist.

diagnostic-c0611 = die Zeichnung braucht eine Nummer für ihre Seite und für die Rückseite
    .label = { $attribute } muss eine Zahl von 1 bis 99 sein, und beide müssen sich unterscheiden
    .help = Schreibe etwa data-side="5" data-flip="6" an das svg-Element.

diagnostic-c0612 = die Zeichnung braucht einen Namen
    .label = Kleinbuchstaben, Ziffern und Bindestriche, etwa data-name="guard-room"
    .help = Kapitel nennen den Raum so; was Spieler lesen, steht in den Sprachdateien.

diagnostic-c0613 = weder orange noch blau
    .label = schreibe hier orange oder blue
    .help = Bei der Seite heißt es data-color="orange", beim Übergang class="orange". Ein Übergang darf eine andere Farbe haben als seine Seite.

diagnostic-c0614 = die Ebene „{ $layer }“ fehlt
    .label = keine Gruppe auf oberster Stufe heißt so
    .help = Lege in Inkscape eine Ebene dieses Namens an; Ebenen in Ebenen zählen nicht.

diagnostic-c0615 = die Ebene „{ $layer }“ ist unbekannt
    .label = wird als Teil des Bildes gezeigt, die Regeln kennen sie nicht
    .help = Die Ebenen heißen { $known }.

diagnostic-c0616 = „{ $element }“ kann kein Umriss sein
    .label = diese Form können die Regeln nicht verwenden
    .help = Nimm Pfade, Rechtecke, Ellipsen oder Polygone; in Inkscape: Pfad, Objekt in Pfad umwandeln. Bloßen Schmuck kennzeichnest du mit class="ornament".

diagnostic-c0617 = diese Zahlen sind nicht lesbar
    .label = { $attribute } ist beschädigt oder verwendet andere Einheiten als px
    .help = Zeichne die Form neu oder wandle sie in einen Pfad um.

diagnostic-c0618 = diese Form liegt weit außerhalb des Spielplanteils
    .label = mehr als 500 Einheiten jenseits des Randes
    .help = Prüfe ihre Transformation; in die Regelebenen gehört nur, was auf dem Spielplanteil liegt.

diagnostic-c0619 = diese Umrisse haben zu viele Ecken
    .label = höchstens { $limit }
    .help = Vereinfache den Pfad; in Inkscape: Pfad, Vereinfachen.

diagnostic-c0620 = es sind keine Felder eingezeichnet
    .label = diese Ebene enthält keine Formen
    .help = Zeichne für jedes Feld einen geschlossenen Umriss.

diagnostic-c0621 = zu viele Felder: { $count }
    .label = höchstens { $limit }; dies ist das erste überzählige
    .help = Fasse kleine Felder zusammen.

diagnostic-c0622 = ein Feld ohne gültigen Namen
    .label = „{ $name }“ ist ungültig
    .help = Gib ihm eine Kennung oder in Inkscape eine Beschriftung aus Kleinbuchstaben, Ziffern und Bindestrichen, etwa „k12“ oder „counter“.

diagnostic-c0623 = zwei Felder heißen „{ $name }“
    .label = das zweite
    .first = das erste
    .help = Benenne eines davon um.

diagnostic-c0624 = unbekannte Klasse „{ $class }“
    .label = unbekannt
    .help = Möglich sind { $known }.

diagnostic-c0625 = der Umriss von „{ $name }“ schließt keine Fläche ein
    .label = muss ein einziger geschlossener Ring sein
    .help = Schließe den Pfad; jedes Feld besteht aus einem Stück.

diagnostic-c0626 = die Felder „{ $a }“ und „{ $b }“ überlappen sich
    .label = liegt zum Teil auf „{ $a }“
    .other = „{ $a }“
    .help = Lass zwischen Feldern etwa zehn Einheiten Platz.

diagnostic-c0627 = der Mittelpunkt von „{ $name }“ liegt nicht im Feld
    .label = Figuren stünden neben ihrem Feld, und von dort würde auch die Sicht gemessen
    .help = Setze data-at="x,y" auf einen Punkt innerhalb des Umrisses.

diagnostic-c0628 = ungültiger Wert „{ $value }“ für { $attribute }
    .label = nicht lesbar
    .help = data-capacity ist eine Zahl von 1 bis 99, data-at sind zwei Zahlen wie "480,320".

diagnostic-c0629 = „{ $name }“ ist Wasser und hat ein Fallenzeichen
    .label = im Wasser liegt keine Mausefalle
    .help = Entscheide dich für eine der beiden Klassen.

diagnostic-c0630 = mehr als ein Drehfeld
    .label = „{ $name }“ wäre das zweite
    .help = Eine Seite hat nur ein Drehfeld.

diagnostic-c0631 = diese Seite hat kein Drehfeld
    .label = dieses Spielplanteil lässt sich nicht umdrehen
    .help = Gib einem Feld die Klasse flip, flip-hook oder flip-gear, es sei denn, die Geschichte braucht das nie.

diagnostic-c0632 = mehr als ein Startfeld
    .label = „{ $name }“ wäre das zweite
    .help = Eine Seite hat nur ein Startfeld.

diagnostic-c0633 = diese Seite hat kein Gegnerstartfeld
    .label = Gegner kommen hier nicht ins Spiel
    .help = Gib drei oder vier Feldern die Klasse entry.

diagnostic-c0634 = keine Maus erreicht „{ $name }“
    .label = von keinem Startfeld, Drehfeld oder Übergang aus zu erreichen
    .help = Rücke die Umrisse auf 16 Einheiten heran, zieh eine gelbe Linie oder schreibe data-joins.

diagnostic-c0635 = Mäuse erreichen „{ $name }“ nur mit Hilfsmitteln
    .label = ringsum rote Linien
    .help = Ist das so gewollt, gib dem Feld die Klasse aloft; sonst fehlt eine gelbe Linie.

diagnostic-c0636 = in einem Teil der Lücke zwischen „{ $a }“ und „{ $b }“ steht eine Wand
    .label = gelten als benachbart, weil ein Stück offen ist
    .other = „{ $a }“
    .help = Sag mit data-joins oder data-parts, was gemeint ist.

diagnostic-c0640 = unbekanntes Feld „{ $name }“
    .label = { $suggestion ->
        [none] unbekannt
       *[other] meinst du „{ $suggestion }“?
    }
    .help = Verwende die Kennungen oder Beschriftungen aus der Ebene „spaces“.

diagnostic-c0641 = zu einem Paar gehören zwei verschiedene Felder
    .label = nenne mindestens zwei, jedes einmal
    .help = data-between="counter k1 k2" gilt zwischen counter und jedem der übrigen.

diagnostic-c0642 = einer gelben Linie fehlt der Pfeil
    .label = data-to nennt, wohin der Pfeil zeigt: eines von „{ $between }“
    .help = Mit dem Pfeil kostet der Schritt 1, gegen ihn 3. Nennt data-to das erste Feld, zeigen alle Pfeile dorthin, sonst zeigen sie von ihm weg.

diagnostic-c0643 = für „{ $a }“ und „{ $b }“ gibt es widersprüchliche Angaben
    .label = widerspricht der ersten Angabe
    .first = erste Angabe
    .help = Je Paar eine Linie oder eine Ausnahme.

diagnostic-c0650 = dem Übergang fehlt seine Kante
    .label = schreibe data-edge="n", "e", "s" oder "w"
    .help = Norden ist oben: n oben, e rechts, s unten, w links.

diagnostic-c0651 = dieser Übergang liegt nicht in der Mitte seiner Kante ({ $edge ->
        [north] oben
        [east] rechts
        [south] unten
       *[west] links
    })
    .label = das benachbarte Spielplanteil würde ihn verfehlen
    .help = Zeichne den Strich entlang der Kante mit der Mitte nahe 500 oder berichtige data-edge.

diagnostic-c0652 = am Übergang ({ $edge ->
        [north] oben
        [east] rechts
        [south] unten
       *[west] links
    }) liegt kein Feld
    .label = kein Umriss im Abstand von { $reach } Einheiten
    .help = Rücke Felder heran oder schreibe data-spaces.

diagnostic-c0653 = zwei Übergänge an derselben Kante ({ $edge ->
        [north] oben
        [east] rechts
        [south] unten
       *[west] links
    })
    .label = der zweite
    .help = Jede Kante hat höchstens einen Übergang.

diagnostic-c0654 = am Übergang ({ $edge ->
        [north] oben
        [east] rechts
        [south] unten
       *[west] links
    }) fehlt das nächstgelegene Feld
    .label = „{ $name }“ liegt näher als die genannten
    .help = Nimm es in data-spaces auf oder lass data-spaces weg, dann entscheidet die Zeichnung.

diagnostic-c0660 = eine Strömung muss von Wasser zu Wasser fließen
    .label = „{ $name }“ ist kein Wasser
    .help = Ergänze die Klasse water oder verlege den Pfeil.

diagnostic-c0661 = „{ $from }“ und „{ $to }“ sind nicht benachbart
    .label = eine Strömung führt von Feld zu Nachbarfeld
    .help = Lass jeden Pfeil zum nächsten Feld führen.

diagnostic-c0662 = diese Strömung beginnt oder endet in keinem Feld
    .label = weder benannt noch gezeichnet
    .help = Zeichne den Pfeil als offenen Pfad von Feld zu Feld oder über den Rand hinaus, oder schreibe data-from und data-to; „off“ führt vom Spielplanteil.

# Was an der Zeichnung eines Raums falsch sein kann. Je Kennung eine Meldung, `.label` an der Stelle, `.help`.

diagnostic-c0601 = Diese Zeichnung lässt sich nicht als SVG lesen
    .label = { $reason }
    .help = Öffne die Datei in einem Zeichenprogramm und speichere sie als einfaches SVG.

diagnostic-c0602 = Diese Zeichnung ist zu groß: { $size } kB, erlaubt sind { $limit } kB
    .label = so viel braucht kein Raum
    .help = Vereinfache Pfade, verwende Formen mit „use“ mehrfach und entferne eingebettete Bilder.

diagnostic-c0603 = Die Gruppen sind zu tief verschachtelt
    .label = mehr als { $limit } Ebenen
    .help = Löse einige Gruppen auf.

diagnostic-c0604 = Eine Zeichnung darf weder Dokumenttyp noch Entitäten vereinbaren
    .label = diese Vereinbarung muss weg
    .help = SVG braucht keine; beim Speichern als einfaches SVG verschwindet sie.

diagnostic-c0605 = Das Element „{ $element }“ hat in einer Zeichnung nichts zu suchen
    .label = bitte entfernen
    .help = Zeichnungen bestehen aus Formen, Verläufen, Mustern und Filtern. Wandle Text in Pfade um und zeichne Bilder als Formen nach.

diagnostic-c0606 = Das Attribut „{ $attribute }“ hat in einer Zeichnung nichts zu suchen
    .label = eine Zeichnung darf nichts ausführen
    .help = Entferne das Attribut.

diagnostic-c0607 = Eine Zeichnung darf nicht nach außen verweisen
    .label = gehört nicht zur Zeichnung: { $reference }
    .help = Erlaubt sind nur Verweise auf Kennungen derselben Datei, etwa „#grain“ oder „url(#light)“.

diagnostic-c0608 = Die Kopien in dieser Zeichnung nehmen kein Ende
    .label = dieses „use“ steht für sich selbst oder für viel zu viele Formen
    .help = Lass „use“ auf einfache Formen zeigen.

diagnostic-c0609 = Das Attribut „{ $attribute }“ ist unbekannt und wird nicht angezeigt
    .label = fehlt im Bild
    .help = Entferne es oder drücke es mit „style“ aus.

diagnostic-c0610 = Ein Raum wird auf ein Quadrat von 1000 mal 1000 gezeichnet
    .label = hier muss viewBox="0 0 1000 1000" stehen
    .help = Stelle in Inkscape Seitengröße und Maßstab so ein, dass die Seite 1000 Einheiten breit und hoch ist.

diagnostic-c0611 = Die Zeichnung braucht eine Nummer für ihre Seite und für die Rückseite
    .label = { $attribute } muss eine Zahl von 1 bis 99 sein, und beide müssen sich unterscheiden
    .help = Schreibe etwa data-side="5" data-flip="6" an das svg-Element.

diagnostic-c0612 = Die Zeichnung braucht einen Namen
    .label = Kleinbuchstaben, Ziffern und Bindestriche, etwa data-name="guard-room"
    .help = Unter diesem Namen kennen ihn die Kapitel; was die Spieler lesen, steht in den Sprachdateien.

diagnostic-c0613 = Weder orange noch blau
    .label = hier gehört orange oder blue hin
    .help = Bei der Seite heißt es data-color="orange", beim Ausgang class="orange". Ein Ausgang darf anders sein als seine Seite.

diagnostic-c0614 = Die Ebene „{ $layer }“ fehlt
    .label = keine Gruppe auf oberster Stufe heißt so
    .help = Lege in Inkscape eine Ebene dieses Namens an; Ebenen in Ebenen zählen nicht.

diagnostic-c0615 = Die Ebene „{ $layer }“ ist unbekannt
    .label = wird als Teil des Bildes gezeigt, die Regeln kennen sie nicht
    .help = Die Ebenen heißen { $known }.

diagnostic-c0616 = „{ $element }“ kann kein Umriss sein
    .label = das können die Regeln nicht lesen
    .help = Nimm Pfade, Rechtecke, Ellipsen oder Polygone; in Inkscape: Pfad, Objekt in Pfad umwandeln. Bloßen Schmuck kennzeichnest du mit class="ornament".

diagnostic-c0617 = Diese Zahlen sind nicht lesbar
    .label = { $attribute } ist beschädigt oder verwendet andere Einheiten als px
    .help = Zeichne die Form neu oder wandle sie in einen Pfad um.

diagnostic-c0618 = Diese Form liegt weit neben dem Raum
    .label = mehr als 500 Einheiten jenseits des Randes
    .help = Prüfe ihre Transformation; in die Regelebenen gehört nur, was im Raum liegt.

diagnostic-c0619 = Diese Umrisse haben zu viele Ecken
    .label = höchstens { $limit }
    .help = Vereinfache den Pfad; in Inkscape: Pfad, Vereinfachen.

diagnostic-c0620 = Es ist kein Feld eingezeichnet
    .label = diese Ebene enthält keine Formen
    .help = Zeichne für jedes Feld einen geschlossenen Umriss.

diagnostic-c0621 = Zu viele Felder: { $count }
    .label = auf eine Seite passen { $limit }; dies ist das erste überzählige
    .help = Fasse kleine Felder zusammen.

diagnostic-c0622 = Ein Feld ohne brauchbaren Namen
    .label = „{ $name }“ geht nicht
    .help = Gib ihm eine Kennung oder in Inkscape eine Beschriftung aus Kleinbuchstaben, Ziffern und Bindestrichen, etwa „k12“ oder „counter“.

diagnostic-c0623 = Zwei Felder heißen „{ $name }“
    .label = das zweite
    .first = das erste
    .help = Benenne eines davon um.

diagnostic-c0624 = Die Klasse „{ $class }“ bedeutet hier nichts
    .label = unbekannt
    .help = Möglich sind { $known }.

diagnostic-c0625 = Der Umriss von „{ $name }“ schließt keine Fläche ein
    .label = muss ein einziger geschlossener Ring sein
    .help = Schließe den Pfad; jedes Feld besteht aus einem Stück.

diagnostic-c0626 = Die Felder „{ $a }“ und „{ $b }“ überlappen sich
    .label = liegt zum Teil auf „{ $a }“
    .other = „{ $a }“
    .help = Lass zwischen Nachbarn etwa zehn Einheiten Platz.

diagnostic-c0627 = Der Mittelpunkt von „{ $name }“ liegt nicht im Feld
    .label = Figuren stünden neben ihrem Feld, und von dort würde auch die Sicht gemessen
    .help = Setze data-at="x,y" auf einen Punkt innerhalb des Umrisses.

diagnostic-c0628 = „{ $value }“ passt nicht zu { $attribute }
    .label = nicht lesbar
    .help = data-capacity ist eine Zahl von 1 bis 99, data-at sind zwei Zahlen wie "480,320".

diagnostic-c0629 = „{ $name }“ ist Wasser und trägt ein Fallenzeichen
    .label = im Wasser steht keine Mausefalle
    .help = Entscheide dich für eine der beiden Klassen.

diagnostic-c0630 = Mehr als ein Wendefeld
    .label = „{ $name }“ wäre das zweite
    .help = Ein Raum wird nur an einer Stelle und auf eine Art gewendet.

diagnostic-c0631 = Diese Seite hat kein Wendefeld
    .label = niemand kann dieses Teil wenden
    .help = Gib einem Feld die Klasse flip, flip-hook oder flip-gear, es sei denn, die Geschichte braucht das nie.

diagnostic-c0632 = Mehr als ein Startfeld
    .label = „{ $name }“ wäre das zweite
    .help = Die Gruppe beginnt gemeinsam; behalte eines.

diagnostic-c0633 = Diese Seite hat kein Gegnerfeld
    .label = Gegner kommen hier nicht herein
    .help = Gib drei oder vier Feldern die Klasse entry.

diagnostic-c0634 = Keine Maus kommt je auf „{ $name }“
    .label = von keinem Start-, Wende- oder Ausgangsfeld aus zu erreichen
    .help = Rücke die Umrisse auf 16 Einheiten heran, zieh eine gelbe Linie oder schreibe data-joins.

diagnostic-c0635 = Auf „{ $name }“ gelangen Mäuse nur mit Hilfsmitteln
    .label = ringsum rote Linien
    .help = Ist das so gewollt, gib dem Feld die Klasse aloft; sonst fehlt eine gelbe Linie.

diagnostic-c0636 = In einem Teil der Lücke zwischen „{ $a }“ und „{ $b }“ steht eine Wand
    .label = gelten als benachbart, weil ein Stück offen ist
    .other = „{ $a }“
    .help = Sag mit data-joins oder data-parts, was gemeint ist.

diagnostic-c0640 = Kein Feld heißt „{ $name }“
    .label = { $suggestion ->
        [none] unbekannt
       *[other] meinst du „{ $suggestion }“?
    }
    .help = Verwende die Kennungen oder Beschriftungen aus der Ebene „spaces“.

diagnostic-c0641 = Zu einem Paar gehören zwei verschiedene Felder
    .label = nenne mindestens zwei, jedes einmal
    .help = data-between="counter k1 k2" gilt zwischen counter und jedem der übrigen.

diagnostic-c0642 = Einer gelben Linie fehlt der Pfeil
    .label = data-to nennt, wohin der Pfeil zeigt: eines von „{ $between }“
    .help = Mit dem Pfeil kostet der Schritt 1, gegen ihn 3. Nennt data-to das erste Feld, zeigen alle Pfeile dorthin, sonst zeigen sie von ihm weg.

diagnostic-c0643 = Für „{ $a }“ und „{ $b }“ gilt zweierlei
    .label = das widerspricht dem, was schon gesagt ist
    .first = zuerst hier gesagt
    .help = Je Paar eine Linie oder eine Ausnahme.

diagnostic-c0650 = Ein Ausgang muss seine Kante nennen
    .label = schreibe data-edge="n", "e", "s" oder "w"
    .help = Norden ist oben: n oben, e rechts, s unten, w links.

diagnostic-c0651 = Dieser Ausgang liegt nicht in der Mitte seiner Kante ({ $edge ->
        [north] oben
        [east] rechts
        [south] unten
       *[west] links
    })
    .label = das Nachbarteil würde ihn verfehlen
    .help = Zeichne den Strich entlang der Kante mit der Mitte nahe 500 oder berichtige data-edge.

diagnostic-c0652 = Am Ausgang ({ $edge ->
        [north] oben
        [east] rechts
        [south] unten
       *[west] links
    }) liegt kein Feld
    .label = kein Umriss im Abstand von { $reach } Einheiten
    .help = Rücke Felder heran oder schreibe data-spaces.

diagnostic-c0653 = Zwei Ausgänge an derselben Kante ({ $edge ->
        [north] oben
        [east] rechts
        [south] unten
       *[west] links
    })
    .label = der zweite
    .help = Jede Kante hat höchstens einen Ausgang.

diagnostic-c0654 = Am Ausgang ({ $edge ->
        [north] oben
        [east] rechts
        [south] unten
       *[west] links
    }) fehlt das nächstgelegene Feld
    .label = „{ $name }“ liegt näher als die genannten
    .help = Nimm es in data-spaces auf oder lass data-spaces weg, dann entscheidet die Zeichnung.

diagnostic-c0660 = Eine Strömung fließt von Wasser zu Wasser
    .label = „{ $name }“ ist kein Wasser
    .help = Ergänze die Klasse water oder verlege den Pfeil.

diagnostic-c0661 = Eine Strömung springt nicht von „{ $from }“ nach „{ $to }“
    .label = die beiden sind nicht benachbart
    .help = Lass jeden Pfeil zum nächsten Feld führen.

diagnostic-c0662 = Diese Strömung beginnt oder endet in keinem Feld
    .label = weder benannt noch gezeichnet
    .help = Zeichne den Pfeil als offenen Pfad von Feld zu Feld oder über den Rand hinaus, oder schreibe data-from und data-to; „off“ führt vom Spielplan.

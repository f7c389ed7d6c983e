# Was an einem Buch falsch sein kann. Je Code eine Meldung: der Befund, `.label` an der Stelle, `.help`.

diagnostic-error = Fehler
diagnostic-warning = Warnung
diagnostic-help = Hilfe

# Gemeinsam: was wohl gemeint war.
diagnostic-suggest = { $suggestion ->
    [none] hier nicht bekannt
   *[other] meinst du `{ $suggestion }`?
}
diagnostic-what = { $what ->
    [name] ein Name
    [number] eine Zahl
    [how-many] eine Anzahl
    [room] ein Raum
    [space] ein Feld
    [mouse] eine Maus
    [minion] ein Gegner
    [search-card] eine Suchkarte
    [party-item] ein Gruppengegenstand
    [class] eine Klasse
    [tag] ein Merkmal
    [kin] eine Sippe
    [marker] ein Marker
    [moment] ein Zeitpunkt
    [story-moment] ein Erzählmoment
    [achievement] eine Errungenschaft
    [counter] ein Zähler oder Schalter
    [chapter] ein Kapitel
    [area] ein Bereich
    [test] eine Bedingung
    [die-face] eine Würfelseite
    [figure] eine Figur
    [kind-of-harm] `sharp`, `blunt` oder `magic`
    [melee-or-ranged] `melee` oder `ranged`
    [mouse-minion-or-figure] `mouse`, `minion`, `figure` oder eine Gegnerart
    [wound-poison-or-any] `wound`, `poison` oder `any`
    [fortune-or-treachery] `fortune` oder `treachery`
    [standard-or-difficult] `standard` oder `difficult`
    [explore-or-search] `explore` oder `search`
    [type-of-card] eine Kartenart
    [what-it-gives] was verliehen wird
    [id-of-a-rule] die Nummer einer Regel
    [name-of-the-decision] der Name der Entscheidung
    [name-of-the-option] der Name der Antwort
    [value] ein Wert
    [deck] ein Stapel
   *[other] `{ $what }`
}
diagnostic-kind = { $kind ->
    [search-card] Suchkarte
    [minion] Gegner
    [mouse] Maus
    [room] Raum
    [ability] Fähigkeit
    [encounter] Begegnung
    [chapter] Kapitel
    [initiative-card] Initiativekarte
    [tag] Merkmal
    [kin] Sippe
    [achievement] Errungenschaft
    [counter] Zähler oder Schalter
    [story] Abenteuerbuch
    [option] Antwort
    [moment] Erzählmoment
    [rule] Regel
    [special-search] besondere Suche
    [figure] Figur
    [party-item] Gruppengegenstand
    [equipment] Startausrüstung einer Maus
   *[other] { $kind }
}

# Schreibweise
diagnostic-c0001 = das ist kein KDL: { $case ->
    [comment] ein Kommentar endet nie
    [string] ein Anführungszeichen wird nie geschlossen
    [name] so kann keine Zeile beginnen
    [brace] die Klammern passen nicht zusammen
    [number] das ist keine Zahl
    [value] das ist kein Wert
   *[other] { $message }
}
    .label = hier geht es nicht weiter
    .help = Prüfe Anführungszeichen und Klammern rund um diese Stelle; Ja-Nein-Werte schreibt man `#true`.
diagnostic-c0002 = diese Datei ist zu groß
    .label = mehr als { $limit } Byte werden nicht gelesen
    .help = Teile sie auf: Karten und Kapitel dürfen auf beliebig viele Dateien verteilt sein.
diagnostic-c0003 = das ist zu tief verschachtelt
    .label = mehr als { $limit } Ebenen
    .help = Auch Zeilen wie `if ...` ohne Klammern schachteln alles, was nach ihnen kommt.
diagnostic-c0004 = { $place ->
    [files] nichts in einem Buch beginnt mit `{ $name }`
    [effects] es gibt keine Wirkung namens `{ $name }`
    [cards] eine Karte kennt keine Zeile `{ $name }`
    [abilities] eine Fähigkeit kennt keine Zeile `{ $name }`
    [mice] eine Maus kennt keine Zeile `{ $name }`
    [minions] ein Gegner kennt keine Zeile `{ $name }`
    [boss] ein Boss mit mehreren Karten kennt außerhalb davon keine Zeile `{ $name }`
    [encounters] eine Begegnung kennt keine Zeile `{ $name }`
    [chapters] ein Kapitel kennt keine Zeile `{ $name }`
    [rooms] ein Raum kennt keine Zeile `{ $name }`
    [books] ein Buch kennt keine Zeile `{ $name }`
    [balance] `balance` kennt keine Zeile `{ $name }`
    [boxes] eine Schachtel kennt keine Zeile `{ $name }`
   *[other] `{ $place }` kennt keine Zeile `{ $name }`
}
    .label = { diagnostic-suggest }
    .help = Alle Wörter stehen in docs/authors/vocabulary.md.
diagnostic-c0005 = `{ $word }` hat keine Eigenschaft `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0006 = `{ $word }` sagt zu wenig
    .label = es fehlt: { diagnostic-what }
diagnostic-c0007 = { $expected ->
    [word] hier muss ein Wort stehen, nicht `{ $found }`
    [number] hier muss eine Zahl stehen, nicht `{ $found }`
   *[other] hier muss `#true` oder `#false` stehen, nicht `{ $found }`
}
    .label = erwartet: { diagnostic-what }
diagnostic-c0008 = `{ $word }` sagt mehr, als es kann
    .label = hier gehört nichts mehr hin
    .help = Mehrere Wörter in einer Eigenschaft trennt ein Komma ohne Leerzeichen.
diagnostic-c0009 = { $case ->
    [missing] `{ $word }` braucht Klammern mit etwas darin
   *[other] `{ $word }` bekommt keine Klammern
}
    .label = { $case ->
        [missing] ergänze {"{"} ... {"}"}
       *[other] streiche die Klammern
    }
diagnostic-c0010 = `{ $found }` ist nicht erlaubt
    .label = von { $min } bis { $max }
diagnostic-c0011 = `{ $name }` taugt nicht als Kennung
    .label = nur Kleinbuchstaben, Ziffern und einzelne Bindestriche
    .help = Eine Kennung sieht aus wie `fishhook-and-thread`; Namen für Menschen stehen in den Sprachdateien.
diagnostic-c0012 = `{ $word }` steht hier zweimal
    .label = hier noch einmal
    .also = zuerst hier
    .help = Streiche eins von beiden.
diagnostic-c0013 = die Sprache dieser Datei ist unbekannt
    .label = { $file }
    .help = Lege sie in `locales/en`, `locales/de` oder `locales/pl`.
diagnostic-c0014 = diese Datei ist kein UTF-8-Text
    .label = nicht lesbar
    .help = Speichere sie als UTF-8.
diagnostic-c0015 = zu viele von einer Art: { diagnostic-kind }, { $found }
    .label = höchstens { $limit }
diagnostic-c0016 = `otherwise` ohne ein `if` davor
    .label = welche Bedingung ist gemeint?
    .help = `otherwise` folgt direkt auf die schließende Klammer eines `if` oder `unless`.

# Namen
diagnostic-c0101 = den Namen `{ $name }` gibt es doppelt ({ diagnostic-kind })
    .label = dieser Name ist vergeben
    .also = zuerst hier
    .help = Innerhalb einer Art muss jeder Name eindeutig sein.
diagnostic-c0102 = keine Suchkarte heißt `{ $name }`
    .label = { diagnostic-suggest }
    .help = Suchkarten stehen in `search.kdl` der Schachtel oder eines Abenteuers.
diagnostic-c0103 = kein Gegner heißt `{ $name }`
    .label = { diagnostic-suggest }
    .help = Gegner stehen in `minions.kdl` der Schachtel oder eines Abenteuers.
diagnostic-c0104 = keine Maus heißt `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0105 = kein Raum heißt `{ $name }`
    .label = { diagnostic-suggest }
    .help = Ein Raum ist eine Zeichnung in `tiles/`; seine Kennung ist ihr `data-name`.
diagnostic-c0106 = im Raum `{ $room }` gibt es kein Feld `{ $name }`
    .label = { diagnostic-suggest }
    .help = Felder sind die Kennungen der Ebene `spaces` in der Zeichnung.
diagnostic-c0107 = keine Klasse heißt `{ $name }`
    .label = { diagnostic-suggest }
    .help = Klassen: { $known }
diagnostic-c0108 = keine Würfelseite heißt `{ $name }`
    .label = { diagnostic-suggest }
    .help = Seiten und Gruppen von Seiten: { $known }
diagnostic-c0109 = keine Karte trägt das Merkmal `{ $name }`
    .label = { diagnostic-suggest }
    .help = Ein Merkmal gibt es, sobald eine Suchkarte es in ihrer Zeile `tags` trägt.
diagnostic-c0110 = kein Gegner gehört zur Sippe `{ $name }`
    .label = { diagnostic-suggest }
    .help = Eine Sippe gibt es, sobald ein Gegner sie in seiner Zeile `kin` nennt.
diagnostic-c0111 = dieses Kapitel hat keinen Zähler oder Schalter `{ $name }`
    .label = { diagnostic-suggest }
    .help = Führe ihn im Kapitel ein: `counter { $name } starts=0` oder `flag { $name }`. Karten kennen keine Zähler.
diagnostic-c0112 = keine Errungenschaft heißt `{ $name }`
    .label = { diagnostic-suggest }
    .help = Führe sie in `book.kdl` ein: `achievement { $name }`.
diagnostic-c0113 = die Regelliste kennt keine Regel `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0115 = kein Zeitpunkt heißt `{ $name }`
    .label = { diagnostic-suggest }
    .help = Zeitpunkte: { $known }
diagnostic-c0116 = `{ $name }` kann hier als Bereich nicht gemeint sein
    .label = { diagnostic-suggest }
    .help = Bereiche: `own-space`, `near-self`, `own-tile`, `seen-by-self`, `board`, `water`, ein Raum oder `raum:feld`.
diagnostic-c0117 = `{ $name }` passt hier nicht
    .label = { diagnostic-suggest }
    .help = Möglich: { $known }
diagnostic-c0118 = hier gibt es kein `self`
    .label = Regeln von Räumen und Kapiteln gehören niemandem
    .help = Sag `subject` (oder `mover`, `attacker`, `searcher`) für die Figur, um die es gerade geht.
diagnostic-c0119 = nicht gefunden ({ diagnostic-kind }): `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0121 = `{ $name }` ist keine Bedingung
    .label = { diagnostic-suggest }
    .help = Die Bedingungen stehen unter "If" in docs/authors/vocabulary.md.
diagnostic-c0122 = `{ $name }` ist nicht ein einzelnes Feld
    .label = gebraucht wird genau eins
    .help = Schreibe `raum:feld`, etwa `kitchen:counter`.

# Karten
diagnostic-c0201 = { $case ->
    [missing] eine Waffe muss sagen, wie sie angreift
   *[other] nur eine Waffe greift an
}
    .label = { $case ->
        [missing] ergänze eine Zeile wie `attack melee bonus=+1 kind=sharp`
       *[other] mach eine `weapon` daraus oder setze den Angriff in einen Satz
    }
diagnostic-c0202 = wo wird diese Rüstung getragen?
    .label = ergänze `slot head`, `slot body` oder `paws 1`
diagnostic-c0203 = diese Voraussetzungen erfüllt keine Maus
    .label = niemand könnte die Karte benutzen
    .help = Vergleiche Klasse, Wissen und Kampf mit den Mäusen in `mice.kdl`.
diagnostic-c0204 = keine Maus kann die Fähigkeit `{ $name }` je benutzen
    .label = keine Maus hat so eine Klasse
diagnostic-c0205 = es sind { $found } Suchkarten, alle Exemplare gezählt
    .label = höchstens { $limit } passen in eine Partie
diagnostic-c0206 = `{ $name }` bewirkt nichts
    .label = sag, was geschieht
diagnostic-c0207 = mehr Mäuse beginnen mit `{ $name }`, als es Exemplare gibt
    .label = Exemplare: { $copies }
    .help = Erhöhe `copies=` der Karte oder gib der Maus etwas anderes.
diagnostic-c0208 = eine Maus hat zwei Pfoten, nicht { $found }
    .label = höchstens 2
diagnostic-c0210 = der günstigere Preis ist nicht günstiger
    .label = alle zahlen { $cost }
diagnostic-c0211 = `{ $mouse }` kann die eigene Startausrüstung `{ $name }` nicht benutzen
    .label = die Voraussetzungen sind nicht erfüllt
diagnostic-c0212 = wann geschieht `{ $word }`?
    .label = eine Wirkung braucht einen Zeitpunkt
    .help = Setze sie in einen Satz: `when hourglass-moves {"{"} ... {"}"}` oder `free-action {"{"} ... {"}"}`.
diagnostic-c0213 = Wunden durch eine Regel lassen sich nie abwehren
    .label = nimm `hit` für Treffer mit Verteidigung
diagnostic-c0214 = dieser Satz bewirkt nichts
    .label = es folgt keine Wirkung
diagnostic-c0215 = eine Fähigkeit wird benutzt, sie gilt nicht einfach
    .label = `{ $name }` braucht einen Zeitpunkt
    .help = Sag es als Wirkung auf Zeit: `give battle +1 until=round-ends`.
diagnostic-c0216 = laut Schachtel { $what }: { $wanted }, aber es gibt { $found }
    .label = gefunden: { $found }
    .help = Gezählt wird, was die Dateien dieses Ordners erklären, samt allen Exemplaren. Ergänze, was fehlt, oder berichtige die Zahl.

# Gegner und Begegnungen
diagnostic-c0301 = die Begegnung `{ $name }` deckt nicht jede Seite ab
    .label = es fehlt: Seite { $pages }
diagnostic-c0302 = Seite { $page } steht hier zweimal
    .label = hier noch einmal
diagnostic-c0303 = { $found } × `{ $name }` sind mehr, als in der Schachtel liegen
    .label = es gibt { $limit }; der Rest kommt nie aufs Brett
diagnostic-c0304 = welche Figur steht für `{ $name }`?
    .label = ergänze eine Zeile wie `figures rat limit=6`
diagnostic-c0305 = liegen nun { $before } oder { $found } Figuren `{ $name }` in der Schachtel?
    .label = ein anderer Gegner sagt { $before }
diagnostic-c0306 = wie viele Figuren `{ $name }` liegen in der Schachtel?
    .label = ergänze `limit=` in der Zeile `figures`
diagnostic-c0307 = auf dieser Seite kommt niemand
    .label = keine Gegner
diagnostic-c0308 = der Boss `{ $name }` gehört zu keiner Sippe (BOSS-1)
    .label = Regeln, die die Sippe nennen, gelten für ihn nicht
diagnostic-c0309 = ein Gegner wählt weder Aktionen noch freie Aktionen
    .label = nimm `when ...` oder `after own-turn`

# Kapitel
diagnostic-c0401 = das Raumteil von `{ $name }` liegt schon aus
    .label = jedes Raumteil gibt es einmal, mit beiden Seiten
    .also = zuerst hier
diagnostic-c0402 = zwischen `{ $other }` und `{ $name }` führt kein Weg
    .label = hier treffen sich nie Ausgänge gleicher Farbe, egal welche Seiten oben liegen
    .also = der Nachbar
    .help = Das kann gewollt sein; sonst verschiebe eines der Teile.
diagnostic-c0403 = die Mäuse kommen nie nach `{ $name }`
    .label = vom Start führt kein Ausgang und kein Wendefeld dorthin
diagnostic-c0404 = wo starten die Mäuse in `{ $name }`?
    .label = ergänze eine Zeile wie `start guard-room`
diagnostic-c0405 = `{ $name }` hat kein Startfeld
    .label = nenne eins: `start { $name }:feld`
diagnostic-c0406 = { $case ->
    [both] eine Maus muss mit und darf nicht mit
    [required] es müssen mehr Mäuse mit, als Platz haben
   *[other] es dürfen weniger Mäuse mit, als die Gruppe braucht
}
    .label = Gruppe von { $size }, mitdürfen { $allowed }
diagnostic-c0407 = `{ $name }` lässt sich nicht gewinnen
    .label = ergänze einen Block `victory {"{"} ... {"}"}`
diagnostic-c0408 = `{ $name }` liegt nicht auf dem Plan dieses Kapitels
    .label = weder oben noch unten
diagnostic-c0409 = die Karte `{ $name }` ist in diesem Kapitel nicht im Stapel
    .label = `without-cards` nimmt sie heraus
diagnostic-c0410 = { $case ->
    [unread] nach `{ $name }` wird nie gefragt
   *[other] `{ $name }` ändert sich nie
}
    .label = hier eingeführt
diagnostic-c0411 = die Entscheidung `{ $name }` lässt keine Wahl
    .label = mindestens zwei Antworten
diagnostic-c0412 = dieser Plan ist zu groß
    .label = höchstens { $limit } Raumteile
diagnostic-c0413 = `{ $name }` wird öfter ausgegeben, als es Exemplare gibt
    .label = Exemplare: { $copies }
diagnostic-c0414 = dieser Plan hat kein Raumteil
    .label = ergänze Reihen: `row guard-room _ kitchen`
diagnostic-c0415 = `{ $name }` liegt zu Beginn des Kapitels nicht oben
    .label = der Plan nennt die andere Seite
diagnostic-c0417 = von diesem Stapel hat die Schachtel keine Begegnung
    .label = es ließe sich keine Karte ziehen
diagnostic-c0418 = ein Kapitel, das auf Seite 1 endet, ist vorbei, bevor es beginnt
    .label = mindestens 2
diagnostic-c0419 = `{ $word }` hat keine Bedingung
    .label = es träte sofort ein
diagnostic-c0420 = `{ $word }` gehört in einen Raum
    .label = setze diese Regel in `room ... {"{"} ... {"}"}`
diagnostic-c0421 = ein stiller Raum hat keinen besonderen Aufbau
    .label = nur eins von beiden
diagnostic-c0422 = `{ $word }` reicht von { $low } bis { $high }
    .label = die kleinere Zahl steht vorn

# Wörter und Prosa
diagnostic-c0501 = keine Wörter für `{ $name }` in: { $languages }
    .label = { $suggestion ->
        [none] erscheint nur mit seiner Kennung
       *[other] ist `{ $suggestion }` dafür gedacht?
    }
    .help = Ergänze `{ $name } = ...` in einer Datei unter `locales/`.
diagnostic-c0502 = für den Erzählmoment `{ $name }` fehlt der Text in: { $languages }
    .label = nichts zum Vorlesen
    .help = Ergänze eine Überschrift `# { $name }` mit einem Text darunter.
diagnostic-c0503 = nichts im Kapitel führt zu `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0504 = HTML ist in der Prosa nicht erlaubt
    .label = nimm einfaches Markdown
diagnostic-c0505 = dieser Text steht vor der ersten Überschrift
    .label = er wird nie gezeigt
    .help = Beginne mit `# opening`.
diagnostic-c0506 = die Überschrift `{ $name }` steht hier zweimal
    .label = hier noch einmal
diagnostic-c0507 = das ist kein Fluent: { $message }
    .label = hier geht es nicht weiter
diagnostic-c0508 = `{ $name }` fehlt eine Mehrzahlform des Polnischen
    .label = braucht `one`, `few` und `many`
diagnostic-c0509 = Bilder sind in der Prosa nicht erlaubt
    .label = streiche das Bild

# Raumteile einer ganzen Schachtel
diagnostic-c0691 = die Rückseite von `{ $name }` fehlt
    .label = keine Seite { $number }, die diese als Rückseite nennt
    .help = Beide Seiten eines Raumteils werden gezeichnet, und jede nennt die Nummer der anderen.
diagnostic-c0692 = zwei Seiten tragen die Nummer { $number }
    .label = `{ $name }` ist die zweite
    .also = zuerst hier

# Regelverzeichnis
diagnostic-c0701 = `{ $name }` steht hinter `{ $other }`
    .label = halte die Reihenfolge der Regelliste ein
diagnostic-c0702 = im Verzeichnis fehlen Regeln der Regelliste: { $count }
    .label = es fehlen: { $names }
diagnostic-c0703 = genau die Definitionen nennen ihr `reason`
    .label = sag, warum { $name } für sich nichts auslöst
diagnostic-c0704 = `{ $name }` hat keine wählbare Voreinstellung
    .label = möglich: { $known }

# Was an einem Buch falsch sein kann. Je Code eine Meldung: der Befund, `.label` an der Stelle, `.help`.

diagnostic-error = Fehler
diagnostic-warning = Warnung
diagnostic-advice = Hinweis
diagnostic-help = Hilfe

# What would mend a finding.
diagnostic-fix-replace = In „{ $word }“ ändern
diagnostic-fix-remove = „{ $word }“ entfernen
diagnostic-fix-words = „{ $name }“ in { $file } ergänzen
diagnostic-fix-prose = Die Überschrift „{ $name }“ in { $file } ergänzen

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
    [goal] Ziel
    [moment] ein Zeitpunkt
    [story-moment] ein Erzählmoment
    [achievement] ein Geschichtenerfolg
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
    [title] ein Titel in Anführungszeichen
    [proves] eine Zeile `proves` mit den Regeln, um die es geht
    [room-map-or-chapter] ein `room`, eine `map` oder ein `chapter`
    [expectation] was erwartet wird
    [choice] eine Entscheidung
    [ability] eine Fähigkeit
    [encounter] eine Begegnung
    [initiative-card] eine Maus oder eine Karte der Initiativeleiste
    [roll] ein Wurf
    [option] eine Einstellung
    [outcome] ein Ergebnis
    [who-decides] eine Maus, `party` oder `nobody`
    [retry-or-next] `retry` oder `next`
    [splat-or-whole] `splat` oder `whole`
    [what-is-used] der Name einer Karte
    [way-out] eine Richtung oder `flip`
    [how-many-faces] wie viele Seiten des Würfels
    [pass-or-fail] `pass` oder `fail`
    [ally] ein Verbündeter
    [steps] wie viele Schritte
    [needs] wie viele Erfolge
    [hits] wie viele Treffer
    [points] wie viele Punkte
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
    [achievement] Geschichtenerfolg
    [counter] Zähler oder Schalter
    [story] Geschichtenbuch
    [option] Antwort
    [moment] Erzählmoment
    [rule] Regel
    [special-search] Sondersuchaktion
    [figure] Figur
    [party-item] Gruppengegenstand
    [equipment] Startausrüstung einer Maus
    [honour] Erfolg einer Maus
    [marker] Marker
    [setting] Einstellung des Tisches
    [use] Karte, Fähigkeit oder Kraft zum Benutzen
    [space] Feld hier
   *[other] { $kind }
}

# Schreibweise
diagnostic-c0001 = das ist kein KDL: { $case ->
    [comment] ein Kommentar wird nicht geschlossen
    [string] ein Anführungszeichen wird nicht geschlossen
    [name] so kann keine Zeile beginnen
    [brace] die Klammern passen nicht zusammen
    [left-out] eine schließende Klammer fehlt
    [at-the-end] eine schließende Klammer fehlt
    [extra] eine schließende Klammer ist zu viel
    [hash] mit `#` beginnt kein Kommentar
    [bare-flag] vor `true` und `false` gehört ein `#`
    [equals] um `=` dürfen keine Leerzeichen stehen
    [number] ungültige Zahl
    [value] ungültiger Wert
    [not-opened] eine öffnende Klammer fehlt
    [else] `else` ist hier kein Wort
    [else-if] `else if` ist hier kein Wort
    [same-line] nach einer schließenden Klammer beginnt eine neue Zeile
    [two-blocks] eine Zeile hat ein Paar Klammern
   *[other] { $message }
}
    .label = { $case ->
        [left-out] sie gehört vor diese Zeile, wie die Einrückung zeigt
        [at-the-end] sie gehört hinter diese Zeile
        [extra] hier ist nichts offen
        [hash] schreib `//`
        [bare-flag] schreib `#true` oder `#false`
        [equals] hier
        [not-opened] sie gehört ans Ende dieser Zeile, wie die Einrückung zeigt
        [else] schreib `otherwise` in eine eigene Zeile
        [else-if] schreib `otherwise` in eine eigene Zeile
        [same-line] das gehört in eine eigene Zeile
        [two-blocks] ein zweites ist nicht erlaubt
       *[other] hier bricht das Lesen ab
    }
    .also = hier geöffnet
    .help = { $case ->
        [left-out] Schließ den Block, oder rück ein, was hineingehört.
        [at-the-end] Setz ein `{"}"}` ans Ende.
        [extra] Nimm sie weg, oder öffne vorher einen Block.
        [hash] Ein Kommentar beginnt mit `//` und endet mit der Zeile.
        [bare-flag] KDL kennzeichnet diese Wörter, damit sie keine Namen sind: `may=#true`.
        [equals] Eine Zeile schreibt man `paws 1`, eine Eigenschaft `on=counter`.
        [not-opened] Was weiter eingerückt ist, gehört in Klammern: `room kitchen {"{"}`.
        [else] In der Zeile nach der schließenden Klammer eines `if`: `otherwise {"{"} … {"}"}`.
        [else-if] In der nächsten Zeile, mit dem zweiten `if` darin: `otherwise {"{"} if page at-least=3 {"{"} … {"}"} {"}"}`.
        [same-line] Oder schreib `;` dazwischen.
        [two-blocks] Schreib die Bedingung in eine eigene Zeile, `if any-of {"{"} … {"}"}`, und darunter, was folgt.
       *[other] Prüfe Anführungszeichen und Klammern rund um diese Stelle.
    }
diagnostic-c0002 = die Datei ist zu groß
    .label = höchstens { $limit } Byte
    .help = Teile sie auf: Karten und Kapitel dürfen auf beliebig viele Dateien verteilt sein.
diagnostic-c0003 = zu tief verschachtelt
    .label = mehr als { $limit } Ebenen
    .help = Auch Zeilen wie `if ...` ohne Klammern schachteln alles, was nach ihnen kommt.
diagnostic-c0004 = { $place ->
    [files] unbekannte Zeile `{ $name }`
    [effects] unbekannte Wirkung `{ $name }`
    [cards] eine Karte kennt keine Zeile `{ $name }`
    [abilities] eine Fähigkeit kennt keine Zeile `{ $name }`
    [mice] eine Maus kennt keine Zeile `{ $name }`
    [minions] ein Gegner kennt keine Zeile `{ $name }`
    [boss] ein Hauptgegner mit mehreren Karten kennt außerhalb davon keine Zeile `{ $name }`
    [encounters] eine Begegnung kennt keine Zeile `{ $name }`
    [chapters] ein Kapitel kennt keine Zeile `{ $name }`
    [rooms] ein Raum kennt keine Zeile `{ $name }`
    [books] ein Buch kennt keine Zeile `{ $name }`
    [balance] `balance` kennt keine Zeile `{ $name }`
    [boxes] eine Schachtel kennt keine Zeile `{ $name }`
    [case-files] in einer Falldatei stehen nur Fälle, nicht `{ $name }`
    [cases] ein Fall kennt keine Zeile `{ $name }`, und keine Maus heißt so
   *[other] `{ $place }` kennt keine Zeile `{ $name }`
}
    .label = { diagnostic-suggest }
    .help = { $place ->
        [case-files] Alle Wörter stehen in docs/authors/cases.md.
        [cases] Alle Wörter stehen in docs/authors/cases.md.
        [begin] Alle Wörter stehen in docs/authors/cases.md.
        [map] Alle Wörter stehen in docs/authors/cases.md.
        [mouse] Alle Wörter stehen in docs/authors/cases.md.
        [onward] Alle Wörter stehen in docs/authors/cases.md.
        [put] Alle Wörter stehen in docs/authors/cases.md.
       *[other] Alle Wörter stehen in docs/authors/vocabulary.md.
    }
diagnostic-c0005 = `{ $word }` hat keine Eigenschaft `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0006 = `{ $word }` ist unvollständig
    .label = es fehlt: { diagnostic-what }
diagnostic-c0007 = { $expected ->
    [word] hier muss ein Wort stehen, nicht `{ $found }`
    [number] hier muss eine Zahl stehen, nicht `{ $found }`
    [version] hier muss eine Version wie "1.0.0" stehen, nicht `{ $found }`
   *[other] hier muss `#true` oder `#false` stehen, nicht `{ $found }`
}
    .label = erwartet: { diagnostic-what }
diagnostic-c0008 = `{ $word }` hat zu viele Werte
    .label = unerwartet
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
    .label = erlaubt: { $min } bis { $max }
diagnostic-c0011 = `{ $name }` ist keine gültige Kennung
    .label = nur Kleinbuchstaben, Ziffern und einzelne Bindestriche
    .help = Eine Kennung sieht aus wie `fishhook-and-thread`; Namen für Menschen stehen in den Sprachdateien.
diagnostic-c0012 = `{ $word }` steht hier zweimal
    .label = hier noch einmal
    .also = zuerst hier
    .help = Streiche eins von beiden.
diagnostic-c0013 = die Sprache dieser Datei ist unbekannt
    .label = { $file }
    .help = Lege sie in `locales/en`, `locales/de` oder `locales/pl`.
diagnostic-c0014 = die Datei ist kein UTF-8-Text
    .label = nicht lesbar
    .help = Speichere sie als UTF-8.
diagnostic-c0015 = zu viele von einer Art: { diagnostic-kind }, { $found }
    .label = höchstens { $limit }
diagnostic-c0016 = `otherwise` ohne ein `if` davor
    .label = direkt davor steht kein `if`
    .help = `otherwise` folgt direkt auf die schließende Klammer eines `if` oder `unless`.
diagnostic-c0017 = `{ $name }` endet wie die Nummer einer Figur
    .label = so darf keine Maus und kein Gegner heißen
    .help = Die zweite Figur von `moth` heißt `moth-2`. Lass den Bindestrich vor der Zahl weg oder schreib die Zahl als Wort.
diagnostic-c0018 = mehr auf einmal, als in eine Partie passt: { $what ->
    [tricks] Trickkarten, alle Exemplare gezählt
    [worn] ohne Platz getragene Karten, alle Exemplare gezählt
    [boss-cards] Initiativekarten eines Hauptgegners
    [wave] Arten von Gegnern in einer Welle
    [effects] Wirkungen in einem Block
    [once-a-turn] Regeln, die einmal pro Zug gelten
    [once-a-chapter] Regeln, die einmal pro Kapitel gelten
    [attacks] Angriffe, die auf Angriffe folgen
    [steps] Schritte innerhalb von Schritten
    [waves] Zeilen `minions` zu Beginn
    [ways] Wege, auf denen Regeln zu Regeln führen
   *[speakers] Regeln, die im selben Moment gelten können
 }, { $found }
    .label = höchstens { $limit }
    .help = { $rules ->
        [none] Im Spiel geht nichts verloren, also muss für alles Platz sein.
       *[other] Diese Regeln führen zueinander: { $rules }. `once-per=turn` oder `once-per=chapter` beendet das.
    }
diagnostic-c0019 = { $case ->
    [and] `{ $name }` verbindet hier keine Bedingungen
    [or] `{ $name }` verbindet keine Bedingungen
    [if] `{ $name }` steht hier nicht
   *[else] `{ $name }` gibt es nicht
}
    .label = { $case ->
        [and] schreib eine zweite Zeile
        [or] schreib `any-of`
        [if] schreib nur die Bedingung
       *[else] schreib `otherwise`
    }
    .help = { $case ->
        [and] Bedingungen in eigenen Zeilen müssen alle gelten: `if flag awake` und darunter `if page at-least=3`. Gleich nach einer öffnenden Klammer darf eine Zeile mit `and` beginnen.
        [or] `if any-of {"{"} flag awake; page at-least=3 {"}"}` gilt, wenn eine davon gilt.
        [if] In diesen Klammern stehen Bedingungen, keine Sätze: `victory {"{"} flag awake; not page is=1 {"}"}`.
        [else-if] Setz das zweite `if` in die Klammern: `otherwise {"{"} if page at-least=3 {"{"} … {"}"} {"}"}`.
       *[else] Gleich hinter der schließenden Klammer eines `if`: `otherwise {"{"} … {"}"}`.
    }

# Namen
diagnostic-c0101 = den Namen `{ $name }` gibt es doppelt ({ diagnostic-kind })
    .label = schon vergeben
    .also = zuerst hier
    .help = Innerhalb einer Art muss jeder Name eindeutig sein.
diagnostic-c0102 = unbekannte Suchkarte `{ $name }`
    .label = { diagnostic-suggest }
    .help = Suchkarten stehen in `search.kdl` der Schachtel oder einer Geschichte.
diagnostic-c0103 = unbekannter Gegner `{ $name }`
    .label = { diagnostic-suggest }
    .help = Gegner stehen in `minions.kdl` der Schachtel oder einer Geschichte.
diagnostic-c0104 = unbekannte Maus `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0105 = unbekannter Raum `{ $name }`
    .label = { diagnostic-suggest }
    .help = Ein Raum ist eine Zeichnung in `tiles/`; seine Kennung ist ihr `data-name`.
diagnostic-c0106 = im Raum `{ $room }` gibt es kein Feld `{ $name }`
    .label = { diagnostic-suggest }
    .help = Felder sind die Kennungen der Ebene `spaces` in der Zeichnung.
diagnostic-c0107 = unbekannte Klasse `{ $name }`
    .label = { diagnostic-suggest }
    .help = Klassen: { $known }
diagnostic-c0108 = unbekannte Würfelseite `{ $name }`
    .label = { diagnostic-suggest }
    .help = Seiten und Gruppen von Seiten: { $known }
diagnostic-c0109 = keine Karte hat das Merkmal `{ $name }`
    .label = { diagnostic-suggest }
    .help = Ein Merkmal gibt es, sobald eine Suchkarte es in ihrer Zeile `tags` nennt.
diagnostic-c0110 = kein Gegner gehört zur Sippe `{ $name }`
    .label = { diagnostic-suggest }
    .help = Eine Sippe gibt es, sobald ein Gegner sie in seiner Zeile `kin` nennt.
diagnostic-c0111 = dieses Kapitel hat keinen Zähler oder Schalter `{ $name }`
    .label = { diagnostic-suggest }
    .help = Führe ihn im Kapitel ein: `counter { $name } starts=0` oder `flag { $name }`. Karten kennen keine Zähler.
diagnostic-c0112 = unbekannter Geschichtenerfolg `{ $name }`
    .label = { diagnostic-suggest }
    .help = Führe ihn in `book.kdl` ein: `achievement { $name }`.
diagnostic-c0113 = unbekannte Regel `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0115 = unbekannter Zeitpunkt `{ $name }`
    .label = { diagnostic-suggest }
    .help = Zeitpunkte: { $known }
diagnostic-c0116 = `{ $name }` ist hier kein gültiger Bereich
    .label = { diagnostic-suggest }
    .help = Bereiche: `own-space`, `near-self`, `own-tile`, `seen-by-self`, `board`, `water`, ein Raum oder `raum:feld`.
diagnostic-c0117 = `{ $name }` ist hier nicht erlaubt
    .label = { diagnostic-suggest }
    .help = Möglich: { $known }
diagnostic-c0118 = `self` ist hier nicht möglich
    .label = eine Regel eines Raums oder Kapitels hat keinen Besitzer
    .help = Verwende `subject` (oder `mover`, `attacker`, `searcher`) für die Figur, um die es geht.
diagnostic-c0119 = unbekannt ({ diagnostic-kind }): `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0121 = unbekannte Bedingung `{ $name }`
    .label = { diagnostic-suggest }
    .help = Die Bedingungen stehen unter "If" in docs/authors/vocabulary.md.
diagnostic-c0122 = `{ $name }` ist kein einzelnes Feld
    .label = genau ein Feld ist nötig
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
diagnostic-c0202 = bei dieser Rüstung fehlt der Körperteil
    .label = ergänze `slot head`, `slot body` oder `paws 1`
diagnostic-c0203 = diese Voraussetzungen erfüllt keine Maus
    .label = niemand könnte die Karte benutzen
    .help = Vergleiche Klasse, Gelehrsamkeit und Angriffsstärke mit den Mäusen in `mice.kdl`.
diagnostic-c0204 = keine Maus kann die Fähigkeit `{ $name }` benutzen
    .label = keine Maus hat diese Klasse
diagnostic-c0205 = es sind { $found } Suchkarten, alle Exemplare gezählt
    .label = höchstens { $limit } sind möglich
diagnostic-c0206 = `{ $name }` bewirkt nichts
    .label = ergänze eine Wirkung
diagnostic-c0207 = mehr Mäuse beginnen mit `{ $name }`, als es Exemplare gibt
    .label = Exemplare: { $copies }
    .help = Erhöhe `copies=` der Karte oder gib der Maus eine andere.
diagnostic-c0208 = eine Maus hat zwei Pfoten, nicht { $found }
    .label = höchstens 2
diagnostic-c0210 = der ermäßigte Preis ist nicht niedriger
    .label = alle zahlen { $cost }
diagnostic-c0211 = `{ $mouse }` kann die eigene Startausrüstung `{ $name }` nicht benutzen
    .label = die Voraussetzungen sind nicht erfüllt
diagnostic-c0212 = `{ $word }` hat keinen Zeitpunkt
    .label = wann geschieht das?
    .help = Setze es in einen Satz: `when hourglass-moves {"{"} ... {"}"}` oder `free-action {"{"} ... {"}"}`.
diagnostic-c0213 = Treffermarker durch eine Regel lassen sich nicht abwehren
    .label = nimm `hit` für Treffer, die sich abwehren lassen
diagnostic-c0214 = dieser Satz bewirkt nichts
    .label = ergänze eine Wirkung
diagnostic-c0215 = eine Fähigkeit braucht einen Zeitpunkt für ihren Einsatz
    .label = `{ $name }` hat keinen Zeitpunkt
    .help = Verwende eine Wirkung mit Ende: `give battle +1 until=round-ends`.
diagnostic-c0216 = laut Schachtel { $what }: { $wanted }, aber es gibt { $found }
    .label = gefunden: { $found }
    .help = Gezählt wird alles aus den Dateien dieses Ordners, samt allen Exemplaren. Ergänze, was fehlt, oder berichtige die Zahl.

# Gegner und Begegnungen
diagnostic-c0301 = die Begegnung `{ $name }` deckt nicht jede Seite ab
    .label = es fehlt: Seite { $pages }
diagnostic-c0302 = Seite { $page } steht hier zweimal
    .label = hier noch einmal
diagnostic-c0303 = { $found } × `{ $name }` sind mehr, als in der Schachtel liegen
    .label = es gibt { $limit }; der Rest wird nie aufgestellt
diagnostic-c0304 = `{ $name }` hat keine Figur
    .label = ergänze eine Zeile wie `figures rat limit=6`
diagnostic-c0305 = widersprüchliche Zahl der Figuren `{ $name }`: { $before } und { $found }
    .label = ein anderer Gegner sagt { $before }
diagnostic-c0306 = die Zahl der Figuren `{ $name }` fehlt
    .label = ergänze `limit=` in der Zeile `figures`
diagnostic-c0307 = keine Gegner auf dieser Seite
    .label = leer
diagnostic-c0308 = der Hauptgegner `{ $name }` kann zu keiner Sippe gehören (BOSS-1)
    .label = diese Zeile hat keine Wirkung
diagnostic-c0309 = ein Gegner kann weder Aktionen noch Freie Aktionen haben
    .label = nimm `when ...` oder `after own-turn`
diagnostic-c0310 = eine Gegnerkarte reagiert nicht auf `when { $word }`
    .label = das geschieht nie
    .help = Eigene Sätze eines Gegners können mit `when attacking`, `wounding`, `attacked`, `attack-rolled`, `defense-rolled`, `blocked-all`, `turn-starts` oder `turn-ends` beginnen. Für andere Momente schreibe eine `rule` im Kapitel.

# Kapitel
diagnostic-c0401 = das Spielplanteil von `{ $name }` liegt schon aus
    .label = jedes Spielplanteil gibt es einmal, mit zwei Seiten
    .also = zuerst hier
diagnostic-c0402 = `{ $other }` und `{ $name }` sind nicht verbunden
    .label = hier treffen sich nie Übergänge gleicher Farbe, egal welche Seiten oben liegen
    .also = der Nachbar
    .help = Ist das nicht gewollt, verschiebe eines der Spielplanteile.
diagnostic-c0403 = die Mäuse erreichen `{ $name }` nie
    .label = vom Start führt kein Übergang und kein Drehfeld dorthin
diagnostic-c0404 = in `{ $name }` fehlt, wo die Mäuse starten
    .label = ergänze eine Zeile wie `start guard-room`
diagnostic-c0405 = `{ $name }` hat kein Startfeld
    .label = nenne eins: `start { $name }:feld`
diagnostic-c0406 = { $case ->
    [both] eine Maus ist zugleich vorgeschrieben und ausgeschlossen
    [required] es sind mehr Mäuse vorgeschrieben, als in die Gruppe passen
   *[other] für die Gruppe sind zu wenige Mäuse erlaubt
}
    .label = Gruppe von { $size }, erlaubt { $allowed }
diagnostic-c0407 = `{ $name }` lässt sich nicht gewinnen
    .label = ergänze einen Block `victory {"{"} ... {"}"}`
diagnostic-c0408 = `{ $name }` liegt in diesem Kapitel nicht aus
    .label = auf keiner Seite eines Spielplanteils
diagnostic-c0409 = die Karte `{ $name }` ist in diesem Kapitel nicht im Stapel
    .label = `without-cards` nimmt sie heraus
diagnostic-c0410 = { $case ->
    [unread] `{ $name }` wird nie benutzt
   *[other] `{ $name }` ändert sich nie
}
    .label = hier eingeführt
diagnostic-c0411 = die Entscheidung `{ $name }` hat nur eine Antwort
    .label = ergänze mindestens eine weitere
diagnostic-c0412 = dieser Spielplan ist zu groß
    .label = höchstens { $limit } Spielplanteile
diagnostic-c0413 = `{ $name }` wird öfter ausgegeben, als es Exemplare gibt
    .label = Exemplare: { $copies }
diagnostic-c0414 = dieser Spielplan hat kein Spielplanteil
    .label = ergänze Reihen: `row guard-room _ kitchen`
diagnostic-c0415 = `{ $name }` liegt zu Beginn des Kapitels nicht oben
    .label = der Spielplan nennt die andere Seite
diagnostic-c0417 = für diesen Stapel hat die Schachtel keine Begegnungskarten
    .label = es ließe sich keine Karte ziehen
diagnostic-c0418 = ein Kapitel kann nicht auf Seite 1 enden
    .label = mindestens 2
diagnostic-c0419 = `{ $word }` hat keine Bedingung
    .label = es würde sofort gelten
diagnostic-c0420 = `{ $word }` gehört in einen Raum
    .label = setze diese Regel in `room ... {"{"} ... {"}"}`
diagnostic-c0421 = ein stiller Raum kann keinen besonderen Aufbau haben
    .label = streiche eins von beiden
diagnostic-c0422 = `{ $word }` reicht von { $low } bis { $high }
    .label = die kleinere Zahl steht vorn
diagnostic-c0423 = `any-of` fragt nur nach einem
    .label = nenne mindestens zwei Bedingungen
    .help = Schreibe die Bedingung allein oder füge in den Klammern eine weitere hinzu.
diagnostic-c0424 = { $dice ->
    [one] 1 Würfel zeigt
   *[other] { $dice } Würfel zeigen
 } nie { $needs } Sterne
    .label = diese Probe misslingt immer
    .help = Lass mehr Würfel werfen oder verlange weniger Sterne.
diagnostic-c0425 = die Lose ergeben zusammen { $found }
    .label = ein Würfel hat 6 Seiten
    .help = Verteile alle sechs Seiten, zum Beispiel `lot 3 {"{"} … {"}"}` und `lot 3 {"{"} … {"}"}`.
diagnostic-c0426 = das Ziel `{ $name }` wird nie angezeigt
    .label = das Ziel davor gilt immer
    .help = Gib dem Ziel davor Bedingungen oder stelle dieses an den Anfang.
diagnostic-c0427 = der Weg zu `{ $name }` führt aus der Kampagne hinaus
    .label = nur Kapitel einer `campaign` führen zueinander
    .help = Nenne beide Kapitel in der `campaign` des Buchs.
diagnostic-c0428 = für den Sieg muss `{ $name }` besiegt sein, kommt aber nie
    .label = nichts in diesem Kapitel bringt diesen Gegner ins Spiel
    .help = Stelle ihn auf: `special-setup { $name }=1` in einem Raum oder `spawn { $name } 1` in einer Regel.
diagnostic-c0429 = { $case ->
    [card] `{ $name }` ist nicht im Stapel, so ist dieses Kapitel nicht zu gewinnen
    [page] Seite { $name } kommt nie, so ist dieses Kapitel nicht zu gewinnen
    [minion] `{ $name }` kommt nie, so ist dieses Kapitel nicht zu gewinnen
    [achievement] keine Regel vergibt je `{ $name }`, so ist dieses Kapitel nicht zu gewinnen
    [mice] { $name } Mäuse sind nötig, die Gruppe hat aber { $needs }
    [blocked] `{ $name }` hängt von `{ $needs }` ab, und das tritt nie ein, so ist dieses Kapitel nicht zu gewinnen
    [circle] `{ $name }` kommt nie: Die Regel `{ $needs }` müsste zuerst gelten und wartet darauf
    [win] keine Regel, die dieses Kapitel gewinnt, kann je gelten
    [too-low] keine Regel bringt `{ $name }` je auf { $needs }, so ist dieses Kapitel nicht zu gewinnen
   *[counter] keine Regel setzt je `{ $name }`, so ist dieses Kapitel nicht zu gewinnen
}
    .label = für den Sieg nötig
    .help = { $case ->
        [card] Nimm sie aus `without-cards`, oder gib sie aus: `take-card { $name }`.
        [page] Verlange eine frühere Seite, oder verschieb `ends-on-page`.
        [minion] Stelle ihn auf: `special-setup { $name }=1` in einem Raum oder `spawn { $name } 1` in einer Regel.
        [achievement] Vergib es dort, wo die Mäuse es verdient haben: `achieve { $name }`.
        [mice] Verlange weniger, oder `every-uncaptured-mouse`.
        [blocked] Lass `{ $needs }` irgendwo eintreten, oder frag nicht danach.
        [circle] Sieh nach, was jede Regel verlangt: Zwei warten aufeinander, oder die Zahl wird nie erreicht.
        [win] Jede von ihnen verlangt etwas, das nie eintritt.
        [too-low] Setze es höher, oder zähle mit `add { $name } 1`.
       *[counter] Setze es dort, wo die Mäuse getan haben, wofür es steht: `set { $name }`.
    }
diagnostic-c0430 = `{ $name }` stößt dazu, darf aber nicht in der Gruppe sein
    .label = die Gruppe lässt diese Maus aus
    .help = Eine Maus, die später dazustößt, gehört von Anfang an zur Gruppe: Erlaube sie und lass sie mit `start … for={ $name }` anderswo beginnen.
diagnostic-c0431 = `{ $word }` wird in einem Raum oder Kapitel nie angeboten
    .label = nur Karten, Fähigkeiten und Kräfte benutzt man in einem Zug
    .help = Reagiere stattdessen auf etwas: `when turn-ends who=any-mouse may=#true {"{"} … {"}"}`.
diagnostic-c0432 = Seite { $page } liegt hinter der gedruckten Leiste
    .label = sie hat { $limit } Seiten
    .help = Das Spiel geht weiter; am echten Tisch muss sich jemand die Seite merken.
diagnostic-c0433 = keine Liste des Buchs nennt das Kapitel `{ $name }`
    .label = Spieler finden es nicht
    .help = Nimm es in `chapters` oder `campaign` des Buchs `{ $story }` auf.
diagnostic-c0434 = `{ $name }` wartet hier, kann aber auch anderswo gezogen werden
    .label = die Karte liegt auch im Suchstapel
    .help = Frag, wer sie hat, wo immer sie gefunden wurde: `if has-card { $name }` oder `when found card={ $name }`.
diagnostic-c0435 = die Regel `{ $name }` { $case ->
    [snare] stellt Fallen, für die vielleicht kein Platz ist
    [defeat] bringt Gegner und besiegt sie, immer wieder
    [surge] füllt das Käserad und dreht die Zeit zurück, immer wieder
    [capture] rettet eine Maus und lässt sie fangen, immer wieder
    [attack] lässt auf jeden Angriff einen weiteren folgen
   *[turn] beendet jeden Zug, bevor er beginnt
 }
    .label = { $case ->
        [snare] man muss sie ablehnen können, und sie stellt eine Falle, außerhalb von Klammern
        [turn] keine Maus könnte je etwas tun
       *[other] das Spiel ginge nie weiter
    }
    .help = { $case ->
        [snare] Höchstens 4 Fallen stehen; was eine fünfte stellt, wird nicht angeboten. Schreib es als `free-action`, `action` oder mit `may=#true`.
        [turn] Füge eine Bedingung hinzu oder `once-per=turn`.
       *[other] Füge `once-per=turn` hinzu oder eine Bedingung, die irgendwann nicht mehr gilt.
    }
diagnostic-c0436 = das Spielplanteil `{ $name }` soll erst später kommen, aber { $case ->
    [used] das Kapitel beginnt darauf
   *[never] nichts legt es an
 }
    .label = { $case ->
        [used] Mäuse oder Gegner beginnen hier
       *[never] keine Regel sagt `lay-tile { $name }`
    }
diagnostic-c0437 = { $case ->
    [idle] der Verbündete `{ $name }` tut nichts in seinem Zug
    [standing] der Verbündete `{ $name }` hat keine Werte und nichts, was immer gilt
    [placed] der Verbündete `{ $name }` hat keine Figur, die man aufstellen könnte
   *[foe] `{ $name }` ist kein Verbündeter
 }
    .label = { $case ->
        [idle] ein Verbündeter sagt, was er bei `when turn-starts` oder `when turn-ends` tut, sonst nichts
        [standing] entferne das; ein Verbündeter sagt, was er `when turn-starts` oder `when turn-ends` tut
        [placed] schreib `join { $name }` in eine Regel
       *[foe] erkläre ihn als `ally { $name }`
    }

# Wörter und Prosa
diagnostic-c0501 = `{ $name }` hat in keiner Sprache einen Text
    .label = { $suggestion ->
        [none] erscheint nur mit seiner Kennung
       *[other] ist `{ $suggestion }` dafür gedacht?
    }
    .help = Ergänze `{ $name } = ...` in einer Datei unter `locales/`.
diagnostic-c0502 = der Erzählmoment `{ $name }` hat in keiner Sprache einen Text
    .label = nichts zum Vorlesen
    .help = Ergänze eine Überschrift `# { $name }` mit einem Text darunter.
diagnostic-c0503 = `{ $name }` wird im Kapitel nie benutzt
    .label = { diagnostic-suggest }
diagnostic-c0504 = HTML ist im Erzähltext nicht erlaubt
    .label = nimm einfaches Markdown
diagnostic-c0505 = Text vor der ersten Überschrift
    .label = er wird nie gezeigt
    .help = Beginne mit `# opening`.
diagnostic-c0506 = die Überschrift `{ $name }` steht hier zweimal
    .label = hier noch einmal
diagnostic-c0507 = das ist kein Fluent: { $message }
    .label = hier bricht das Lesen ab
diagnostic-c0508 = bei `{ $name }` fehlt eine polnische Pluralform
    .label = braucht `one`, `few` und `many`
diagnostic-c0509 = Bilder sind im Erzähltext nicht erlaubt
    .label = streiche das Bild
diagnostic-c0510 = das Kapitel hat keinen Moment `{ $name }` für dieses Bild
    .label = { diagnostic-suggest }

diagnostic-c0511 = { $language ->
    [en] Englisch
    [de] Deutsch
   *[pl] Polnisch
 }: { $missing } von { $of } Texten dieser Datei sind nicht übersetzt
    .label = es fehlen: { $names }
    .help = Bis dahin erscheint der Text in dieser Sprache. `barksburg words BUCH --lang { $language }` listet sie für die Übersetzung auf.
# Spielplanteile einer ganzen Schachtel
diagnostic-c0691 = die andere Seite von `{ $name }` fehlt
    .label = keine Seite { $number } nennt diese als Rückseite
    .help = Zeichne beide Seiten eines Spielplanteils; jede nennt die Nummer der anderen.
diagnostic-c0692 = zwei Seiten tragen die Nummer { $number }
    .label = `{ $name }` ist die zweite
    .also = zuerst hier

# Regelverzeichnis
diagnostic-c0701 = `{ $name }` steht hinter `{ $other }`
    .label = halte die Reihenfolge der Regelliste ein
diagnostic-c0702 = im Verzeichnis fehlen Regeln der Regelliste: { $count }
    .label = es fehlen: { $names }
diagnostic-c0703 = nur Definitionen haben ein `reason`, und jede braucht eins
    .label = sag, warum { $name } für sich nichts auslöst
diagnostic-c0704 = `{ $name }` hat keine gültige Voreinstellung
    .label = möglich: { $known }

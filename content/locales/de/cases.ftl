### Was an einer Datei mit Fällen nicht stimmt und warum ein Fall scheitert. Wörter in Gravis-Zeichen stehen so in der Datei.

case-title = ein Fall braucht einen Titel in Anführungszeichen
case-proves = ein Fall sagt mit `proves`, welche Regeln er belegt
case-large = die Datei ist zu groß oder zu tief verschachtelt
case-kdl = das lässt sich nicht als KDL lesen: { $why }
case-node = hier gehört `case` hin, da steht `{ $found }`
case-no-rule = eine Regel { $rule } gibt es nicht
case-room = ein Fall nennt `room`, `map` oder `chapter`
case-line = unbekannte Zeile `{ $line }`
case-late = `{ $line }` gehört vor die erste Entscheidung oder Erwartung
case-with-begin = `{ $line }` geht nicht zusammen mit `begin`
case-number = `{ $name }={ $value }` ist keine Zahl von 0 bis 255
case-number-wanted = `{ $line } { $word }`: hier gehört eine Zahl hin
case-unknown = { $what ->
    [mouse] keine Maus heißt
    [minion] kein Gegner heißt
    [figure] weder Maus noch Gegner heißt
    [ability] keine Fähigkeit heißt
    [chapter] kein Kapitel heißt
    [room] kein Raum heißt
    [space] kein Feld auf den Seiten, die oben liegen, heißt
    [search-card] keine Suchkarte heißt
    [encounter] keine Begegnung heißt
    [card] keine Karte der Initiativeleiste heißt
    [counter] kein Zähler heißt
    [achievement] keine Errungenschaft der Geschichte heißt
    [honour] keine Errungenschaft heißt
   *[marker] kein Marker heißt
 } `{ $name }`
case-option = eine Einstellung `{ $name }={ $value }` gibt es nicht
case-off-map = `{ $room }` liegt nicht auf dem Plan
case-face = keine Würfelseite heißt `{ $face }`; es gibt { $known }
case-toss = ein Wurf ist `splat` oder `whole`
case-where = wo? `at=FELD`
case-mouse-where = eine Maus steht mit `at=`, `captured=` oder `missing=` auf einem Feld
case-party-item = diesen Gruppengegenstand hat die Schachtel nicht
case-hook-end = wo ist das andere Ende des Hakens? `to=FELD`
case-position = diese Stellung kann es nicht geben ({ $why })
case-setup = der Aufbau ist nicht erlaubt ({ $why })
case-setup-allowed = der Aufbau ist erlaubt
case-setup-by = der Aufbau ist nach { $rule } nicht erlaubt ({ $why })
case-dice-short = es wurde öfter gewürfelt oder geworfen, als der Fall vorgibt
case-dice-left = am Ende übrig: { $dice } Würfel, { $tosses } Würfe
case-uncited = der Fall soll { $rule } belegen, aber die Regel kam nie vor
case-over = das Kapitel ist vorbei, es gibt nichts mehr zu entscheiden
case-not-up-to = `{ $who }` kann jetzt nicht entscheiden: an der Reihe ist `{ $decider }` ({ $ask })
case-no-choice = `{ $choice }` steht nicht zur Wahl; zur Wahl stehen: { $offered }
case-refused = `{ $choice }` ist nach { $rule } nicht erlaubt ({ $why }); zur Wahl stehen: { $offered }
case-not-on-board = `{ $name }` ist nicht auf dem Spielplan
case-not-on-track = `{ $name }` liegt nicht auf der Initiativeleiste
case-no-mouse = `{ $name }` ist keine Maus

## Erwartungen
case-expect-what = was wird erwartet?
case-expect-unknown = unbekannte Erwartung `{ $name }`
case-expect-form = das schreibt man `{ $form }`
case-expect-whose = wessen Karten?
case-expect-equal = { $what }: erwartet `{ $want }`, gefunden `{ $have }`; Ereignisse: { $events }
case-expect-offered = `{ $choice }` steht nicht zur Wahl; zur Wahl stehen: { $offered }
case-expect-not-offered = `{ $choice }` steht zur Wahl
case-expect-no-choice = `{ $choice }` ist überhaupt keine Entscheidung
case-expect-refused = `{ $choice }` steht zur Wahl und ist nicht verboten
case-expect-told = kein Ereignis seit der letzten Entscheidung nennt { $rule }: { $events }
case-expect-untold = ein Ereignis seit der letzten Entscheidung nennt { $rule }
case-expect-no-roll = es wurde gewürfelt: { $events }
case-expect-greedy = die Kakerlaken sind nicht gierig
case-expect-not-greedy = die Kakerlaken sind gierig
case-expect-up = `{ $room }` liegt nicht oben
case-expect-explored = `{ $room }` ist nicht erkundet
case-expect-moment = der Erzählmoment `{ $name }` wurde nicht gelesen
case-expect-achieved = `{ $name }` wurde nicht errungen
case-expect-whereabouts = `{ $name }` ist nicht { $what ->
    [captured] gefangen
    [missing] verschollen
    [gone] fort
   *[standing] auf dem Spielplan
 }; Ereignisse: { $events }
case-expect-marked = `{ $name }` hat den Marker `{ $marker }` nicht
case-expect-unmarked = `{ $name }` hat den Marker `{ $marker }`
case-expect-knows = `{ $name }` kennt `{ $ability }` nicht

### Was an einer Falldatei nicht stimmt und warum ein Fall scheitert. Wörter in Gravis stehen so in der Datei.

## Was ein Fall sagt
diagnostic-c0801 = `{ $line }` gehört vor die erste Entscheidung oder Erwartung
    .label = hier ist es zu spät
diagnostic-c0802 = `{ $line }` geht nicht zusammen mit `{ $with }`
    .label = streiche eins von beiden
diagnostic-c0803 = `{ $room }` liegt nicht aus
    .label = kein Spielplanteil hat diese Seite
    .help = Die Seiten seiner Spielplanteile: { $known }
diagnostic-c0804 = `{ $room }` liegt nicht oben
    .label = das Spielplanteil zeigt die andere Seite
    .help = In einem Kapitel dreht eine Zeile `room { $room }` sie um.
diagnostic-c0805 = abgelehnt werden kann nur der Beginn eines Kapitels
    .label = das muss direkt nach `begin` oder `onward` stehen
diagnostic-c0806 = das Kapitel hat nicht begonnen, danach kann nichts folgen
    .label = der Fall ist zu Ende
diagnostic-c0807 = mehrere Räume haben ein Feld `{ $name }`
    .label = welches?
    .help = Schreib den Raum davor: `kitchen:{ $name }`.
diagnostic-c0808 = ein Fall ohne Kapitel hat kein nächstes Kapitel
    .label = es wurde kein Kapitel genannt
    .help = Nenne ein `chapter` oder beginne mit `begin`.
diagnostic-c0809 = auf dieses Kapitel folgt keines
    .label = die Geschichte endet hier oder hat keine Kampagne
diagnostic-c0810 = `{ $name }` kann nicht vergeben werden
    .label = die Schachtel hat in diesem Kapitel kein Exemplar mehr
diagnostic-c0811 = unbekannte Würfelseite `{ $name }`
    .label = { diagnostic-suggest }
    .help = Würfelseiten: { $known }
diagnostic-c0812 = `{ $name }` kommt in diesem Fall nicht vor
    .label = nicht auf der Initiativeleiste
diagnostic-c0813 = { $why ->
    [space-full] das Feld `{ $name }` ist zu voll
    [no-copy] von `{ $name }` gibt es kein weiteres Exemplar
    [too-many-minions] die Schachtel hat weniger Figuren `{ $name }`
    [card-without-figure] `{ $name }` liegt auf der Initiativeleiste und steht nicht auf dem Spielplan
    [figure-without-card] `{ $name }` steht auf dem Spielplan und liegt nicht auf der Initiativeleiste
   *[other] `{ $name }` kann dort nicht hin
}
    .label = diese Stellung ist nicht möglich
diagnostic-c0814 = { $why ->
    [size] das Kapitel braucht { $want } Mäuse, nicht { $have }
    [mouse-twice] `{ $who }` ist zweimal genannt
    [mouse-not-allowed] `{ $who }` darf nicht mitspielen
    [mouse-required] `{ $who }` muss mitspielen
    [no-ability] `{ $who }` hat keine Fähigkeit
    [ability-not-for-mouse] `{ $what }` ist keine Fähigkeit für `{ $who }`
    [ability-twice] `{ $what }` gibt es nur einmal
    [too-many-kept] `{ $who }` behält zu viele Karten
    [cannot-keep] `{ $what }` kann nicht behalten werden
    [not-carried] `{ $who }` hatte `{ $what }` am Ende des letzten Kapitels nicht
   *[other] dieses Kapitel oder diese Fähigkeit gibt es nicht
}
    .label = die Gruppe kann nicht beginnen: { $rule }
diagnostic-c0815 = die Gruppe kann beginnen
    .label = erwartet war eine Ablehnung
diagnostic-c0816 = { $why ->
    [down] `{ $name }` ist zu groß, um niedergestreckt zu sein
    [wounds] so viele Treffermarker kann `{ $name }` nicht haben
    [boss-wounds] die Treffermarker von `{ $name }` liegen auf den Karten
   *[hook] der Haken reicht von Feld zu Feld eines Spielplanteils
}
    .label = nicht möglich

## Der Verlauf eines Falls
diagnostic-c0821 = das Kapitel ist zu Ende
    .label = es gibt nichts mehr zu entscheiden
    .help = `onward` geht ins nächste Kapitel oder spielt dieses noch einmal.
diagnostic-c0822 = `{ $who }` kann jetzt nicht entscheiden
    .label = `{ $decider }` ist dran: { $ask ->
        [turn] der Zug
        [before-turn] etwas vor dem Zug
        [react] ob reagiert wird
        [share] das Tauschen
        [equip] das Ausrüsten
        [keep-or-cash] was aus der Karte wird
        [discard-down] was aus dem vollen Bündel muss
        [rescue] wohin die Maus zurückkommt
        [place-mouse] wo die Maus ankommt
        [place-minion] wo der Gegner hereinkommt
        [minion-order] welcher Gegner zuerst handelt
        [minion-path] welchen Weg der Gegner nimmt
        [chase-path] welchen Weg die Jagd nimmt
        [branch] wohin die Strömung führt
        [boss-wound] welche Karte den Treffermarker bekommt
        [disguise] ob die Verkleidung benutzt wird
        [trap] womit gegen die Mausefalle gewürfelt wird
        [target] ein Ziel
        [space] ein Feld
        [cure] was geheilt wird
        [card] eine Karte
        [pilfer] ob der Käse genommen wird
       *[story] eine Entscheidung der Geschichte
    }
diagnostic-c0823 = `{ $choice }` ist hier keine Möglichkeit
    .label = nicht jetzt oder nicht auf diesem Spielplanteil
diagnostic-c0824 = `{ $choice }` wird abgelehnt
    .label = durch { $rules }
diagnostic-c0825 = `{ $name }` ist nicht auf dem Spielplan
    .label = nie aufgestellt oder schon weg
diagnostic-c0826 = `{ $name }` war nie auf dem Spielplan
    .label = Figuren werden in der Reihenfolge nummeriert, in der sie kommen
diagnostic-c0827 = das Kapitel ist nicht zu Ende
    .label = das kommt nach seinem Ende
diagnostic-c0828 = so kann die Gruppe nicht weiter
    .label = `{ $way }` ist jetzt nicht möglich
diagnostic-c0829 = `{ $name }` liegt nicht auf der Initiativeleiste
    .label = nicht ausgelegt oder schon weg
diagnostic-c0830 = der Fall beweist { $rule }, aber kein Ereignis, kein Angebot und keine Ablehnung nannte die Regel
    .label = nie genannt
diagnostic-c0831 = die { $roll ->
    [toss] Würfe mit der Traube
   *[other] Würfel
} gingen aus: { $who ->
    [none] jemand
   *[other] `{ $who }`
} { $roll ->
    [movement] würfelt für die Bewegung
    [attack] würfelt für den Angriff
    [defense] würfelt für die Verteidigung
    [search] würfelt für die Suche
    [recover] würfelt, um sich zu erholen
    [climb-out] würfelt, um herauszuklettern
    [mousetrap] würfelt gegen die Mausefalle
    [ambush] würfelt für den Hinterhalt
    [chase] würfelt für die Jagd
    [toss] wirft die Traube
   *[story] würfelt für eine Regel
}
    .label = nötig: { $need }, da: { $left }
diagnostic-c0832 = am Ende übrig: { $kind ->
    [dice] Würfel { $dice }
    [tosses] Würfe mit der Traube: { $tosses }
   *[both] Würfel { $dice }; Würfe mit der Traube: { $tosses }
}
    .label = es wurde weniger gewürfelt, als der Fall erwartet
diagnostic-c0833 = diese Reihenfolge wurde nie gebraucht
    .label = dafür wurden keine Karten gelegt
diagnostic-c0834 = `{ $name }` wurde mit diesen Karten nicht gelegt
    .label = diese Reihenfolge nennt die Karte

## Erwartungen
diagnostic-c0840 = `{ $what }`: erwartet `{ $want }`, gefunden `{ $have }`
    .label = gefunden `{ $have }`
diagnostic-c0841 = `{ $choice }` steht nicht zur Wahl
    .label = jetzt nicht erlaubt
diagnostic-c0842 = `{ $choice }` steht zur Wahl
    .label = das ist jetzt erlaubt
diagnostic-c0843 = nicht durch { $rule } abgelehnt
    .label = abgelehnt durch { $rules }
diagnostic-c0844 = seit der letzten Entscheidung nennt kein Ereignis { $rule }
    .label = nicht genannt
diagnostic-c0845 = es wurde gewürfelt
    .label = seit der letzten Entscheidung
diagnostic-c0846 = seit der letzten Entscheidung nennt ein Ereignis { $rule }
    .label = genannt
diagnostic-c0847 = `{ $room }` liegt nicht oben
    .label = oben: { $up }
diagnostic-c0848 = der Erzählmoment `{ $name }` wurde nicht vorgelesen
    .label = noch nicht
diagnostic-c0849 = `{ $who }` kann `{ $ability }` nicht
    .label = nie gelernt
diagnostic-c0850 = `{ $name }` wurde nicht erreicht
    .label = noch nicht
diagnostic-c0851 = `{ $who }` hat nicht gewürfelt: { case-roll }
    .label = nicht seit der letzten Entscheidung
diagnostic-c0852 = `{ $who }` ist nicht { $what ->
    [captured] gefangen
    [missing] verschwunden
    [gone] weg
   *[standing] da
}
    .label = das trifft nicht zu
diagnostic-c0853 = `{ $who }` trägt { $case ->
    [missing] keinen Marker
   *[there] den Marker
} `{ $marker }`
    .label = das trifft nicht zu

## Was unter einem Fehlschlag steht
case-offered = zur Wahl: { $offered }
case-told = seit der letzten Entscheidung:
case-nothing-told = seit der letzten Entscheidung geschah nichts
case-more = ({ $n } davor)
case-took = Zeile { $line }: { case-roller }{ case-roll }: { $dice }
case-roller = { $who ->
    [none] {""}
   *[other] { $who },{" "}
}
case-roll = { $roll ->
    [movement] Bewegung
    [attack] Angriff
    [defense] Verteidigung
    [search] Suche
    [recover] Erholen
    [climb-out] Herausklettern
    [mousetrap] Mausefalle
    [ambush] Hinterhalt
    [chase] Jagd
   *[story] eine Regel
}
case-shuffled = { $pile ->
    [search] der Suchstapel wird gemischt
   *[encounters] der Begegnungsstapel wird gemischt
}
case-chapter-began = das Kapitel { $name } beginnt
case-tiles-laid = ausgelegte Spielplanteile: { $n }
case-mouse-ready = { $who } gehört zur Gruppe
case-starting-card = { $who } beginnt mit { $card }
case-track-cleared = die Initiativeleiste wird geräumt
case-card-laid = { $card } kommt auf die Initiativeleiste
case-card-moved = die Karte auf Platz { $from } rückt auf Platz { $to }
case-card-left = { $card } verlässt die Initiativeleiste
case-round-began = Runde { $n } beginnt
case-turn-began = der Zug von { $card } beginnt
case-turn-skipped = { $who } setzt aus
case-turn-over = der Zug von { $card } ist vorbei
case-rolled = { case-roller }{ case-roll }{ $again ->
    [yes] , neu gewürfelt
   *[no] {""}
}: { $dice }
case-tossed = die Traube landet: { $way ->
    [splat] zerplatzt
   *[whole] ganz
}
case-boss-cards = { $kind } zieht Karten: { $n }
case-hourglass = die Sanduhr rückt auf Seite { $n }
case-end-marker = der Kapitelendmarker rückt auf Seite { $n }
case-counter-set = { $name } ist { $n }
case-achieved = { $name } ist erreicht
case-honour = { $who } erhält { $name }
case-moment-read = der Erzählmoment { $name } wird vorgelesen
case-decided = entschieden: { $name }
case-check = { case-roller }Probe { $passed ->
    [yes] bestanden
   *[no] misslungen
}
case-nothing = { case-roller }{ $what ->
    [defense] kein Verteidigungswurf
    [movement-die] kein Bewegungswürfel
    [move] keine Bewegung
    [attack] kein Angriff
    [minions] keine Gegner
    [drift] kein Abtreiben
    [cheese] kein Käse
    [wound] kein Treffermarker
    [marker] kein Marker
    [trap-check] keine Fallenprobe
    [encounter] keine Begegnung
    [search-card] keine Suchkarte
    [turn] kein Zug
    [status] keine dauernde Wirkung
    [snare] keine Falle
    [tile] kein Spielplanteil
   *[initiative-card] keine Initiativekarte
}
case-ended = das Kapitel endet: { $outcome ->
    [victory] Sieg
    [time-is-up] die Zeit ist um
    [all-captured] alle Mäuse gefangen
    [stuck] die Regeln drehen sich im Kreis
   *[defeat] Niederlage
}
case-attacked = { case-roller }Angriff auf { $target }{ $weapon ->
    [none] {""}
   *[other] {" "}mit { $weapon }
}
case-hits = { case-roller }Treffer: { $n }
case-blocked = { $who } wehrt ab: { $n }
case-wounded = { $who } bekommt { $kind ->
    [poison] Gifttreffer
   *[wound] Treffermarker
}: { $n }
case-boss-wounded = { $card } bekommt Treffermarker: { $n }
case-healed = { $who } heilt { $kind ->
    [poison] Gifttreffer
   *[wound] Treffermarker
}: { $n }
case-marked = { $who } ist { $marker }
case-unmarked = { $who } ist nicht mehr { $marker }
case-target = { $who } wählt { $target }
case-modified = { case-roller }Wurf oder Wert geändert
case-status-given = { case-roller }eine dauernde Wirkung beginnt
case-status-ended = eine dauernde Wirkung endet
case-move-points = { $who } hat Bewegungspunkte: { $n }
case-stepped = { $who } geht auf { $at }
case-move-over = die Bewegung von { $who } ist vorbei
case-stood-up = { $who } steht auf
case-placed = { $who } wird auf { $at } gestellt
case-drifted = { $who } treibt auf { $at }
case-drifted-off = { $who } treibt vom Spielplanteil
case-minion-placed = { $who } kommt auf { $at }
case-minion-left = { $who } { $way ->
    [defeated] ist besiegt
   *[left] verlässt den Spielplan
}
case-newcomers-seen = die neuen Gegner gelten nicht mehr als neu
case-captured = { $who } wird gefangen genommen
case-rescued = { $who } kommt auf { $at } zurück
case-went-missing = { $who } ist verschwunden
case-found = { $who } wird auf { $at } gefunden
case-joined = { $who } kommt auf { $at } dazu
case-action-spent = { $who } verbraucht eine Aktion
case-action-gained = { $who } bekommt eine Aktion
case-free-spent = { $who } verbraucht eine Freie Aktion
case-search-failed = { $who } findet nichts
case-cheese-gained = { $who } bekommt Käse: { $n }
case-cheese-lost = { $who } verliert Käse: { $n }
case-cheese-given = { $who } gibt { $to } Käse: { $n }
case-stolen = { $who } stiehlt { $from } Käse: { $n }
case-wheel-filled = das Käserad bekommt Käse: { $n }
case-wheel-drained = das Käserad verliert Käse: { $n }
case-used = { $who } benutzt { $card }
case-learned = { $who } lernt { $card }
case-card-moved-to = { $card }: { $from ->
    [deck] Stapel
    [discards] abgeworfen
    [stash] Gruppeninventar
    [pack] Bündel
    [equipped] angelegt
    [gone] aus dem Spiel
    [board] Spielplan
   *[drawn] gezogen
}, dann { $to ->
    [deck] Stapel
    [discards] abgeworfen
    [stash] Gruppeninventar
    [pack] Bündel von { $who }
    [equipped] angelegt von { $who }
    [gone] aus dem Spiel
    [board] Spielplan
   *[drawn] gezogen
}
case-searched = { $who } hat { $room } durchsucht
case-encounter-turned = { $card } wird aufgedeckt
case-encounter-discarded = { $card } wird abgeworfen
case-greed = { $on ->
    [yes] Kakerlaken werden gierig
   *[no] Kakerlaken sind nicht mehr gierig
}
case-surge-began = Verstärkung in { $room }
case-explored = { $room } ist erkundet
case-tile-flipped = { $room } liegt jetzt oben
case-tile-laid = { $room } kommt auf den Plan
case-tile-closed = { $room } kommt vom Plan
case-trap-set = eine Mausefalle auf { $at }
case-trap-gone = die Mausefalle auf { $at } kommt weg
case-token-placed = { $token ->
    [hook] der Haken
    [fork] die Gabel
   *[grape] die Traube
} kommt auf { $at }
case-token-taken = { $token ->
    [hook] der Haken
    [fork] die Gabel
   *[grape] die Traube
} wird aufgehoben
case-snare-set = eine Falle auf { $at }
case-snare-sprung = die Falle auf { $at } schnappt zu
case-special-found = eine Sondersuchaktion gelingt
case-rule-used = eine Regel, die nur einmal gilt, wurde benutzt

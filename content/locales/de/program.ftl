### Was das Programm von sich aus sagt: unverständliche Aufrufe, Dateien, die sich nicht lesen oder schreiben lassen.

program-error = Fehler
program-more = Alles Weitere erklärt `--help`.
program-missing = es fehlt: { $arg }
program-conflict = „{ $arg }“ geht nicht zusammen mit { $other }
program-twice = „{ $arg }“ steht zweimal da
program-unknown = „{ $arg }“ hat hier keine Bedeutung
program-unknown-similar = „{ $arg }“ hat hier keine Bedeutung; meintest du { $known }?
program-unknown-elsewhere = „{ $arg }“ hat hier keine Bedeutung; es gehört zu { $known }
program-value-missing = bei „{ $arg }“ fehlt der Wert
program-value = „{ $value }“ ist kein Wert für „{ $arg }“
program-value-known = „{ $value }“ ist kein Wert für „{ $arg }“; es gibt { $known }
program-value-why = „{ $value }“ ist kein Wert für „{ $arg }“: { $why }
program-value-none = „{ $arg }“ nimmt keinen Wert, da steht aber „{ $value }“
program-no-text = ein Teil des Aufrufs ist kein lesbarer Text (UTF-8)
program-unclear = dieser Aufruf ist nicht zu verstehen
program-number = hier steht eine ganze Zahl ohne Vorzeichen
program-number-large = die Zahl ist zu groß
program-number-range = hier steht eine ganze Zahl von { $low } bis { $high }
program-address = hier steht eine Adresse mit Port, etwa 127.0.0.1:7777
program-page = hierher gehört eine Adresse, die ein Browser öffnet, etwa https://mice.example
program-unreadable = { $file } lässt sich nicht lesen: { $why }
program-unwritable = { $file } lässt sich nicht schreiben: { $why }
program-file-missing = diese Datei oder diesen Ordner gibt es nicht
program-file-denied = das ist nicht erlaubt
program-file-folder = das ist ein Ordner
program-file-no-folder = ein Teil des Pfades ist eine Datei und kein Ordner
program-file-there = dort liegt schon eine Datei, die so heißt
program-file-full = der Datenträger ist voll
program-book-broken = das Buch hat Fehler; `barksburg check { $file }` zeigt sie

## Was Befehle ausgeben
program-check = { $errors ->
    [0] keine Fehler
    [one] 1 Fehler
   *[other] { $errors } Fehler
 }, { $warnings ->
    [0] keine Warnungen
    [one] 1 Warnung
   *[other] { $warnings } Warnungen
 }
program-open = Barksburg ist offen: { $url }
program-saved-in = Spiele werden hier gespeichert: { $folder }
program-close = Mit Strg+C schließt du den Tisch.
program-no-card = keine Karte passt zu „{ $wanted }“
program-no-rule = keine Regel passt zu „{ $wanted }“
program-no-room = kein Raum heißt „{ $wanted }“
program-no-rooms = es gibt keine Räume
program-rule-page = (S. { $page })
program-spaces = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
 }
program-story-made = { $folder } ist ein kleines Buch, das sich spielen lässt. So geht es weiter:
program-story-watch = beim Schreiben spielen
program-story-check = alles sehen, was nicht stimmt
program-story-rest = alles Übrige
program-story-name = „{ $name }“ taugt nicht als Name eines Buchs: höchstens 40 Kleinbuchstaben, Ziffern und Bindestriche, ein Buchstabe zuerst
program-story-built-in = „{ $name }“ heißt schon ein eingebautes Buch
program-story-there = { $folder } gibt es schon; es wurde nichts geschrieben
program-case-in = in „{ $title }“
program-case-cites = „{ $title }“ nennt { $rules }
program-cases-running = { $done }/{ $all } Fälle
program-cases-done = { $passed ->
    [one] 1 Fall bestanden
   *[other] { $passed } Fälle bestanden
 }, { $failed } gescheitert
program-uncovered = ohne Fall: { $rules }
program-covered = { $covered } von { $total } Regeln belegt

## Nachspielen
program-hash = Prüfsumme { $hash }
program-choice-unknown = Entscheidung { $number }: „{ $choice }“ gibt es dort nicht
program-choice-refused = Entscheidung { $number }: „{ $choice }“ ist nach { $rule } nicht erlaubt
program-choice-late = Entscheidung { $number } kommt nach dem Ende
program-save-bad = { $file } lässt sich nicht nachspielen: { $why }
program-save-other-book = es wurde mit einem anderen Buch gespielt (versuch es mit --any-book)
program-save-newer = es stammt von einem neueren Barksburg
program-save-unknown = { $what ->
    [chapter] kein Kapitel
    [mouse] keine Maus
    [ability] keine Fähigkeit
    [search-card] keine Karte
    [achievement] keine Errungenschaft
   *[other] nichts
 } heißt „{ $name }“
program-save-option = eine Einstellung „{ $name }“ gibt es nicht
program-save-seed = der Startwert besteht nicht aus 64 hexadezimalen Ziffern
program-save-party = die Gruppe kann dieses Kapitel nicht spielen ({ $rule })
program-save-large = es ist zu groß
program-save-damaged = es ist in Zeile { $line } beschädigt
program-save-record = Eintrag { $number } lässt sich nicht lesen
program-save-no-setup = es beginnt nicht mit einem Aufbau
program-case-nobody = nach Entscheidung { $number } ist keine Maus am Zug; versuch es mit einer Zahl daneben
program-case-title = { $chapter }, ab Entscheidung { $number }

## Den Tisch öffnen
program-listen = der Tisch lässt sich unter { $address } nicht öffnen: { $why }
program-address-taken = dort lauscht schon etwas anderes
program-address-foreign = diese Adresse hat der Rechner nicht
program-runtime = der Server lässt sich nicht starten: { $why }
program-store-locked = { $holder ->
    [none] ein anderer Prozess benutzt den Ordner { $folder }
   *[other] ein anderer Prozess (Nummer { $holder }) benutzt den Ordner { $folder }
 }; nenne einen anderen mit --data
program-store-newer = { $file } stammt von einem neueren Barksburg und bleibt unverändert
program-store-damaged = { $file } ist beschädigt oder nicht von uns und bleibt unverändert
program-store-record = Eintrag { $number } von Tisch { $table } ist beschädigt
program-store-no-table = einen Tisch { $table } gibt es nicht
program-store-io = { $file } lässt sich nicht benutzen ({ $why })
program-store-closed = die Ablage ist geschlossen

## Während der Tisch offen ist
program-notice-not-saved = Eine Änderung ließ sich nicht speichern: { $why }.
program-notice-unplayable = Das Protokoll eines Tischs lässt sich nicht spielen: { $why }.
program-notice-companion = Ein Gefährte an Tisch { $which } konnte nicht spielen: { $why }.
program-notice-mouse = An Tisch { $which } ließ sich eine Maus nicht zurückgeben: { $why }.
program-notice-book = Ein Ergebnis ließ sich nicht in das Buch { $which } schreiben: { $why }.
program-log-setup = der Aufbau lässt sich nicht spielen
program-log-moved-on = am Tisch ist es schon weitergegangen

## Messen
program-bench-silent = Entscheidungen je CPU-Sekunde, ohne Ereignisse
program-bench-told = Entscheidungen je CPU-Sekunde, mit Ereignissen
program-bench-games = Partien je CPU-Sekunde
program-bench-decisions = Entscheidungen je Partie
program-bench-clone = Nanosekunden, um ein Spiel zu kopieren
program-bench-bytes = Bytes des größten Spiels
program-bench-memory = Entscheidungen je Sekunde, Speicher, vier Leitungen
program-bench-cpu = CPU-Millisekunden des Servers je Entscheidung
program-bench-cpu-undisturbed = CPU-Millisekunden des Servers je Entscheidung, bestenfalls
program-bench-memory-all-cores = Entscheidungen je Sekunde, Speicher, alle Kerne
program-bench-cpu-all-cores = CPU-Millisekunden des Servers je Entscheidung, alle Kerne
program-bench-durable = Entscheidungen je Sekunde, gesichert, 64 Tische
program-bench-idle = Bytes eines Tischs, dem niemand zusieht
program-bench-jump = Millisekunden zu jedem Punkt eines Spiels
program-bench-ready = Millisekunden bis zur Bereitschaft
program-bench-page = Bytes der ersten Seite

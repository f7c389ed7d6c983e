### Was das Programm von sich aus sagt: unverständliche Aufrufe, Dateien, die sich nicht lesen oder schreiben lassen.

program-error = Fehler
program-more = Mehr dazu mit `--help`.
program-missing = fehlendes Argument: { $arg }
program-conflict = „{ $arg }“ geht nicht zusammen mit { $other }
program-twice = „{ $arg }“ wurde zweimal angegeben
program-unknown = unbekanntes Argument „{ $arg }“
program-unknown-similar = unbekanntes Argument „{ $arg }“; meintest du { $known }?
program-unknown-elsewhere = unbekanntes Argument „{ $arg }“; es gehört zu { $known }
program-value-missing = „{ $arg }“ braucht einen Wert
program-value = ungültiger Wert „{ $value }“ für „{ $arg }“
program-value-known = ungültiger Wert „{ $value }“ für „{ $arg }“; möglich: { $known }
program-value-why = ungültiger Wert „{ $value }“ für „{ $arg }“: { $why }
program-value-none = „{ $arg }“ nimmt keinen Wert, angegeben ist „{ $value }“
program-no-text = ein Argument ist kein gültiger UTF-8-Text
program-unclear = der Aufruf ist ungültig
program-number = erwartet wird eine ganze Zahl ab 0
program-number-large = die Zahl ist zu groß
program-number-range = erwartet wird eine ganze Zahl von { $low } bis { $high }
program-address = erwartet wird eine Adresse mit Port, z. B. 127.0.0.1:7777
program-page = erwartet wird eine Webadresse, z. B. https://mice.example
program-network = erwartet wird eine Adresse oder ein Netz, z. B. 127.0.0.1 oder 10.0.0.0/8
program-unreadable = { $file } lässt sich nicht lesen: { $why }
program-unwritable = { $file } lässt sich nicht schreiben: { $why }
program-file-missing = Datei oder Ordner nicht gefunden
program-file-denied = Zugriff verweigert
program-file-folder = das ist ein Ordner
program-file-no-folder = ein Teil des Pfads ist eine Datei, kein Ordner
program-file-there = die Datei gibt es schon
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
 }{ $advice ->
    [0] {""}
    [one] , 1 Hinweis
   *[other] , { $advice } Hinweise
 }
program-open = Barksburg läuft: { $url }
program-saved-in = Spiele werden hier gespeichert: { $folder }
program-close = Strg+C beendet Barksburg.
program-no-card = keine Karte passt zu „{ $wanted }“
program-no-rule = keine Regel passt zu „{ $wanted }“
program-no-room = kein Raum passt zu „{ $wanted }“
program-no-story = keine Geschichte heißt „{ $wanted }“; es gibt: { $known }
program-no-rooms = keine Räume gefunden
program-rule-page = (S. { $page })
program-spaces = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
 }
program-story-made = { $folder } angelegt, ein kleines Buch zum Spielen. So geht es weiter:
program-story-watch = beim Schreiben spielen
program-story-check = Fehler finden
program-story-rest = mehr erfahren
program-story-name = „{ $name }“ ist kein gültiger Name: höchstens 40 Kleinbuchstaben, Ziffern und Bindestriche, am Anfang ein Buchstabe
program-story-built-in = „{ $name }“ heißt schon ein eingebautes Buch
program-story-there = { $folder } gibt es schon; es wurde nichts geschrieben
program-case-in = in „{ $title }“
program-case-cites = „{ $title }“ nennt { $rules }
program-cases-running = { $done }/{ $all } Fälle
program-no-cases = hier gibt es keine Fälle; gesucht wird in Dateien, die auf .kdl enden
program-cases-done = { $passed ->
    [one] 1 Fall bestanden
   *[other] { $passed } Fälle bestanden
 }, { $failed } gescheitert
program-uncovered = ohne Fall: { $rules }
program-covered = { $covered } von { $total } Regeln durch Fälle belegt

## Nachspielen
program-hash = Prüfsumme { $hash }
program-choice-unknown = Entscheidung { $number }: „{ $choice }“ steht dort nicht zur Wahl
program-choice-refused = Entscheidung { $number }: „{ $choice }“ ist nach { $rule } nicht erlaubt
program-choice-late = Entscheidung { $number } kommt nach dem Ende des Spiels
program-save-bad = { $file } lässt sich nicht nachspielen: { $why }
program-save-other-book = es wurde mit einer anderen Fassung des Buchs gespielt (mit --any-book trotzdem versuchen)
program-save-newer = es stammt von einer neueren Version von Barksburg
program-save-unknown = { $what ->
    [chapter] kein Kapitel
    [mouse] keine Maus
    [ability] keine Fähigkeit
    [search-card] keine Karte
    [achievement] kein Erfolg
   *[other] nichts
 } heißt „{ $name }“
program-save-option = unbekannte Einstellung „{ $name }“
program-save-seed = der Startwert muss 64 hexadezimale Ziffern haben
program-save-party = die Gruppe kann dieses Kapitel nicht spielen ({ $rule })
program-save-large = es ist zu groß
program-save-damaged = es ist in Zeile { $line } beschädigt
program-save-record = Eintrag { $number } lässt sich nicht lesen
program-save-no-setup = am Anfang fehlt der Spielaufbau
program-case-nobody = nach Entscheidung { $number } ist keine Maus am Zug; versuch es mit einer benachbarten Zahl
program-case-title = { $chapter }, ab Entscheidung { $number }

## Den Tisch öffnen
program-listen = der Server lässt sich unter { $address } nicht starten: { $why }
program-address-taken = die Adresse ist schon belegt; wähle mit --listen einen anderen Port
program-address-foreign = diese Adresse hat dieser Computer nicht
program-runtime = der Server lässt sich nicht starten: { $why }
program-store-locked = { $holder ->
    [none] ein anderer Prozess benutzt den Ordner { $folder }
   *[other] ein anderer Prozess (Nummer { $holder }) benutzt den Ordner { $folder }
 }; wähle mit --data einen anderen
program-store-newer = { $file } stammt von einer neueren Version von Barksburg und wurde nicht verändert
program-store-damaged = { $file } ist beschädigt oder keine Barksburg-Datei und wurde nicht verändert
program-store-record = Eintrag { $number } von Tisch { $table } ist beschädigt
program-store-no-table = Tisch { $table } gibt es nicht
program-store-io = { $file } lässt sich nicht benutzen ({ $why })
program-store-closed = der Speicher ist geschlossen
program-cluster-unreachable = unter { $place } antwortet kein NATS-Server ({ $why })
program-cluster-old = der NATS-Server { $place } hat Version { $found }. Barksburg braucht { $needed } oder neuer: ältere Server können bestätigte Züge verlieren
program-cluster-short = der NATS-Server { $place } nimmt Nachrichten bis { $found } Bytes an. In seiner Konfiguration max_payload auf 8MB setzen
program-cluster-none = unter { $place } gibt es keinen Barksburg-Speicher ({ $missing } fehlt). Einen anlegen: barksburg store create { $place }
program-cluster-exists = unter { $place } gibt es schon einen Barksburg-Speicher; er wurde nicht verändert
program-cluster-version = der Speicher unter { $place } hat Version { $found }, dieses Barksburg kennt { $known }; er wurde nicht verändert
program-cluster-silent = die NATS-Server unter { $place } haben nicht rechtzeitig geantwortet
program-cluster-off = dieses Barksburg wurde ohne NATS gebaut. Mit NATS: cargo build --release --features nats
program-store-address = „{ $address }“ ist keine Adresse von NATS-Servern; eine sieht so aus: nats://a:4222,b:4222,c:4222
program-store-created = Der Speicher { $place } ist bereit. Zahl der Kopien: { $replicas }
program-store-to = wohin kopiert wird, fehlt: barksburg store copy VON NACH
program-store-copied = Kopiert: { $copied }. Schon da: { $same }. Neue Ausgaben und Bücher: { $kept }. Alle Kopien wurden gelesen und nachgespielt.
program-store-differs = { $table } ist an beiden Orten verschieden und wurde nicht verändert

## Während der Tisch offen ist
program-notice-not-saved = Eine Änderung konnte nicht gespeichert werden: { $why }.
program-notice-unplayable = Ein gespeichertes Spiel lässt sich nicht spielen: { $why }.
program-notice-companion = Ein Gefährte an Tisch { $which } konnte nicht spielen: { $why }.
program-notice-mouse = An Tisch { $which } konnte eine Maus nicht zurückgegeben werden: { $why }.
program-notice-book = Ein Ergebnis konnte nicht in der Kampagne { $which } gespeichert werden: { $why }.
program-notice-proxy = Anfragen kommen über einen nicht angegebenen Proxy mit der Adresse { $which }; alle seine Besucher zählen als eine Adresse. Ist es dein eigener, starte mit --trusted-proxy { $which }.
program-notice-full = Spielstände belegen { $used } von { $most } MB: Es können keine neuen Spiele begonnen werden. Entferne alte mit „barksburg admin expire“ oder erhöhe --max-storage.
program-log-full = der Spielverlauf des Tisches ist voll
program-notice-crowd = Zu viele Verbindungen von { $which }; weitere werden vorerst abgelehnt.
program-notice-house = Der Server ist voll: { $open } von { $most } Verbindungen. Vorerst kommt nur herein, wer einen Platz hat; der Grenzwert heißt „connections-in-all“.
program-log-setup = der Spielaufbau lässt sich nicht spielen
program-log-moved-on = das Spiel ist schon weiter

## Messen
program-bench-silent = Entscheidungen je CPU-Sekunde, ohne Ereignisse
program-bench-told = Entscheidungen je CPU-Sekunde, mit Ereignissen
program-bench-games = Partien je CPU-Sekunde
program-bench-decisions = Entscheidungen je Partie
program-bench-clone = Nanosekunden, um ein Spiel zu kopieren
program-bench-bytes = Bytes je Spiel, größtes
program-bench-memory = Entscheidungen je Sekunde, im Speicher, vier Verbindungen
program-bench-cpu = CPU-Millisekunden des Servers je Entscheidung
program-bench-cpu-undisturbed = CPU-Millisekunden des Servers je Entscheidung, bester Durchlauf
program-bench-memory-all-cores = Entscheidungen je Sekunde, im Speicher, alle Kerne
program-bench-cpu-all-cores = CPU-Millisekunden des Servers je Entscheidung, alle Kerne
program-bench-durable = Entscheidungen je Sekunde, auf Platte gespeichert, 64 Tische
program-bench-idle = Bytes je unbenutztem Tisch
program-bench-jump = Millisekunden für den Sprung zu einem Punkt des Spiels
program-bench-ready = Millisekunden bis zum Start
program-bench-page = Bytes der Startseite

## Belastung
program-load-running = { $second } von { $seconds } Sekunden
program-load-heading = Belastung: { $tables } Partien, davon { $streams } im Browser offen, { $rate } Entscheidungen je Sekunde, { $seconds } Sekunden
program-load-meant = fällige Entscheidungen, mit Aufwärmzeit
program-load-answered = Millisekunden bis zur Antwort: Median / 99 % / 99,9 % / längste
program-load-seen = Millisekunden bis zur Anzeige im Browser: Median / 99 % / 99,9 % / längste
program-load-late = Millisekunden Verspätung des Lastgenerators selbst: Median / 99 % / 99,9 % / längste
program-load-failed = gescheiterte Entscheidungen
program-load-unseen = im Browser nicht gezeigte Entscheidungen
program-load-lost = Partien, die eine beantwortete Entscheidung verloren haben
program-load-broken = abgebrochene Verbindungen
program-load-begun = neue Partien, weil eine andere zu Ende war
program-load-opened = Millisekunden, um eine ruhende Partie zu öffnen: Median / 99 % / 99,9 % / längste
program-load-cpu = CPU-Millisekunden des Servers je Entscheidung
program-load-cores-server = vom Server genutzte CPU-Kerne
program-load-cores-crowd = vom Lastgenerator genutzte CPU-Kerne
program-load-memory = Megabyte Speicher des Servers am Ende
program-load-growth = Speicher des Servers, letztes Viertel geteilt durch zweites Viertel
program-load-stopping = Millisekunden, bis der Server beendet war
program-load-asked-answered = 99 % der Entscheidungen sind nach höchstens { $limit } ms beantwortet: { $is } ms
program-load-asked-seen = 99 % der Entscheidungen stehen nach höchstens { $limit } ms im Browser: { $is } ms
program-load-asked-flat = Der Speicher wächst höchstens auf das { $limit }-Fache: { $is }
program-load-asked-whole = Nichts ist gescheitert, nichts verloren, keine Verbindung abgebrochen
program-load-asked-broken = Etwas ist gescheitert, verloren oder abgebrochen. { $first }
program-load-curve-answered = Zeit bis zur Antwort, Millisekunden
program-load-curve-seen = Zeit bis zur Anzeige im Browser, Millisekunden
program-load-curve-times = Ab dem Moment, in dem die Entscheidung fällig war. Jede Linie der Skala ist das Zehnfache der darunter; gestrichelt ist die Grenze.
program-load-curve-half = Median
program-load-curve-most = 99 %
program-load-curve-longest = längste
program-load-curve-rate = Entscheidungen je Sekunde
program-load-curve-made = beantwortet
program-load-curve-memory = Speicher des Servers, Megabyte
program-load-curve-server = Server { $number }
program-load-curve-cores = Genutzte CPU-Kerne
program-load-curve-crowd = Lastgenerator
program-load-curve-open = Offene Verbindungen
program-load-curve-streams = Verbindungen
program-load-curve-seconds = Sekunden seit dem Beginn; die schattierte Aufwärmzeit zählt nicht.

# Einen Server betreiben
program-notice-refused = Zu viele Anfragen von { $which }: Der Grenzwert „{ $why }“ ist erreicht, weitere werden vorerst abgelehnt.
program-notice-expired = { $n ->
    [one] 1 abgelaufenes Spiel gelöscht.
   *[other] { $n } abgelaufene Spiele gelöscht.
}
program-notice-started = Erreichbar unter { $which }.
program-notice-stopping = Wird beendet: keine neuen Spiele; offene Tische verbinden sich von selbst neu.
program-notice-stopped = Beendet. Jeder Zug, der zu sehen war, ist gespeichert.
program-config-syntax = { $file }, Zeile { $line }: ungültiges TOML
program-config-unknown = { $place }: Diese Einstellung gibt es nicht. „barksburg serve --check-config“ zeigt alle.
program-config-bad = { $place }: { $why }
program-size = erwartet wird eine Größe ab 1MB, z. B. 500MB oder 2GB
program-limit-form = erwartet wird NAME=ZAHL, z. B. games-per-day=100
program-limit-unknown = den Grenzwert „{ $name }“ gibt es nicht; es gibt { $known }
program-limit-number = der Grenzwert „{ $name }“ braucht eine ganze Zahl ab 1
program-backup = In { $folder } gesichert und geprüft.
program-backup-exists = In { $folder } liegen schon gespeicherte Spiele. Wähle einen anderen Ordner für die Sicherung.
program-restored = Sicherung in { $folder } wiederhergestellt.
program-restored-aside = Die bisherigen Daten liegen in { $file }
program-verified = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 }, { $books ->
    [one] 1 Kampagne
   *[other] { $books } Kampagnen
 } und { $records ->
    [one] 1 Eintrag
   *[other] { $records } Einträge
 } gelesen; { $played ->
    [one] 1 Spiel
   *[other] { $played } Spiele
 } nachgespielt.
program-verified-unplayable = { $table }: unbeschädigt, aber mit diesem Buch oder diesen Regeln nicht spielbar.
program-sound = Alles ist unbeschädigt.
program-not-sound = Einige Einträge sind beschädigt. Die Spiele lassen sich von der Stelle davor in einer Kopie fortsetzen.
program-admin-which = nenne ein Spiel, eine Kampagne, einen Teil des Namens oder eine Adresse
program-admin-days = nenne die Zahl der Tage: --unfinished TAGE, --finished TAGE oder beides
program-admin-no-office = der Server läuft ohne --admin. Starte ihn mit --admin 127.0.0.1:7778 oder beende ihn zuerst.
program-admin-silent = der laufende Server antwortet nicht: { $why }
program-admin-found = { $n ->
    [one] Eines gefunden.
   *[other] { $n } gefunden.
}
program-admin-really = Mit --yes werden sie gelöscht.
program-admin-removed = { $n ->
    [one] Eines gelöscht.
   *[other] { $n } gelöscht.
}
program-admin-link = Öffne diesen Link innerhalb von 15 Minuten in deinem Browser. Er gilt einmal:
program-admin-no-server = kein Server hat diesen Ordner geöffnet. Starte ihn zuerst mit --admin 127.0.0.1:7778.
program-admin-done = Erledigt.
program-admin-none = dieses Spiel oder diese Kampagne gibt es nicht
program-admin-failed = das ging nicht: { $why }
program-admin-book = Kampagne
program-admin-finished = beendet
program-admin-playing = offen

## Bücher als Dateien
program-packed = { $file } geschrieben ({ $size } kB).
program-installed = { $name } liegt jetzt in { $folder }. Du findest es unter „Bücher“.
program-installed-before = { $name } liegt schon in { $folder }. Es wurde nichts geändert.
program-published = { $folder } geschrieben: { $n ->
    [one] ein Buch
   *[other] { $n } Bücher
}. Leg den Ordner auf einen beliebigen Webserver.
program-publish-nothing = In { $folder } sind keine .barksburg-Dateien. Schreib welche mit „barksburg pack“.
program-publish-twice = { $file } und { $other } sind dieselbe Version eines Buchs, aber verschieden. Erhöhe die Version von einem der beiden.
program-package-refused = { $file }: { $why }
package-no-zip = Diese Datei ist kein Geschichtenbuch, oder sie ist beschädigt. Lass sie dir noch einmal geben.
package-too-large = { $what ->
    [bytes] Die Datei ist zu groß. Erlaubt sind höchstens { $limit } Byte.
    [files] Sie enthält zu viele Dateien. Erlaubt sind höchstens { $limit }.
    [ratio] Eine Datei darin wächst beim Auspacken zu stark. Erlaubt ist höchstens das { $limit }-Fache.
    [folders] Die Ordner darin sind zu tief verschachtelt. Erlaubt sind höchstens { $limit } Ebenen.
   *[other] Ausgepackt ist sie zu groß. Erlaubt sind höchstens { $limit } Byte.
}
package-path = Der Pfad „{ $name }“ ist nicht erlaubt. Nimm Buchstaben, Ziffern, Bindestriche und einfache Ordner.
package-kind = „{ $name }“ gehört in kein Buch. Ein Buch besteht aus .kdl-, .svg-, .ftl- und .md-Dateien in UTF-8.
package-no-book = Es muss genau ein Buch sein, und seine book.kdl muss ganz oben liegen.
package-unsaid = { $what ->
    [version] In book.kdl fehlt die Version. Ergänze eine Zeile wie: version "1.0.0"
    [authors] In book.kdl fehlen die Autoren. Ergänze eine Zeile wie: authors "Ada"
   *[other] In book.kdl fehlt die Lizenz. Ergänze eine Zeile wie: licence "CC-BY-4.0"
}
package-imitates = „{ $name }“ sieht einem eingebauten Buch zu ähnlich. Wähle einen anderen Namen und Titel.
package-words = „{ $name }“ ist ein Text des Programms. Ein Buch darf nur Texte für seine eigenen Namen enthalten.
package-drawing = Die Zeichnung „{ $name }“ ist kein einfaches Bild. Entferne Skripte, Verweise und alles, was von außerhalb der Datei kommt.
package-newer = Dafür ist mindestens Barksburg { $name } nötig. Aktualisiere zuerst.
package-mistakes = { $n ->
    [one] Die Prüfung findet einen Fehler.
   *[other] Die Prüfung findet { $n } Fehler.
}

## Ein Buch übersetzen
program-words-lang = nenne die Sprache, in die übersetzt wird, z. B. `--lang de`
program-words-whole = { $language ->
    [en] Englisch
    [de] Deutsch
   *[pl] Polnisch
 }: Es fehlt nichts.
program-words-written = { $file } geschrieben: { $have } von { $of } Texten sind übersetzt.
program-words-updated = Aktualisiert: { $file }
program-words-nothing-new = Nichts Neues: Alle Übersetzungen stehen schon im Buch.
program-words-not-po = { $file } ist keine .po-Datei: { $what }
program-words-unknown = { $file }: Das Buch hat keinen Text „{ $what }“; es wurde nichts geschrieben
program-words-not-fluent = { $file }: Die Übersetzung von „{ $what }“ ist kein gültiges Fluent; prüfe die Klammern. Es wurde nichts geschrieben

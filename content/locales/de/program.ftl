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
program-unreadable = { $file } lässt sich nicht lesen: { $why }
program-unwritable = { $file } lässt sich nicht schreiben: { $why }
program-file-missing = diese Datei oder diesen Ordner gibt es nicht
program-file-denied = das ist nicht erlaubt
program-file-folder = das ist ein Ordner
program-file-no-folder = ein Teil des Pfades ist eine Datei und kein Ordner
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

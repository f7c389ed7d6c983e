# What the language server says in an editor.

# What kind of thing a name is for.
editor-kind = { $name ->
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
    [moment] Erzählmoment
    [option] Antwort
    [rule] Regel
    [space] Feld
    [goal] Ziel
    [decision] Entscheidung
   *[other] { $name }
}
editor-places = { $n ->
    [one] eine Stelle
   *[other] { $n } Stellen
}
editor-spaces = { $n ->
    [one] ein Feld
   *[other] { $n } Felder
}

# Why something cannot be given another name.
editor-rename-nothing = Hier steht kein Name, der sich ändern lässt.
editor-rename-box = „{ $name }“ gehört zur Schachtel oder zu den Regeln. Ändern lassen sich nur Namen des eigenen Buchs.
editor-rename-no-id = „{ $name }“ ist kein gültiger Name: Erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche.
editor-rename-taken = „{ $name }“ ist schon vergeben. Wähle einen anderen Namen.

# Requests without an answer.
editor-unknown-request = Dieser Server beantwortet „{ $name }“ nicht.
editor-unreadable-request = Diese Anfrage ist nicht lesbar.

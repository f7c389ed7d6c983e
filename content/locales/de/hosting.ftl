# Was ein Server für viele Leute seinen Gästen sagt.
web-busy = Zu viele Dateien auf einmal
    .text = Der Server hat gerade mit anderen Spielständen zu tun. Versuch es in zehn Sekunden noch einmal.

web-full-house = Dieser Tisch ist voll, oder in deinem Netz sind zu viele Tabs offen. Schließ welche und lade neu.
web-crowded = Das Haus ist voll
    .text = Es sind so viele Leute da, dass nur noch hereinkommt, wer einen Platz hat. Versuch es in einer Minute noch einmal.
web-closing = Der Server startet neu
    .text = Im Moment können keine Spiele begonnen werden. Versuch es in einer Minute noch einmal.
web-nearly-full = Der Server ist voll
    .text = Für neue Spiele ist kein Platz. Laufende Spiele gehen weiter. Bitte den Betreiber, Platz zu schaffen.
web-enough-today = Genug Spiele für heute
    .text = Aus diesem Netz wurden heute so viele Spiele begonnen, dass keine weiteren möglich sind. Versuch es morgen wieder oder frag den Betreiber.
web-log-full = Dieses Spiel hat so viele Züge, wie ein Tisch aufbewahren kann. Leg eine Kopie an, um weiterzuspielen.

# Chat
web-talk-off = Der Gastgeber hat den Chat ausgeschaltet.
web-talk-mute = Chat für mich ausblenden
web-talk-hear = Chat wieder anzeigen
web-talk-silent = Chat für alle ausschalten

# Das Siegel
web-not-sealed = Die Würfel dieses Spiels lassen sich nicht prüfen: Der Startwert wurde von Hand eingegeben oder kam mit einer Datei.

# Ein beschädigtes Spiel
web-damaged = Ein Teil dieses Spiels ist beschädigt
    .text = Alles vor der Beschädigung ist heil. Du kannst von dort in einer Kopie weiterspielen; das beschädigte Spiel bleibt, wie es ist.
web-damaged-copy = Von dort weiterspielen

# Deine Daten
web-yours = Deine Spiele und Plätze
web-yours-nothing = Für diesen Browser ist nichts gespeichert.
web-yours-games = { $n ->
    [one] Ein Spiel, das du leitest
   *[other] { $n } Spiele, die du leitest
}
web-yours-books = { $n ->
    [one] Eine Kampagne
   *[other] { $n } Kampagnen
}
web-yours-seats = { $n ->
    [one] Ein Platz in einem fremden Spiel
   *[other] { $n } Plätze in fremden Spielen
}
web-yours-what = Beim Löschen verschwinden deine Spiele und Kampagnen für alle, die mitspielen, und deine Plätze in anderen Spielen werden frei. Der Name, den du dort benutzt hast, bleibt im Protokoll dieser Spiele, bis der Gastgeber sie löscht. Wiederherstellen lässt sich nichts.
web-yours-sure = Ja, alles löschen
web-yours-delete = Meine Spiele und Plätze löschen
web-privacy = Datenschutz
web-privacy-kept = Was gespeichert wird
web-privacy-games = Spiele und Kampagnen: jeder Zug mit seiner Uhrzeit.
web-privacy-names = Der Name, den du bei einem Platz angibst, in diesem Spiel. Es muss nicht dein richtiger Name sein.
web-privacy-cookie = Ein Cookie mit einer Zufallszahl, die dir deine Plätze gibt. Der Server speichert davon nur einen Fingerabdruck. Es gilt ein Jahr.
web-privacy-settings = Cookies für Sprache, Farben, deine letzte Aufstellung und einen ausgeblendeten Chat. Andere Einstellungen bleiben in deinem Browser.
web-privacy-not = Was nicht gespeichert wird
web-privacy-talk = Der Chat: Er bleibt im Arbeitsspeicher und wird vergessen, wenn sechs Stunden niemand am Tisch war oder der Server neu startet.
web-privacy-addresses = Deine Netzwerkadresse: Sie dient nur den Begrenzungen, im Arbeitsspeicher. Das Protokoll des Servers nennt eine Adresse, wenn von dort viel zu viel kommt.
web-privacy-others = An andere wird nichts weitergegeben. Es gibt keine Werbung und keine Statistik über dich.
web-privacy-long = Wie lange
web-privacy-until = Bis du oder der Gastgeber eines Spiels es löscht.
web-privacy-unfinished = { $n ->
    [one] Unfertige Spiele werden nach einem Tag ohne Zug gelöscht.
   *[other] Unfertige Spiele werden nach { $n } Tagen ohne Zug gelöscht.
}
web-privacy-finished = { $n ->
    [one] Beendete Spiele werden nach einem Tag gelöscht.
   *[other] Beendete Spiele werden nach { $n } Tagen gelöscht.
}
web-privacy-yours = Alles von dir kannst du auf einer Seite löschen:

# Was ein Server für viele Leute seinen Gästen sagt.
web-busy = Der Server ist ausgelastet
    .text = Er verarbeitet gerade andere Spielstände. Versuch es in zehn Sekunden noch einmal.

web-no-contact = Die Spielserver haben den Kontakt zueinander verloren
    .text = Was gespeichert ist, bleibt erhalten. Versuch es in ein paar Sekunden noch einmal.

web-full-house = Dieser Tisch ist voll, oder in deinem Netz sind zu viele Tabs offen. Schließ welche und lade neu.
web-crowded = Zu viele Leute online
    .text = Im Moment kommen nur Mitspieler mit einem Platz herein. Versuch es in einer Minute noch einmal.
web-closing = Der Server startet neu
    .text = Im Moment können keine Spiele begonnen werden. Versuch es in einer Minute noch einmal.
web-nearly-full = Kein Platz für neue Spiele
    .text = Der Speicher des Servers ist voll. Laufende Spiele sind nicht betroffen. Bitte den Betreiber, Platz zu schaffen.
web-enough-today = Tageslimit erreicht
    .text = Aus deinem Netz wurden heute zu viele Spiele begonnen. Versuch es morgen wieder oder frag den Betreiber.
web-log-full = Dieses Spiel hat die Höchstzahl an Zügen erreicht. Leg eine Kopie an, um weiterzuspielen.

# Chat
web-talk-off = Der Gastgeber hat den Chat ausgeschaltet.
web-talk-mute = Chat für mich ausblenden
web-talk-hear = Chat wieder anzeigen
web-talk-silent = Chat für alle ausschalten

# Das Siegel
web-not-sealed = Die Würfel dieses Spiels lassen sich nicht prüfen: Der Startwert wurde von Hand eingegeben oder kam mit einer Datei.

# Ein beschädigtes Spiel
web-damaged = Ein Teil dieses Spiels ist beschädigt
    .text = Alles davor ist unbeschädigt. Du kannst von dort in einer Kopie weiterspielen; das beschädigte Spiel bleibt, wie es ist.
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
web-yours-what = Beim Löschen verschwinden deine Spiele und Kampagnen für alle, die mitspielen, und deine Plätze in anderen Spielen werden frei. Der Name, den du dort benutzt hast, bleibt im Verlauf dieser Spiele, bis der Gastgeber sie löscht. Wiederherstellen lässt sich nichts.
web-yours-sure = Ja, alles löschen
web-yours-delete = Meine Spiele und Plätze löschen
web-privacy = Datenschutz
web-privacy-kept = Was gespeichert wird
web-privacy-games = Spiele und Kampagnen: jeder Zug mit seiner Uhrzeit.
web-privacy-names = Der Name, mit dem du in einem Spiel Platz nimmst. Es muss nicht dein richtiger sein.
web-privacy-cookie = Ein Cookie mit einer Zufallszahl, an der der Server deine Plätze erkennt. Er speichert davon nur einen Fingerabdruck. Das Cookie gilt ein Jahr.
web-privacy-settings = Cookies für Sprache, Darstellung, deinen letzten Spielaufbau und einen ausgeblendeten Chat. Andere Einstellungen bleiben in deinem Browser.
web-privacy-not = Was nicht gespeichert wird
web-privacy-talk = Der Chat: Er bleibt im Arbeitsspeicher und wird vergessen, wenn sechs Stunden niemand am Tisch war oder der Server neu startet.
web-privacy-addresses = Deine Netzwerkadresse: Sie wird nur für Zugriffsgrenzen benutzt und bleibt im Arbeitsspeicher. Das Protokoll des Servers nennt eine Adresse nur, wenn von dort viel zu viele Anfragen kommen.
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

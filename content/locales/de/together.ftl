# Zusammen spielen: Einladungen, Gespräch, Fingerzeige, der Bildschirm in der Mitte und die Handys drum herum.

## Einladungen
web-invite-copy = Link kopieren
web-invite-copied = Kopiert.
web-invite-code = Oder sie geben auf der Startseite diesen Code ein:
web-invite-qr = Der Link als QR-Code fürs Handy
web-invite-only-here = Dieser Server ist nur auf diesem Computer erreichbar, niemand sonst kann den Link öffnen. Starte ihn mit --listen 0.0.0.0:7777 für dein Netzwerk oder mit --public-url fürs Internet.
web-join-friends = Bei Freunden mitspielen
web-join-code = Einladungscode
web-join-go = Mitspielen

## Das Siegel
web-seal-good = In deinem Browser geprüft: Diese Würfel standen vor dem ersten Wurf fest.
web-seal-bad = In deinem Browser geprüft: Das sind nicht die Würfel, die vor dem ersten Wurf feststanden.
web-seal-words = Was festgelegt wurde

## Rund um den Tisch
web-chat = Chat
web-talk = Nachrichten
web-say = Nachricht
web-say-go = Senden
web-here = online
web-away = offline
web-you = (du)
web-watcher = Zuschauer
web-phrase-well-played = Gut gespielt!
web-phrase-wait = Wartet auf mich.
web-phrase-idea = Was meint ihr?
web-phrase-careful = Vorsicht!
web-phrase-thanks = Danke!
web-phrase-go-on = Nur zu!
web-notice-sat = { $name } ist jetzt dabei{ $n ->
    [0] {""}
    [one] {" "}und spielt { $mice }
   *[other] {" "}und spielt { $mice }
 }.
web-notice-plays = { $n ->
    [0] { $name } spielt keine Maus mehr.
    [one] { $name } spielt jetzt { $mice }.
   *[other] { $name } spielt jetzt { $mice }.
 }
web-notice-left = { $name } hat den Tisch verlassen.
web-notice-freed = Der Gastgeber hat { $name } entfernt.
web-notice-undone = { $name } hat { $n ->
    [one] die letzte Entscheidung
   *[other] { $n } Entscheidungen
 } zurückgenommen.
web-notice-undone-roll = { $name } hat { $n ->
    [one] die letzte Entscheidung
   *[other] { $n } Entscheidungen
 } zurückgenommen, samt einem Wurf.
web-log-undone = { $n ->
    [one] Bis hierher wurde die letzte Entscheidung zurückgenommen.
   *[other] Bis hierher wurden { $n } Entscheidungen zurückgenommen.
 }
web-log-undone-roll = { $n ->
    [one] Bis hierher wurde die letzte Entscheidung zurückgenommen, samt einem Wurf.
   *[other] Bis hierher wurden { $n } Entscheidungen zurückgenommen, samt einem Wurf.
 }
web-ping-says = { $name } zeigt auf: { $where }.
web-arrow-says = { $name } schlägt vor: { $where } → { $to }.
web-arrow-from = Hier beginnt der Pfeil. Geh zum Ziel und drück noch einmal Umschalt+P. Drückst du es hier noch einmal, verschwinden deine Pfeile.
web-key-ping = auf ein Feld zeigen (oder Rechtsklick; mit dem Finger gedrückt halten)
web-key-arrow = einen Weg vorschlagen: erst am Start, dann am Ziel (oder mit der rechten Maustaste ziehen; mit dem Finger gedrückt halten, dann schieben)

## Passen
web-pass-quietly = Passen und nicht mehr fragen
    .about = Für den Rest dieses Kapitels passt du hier automatisch. Unter dem Chat kannst du das ändern.
web-passed = { $n ->
    [one] Bei 1 Reaktion
   *[other] Bei { $n } Reaktionen
 } passt du automatisch
web-ask-again = Wieder fragen

## Plätze
web-hand-over = Maus abgeben
web-hand-mouse = Maus
web-hand-to = an
web-hand-go = Abgeben
web-manners = Einstellungen des Tischs
web-party-decides = Wer für die Gruppe entscheidet
web-party-all = alle, die erste Antwort gilt
web-party-active = wer am Zug ist
web-settle-ties = Immer automatisch entscheiden
    .about = Bei Gleichstand unter Gegnern (wer zuerst handelt, welchen Weg einer nimmt, wo einer ins Spiel kommt) entscheidet das Programm, ohne zu fragen. Ändern könnt ihr das unter „Plätze und Einladungen“.
web-reader = Wer die Geschichte vorliest
    .about = Seiten der Geschichte öffnen sich zuerst bei dieser Person. Die anderen sehen jede Seite, sobald sie dort aufgeschlagen ist.
web-reader-nobody = Alle lesen selbst
web-reads = { $name } liest die Geschichte vor.
web-reads-me = Du liest die Geschichte vor: Die anderen sehen eine Seite, sobald du sie aufschlägst.
web-ties-settled = Gleichstand unter Gegnern automatisch entscheiden (wer zuerst handelt, welchen Weg einer nimmt, wo einer ins Spiel kommt)
web-watchers = { $n ->
    [one] 1 Person darf zuschauen.
   *[other] { $n } Personen dürfen zuschauen.
 }
web-watchers-away = Zuschauer entfernen
web-watchers-talk = Zuschauer dürfen chatten

## Der Bildschirm in der Mitte
web-screen = Tischbildschirm
    .about = Ein großer Bildschirm in der Mitte zeigt Spielplan, Initiative, Sanduhr, Würfel und Verlauf. Auf jedem Handy stehen die eigenen Mäuse und was sie tun können.
web-screen-open = Tischbildschirm öffnen
web-screen-join = Zum Mitspielen scannen oder auf der Startseite diesen Code eingeben:
web-screen-invite = Einladung hier zeigen
web-defense-by = Die Verteidigung der Gegner würfelt: { $who }.
web-waiting-party = Die Gruppe entscheidet gemeinsam.

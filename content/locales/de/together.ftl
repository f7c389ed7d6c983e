# Zusammen spielen: Einladungen, Gespräch, Fingerzeige, der Bildschirm in der Mitte und die Handys drum herum.

## Einladungen
web-invite-copy = Link kopieren
web-invite-copied = Kopiert.
web-invite-code = Oder sie tippen auf der Startseite diesen Code ein:
web-invite-qr = Der Link als Bild, zum Scannen mit dem Handy
web-invite-only-here = Dieser Server ist nur von diesem Computer aus erreichbar, sonst kann niemand den Link öffnen. Starte ihn mit --listen 0.0.0.0:7777, um mit allen in deinem Netzwerk zu spielen, oder mit --public-url für die ganze Welt.
web-join-friends = Zu Freunden dazusetzen
web-join-code = Code der Einladung
web-join-go = Mitspielen

## Das Siegel
web-seal-good = Dein Browser hat nachgerechnet: Das Siegel stimmt. Genau diese Würfel waren vor dem ersten Wurf versiegelt.
web-seal-bad = Dein Browser hat nachgerechnet, und das Siegel stimmt nicht: Das sind nicht die Würfel, die versiegelt waren.
web-seal-words = Was versiegelt war

## Rund um den Tisch
web-chat = Am Tisch
web-talk = Was gesagt wurde
web-say = Sag etwas
web-say-go = Sagen
web-here = da
web-away = nicht da
web-you = (du)
web-watcher = Jemand, der zuschaut
web-phrase-well-played = Gut gespielt!
web-phrase-wait = Wartet auf mich.
web-phrase-idea = Was meint ihr?
web-phrase-careful = Vorsicht!
web-phrase-thanks = Danke!
web-phrase-go-on = Mach ruhig.
web-notice-sat = { $name } setzt sich dazu{ $n ->
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
web-notice-freed = Der Platz von { $name } wurde freigegeben.
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
web-ping-says = { $name } zeigt auf { $where }.
web-arrow-says = { $name } schlägt vor: von { $where } nach { $to }.
web-arrow-from = Hier beginnt der Pfeil. Geh dorthin, wo er enden soll, und drücke noch einmal Umschalt+P; hier nimmt es deine Pfeile weg.
web-key-ping = auf ein Feld zeigen (oder: Rechtsklick; mit dem Finger drücken und gedrückt halten)
web-key-arrow = einen Weg vorschlagen: einmal am Anfang, einmal am Ziel (oder: mit der rechten Taste ziehen; mit dem Finger gedrückt halten, dann dorthin schieben)

## Passen
web-pass-quietly = Passen und nicht mehr fragen
    .about = Für den Rest dieses Kapitels wird hier für dich gepasst. Unter dem Protokoll kannst du das ändern.
web-passed = { $n ->
    [one] Bei einer Reaktion
   *[other] Bei { $n } Reaktionen
 } wird für dich gepasst
web-ask-again = Wieder fragen

## Plätze
web-hand-over = Eine Maus abgeben
web-hand-mouse = Maus
web-hand-to = an
web-hand-go = Abgeben
web-manners = Tischsitten
web-party-decides = Was die Gruppe entscheidet, beantwortet
web-party-all = wer will: Die erste Antwort gilt
web-party-active = wessen Maus am Zug ist
web-settle-ties = So etwas ohne mich entscheiden
    .about = Bei Gleichstand unter Gegnern (wer zuerst handelt, welchen Weg einer nimmt, wo einer hereinkommt) wird nicht gefragt, sondern so entschieden, wie es ein vernünftiger Mensch täte. Unter „Plätze und Einladungen“ lässt sich das ändern.
web-ties-settled = Gleichstand unter Gegnern (wer zuerst handelt, welchen Weg einer nimmt, wo einer hereinkommt) wird ohne Nachfrage so entschieden, wie es ein vernünftiger Mensch täte
web-watchers = { $n ->
    [one] Eine Person darf zuschauen.
   *[other] { $n } Personen dürfen zuschauen.
 }
web-watchers-away = Zuschauen beenden
web-watchers-talk = Auch wer zuschaut, darf mitreden

## Der Bildschirm in der Mitte
web-screen = Tischbildschirm
    .about = Stellt einen großen Bildschirm in die Mitte: Er zeigt Brett, Leiste, Uhr, Würfel und Protokoll, und jedes Handy zeigt die Mäuse seines Spielers und was sie tun können.
web-screen-open = Tischbildschirm öffnen
web-screen-join = Zum Mitspielen scannen oder auf der Startseite diesen Code eintippen:
web-screen-invite = Hier eine Einladung zeigen
web-waiting-party = Das entscheidet die Gruppe gemeinsam.

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

# Wspólna gra: zaproszenia, rozmowa, wskazywanie, ekran na środku i telefony dookoła.

## Zaproszenia
web-invite-copy = Skopiuj link
web-invite-copied = Skopiowano.
web-invite-code = Albo niech wpiszą na stronie głównej ten kod:
web-invite-qr = Link jako obrazek do zeskanowania telefonem
web-invite-only-here = Ten serwer działa tylko na tym komputerze, więc nikt inny nie otworzy linku. Uruchom go z --listen 0.0.0.0:7777, żeby zagrać ze wszystkimi w swojej sieci, albo z --public-url, żeby grać z całym światem.
web-join-friends = Dołącz do znajomych
web-join-code = Kod zaproszenia
web-join-go = Dołącz

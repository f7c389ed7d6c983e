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

## Pieczęć
web-seal-good = Twoja przeglądarka to przeliczyła: pieczęć się zgadza. Właśnie te kości zapieczętowano przed pierwszym rzutem.
web-seal-bad = Twoja przeglądarka to przeliczyła i pieczęć się nie zgadza: to nie są kości, które zapieczętowano.
web-seal-words = Co zapieczętowano

## Wokół stołu
web-chat = Przy stole
web-talk = Co powiedziano
web-say = Powiedz coś
web-say-go = Powiedz
web-here = jest
web-away = nie ma
web-you = (ty)
web-watcher = Ktoś z widzów
web-phrase-well-played = Dobrze zagrane!
web-phrase-wait = Poczekajcie na mnie.
web-phrase-idea = Macie pomysł?
web-phrase-careful = Uważaj!
web-phrase-thanks = Dzięki!
web-phrase-go-on = Śmiało.
web-notice-sat = { $name } siada do stołu{ $n ->
    [0] {""}
    [one] {" "}i prowadzi { $mice }
    [few] {" "}i prowadzi { $mice }
    [many] {" "}i prowadzi { $mice }
   *[other] {" "}i prowadzi { $mice }
 }.
web-notice-plays = { $n ->
    [0] { $name } nie prowadzi już żadnej myszy.
    [one] { $name } prowadzi teraz { $mice }.
    [few] { $name } prowadzi teraz { $mice }.
    [many] { $name } prowadzi teraz { $mice }.
   *[other] { $name } prowadzi teraz { $mice }.
 }
web-notice-left = { $name } odchodzi od stołu.
web-notice-freed = Miejsce zwolnione: { $name }.
web-notice-undone = { $name } cofa { $n ->
    [one] ostatni wybór
    [few] { $n } wybory
    [many] { $n } wyborów
   *[other] { $n } wyboru
 }.
web-notice-undone-roll = { $name } cofa { $n ->
    [one] ostatni wybór
    [few] { $n } wybory
    [many] { $n } wyborów
   *[other] { $n } wyboru
 }, razem z rzutem.
web-log-undone = Do tego miejsca cofnięto { $n ->
    [one] ostatni wybór
    [few] { $n } wybory
    [many] { $n } wyborów
   *[other] { $n } wyboru
 }.
web-log-undone-roll = Do tego miejsca cofnięto { $n ->
    [one] ostatni wybór
    [few] { $n } wybory
    [many] { $n } wyborów
   *[other] { $n } wyboru
 }, razem z rzutem.
web-ping-says = { $name } wskazuje { $where }.
web-arrow-says = { $name } proponuje: z { $where } na { $to }.
web-arrow-from = Tu zaczyna się strzałka. Przejdź tam, dokąd ma prowadzić, i jeszcze raz naciśnij Shift+P; naciśnięte tutaj usuwa twoje strzałki.
web-key-ping = wskaż pole (albo: prawy przycisk; palcem: dotknij i przytrzymaj dłużej)
web-key-arrow = zaproponuj drogę: raz na początku, raz u celu (albo: przeciągnij prawym przyciskiem; palcem: przytrzymaj dłużej, potem przesuń do celu)

## Pomijanie
web-pass-quietly = Pomijaj i nie pytaj więcej
    .about = Do końca tego rozdziału gra pominie to za ciebie. Możesz to zmienić pod dziennikiem.
web-passed = Pytania pomijane za ciebie: { $n }
web-ask-again = Pytaj znowu

## Miejsca
web-hand-over = Oddaj mysz
web-hand-mouse = Mysz
web-hand-to = komu
web-hand-go = Oddaj
web-manners = Zwyczaje przy tym stole
web-party-decides = Za drużynę odpowiada
web-party-all = każdy: liczy się pierwsza odpowiedź
web-party-active = gracz, którego mysz ma turę
web-settle-ties = Rozstrzygaj to beze mnie
    .about = Remisy wśród sługusów (kto pierwszy działa, którędy idzie, gdzie wchodzi) rozstrzygają się bez pytania, tak jak zrobiłby to rozsądny gracz. Można to zmienić w części „Miejsca i zaproszenia”.
web-ties-settled = Remisy wśród sługusów (kto pierwszy działa, którędy idzie, gdzie wchodzi) rozstrzygają się bez pytania, tak jak zrobiłby to rozsądny gracz
web-watchers = { $n ->
    [one] Jedna osoba może się przyglądać.
    [few] { $n } osoby mogą się przyglądać.
    [many] { $n } osób może się przyglądać.
   *[other] { $n } osoby może się przyglądać.
 }
web-watchers-away = Zakończ oglądanie
web-watchers-talk = Widzowie też mogą się odzywać

## Ekran na środku
web-screen = Ekran stołu
    .about = Postawcie na środku duży ekran: pokaże planszę, tor, zegar, kości i dziennik, a każdy telefon pokaże myszy swojego gracza i co mogą zrobić.
web-screen-open = Otwórz ekran stołu
web-screen-join = Zeskanuj, żeby usiąść do gry, albo wpisz na stronie głównej ten kod:
web-screen-invite = Pokaż tu zaproszenie
web-waiting-party = O tym decyduje cała drużyna.

# Wspólna gra: zaproszenia, rozmowa, wskazywanie, ekran na środku i telefony dookoła.

## Zaproszenia
web-invite-copy = Skopiuj link
web-invite-copied = Skopiowano.
web-invite-code = Albo podaj im kod do wpisania na stronie głównej:
web-invite-qr = Kod QR z linkiem
web-invite-only-here = Serwer działa tylko na tym komputerze, więc nikt inny nie otworzy linku. Uruchom go z --listen 0.0.0.0:7777, żeby grać w swojej sieci, albo z --public-url, żeby grać przez internet.
web-join-friends = Dołącz do znajomych
web-join-code = Kod zaproszenia
web-join-go = Dołącz

## Pieczęć
web-seal-good = Sprawdzono w przeglądarce: to rzuty ustalone przed grą.
web-seal-bad = Sprawdzono w przeglądarce: to nie są rzuty ustalone przed grą.
web-seal-words = Dane sumy kontrolnej

## Wokół stołu
web-chat = Czat
web-talk = Wiadomości
web-say = Napisz wiadomość
web-say-go = Wyślij
web-here = online
web-away = offline
web-you = (ty)
web-watcher = Widz
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
web-notice-freed = Gospodarz usuwa gracza: { $name }.
web-notice-undone = { $name } cofa { $n ->
    [one] ostatnią decyzję
    [few] { $n } decyzje
    [many] { $n } decyzji
   *[other] { $n } decyzji
 }.
web-notice-undone-roll = { $name } cofa { $n ->
    [one] ostatnią decyzję
    [few] { $n } decyzje
    [many] { $n } decyzji
   *[other] { $n } decyzji
 } razem z rzutem.
web-log-undone = Cofnięto dotąd { $n ->
    [one] ostatnią decyzję
    [few] { $n } decyzje
    [many] { $n } decyzji
   *[other] { $n } decyzji
 }.
web-log-undone-roll = Cofnięto dotąd { $n ->
    [one] ostatnią decyzję
    [few] { $n } decyzje
    [many] { $n } decyzji
   *[other] { $n } decyzji
 } razem z rzutem.
web-ping-says = { $name } wskazuje pole: { $where }.
web-arrow-says = { $name } proponuje drogę: { $where } → { $to }.
web-arrow-from = Tu zaczyna się strzałka. Przejdź do celu i ponownie naciśnij Shift+P. Naciśnięcie tutaj usunie twoje strzałki.
web-key-ping = wskaż pole (albo prawy przycisk; palcem: dotknij i przytrzymaj dłużej)
web-key-arrow = zaproponuj drogę: raz na początku, raz u celu (albo przeciągnij prawym przyciskiem; palcem: przytrzymaj dłużej i przesuń)

## Pomijanie
web-pass-quietly = Pomiń i nie pytaj więcej
    .about = Do końca rozdziału gra pominie to za ciebie. Możesz to zmienić pod czatem.
web-passed = Wyciszone reakcje: { $n }
web-ask-again = Pytaj znowu

## Miejsca
web-hand-over = Oddaj mysz
web-hand-mouse = Mysz
web-hand-to = komu
web-hand-go = Oddaj
web-manners = Ustawienia stołu
web-party-decides = Za drużynę decyduje
web-party-all = każdy: liczy się pierwsza odpowiedź
web-party-active = gracz, którego mysz ma turę
web-settle-ties = Rozstrzygaj za mnie
    .about = Remisy sługusów (kto działa pierwszy, którędy idzie, gdzie wchodzi) rozstrzyga gra, tak jak rozsądny gracz. Można to zmienić w „Miejsca i zaproszenia”.
web-reader = Kto czyta opowieść na głos
    .about = Strony opowieści otwierają się najpierw u tej osoby. Pozostali widzą każdą stronę, gdy tylko zostanie u niej otwarta.
web-reader-nobody = Każdy czyta sam
web-reads = { $name } czyta opowieść na głos.
web-reads-me = Ty czytasz opowieść na głos: pozostali zobaczą stronę, gdy ją otworzysz.
web-ties-settled = Gra sama rozstrzyga remisy sługusów (kto działa pierwszy, którędy idzie, gdzie wchodzi)
web-watchers = { $n ->
    [one] Jedna osoba może oglądać.
    [few] { $n } osoby mogą oglądać.
    [many] { $n } osób może oglądać.
   *[other] { $n } osoby może oglądać.
 }
web-watchers-away = Usuń widzów
web-watchers-talk = Widzowie mogą pisać na czacie

## Ekran na środku
web-screen = Ekran stołu
    .about = Postawcie na środku duży ekran: pokaże planszę, tor, klepsydrę, kości i dziennik. Na telefonie każdy zobaczy swoje myszy i ich możliwości.
web-screen-open = Otwórz ekran stołu
web-screen-join = Zeskanuj, żeby dołączyć, albo wpisz kod na stronie głównej:
web-screen-invite = Pokaż tu zaproszenie
web-defense-by = Na obronę sługusów rzuca: { $who }.
web-waiting-party = Decyduje cała drużyna.

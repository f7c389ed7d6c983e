# Co serwer dla wielu osób mówi gościom.
web-busy = Serwer jest zajęty
    .text = Przetwarza teraz inne zapisane gry. Spróbuj ponownie za dziesięć sekund.

web-no-contact = Serwery gry straciły ze sobą kontakt
    .text = To, co zapisano, nie przepadnie. Spróbuj ponownie za kilka sekund.

web-full-house = Ten stół jest pełny albo w twojej sieci otwarto za dużo kart. Zamknij kilka i odśwież stronę.
web-crowded = Za dużo osób online
    .text = Na razie wejdą tylko gracze, którzy mają miejsce przy stole. Spróbuj ponownie za minutę.
web-closing = Serwer uruchamia się ponownie
    .text = Przez chwilę nie można zaczynać nowych gier. Odczekaj minutę i spróbuj ponownie.
web-nearly-full = Brak miejsca na nowe gry
    .text = Na serwerze skończyło się miejsce. Rozpoczętych gier to nie dotyczy. Poproś administratora, żeby zwolnił miejsce.
web-enough-today = Dzienny limit wyczerpany
    .text = Z twojej sieci zaczęto dziś za dużo gier. Spróbuj jutro albo zapytaj administratora.
web-log-full = Ta gra osiągnęła największą możliwą liczbę ruchów. Zrób kopię, żeby grać dalej.

# Czat
web-talk-off = Gospodarz wyłączył czat.
web-talk-mute = Ukryj czat u mnie
web-talk-hear = Pokaż czat z powrotem
web-talk-silent = Wyłącz czat dla wszystkich

# Pieczęć
web-not-sealed = Kości w tej grze nie da się sprawdzić: ziarno wpisano ręcznie albo pochodzi z pliku.

# Uszkodzona gra
web-damaged = Część tej gry jest uszkodzona
    .text = Wcześniejsza część jest nieuszkodzona. Możesz od niej grać dalej w kopii; uszkodzona gra zostaje taka, jaka jest.
web-damaged-copy = Graj od tego miejsca

# Twoje dane
web-yours = Twoje gry i miejsca
web-yours-nothing = Dla tej przeglądarki nic nie jest zapisane.
web-yours-games = { $n ->
    [one] { $n } gra, którą prowadzisz
    [few] { $n } gry, które prowadzisz
    [many] { $n } gier, które prowadzisz
   *[other] { $n } gry, którą prowadzisz
}
web-yours-books = { $n ->
    [one] { $n } kampania
    [few] { $n } kampanie
    [many] { $n } kampanii
   *[other] { $n } kampanii
}
web-yours-seats = { $n ->
    [one] { $n } miejsce w cudzej grze
    [few] { $n } miejsca w cudzych grach
    [many] { $n } miejsc w cudzych grach
   *[other] { $n } miejsca w cudzej grze
}
web-yours-what = Usunięcie kasuje twoje gry i kampanie wszystkim, którzy w nich grają, i zwalnia twoje miejsca w innych grach. Imię, którego tam używasz, zostaje w dzienniku tych gier, dopóki nie usunie ich gospodarz. Niczego nie da się przywrócić.
web-yours-sure = Tak, usuń wszystko
web-yours-delete = Usuń moje gry i miejsca
web-privacy = Prywatność
web-privacy-kept = Co jest zapisywane
web-privacy-games = Gry i kampanie: każdy ruch z godziną.
web-privacy-names = Imię, które podajesz, zajmując miejsce w grze. Nie musi być prawdziwe.
web-privacy-cookie = Jedno ciasteczko z losową liczbą, po której serwer rozpoznaje twoje miejsca. Zapisuje tylko jej skrót. Ciasteczko jest ważne rok.
web-privacy-settings = Ciasteczka, które pamiętają język, motyw, ostatnie przygotowanie gry i ukryty czat. Inne ustawienia zostają w przeglądarce.
web-privacy-not = Co nie jest zapisywane
web-privacy-talk = Czat: jest tylko w pamięci i znika, gdy przez sześć godzin nikogo nie ma przy stole albo gdy serwer uruchomi się ponownie.
web-privacy-addresses = Twój adres sieciowy: służy tylko do limitów i jest tylko w pamięci. Dziennik serwera podaje adres tylko wtedy, gdy przychodzi z niego o wiele za dużo zapytań.
web-privacy-others = Nic nie trafia do nikogo innego. Nie ma reklam ani statystyk o tobie.
web-privacy-long = Jak długo
web-privacy-until = Dopóki ty albo gospodarz gry jej nie usunie.
web-privacy-unfinished = { $n ->
    [one] Niedokończone gry są usuwane po { $n } dniu bez ruchu.
    [few] Niedokończone gry są usuwane po { $n } dniach bez ruchu.
    [many] Niedokończone gry są usuwane po { $n } dniach bez ruchu.
   *[other] Niedokończone gry są usuwane po { $n } dnia bez ruchu.
}
web-privacy-finished = { $n ->
    [one] Zakończone gry są usuwane po { $n } dniu.
    [few] Zakończone gry są usuwane po { $n } dniach.
    [many] Zakończone gry są usuwane po { $n } dniach.
   *[other] Zakończone gry są usuwane po { $n } dnia.
}
web-privacy-yours = Wszystko, co twoje, możesz usunąć na jednej stronie:

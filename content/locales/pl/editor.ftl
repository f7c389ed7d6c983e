# What the language server says in an editor.

# What kind of thing a name is for.
editor-kind = { $name ->
    [search-card] karta szperania
    [minion] sługus
    [mouse] mysz
    [room] pomieszczenie
    [ability] zdolność
    [encounter] potyczka
    [chapter] rozdział
    [initiative-card] karta inicjatywy
    [tag] cecha
    [kin] rodzaj
    [achievement] fabularne trofeum
    [counter] licznik lub flaga
    [story] księga opowieści
    [moment] scena opowieści
    [option] odpowiedź
    [rule] zasada
    [space] pole
    [goal] cel
    [decision] decyzja
   *[other] { $name }
}
editor-places = { $n ->
    [one] jedno miejsce
    [few] { $n } miejsca
    [many] { $n } miejsc
   *[other] { $n } miejsca
}
editor-spaces = { $n ->
    [one] jedno pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}

# Why something cannot be given another name.
editor-rename-nothing = Nie ma tu nazwy, którą można zmienić.
editor-rename-box = „{ $name }” należy do pudełka albo do zasad. Zmienić można tylko nazwy z własnej księgi.
editor-rename-no-id = „{ $name }” to nieprawidłowa nazwa: użyj małych liter, cyfr i łączników.
editor-rename-taken = „{ $name }” jest zajęte. Wybierz inną nazwę.

# Requests without an answer.
editor-unknown-request = Ten serwer nie odpowiada na „{ $name }”.
editor-unreadable-request = Nie można odczytać tego zapytania.

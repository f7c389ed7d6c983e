## Strona ze wszystkimi księgami
books-title = Księgi
    .about = Obejrzyj księgi albo dodaj nową.
books-add = Dodaj księgę
    .about = Wybierz plik .barksburg z księgą albo upuść go na przycisk. Zanim księga zostanie dodana, plik jest sprawdzany.
books-add-go = Dodaj
books-closed = Na tym serwerze księgi dodaje tylko gospodarz.
books-added = Dodano: { $name }.
books-there = { $name } już tu jest. Nic się nie zmieniło.
books-refused = Tej księgi nie można dodać:
books-findings = { $n ->
    [0] Sprawdzenie nie wykazało uwag.
    [one] Sprawdzenie wykazało jedną uwagę.
    [few] Sprawdzenie wykazało { $n } uwagi.
    [many] Sprawdzenie wykazało { $n } uwag.
   *[other] Sprawdzenie wykazało { $n } uwagi.
}
books-by = autorzy: { $who }
books-version = wersja { $version }
books-ages = wiek: od { $n } lat
books-length = minut na rozdział: { $n }
books-language = { $language } { $percent }%
books-wins = ma być wygrywany od { $low } do { $high } razy na 100
books-remove = Usuń tę wersję
books-remove-sure = Usuń. W gry, które się z nią zaczęły, nadal można grać.

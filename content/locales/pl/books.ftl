## Strona ze wszystkimi księgami
books-title = Księgi
    .about = Wszystkie księgi opowieści na tym serwerze. Możesz też dodać nową.
books-add = Dodaj księgę
    .about = Wybierz plik .barksburg z księgą albo upuść go na przycisk. Zanim księga zostanie dodana, plik jest sprawdzany.
books-add-go = Dodaj
books-closed = Na tym serwerze księgi może dodawać tylko gospodarz.
books-added = Dodano: { $name }.
books-there = { $name } już tu jest. Nic się nie zmieniło.
books-refused = Tej księgi nie można dodać:
books-findings = { $n ->
    [0] Nie znaleziono problemów.
    [one] 1 ostrzeżenie.
    [few] { $n } ostrzeżenia.
    [many] { $n } ostrzeżeń.
   *[other] { $n } ostrzeżenia.
}
books-by = autorzy: { $who }
books-version = wersja { $version }
books-ages = wiek: od { $n } lat
books-length = { $n } min na rozdział
books-language = { $language } { $percent }%
books-wins = cel: od { $low }% do { $high }% wygranych gier
books-remove = Usuń tę wersję
books-remove-sure = Tak, usuń. W rozpoczęte gry nadal można grać.

### Co program mówi sam od siebie: niezrozumiałe wywołania, pliki, których nie da się odczytać lub zapisać.

program-error = błąd
program-more = Resztę wyjaśnia `--help`.
program-missing = brakuje: { $arg }
program-conflict = „{ $arg }” nie łączy się z { $other }
program-twice = „{ $arg }” podano dwa razy
program-unknown = „{ $arg }” nic tu nie znaczy
program-unknown-similar = „{ $arg }” nic tu nie znaczy; czy chodziło o { $known }?
program-unknown-elsewhere = „{ $arg }” nic tu nie znaczy; mają to { $known }
program-value-missing = „{ $arg }” nie ma wartości
program-value = „{ $value }” nie pasuje do „{ $arg }”
program-value-known = „{ $value }” nie pasuje do „{ $arg }”; są { $known }
program-value-why = „{ $value }” nie pasuje do „{ $arg }”: { $why }
program-value-none = „{ $arg }” nie przyjmuje wartości, a podano „{ $value }”
program-no-text = część wywołania nie jest czytelnym tekstem (UTF-8)
program-unclear = tego wywołania nie da się zrozumieć
program-number = potrzebna jest liczba całkowita bez znaku
program-number-large = liczba jest za duża
program-number-range = potrzebna jest liczba całkowita od { $low } do { $high }
program-address = potrzebny jest adres z portem, np. 127.0.0.1:7777
program-unreadable = nie da się odczytać { $file }: { $why }
program-unwritable = nie da się zapisać { $file }: { $why }
program-file-missing = nie ma takiego pliku ani folderu
program-file-denied = brak uprawnień
program-file-folder = to jest folder
program-file-no-folder = część ścieżki jest plikiem, a nie folderem
program-file-full = dysk jest pełny
program-book-broken = księga zawiera błędy; pokazuje je `barksburg check { $file }`

## Co wypisują polecenia
program-check = { $errors ->
    [0] bez błędów
    [one] 1 błąd
    [few] { $errors } błędy
    [many] { $errors } błędów
   *[other] { $errors } błędu
 }, { $warnings ->
    [0] bez ostrzeżeń
    [one] 1 ostrzeżenie
    [few] { $warnings } ostrzeżenia
    [many] { $warnings } ostrzeżeń
   *[other] { $warnings } ostrzeżenia
 }

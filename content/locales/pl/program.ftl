### Co program mówi sam od siebie: niezrozumiałe wywołania, pliki, których nie da się odczytać lub zapisać.

program-error = błąd
program-usage = Użycie:
program-more = Resztę wyjaśnia `--help` (po angielsku).
program-missing = brakuje: { $arg }
program-conflict = „{ $arg }” nie łączy się z { $other }
program-twice = „{ $arg }” podano dwa razy
program-unknown = „{ $arg }” nic tu nie znaczy
program-unknown-similar = „{ $arg }” nic tu nie znaczy; czy chodziło o { $known }?
program-value-missing = „{ $arg }” nie ma wartości
program-value = „{ $value }” nie pasuje do „{ $arg }”
program-value-known = „{ $value }” nie pasuje do „{ $arg }”; są { $known }
program-value-why = „{ $value }” nie pasuje do „{ $arg }”: { $why }
program-number = potrzebna jest liczba całkowita bez znaku
program-number-large = liczba jest za duża
program-number-range = potrzebna jest liczba całkowita od { $low } do { $high }
program-unreadable = nie da się odczytać { $file }: { $why }
program-unwritable = nie da się zapisać { $file }: { $why }
program-file-missing = nie ma takiego pliku ani folderu
program-file-denied = brak uprawnień
program-file-folder = to jest folder
program-file-no-folder = część ścieżki jest plikiem, a nie folderem
program-file-full = dysk jest pełny
program-book-broken = księga zawiera błędy; pokazuje je `barksburg check { $file }`

### What the program says by itself: calls that make no sense, files that cannot be read or written.

program-error = error
program-more = `--help` explains all of it.
program-missing = something is missing: { $arg }
program-conflict = “{ $arg }” does not go together with { $other }
program-twice = “{ $arg }” is given twice
program-unknown = “{ $arg }” means nothing here
program-unknown-similar = “{ $arg }” means nothing here; did you mean { $known }?
program-unknown-elsewhere = “{ $arg }” means nothing here; it belongs to { $known }
program-value-missing = “{ $arg }” lacks its value
program-value = “{ $value }” is no value for “{ $arg }”
program-value-known = “{ $value }” is no value for “{ $arg }”; there are { $known }
program-value-why = “{ $value }” is no value for “{ $arg }”: { $why }
program-value-none = “{ $arg }” takes no value, but there is “{ $value }”
program-no-text = a part of the call is no readable text (UTF-8)
program-unclear = this call cannot be understood
program-number = it takes a whole number without a sign
program-number-large = the number is too large
program-number-range = it takes a whole number from { $low } to { $high }
program-address = it takes an address with a port, such as 127.0.0.1:7777
program-unreadable = cannot read { $file }: { $why }
program-unwritable = cannot write { $file }: { $why }
program-file-missing = there is no such file or folder
program-file-denied = it is not allowed
program-file-folder = that is a folder
program-file-no-folder = a part of the path is a file, not a folder
program-file-full = the disk is full
program-book-broken = the book has errors; `barksburg check { $file }` shows them

## What commands print
program-check = { $errors ->
    [0] no errors
    [one] 1 error
   *[other] { $errors } errors
 }, { $warnings ->
    [0] no warnings
    [one] 1 warning
   *[other] { $warnings } warnings
 }

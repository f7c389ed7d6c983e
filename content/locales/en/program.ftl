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
program-page = it takes an address that a browser opens, such as https://mice.example
program-unreadable = cannot read { $file }: { $why }
program-unwritable = cannot write { $file }: { $why }
program-file-missing = there is no such file or folder
program-file-denied = it is not allowed
program-file-folder = that is a folder
program-file-no-folder = a part of the path is a file, not a folder
program-file-there = a file of that name is there already
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
program-open = Barksburg is open at { $url }
program-saved-in = Games are saved in { $folder }
program-close = Press Ctrl+C to close the table.
program-no-card = no card matches “{ $wanted }”
program-no-rule = no rule matches “{ $wanted }”
program-no-room = no room is called “{ $wanted }”
program-no-rooms = there are no rooms
program-rule-page = (p. { $page })
program-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 }
program-story-made = { $folder } is a small book that plays. From here:
program-story-watch = play it while you write
program-story-check = see everything that is wrong
program-story-rest = the rest
program-story-name = “{ $name }” cannot name a book: at most 40 small letters, digits and dashes, a letter first
program-story-built-in = “{ $name }” is the name of a built-in book
program-story-there = { $folder } is there already; nothing was written
program-case-in = in “{ $title }”
program-case-cites = “{ $title }” cites { $rules }
program-cases-running = { $done }/{ $all } cases
program-cases-done = { $passed ->
    [one] 1 case passed
   *[other] { $passed } cases passed
 }, { $failed } failed
program-uncovered = not covered: { $rules }
program-covered = rules { $covered }/{ $total } covered

## Replaying
program-hash = hash { $hash }
program-choice-unknown = choice { $number }: “{ $choice }” is no choice there
program-choice-refused = choice { $number }: “{ $choice }” is refused by { $rule }
program-choice-late = choice { $number } comes after the end
program-save-bad = { $file } cannot be replayed: { $why }
program-save-other-book = it was played with another book (try --any-book)
program-save-newer = it was written by a newer Barksburg
program-save-unknown = { $what ->
    [chapter] no chapter
    [mouse] no mouse
    [ability] no ability
    [search-card] no card
    [achievement] no achievement
   *[other] nothing
 } is called “{ $name }”
program-save-option = there is no option “{ $name }”
program-save-seed = the seed is not 64 hexadecimal digits
program-save-party = the party cannot play this chapter ({ $rule })
program-save-large = it is too large
program-save-damaged = it is damaged at line { $line }
program-save-record = record { $number } cannot be read
program-save-no-setup = it does not begin with a setup
program-case-nobody = after choice { $number } no mouse's turn is open; try a neighbouring number
program-case-title = { $chapter }, from choice { $number }

## Opening the table
program-listen = the table cannot be opened at { $address }: { $why }
program-address-taken = something else listens there already
program-address-foreign = this machine does not have that address
program-runtime = the server cannot be started: { $why }
program-store-locked = { $holder ->
    [none] another process has the folder { $folder }
   *[other] another process (id { $holder }) has the folder { $folder }
 }; name another one with --data
program-store-newer = { $file } was written by a newer Barksburg; it was left as it is
program-store-damaged = { $file } is damaged or not ours; it was left as it is
program-store-record = record { $number } of table { $table } is damaged
program-store-no-table = there is no table { $table }
program-store-io = { $file } cannot be used ({ $why })
program-store-closed = the store is closed

## While the table is open
program-notice-not-saved = A change could not be saved: { $why }.
program-notice-unplayable = The log of a table cannot be played: { $why }.
program-notice-companion = A companion at table { $which } could not play: { $why }.
program-notice-mouse = At table { $which } a mouse could not be given back: { $why }.
program-notice-book = A result could not be written into the book { $which }: { $why }.
program-log-setup = the setup cannot be played
program-log-moved-on = the table has moved on

## Measuring
program-bench-silent = decisions per CPU second, events off
program-bench-told = decisions per CPU second, events kept
program-bench-games = games per CPU second
program-bench-decisions = decisions per game
program-bench-clone = nanoseconds to clone a game
program-bench-bytes = bytes of a game, largest seen
program-bench-memory = choices a second, memory, four streams
program-bench-cpu = server milliseconds of CPU a choice
program-bench-cpu-undisturbed = server milliseconds of CPU a choice, at best
program-bench-memory-all-cores = choices a second, memory, all cores
program-bench-cpu-all-cores = server milliseconds of CPU a choice, all cores
program-bench-durable = choices a second, durable, 64 tables
program-bench-idle = bytes of a table nobody watches
program-bench-jump = milliseconds to any point of a game
program-bench-ready = milliseconds until ready
program-bench-page = bytes of the first page

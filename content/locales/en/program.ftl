### What the program says by itself: calls that make no sense, files that cannot be read or written.

program-error = error
program-more = For more information, try `--help`.
program-missing = missing argument: { $arg }
program-conflict = “{ $arg }” cannot be used with { $other }
program-twice = “{ $arg }” was given twice
program-unknown = unknown argument “{ $arg }”
program-unknown-similar = unknown argument “{ $arg }”; did you mean { $known }?
program-unknown-elsewhere = unknown argument “{ $arg }”; it belongs to { $known }
program-value-missing = “{ $arg }” needs a value
program-value = invalid value “{ $value }” for “{ $arg }”
program-value-known = invalid value “{ $value }” for “{ $arg }”; expected { $known }
program-value-why = invalid value “{ $value }” for “{ $arg }”: { $why }
program-value-none = “{ $arg }” takes no value, but “{ $value }” was given
program-no-text = an argument is not valid UTF-8 text
program-unclear = the command line could not be understood
program-number = expected a whole number of 0 or more
program-number-large = the number is too large
program-number-range = expected a whole number from { $low } to { $high }
program-address = expected an address with a port, such as 127.0.0.1:7777
program-page = expected a web address, such as https://mice.example
program-network = expected an address or a network, such as 127.0.0.1 or 10.0.0.0/8
program-unreadable = cannot read { $file }: { $why }
program-unwritable = cannot write { $file }: { $why }
program-file-missing = no such file or folder
program-file-denied = permission denied
program-file-folder = it is a folder
program-file-no-folder = part of the path is a file, not a folder
program-file-there = the file already exists
program-file-full = the disk is full
program-book-broken = the book has errors; run `barksburg check { $file }` to see them

## What commands print
program-check = { $errors ->
    [0] no errors
    [one] 1 error
   *[other] { $errors } errors
 }, { $warnings ->
    [0] no warnings
    [one] 1 warning
   *[other] { $warnings } warnings
 }{ $advice ->
    [0] {""}
    [one] , 1 note
   *[other] , { $advice } notes
 }
program-open = Barksburg is running at { $url }
program-saved-in = Games are saved in { $folder }
program-close = Press Ctrl+C to stop.
program-no-card = no card matches “{ $wanted }”
program-no-rule = no rule matches “{ $wanted }”
program-no-room = no room matches “{ $wanted }”
program-no-story = no story is called “{ $wanted }”; there are: { $known }
program-no-rooms = no rooms found
program-rule-page = (p. { $page })
program-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 }
program-story-made = Created { $folder }, a small book you can play. Next:
program-story-watch = play it while you write
program-story-check = find mistakes
program-story-rest = learn more
program-story-name = “{ $name }” is not a valid name: use up to 40 lower-case letters, digits and hyphens, starting with a letter
program-story-built-in = “{ $name }” is already the name of a built-in book
program-story-there = { $folder } already exists; nothing was written
program-case-in = in “{ $title }”
program-case-cites = “{ $title }” cites { $rules }
program-cases-running = { $done }/{ $all } cases
program-no-cases = there are no cases here; they are looked for in files that end in .kdl
program-cases-done = { $passed ->
    [one] 1 case passed
   *[other] { $passed } cases passed
 }, { $failed } failed
program-uncovered = not covered: { $rules }
program-covered = rules { $covered }/{ $total } covered

## Replaying
program-hash = hash { $hash }
program-choice-unknown = choice { $number }: “{ $choice }” is not a valid choice
program-choice-refused = choice { $number }: “{ $choice }” is not allowed by { $rule }
program-choice-late = choice { $number } comes after the end of the game
program-save-bad = cannot replay { $file }: { $why }
program-save-other-book = it was played with another version of the book (use --any-book to try anyway)
program-save-newer = it was saved by a newer version of Barksburg
program-save-unknown = { $what ->
    [chapter] no chapter
    [mouse] no mouse
    [ability] no ability
    [search-card] no card
    [achievement] no achievement
   *[other] nothing
 } is called “{ $name }”
program-save-option = unknown option “{ $name }”
program-save-seed = the seed must have 64 hexadecimal digits
program-save-party = the party cannot play this chapter ({ $rule })
program-save-large = it is too large
program-save-damaged = it is damaged at line { $line }
program-save-record = record { $number } cannot be read
program-save-no-setup = the setup is missing at the start
program-case-nobody = no mouse has its turn after choice { $number }; try a number nearby
program-case-title = { $chapter }, from choice { $number }

## Opening the table
program-listen = cannot listen on { $address }: { $why }
program-address-taken = the address is already in use; choose another port with --listen
program-address-foreign = this computer does not have that address
program-runtime = cannot start the server: { $why }
program-store-locked = { $holder ->
    [none] another process is using { $folder }
   *[other] another process (id { $holder }) is using { $folder }
 }; choose another folder with --data
program-store-newer = { $file } was written by a newer version of Barksburg; it was not changed
program-store-damaged = { $file } is damaged or not a Barksburg file; it was not changed
program-store-record = record { $number } of table { $table } is damaged
program-store-no-table = there is no table { $table }
program-store-io = cannot use { $file } ({ $why })
program-store-closed = the store is closed
program-cluster-unreachable = no NATS server answers at { $place } ({ $why })
program-cluster-old = the NATS server { $place } has version { $found }. Barksburg needs { $needed } or later: older servers can lose moves that they have confirmed
program-cluster-short = the NATS server { $place } takes messages of at most { $found } bytes. Set max_payload to 8MB in its configuration
program-cluster-none = there is no Barksburg store at { $place } ({ $missing } is missing). Create one: barksburg store create { $place }
program-cluster-exists = there already is a Barksburg store at { $place }; it was not changed
program-cluster-version = the store at { $place } has version { $found }, this Barksburg knows { $known }; it was not changed
program-cluster-silent = the NATS servers at { $place } did not answer in time
program-cluster-off = this Barksburg was built without NATS. Build it with: cargo build --release --features nats
program-store-address = “{ $address }” is not an address of NATS servers; expected one such as nats://a:4222,b:4222,c:4222
program-store-created = The store at { $place } is ready. Number of copies: { $replicas }
program-store-to = say where to copy: barksburg store copy FROM TO
program-store-copied = Copied: { $copied }. Already there: { $same }. New editions and books: { $kept }. All copies were read back and replayed.
program-store-differs = { $table } is different in both places; it was not changed

## While the table is open
program-notice-not-saved = A change could not be saved: { $why }.
program-notice-unplayable = A saved game cannot be played: { $why }.
program-notice-companion = A companion at table { $which } could not play: { $why }.
program-notice-mouse = At table { $which }, a mouse could not be given back: { $why }.
program-notice-book = A result could not be saved in campaign { $which }: { $why }.
program-notice-proxy = Requests come through an undeclared proxy at { $which }, so all its visitors count as one address. If it is yours, start with --trusted-proxy { $which }.
program-notice-full = Saved games take { $used } MB of { $most } MB: no new games can be started. Remove old ones with “barksburg admin expire”, or raise --max-storage.
program-log-full = the log of the table is full
program-notice-crowd = Too many connections from { $which }; more are refused for now.
program-notice-house = The server is full: { $open } of { $most } connections. Only players with a seat are let in for now; the limit is “connections-in-all”.
program-log-setup = the setup cannot be played
program-log-moved-on = the game has moved on

## Measuring
program-bench-silent = decisions per CPU second, events off
program-bench-told = decisions per CPU second, events kept
program-bench-games = games per CPU second
program-bench-decisions = decisions per game
program-bench-clone = nanoseconds to clone a game
program-bench-bytes = bytes per game, largest
program-bench-memory = choices per second, in memory, four streams
program-bench-cpu = server CPU milliseconds per choice
program-bench-cpu-undisturbed = server CPU milliseconds per choice, best run
program-bench-memory-all-cores = choices per second, in memory, all cores
program-bench-cpu-all-cores = server CPU milliseconds per choice, all cores
program-bench-durable = choices per second, saved to disk, 64 tables
program-bench-idle = bytes per idle table
program-bench-jump = milliseconds to jump to any point of a game
program-bench-ready = milliseconds until ready
program-bench-page = bytes of the home page

## Load
program-load-running = { $second } of { $seconds } seconds
program-load-heading = Load: { $tables } games, { $streams } open in a browser, { $rate } choices per second, { $seconds } seconds
program-load-meant = choices due, warm-up included
program-load-answered = milliseconds until answered: median / 99% / 99.9% / longest
program-load-seen = milliseconds until shown in the browser: median / 99% / 99.9% / longest
program-load-late = milliseconds the generator itself was late: median / 99% / 99.9% / longest
program-load-failed = failed choices
program-load-unseen = choices not shown in the browser
program-load-lost = games that lost an answered choice
program-load-broken = dropped streams
program-load-begun = games started because another ended
program-load-opened = milliseconds to open a sleeping game: median / 99% / 99.9% / longest
program-load-cpu = server CPU milliseconds per choice
program-load-cores-server = CPU cores used by the server
program-load-cores-crowd = CPU cores used by the generator
program-load-memory = megabytes of server memory at the end
program-load-growth = server memory, last quarter divided by second quarter
program-load-stopping = milliseconds the server took to stop
program-load-asked-answered = 99% of the choices are answered within { $limit } ms: { $is } ms
program-load-asked-seen = 99% of the choices are shown in the browser within { $limit } ms: { $is } ms
program-load-asked-flat = Memory grows by a factor of at most { $limit }: { $is }
program-load-asked-whole = Nothing failed, nothing was lost, no stream was dropped
program-load-asked-broken = Something failed, was lost or dropped. { $first }
program-load-curve-answered = Time until answered, milliseconds
program-load-curve-seen = Time until shown in the browser, milliseconds
program-load-curve-times = From the moment the choice was due. Each line of the scale is ten times the one below; the dashed line is the limit.
program-load-curve-half = median
program-load-curve-most = 99%
program-load-curve-longest = longest
program-load-curve-rate = Choices per second
program-load-curve-made = answered
program-load-curve-memory = Server memory, megabytes
program-load-curve-server = server { $number }
program-load-curve-cores = CPU cores used
program-load-curve-crowd = generator
program-load-curve-open = Open streams
program-load-curve-streams = streams
program-load-curve-seconds = Seconds from the start; the shaded warm-up is not counted.

# Running a server
program-notice-refused = Too many requests from { $which }: the limit “{ $why }” is reached, so more are refused for now.
program-notice-expired = { $n ->
    [one] Deleted one expired game.
   *[other] Deleted { $n } expired games.
}
program-notice-started = Listening on { $which }.
program-notice-stopping = Stopping: no new games; open tables will reconnect on their own.
program-notice-stopped = Stopped. Every move that was shown is saved.
program-config-syntax = { $file }, line { $line }: invalid TOML
program-config-unknown = { $place }: there is no such setting. “barksburg serve --check-config” lists all of them.
program-config-bad = { $place }: { $why }
program-size = expected a size of at least 1MB, such as 500MB or 2GB
program-limit-form = expected NAME=NUMBER, such as games-per-day=100
program-limit-unknown = there is no limit “{ $name }”; there are { $known }
program-limit-number = the limit “{ $name }” takes a whole number of 1 or more
program-backup = Saved to { $folder } and checked.
program-backup-exists = { $folder } already contains saved games. Choose another folder for the backup.
program-restored = Restored the backup to { $folder }.
program-restored-aside = The previous data is in { $file }
program-verified = Read { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $books ->
    [one] 1 campaign
   *[other] { $books } campaigns
 } and { $records ->
    [one] 1 record
   *[other] { $records } records
 }; replayed { $played ->
    [one] 1 game
   *[other] { $played } games
 }.
program-verified-unplayable = { $table }: intact, but it cannot be played with this book or these rules.
program-sound = Everything is intact.
program-not-sound = Some records are damaged. Games can be continued in a copy from the point before.
program-admin-which = name a game, a campaign, a part of a name or an address
program-admin-days = say after how many days: --unfinished DAYS, --finished DAYS or both
program-admin-no-office = the server is running without --admin. Start it with --admin 127.0.0.1:7778, or stop it first.
program-admin-silent = the running server does not answer: { $why }
program-admin-found = { $n ->
    [one] One found.
   *[other] { $n } found.
}
program-admin-really = Add --yes to delete them.
program-admin-removed = { $n ->
    [one] One deleted.
   *[other] { $n } deleted.
}
program-admin-link = Open this link in your browser within 15 minutes. It works once:
program-admin-no-server = no server has this folder open. Start it with --admin 127.0.0.1:7778 first.
program-admin-done = Done.
program-admin-none = there is no such game or campaign
program-admin-failed = that failed: { $why }
program-admin-book = campaign
program-admin-finished = finished
program-admin-playing = open

## Story books as files
program-packed = Wrote { $file } ({ $size } kB).
program-installed = Added { $name } to { $folder }. You find it under “Books”.
program-installed-before = { $name } is already in { $folder }. Nothing changed.
program-published = Wrote { $folder }: { $n ->
    [one] one book
   *[other] { $n } books
}. Put the folder on any web server.
program-publish-nothing = { $folder } has no .barksburg files. Write some with “barksburg pack”.
program-publish-twice = { $file } and { $other } are the same version of one book but differ. Raise the version of one of them.
program-package-refused = { $file }: { $why }
package-no-zip = This is not a story book file, or it is damaged. Ask for the file again.
package-too-large = { $what ->
    [bytes] The file is too large. At most { $limit } bytes are allowed.
    [files] There are too many files in it. At most { $limit } are allowed.
    [ratio] A file in it grows too much when it is unpacked. At most { $limit } times are allowed.
    [folders] The folders in it are nested too deep. At most { $limit } levels are allowed.
   *[other] It is too large when unpacked. At most { $limit } bytes are allowed.
}
package-path = The path “{ $name }” is not allowed. Use letters, digits, hyphens and plain folders.
package-kind = “{ $name }” is not a file of a book. A book has .kdl, .svg, .ftl and .md files in UTF-8.
package-no-book = There must be exactly one book, with its book.kdl at the top.
package-unsaid = { $what ->
    [version] The version is missing in book.kdl. Add a line such as: version "1.0.0"
    [authors] The authors are missing in book.kdl. Add a line such as: authors "Ada"
   *[other] The licence is missing in book.kdl. Add a line such as: licence "CC-BY-4.0"
}
package-imitates = “{ $name }” is too similar to a built-in book. Choose another name and title.
package-words = “{ $name }” is a text of the program. A book can only have texts for its own names.
package-drawing = The drawing “{ $name }” is not a plain picture. Remove scripts, links and everything from outside the file.
package-newer = It needs Barksburg { $name } or later. Update first.
package-mistakes = { $n ->
    [one] The check finds one error.
   *[other] The check finds { $n } errors.
}

## Translating a book
program-words-lang = name the language to translate into, such as `--lang de`
program-words-whole = { $language ->
    [en] English
    [de] German
   *[pl] Polish
 }: nothing is missing.
program-words-written = Wrote { $file }: { $have } of { $of } texts are translated.
program-words-updated = Updated { $file }
program-words-nothing-new = Nothing new: every translation is already in the book.
program-words-not-po = { $file } is not a .po file: { $what }
program-words-unknown = { $file }: the book has no text “{ $what }”; nothing was written
program-words-not-fluent = { $file }: the translation of “{ $what }” is not valid Fluent; check its braces. Nothing was written

## The page of all books
books-title = Books
    .about = See all story books on this server, or add one.
books-add = Add a book
    .about = Choose a .barksburg file with a story book, or drop it anywhere on this page. It is checked before it is added.
books-add-go = Add book
books-closed = Only the host can add books on this server.
books-added = { $name } was added.
books-there = { $name } is already here. Nothing changed.
books-refused = This book can’t be added:
books-findings = { $n ->
    [0] No problems found.
    [one] 1 warning.
   *[other] { $n } warnings.
}
books-by = by { $who }
books-version = version { $version }
books-ages = { $n } and up
books-length = { $n } minutes per chapter
books-language = { $language } { $percent }%
books-wins = target: { $low }% to { $high }% of games won
books-measured = bots won { $won } of { $games } games
books-measuring = Bots are playing test games…
books-report = Check report
books-remove = Remove this version
books-remove-sure = Yes, remove it. Games already started with it stay playable.
books-elsewhere = From { $address }
books-elsewhere-none = There are no books yet.
books-elsewhere-here = Already here
books-elsewhere-update = Update to { $version }
books-elsewhere-slow = The catalogue is slow to answer. Reload the page in a moment.
books-elsewhere-unreachable = The catalogue can’t be reached. Try again later.
books-elsewhere-status = The catalogue answered with error { $status }.
books-elsewhere-redirect = The catalogue has moved. The host must set its new address.
books-elsewhere-too-large = The file is larger than the catalogue says.
books-elsewhere-no-list = There is no list of books at this address.
books-elsewhere-checksum = The file is not the one in the list: its checksum differs. Tell whoever runs the catalogue.

## Pages of a catalogue, written by “barksburg publish”
catalogue-title = Story books for Barksburg
catalogue-about = Download a book and drop the file on the page “Books” of your Barksburg.
catalogue-download = Download ({ $size } kB)
catalogue-older = Older versions

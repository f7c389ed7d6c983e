## The page of all books
books-title = Books
    .about = See all story books on this server, or add one.
books-add = Add a book
    .about = Choose a .barksburg file with a story book, or drop it on the button. It is checked before it is added.
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
books-remove = Remove this version
books-remove-sure = Yes, remove it. Games already started with it stay playable.

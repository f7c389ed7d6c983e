## The page of all books
books-title = Books
    .about = Look at the story books here, or add one.
books-add = Add a book
    .about = Choose a .barksburg file with a story book, or drop it on the button. It is checked before it is added.
books-add-go = Add book
books-closed = Only the host adds books on this server.
books-added = { $name } was added.
books-there = { $name } was here already. Nothing changed.
books-refused = This book can’t be added:
books-findings = { $n ->
    [0] The check has no remarks.
    [one] The check has one remark.
   *[other] The check has { $n } remarks.
}
books-by = by { $who }
books-version = version { $version }
books-ages = { $n } and up
books-length = { $n } minutes a chapter
books-language = { $language } { $percent }%
books-wins = meant to be won { $low } to { $high } times in 100
books-remove = Remove this version
books-remove-sure = Remove it. Games that began with it stay playable.

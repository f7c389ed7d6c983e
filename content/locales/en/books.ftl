## The page of all books
books-title = Books
    .about = See all story books on this server, or add one.
books-add = Add a book
    .about = Choose a .barksburg file with a story book, or drop it anywhere on this page. It is checked before it is added.
books-add-go = Add book
books-closed = Only the host can add books on this server.
    .how = Are you the host? Run “barksburg admin host-link” on the server and open the link in this browser.
books-off = Books can’t be added on this page. The host adds them with “barksburg install”.
books-host = Manage books from this browser
    .about = This link is for the host. You can then add, update and remove books from this browser until the server restarts.
books-host-expired = This link has expired or was already used. Get a new one with “barksburg admin host-link”.
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
books-elsewhere-checksum = The file is not the one in the list: its checksum differs. Tell the operator of the catalogue.

## Pages of a catalogue, written by “barksburg publish”
catalogue-title = Story books for Barksburg
catalogue-about = Download a book and drop the file on the page “Books” of your Barksburg.
catalogue-download = Download ({ $size } kB)
catalogue-older = Older versions

## The workshop beside a chapter that is being written
workshop-title = Workshop
workshop-open = Open workshop
workshop-stage = The game
workshop-fold = Collapse
workshop-no-findings = No problems found.
workshop-now = Now
workshop-round = Round
workshop-page = Page
workshop-wheel = Cheese on the wheel
workshop-begin = Play from here
    .about = Minions waiting in the room are placed. Abilities are drawn at random.
workshop-begin-go = Play from here
workshop-room = Room
workshop-party = Party of { $n } (tick none for any)
workshop-simulation = Open a simulated game
    .none = Run “barksburg simulate --strange FOLDER” to find strange games.
workshop-simulation-go = Open game
workshop-game = Game number
workshop-seed = Seed
workshop-strange = Strange games: { $list }
workshop-rooms = Steps between spaces
    .about = Point at a space to see where a mouse can step.
workshop-links = { $space }: { $list }.
workshop-links-climb = Climb (3): { $list }.
workshop-links-red = Red line, minions only: { $list }.
workshop-texts = Texts in three languages
workshop-key = Text
workshop-missing = missing
workshop-trouble-book = The book can’t be read now
    .text = Fix what the check finds, then try again.
workshop-trouble-chapter = This chapter is not one of your files
    .text = Only chapters of the book that is being watched can begin in the middle.
workshop-trouble-beginning = The chapter can’t begin like this
    .text = Choose another room, page or counter.
workshop-trouble-party = This party can’t play the chapter
    .text = Tick as many mice as the chapter needs, or none.
workshop-trouble-number = There is no such game
    .text = Enter the number and the seed of a simulated game.
workshop-trouble-kept = The game could not be saved
    .text = Check that the data folder can be written to.

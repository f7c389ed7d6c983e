### The command line's help. `command-serve` says what `serve` does, its attribute `.listen` what `--listen` is for; what several
### commands share is an attribute of `command`. `command-value-…` are the words in angle brackets.

command = Barksburg, an unofficial digital table for the co-operative adventure game Mice and Mystics
    .content = Read content from this folder instead of what is built in
    .lang = Language of the output; without it the terminal's language
    .listen = Where to listen, e.g. 0.0.0.0:7777 for the whole network; without it only on this machine
    .data = The folder for saved games
    .public-url = The address people use from outside, for invitations
    .watch = A book of your own or a folder of content: read again whenever it is saved, with all that is wrong shown in the page
    .json = Print JSON
    .help = Print this help
    .version = Print the version
command-play = Open the table on this machine, with a browser if there is a display (the default)
command-serve = Open the table without a browser
command-new-story = Begin a book of your own: a small one that plays, to be changed
    .name = The book's name: small letters, digits and dashes; its folder gets the same name
    .in = Where the folder is made
command-check = Check a book, a folder or a lone file against the built-in box
    .path = A book, a folder or a lone file; without it the built-in book is checked
    .format = How findings are printed: for people or for tools
command-scenario = Run case files
    .files = Case files, or folders of them
    .cited = Also list the rules each case made the engine cite
command-conformance = Run the conformance suite: every rule, every case
    .cases = Read cases from this folder instead of the built-in ones
    .incomplete = Fail only on failing cases, not on rules that no case covers yet
command-replay = Replay a saved game: its log with reasons, or a case out of it
    .file = A saved game
    .to = Stop after this many choices
    .case = Write a case that begins after this many choices and plays the rest of that turn
    .any-book = Replay although the book has changed since
command-rules = Look rules up by id, section or words
    .query = A rule's id (BAT-4), a section (BAT) or words to look for; without any all rules are listed
command-cards = List and show mice, cards, encounters and minions
    .name = Part of an id or a name; without it everything is listed
command-simulate = Play many games with bots and summarise them
    .chapter = The chapter, e.g. flight-to-barksburg
    .policy = Who plays: random, sensible or search; one for all mice, or one for each, with commas; search:400 tries 400 playouts a turn
    .games = How many games
    .seed = Seed of the first game
    .party = The mice, e.g. collin,filch,maginos,tilda, or with abilities filch:find+dodge; without it drawn for each game
    .abilities = Abilities of the party's mice in its order, e.g. inspire,find+dodge,meeps,cure; - draws one
    .variant = A variant to play with, e.g. steady-paws; may be given several times
    .switch = An edition switch, or difficulty=heroic; may be given several times
    .against = Play the same seeds with something changed and compare: policy=search, party=…, steady-paws, difficulty=heroic, or content=FILE with changed declarations; may be given several times
    .check = Check the health of every chapter of this story
    .strength = Measure how strong the policies are, on --chapter or on the first chapter of each story and the skirmishes
    .pairs = How many paired games of search the strength is measured with; 0 leaves it out
    .balance = Measure what each ability and piece of equipment does to the win rate, on --chapter or on those of --strength; the parties are its own
    .only = Measure the balance of this card only
    .record = Keep what --strength or --balance found in this folder's balance.json and write its pages anew
    .threads = Threads to use; without it as many as there are cores
    .csv = Print CSV
    .rows = Write every game as a row into a .csv file, or into a .parquet file if the program was built with that feature
    .report = Write a page with charts into this .html file
command-gallery = Write the contact sheet: every room, figure, token, die face and card, as pages to open in a browser
    .out = The folder to write; open its index.html
command-tiles = List rooms, show their links, draw them over the picture
    .name = Show only this room's link table
    .debug = Write every side into this folder, with adjacency, costs, sight and entry distances drawn over it
command-bench = Measure the engine: random legal play of whole chapters
    .games = Games of one run; the median of five runs is reported
    .batch = Play the games once and print only their decisions, for counting instructions with callgrind; with --server so many choices are drawn in two languages instead, and the bytes to be sent are printed
    .server = Measure the server over HTTP on this machine instead of the rules
    .seconds = How long each run of the server takes
command-bot-protocol = Play games with a program of your own: JSON, line by line, on standard input and output (docs/protocol.md)
command-help = Print this help, or that of a command
    .command = The command to be explained

## In angle brackets
command-value-address = ADDRESS
command-value-change = CHANGE
command-value-chapter = CHAPTER
command-value-command = COMMAND
command-value-file = FILE
command-value-folder = FOLDER
command-value-format = FORMAT
command-value-lang = LANG
command-value-list = LIST
command-value-mice = MICE
command-value-name = NAME
command-value-number = NUMBER
command-value-options = OPTIONS
command-value-path = PATH
command-value-policy = POLICY
command-value-query = QUERY
command-value-setting = NAME=OPTION
command-value-story = STORY
command-value-url = URL

## Headings and notes
help-usage = Usage:
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-default = [default: { $value }]
help-possible = [possible: { $values }]

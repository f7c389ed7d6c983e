# What can be wrong with a book. One message per code: the finding, `.label` at the place, `.help`.

diagnostic-error = error
diagnostic-warning = warning
diagnostic-help = help

# Shared: what was probably meant.
diagnostic-suggest = { $suggestion ->
    [none] not known here
   *[other] did you mean `{ $suggestion }`?
}
diagnostic-what = { $what ->
    [name] a name
    [number] a number
    [how-many] how many
    [room] a room
    [space] a space
    [mouse] a mouse
    [minion] a minion
    [search-card] a search card
    [party-item] a party item
    [class] a class
    [tag] a tag
    [kin] a kin
    [marker] a marker
    [moment] a moment
    [story-moment] a story moment
    [achievement] an achievement
    [counter] a counter or flag
    [chapter] a chapter
    [area] an area
    [test] what to test
    [die-face] a die face
    [figure] a figure
    [kind-of-harm] `sharp`, `blunt` or `magic`
    [melee-or-ranged] `melee` or `ranged`
    [mouse-minion-or-figure] `mouse`, `minion`, `figure` or a kind of minion
    [wound-poison-or-any] `wound`, `poison` or `any`
    [fortune-or-treachery] `fortune` or `treachery`
    [standard-or-difficult] `standard` or `difficult`
    [explore-or-search] `explore` or `search`
    [type-of-card] a type of card
    [what-it-gives] what it gives
    [id-of-a-rule] the id of a rule
    [name-of-the-decision] the name of the decision
    [name-of-the-option] the name of the option
    [value] a value
    [deck] a deck
   *[other] `{ $what }`
}
diagnostic-kind = { $kind ->
    [search-card] search card
    [minion] minion
    [mouse] mouse
    [room] room
    [ability] ability
    [encounter] encounter
    [chapter] chapter
    [initiative-card] initiative card
    [tag] tag
    [kin] kin
    [achievement] achievement
    [counter] counter or flag
    [story] story book
    [option] option
    [moment] story moment
    [rule] rule
    [special-search] special search
    [figure] figure
    [party-item] party item
    [equipment] starting equipment of one mouse
   *[other] { $kind }
}

# Syntax
diagnostic-c0001 = this is not KDL: { $case ->
    [comment] a comment never ends
    [string] a quotation mark is never closed
    [name] no line can begin like this
    [brace] the braces do not match
    [number] this is no number
    [value] this is no value
   *[other] { $message }
}
    .label = the reader stumbles here
    .help = Check quotation marks and braces around this place; flags are written `#true`.
diagnostic-c0002 = this file is too large
    .label = at most { $limit } bytes are read
    .help = Split it: cards and chapters may stand in any number of files.
diagnostic-c0003 = this nests too deeply
    .label = more than { $limit } levels
    .help = Lines such as `if ...` without braces nest all lines after them, too.
diagnostic-c0004 = { $place ->
    [files] nothing of a book begins with `{ $name }`
    [effects] no effect is called `{ $name }`
    [cards] a card has no line `{ $name }`
    [abilities] an ability has no line `{ $name }`
    [mice] a mouse has no line `{ $name }`
    [minions] a minion has no line `{ $name }`
    [boss] a boss with several cards has no line `{ $name }` outside of them
    [encounters] an encounter has no line `{ $name }`
    [chapters] a chapter has no line `{ $name }`
    [rooms] a room has no line `{ $name }`
    [books] a book has no line `{ $name }`
    [balance] `balance` has no line `{ $name }`
    [boxes] a box has no line `{ $name }`
   *[other] `{ $place }` has no line `{ $name }`
}
    .label = { diagnostic-suggest }
    .help = All words are listed in docs/authors/vocabulary.md.
diagnostic-c0005 = `{ $word }` has no property `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0006 = `{ $word }` says too little
    .label = missing: { diagnostic-what }
diagnostic-c0007 = { $expected ->
    [word] a word must stand here, not `{ $found }`
    [number] a number must stand here, not `{ $found }`
   *[other] `#true` or `#false` must stand here, not `{ $found }`
}
    .label = expected: { diagnostic-what }
diagnostic-c0008 = `{ $word }` says more than it can
    .label = nothing more belongs here
    .help = Several words in one property are separated by commas without blanks.
diagnostic-c0009 = { $case ->
    [missing] `{ $word }` needs braces with something in them
   *[other] `{ $word }` takes no braces
}
    .label = { $case ->
        [missing] add {"{"} ... {"}"}
       *[other] remove the braces
    }
diagnostic-c0010 = `{ $found }` is out of range
    .label = from { $min } to { $max }
diagnostic-c0011 = `{ $name }` is no id
    .label = small letters, digits and single hyphens only
    .help = An id looks like `fishhook-and-thread`; names for people live in the locale files.
diagnostic-c0012 = `{ $word }` stands here twice
    .label = again here
    .also = first here
    .help = Remove one of the two.
diagnostic-c0013 = the language of this file is unknown
    .label = { $file }
    .help = Put it into `locales/en`, `locales/de` or `locales/pl`.
diagnostic-c0014 = this file is no text in UTF-8
    .label = cannot be read
    .help = Save it as UTF-8.
diagnostic-c0015 = too many of one kind: { diagnostic-kind }, { $found }
    .label = at most { $limit }
diagnostic-c0016 = `otherwise` without an `if` before it
    .label = which condition is meant?
    .help = `otherwise` follows right after the closing brace of an `if` or `unless`.

# Names
diagnostic-c0101 = two of one kind ({ diagnostic-kind }) are called `{ $name }`
    .label = this name is taken
    .also = first declared here
    .help = Every name of a kind must be its own.
diagnostic-c0102 = no search card is called `{ $name }`
    .label = { diagnostic-suggest }
    .help = Search cards are declared in `search.kdl` of the box or of a story.
diagnostic-c0103 = no minion is called `{ $name }`
    .label = { diagnostic-suggest }
    .help = Minions are declared in `minions.kdl` of the box or of a story.
diagnostic-c0104 = no mouse is called `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0105 = no room is called `{ $name }`
    .label = { diagnostic-suggest }
    .help = A room is a drawing in `tiles/`; its id is the `data-name` of the drawing.
diagnostic-c0106 = the room `{ $room }` has no space `{ $name }`
    .label = { diagnostic-suggest }
    .help = Spaces are the ids in the layer `spaces` of the drawing.
diagnostic-c0107 = no class is called `{ $name }`
    .label = { diagnostic-suggest }
    .help = Classes: { $known }
diagnostic-c0108 = no die face is called `{ $name }`
    .label = { diagnostic-suggest }
    .help = Faces and sets of faces: { $known }
diagnostic-c0109 = no card carries the tag `{ $name }`
    .label = { diagnostic-suggest }
    .help = A tag exists as soon as a search card has it in its line `tags`.
diagnostic-c0110 = no minion is of the kin `{ $name }`
    .label = { diagnostic-suggest }
    .help = A kin exists as soon as a minion has it in its line `kin`.
diagnostic-c0111 = this chapter has no counter or flag `{ $name }`
    .label = { diagnostic-suggest }
    .help = Declare it in the chapter: `counter { $name } starts=0` or `flag { $name }`. Cards cannot use counters.
diagnostic-c0112 = no story achievement is called `{ $name }`
    .label = { diagnostic-suggest }
    .help = Declare it in `book.kdl`: `achievement { $name }`.
diagnostic-c0113 = the ledger has no rule `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0115 = no moment is called `{ $name }`
    .label = { diagnostic-suggest }
    .help = Moments: { $known }
diagnostic-c0116 = `{ $name }` is no area that can be meant here
    .label = { diagnostic-suggest }
    .help = Areas: `own-space`, `near-self`, `own-tile`, `seen-by-self`, `board`, `water`, a room, or `room:space`.
diagnostic-c0117 = `{ $name }` is not one of the words that fit here
    .label = { diagnostic-suggest }
    .help = Possible: { $known }
diagnostic-c0118 = there is no `self` here
    .label = nobody holds a rule of a room or a chapter
    .help = Say `subject` (or `mover`, `attacker`, `searcher`) for the figure the moment is about.
diagnostic-c0119 = no { diagnostic-kind } is called `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0121 = `{ $name }` is no test
    .label = { diagnostic-suggest }
    .help = The tests are listed under "If" in docs/authors/vocabulary.md.
diagnostic-c0122 = `{ $name }` is not a single space
    .label = one space is needed
    .help = Write `room:space`, for example `kitchen:counter`.

# Cards
diagnostic-c0201 = { $case ->
    [missing] a weapon must say how it attacks
   *[other] only a weapon attacks
}
    .label = { $case ->
        [missing] add a line such as `attack melee bonus=+1 kind=sharp`
       *[other] make it a `weapon`, or move the attack into a sentence
    }
diagnostic-c0202 = where is this armor worn?
    .label = add `slot head`, `slot body` or `paws 1`
diagnostic-c0203 = no mouse can ever meet these requirements
    .label = nobody could use this card
    .help = Compare class, lore and battle with the mice in `mice.kdl`.
diagnostic-c0204 = no mouse can ever use the ability `{ $name }`
    .label = no mouse has such a class
diagnostic-c0205 = there are { $found } search cards, copies included
    .label = at most { $limit } fit a game
diagnostic-c0206 = `{ $name }` does nothing
    .label = say what happens
diagnostic-c0207 = more mice start with `{ $name }` than there are copies
    .label = copies: { $copies }
    .help = Raise `copies=` of the card, or give the mouse something else.
diagnostic-c0208 = a mouse has two paws, not { $found }
    .label = at most 2
diagnostic-c0210 = the lower price is not lower
    .label = everyone pays { $cost }
diagnostic-c0211 = `{ $mouse }` cannot use its own starting equipment `{ $name }`
    .label = its requirements are not met
diagnostic-c0212 = when does `{ $word }` happen?
    .label = an effect needs a moment
    .help = Put it into a sentence: `when hourglass-moves {"{"} ... {"}"}` or `free-action {"{"} ... {"}"}`.
diagnostic-c0213 = wounds by a rule can never be blocked
    .label = use `hit` for hits that are defended
diagnostic-c0214 = this sentence does nothing
    .label = no effect follows
diagnostic-c0215 = an ability is used, it does not just hold
    .label = `{ $name }` needs a moment
    .help = Say it as an effect for a time: `give battle +1 until=round-ends`.
diagnostic-c0216 = the box says { $what }: { $wanted }, but there are { $found }
    .label = found: { $found }
    .help = What the files of this folder declare is counted, copies included. Add what is missing, or correct the number.

# Minions and encounters
diagnostic-c0301 = the encounter `{ $name }` does not cover every page
    .label = missing: page { $pages }
diagnostic-c0302 = page { $page } stands here twice
    .label = again here
diagnostic-c0303 = { $found } × `{ $name }` are more than the box holds
    .label = there are { $limit }; the rest is never placed
diagnostic-c0304 = which figure stands for `{ $name }`?
    .label = add a line such as `figures rat limit=6`
diagnostic-c0305 = the box holds { $before } or { $found } figures `{ $name }`?
    .label = another minion says { $before }
diagnostic-c0306 = how many figures `{ $name }` are in the box?
    .label = add `limit=` to the line `figures`
diagnostic-c0307 = nobody comes on this page
    .label = no minions
diagnostic-c0308 = the boss `{ $name }` belongs to no kin (BOSS-1)
    .label = this line has no effect on rules that name the kin
diagnostic-c0309 = a minion has no free actions and no actions to choose
    .label = use `when ...` or `after own-turn`

# Chapters
diagnostic-c0401 = the tile of `{ $name }` lies on the map already
    .label = each tile is in the box once, with both its sides
    .also = first here
diagnostic-c0402 = no way leads between `{ $other }` and `{ $name }`
    .label = no exits of one colour meet here, whichever sides lie up
    .also = its neighbour
    .help = That may be wanted; else move one of the tiles.
diagnostic-c0403 = the mice can never come to `{ $name }`
    .label = no exit and no flip space leads there from the start
diagnostic-c0404 = where do the mice start in `{ $name }`?
    .label = add a line such as `start guard-room`
diagnostic-c0405 = `{ $name }` has no start space
    .label = name one: `start { $name }:space`
diagnostic-c0406 = { $case ->
    [both] a mouse must come and must not
    [required] more mice must come than there is room for
   *[other] fewer mice may come than the party needs
}
    .label = party of { $size }, { $allowed } may come
diagnostic-c0407 = `{ $name }` cannot be won
    .label = add a block `victory {"{"} ... {"}"}`
diagnostic-c0408 = `{ $name }` is not on the map of this chapter
    .label = neither side up nor side down
diagnostic-c0409 = the card `{ $name }` is not in this chapter's deck
    .label = `without-cards` takes it out
diagnostic-c0410 = { $case ->
    [unread] `{ $name }` is never asked for
   *[other] `{ $name }` never changes
}
    .label = declared here
diagnostic-c0411 = the decision `{ $name }` leaves no choice
    .label = at least two options
diagnostic-c0412 = this map is too large
    .label = at most { $limit } tiles
diagnostic-c0413 = `{ $name }` is given out more often than there are copies
    .label = copies: { $copies }
diagnostic-c0414 = this map has no tile
    .label = add rows: `row guard-room _ kitchen`
diagnostic-c0415 = `{ $name }` does not lie up when the chapter starts
    .label = the map names the other side
diagnostic-c0417 = the box has no encounter of this deck
    .label = no card could be drawn
diagnostic-c0418 = a chapter that ends on page 1 is over before it starts
    .label = at least 2
diagnostic-c0419 = `{ $word }` has no condition
    .label = it would hold at once
diagnostic-c0420 = `{ $word }` belongs into a room
    .label = move this rule into `room ... {"{"} ... {"}"}`
diagnostic-c0421 = a quiet room has no special setup
    .label = one of the two
diagnostic-c0422 = `{ $word }` runs from { $low } to { $high }
    .label = the smaller number comes first

# Words and prose
diagnostic-c0501 = no words for `{ $name }` in: { $languages }
    .label = { $suggestion ->
        [none] shown under its id
       *[other] is `{ $suggestion }` meant for it?
    }
    .help = Add `{ $name } = ...` to a file in `locales/`.
diagnostic-c0502 = the story moment `{ $name }` has no prose in: { $languages }
    .label = nothing to read aloud
    .help = Add a heading `# { $name }` with a text below it.
diagnostic-c0503 = nothing in the chapter leads to `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0504 = HTML is not allowed in prose
    .label = use plain Markdown
diagnostic-c0505 = this text stands before the first heading
    .label = it is never shown
    .help = Begin with `# opening`.
diagnostic-c0506 = the heading `{ $name }` stands here twice
    .label = again here
diagnostic-c0507 = this is not Fluent: { $message }
    .label = the reader stumbles here
diagnostic-c0508 = `{ $name }` lacks a plural form of Polish
    .label = needs `one`, `few` and `many`
diagnostic-c0509 = pictures are not allowed in prose
    .label = remove the picture

# Tiles of a whole box
diagnostic-c0691 = the other face of `{ $name }` is missing
    .label = no side { $number } that names this one as its back
    .help = Both faces of a tile are drawn, each naming the number of the other.
diagnostic-c0692 = two sides have the number { $number }
    .label = `{ $name }` is the second
    .also = first here

# Catalogue of the rules
diagnostic-c0701 = `{ $name }` stands after `{ $other }`
    .label = keep the order of the ledger
diagnostic-c0702 = the catalogue leaves out rules of the ledger: { $count }
    .label = missing: { $names }
diagnostic-c0703 = a definition, and only a definition, gives its `reason`
    .label = say why { $name } causes nothing by itself
diagnostic-c0704 = `{ $name }` has no default that can be chosen
    .label = possible: { $known }

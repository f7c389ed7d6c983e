# What can be wrong with a book. One message per code: the finding, `.label` at the place, `.help`.

diagnostic-error = error
diagnostic-warning = warning
diagnostic-advice = note
diagnostic-help = help

# What would mend a finding.
diagnostic-fix-replace = Change to `{ $word }`
diagnostic-fix-remove = Remove `{ $word }`
diagnostic-fix-words = Add `{ $name }` to { $file }
diagnostic-fix-prose = Add the heading `{ $name }` to { $file }

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
    [goal] goal
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
    [title] a title in quotes
    [proves] a line `proves` with the rules it is about
    [room-map-or-chapter] a `room`, a `map` or a `chapter`
    [expectation] what is expected
    [choice] a choice
    [ability] an ability
    [encounter] an encounter
    [initiative-card] a mouse or a card of the track
    [roll] a roll
    [option] an option
    [outcome] an outcome
    [who-decides] a mouse, `party` or `nobody`
    [retry-or-next] `retry` or `next`
    [splat-or-whole] `splat` or `whole`
    [what-is-used] the name of a card
    [way-out] a direction or `flip`
    [how-many-faces] how many faces of the die
    [pass-or-fail] `pass` or `fail`
    [ally] an ally
    [steps] how many steps
    [needs] how many successes
    [hits] how many hits
    [points] how many points
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
    [honour] achievement of a mouse
    [marker] marker
    [setting] option of the table
    [use] card, ability or power that can be used
    [space] space here
   *[other] { $kind }
}

# Syntax
diagnostic-c0001 = this is not KDL: { $case ->
    [comment] a comment is not closed
    [string] a quotation mark is not closed
    [name] invalid start of a line
    [brace] the braces do not match
    [left-out] a closing brace is missing
    [at-the-end] a closing brace is missing
    [extra] there is a closing brace too many
    [hash] `#` does not begin a comment
    [bare-flag] `true` and `false` need a `#`
    [equals] there must be no blanks around `=`
    [number] invalid number
    [value] invalid value
    [not-opened] an opening brace is missing
    [else] `else` is no word here
    [else-if] `else if` is no word here
    [same-line] after a closing brace a new line begins
    [two-blocks] a line has one pair of braces
   *[other] { $message }
}
    .label = { $case ->
        [left-out] it belongs before this line, as the indentation tells
        [at-the-end] it belongs after this line
        [extra] nothing is open here
        [hash] write `//`
        [bare-flag] write `#true` or `#false`
        [equals] here
        [not-opened] it belongs at the end of this line, as the indentation tells
        [else] write `otherwise` on a line of its own
        [else-if] write `otherwise` on a line of its own
        [same-line] put this on a line of its own
        [two-blocks] a second pair is not allowed
       *[other] parsing stopped here
    }
    .also = opened here
    .help = { $case ->
        [left-out] Close the block, or indent what belongs into it.
        [at-the-end] Add a `{"}"}` at the end.
        [extra] Remove it, or open a block before it.
        [hash] A comment begins with `//` and ends with the line.
        [bare-flag] KDL marks these words so that they are no names: `may=#true`.
        [equals] Write `paws 1` for a line and `on=counter` for a property.
        [not-opened] What stands further in belongs into braces: `room kitchen {"{"}`.
        [else] Right behind the closing brace of an `if`, on the next line: `otherwise {"{"} … {"}"}`.
        [else-if] On the next line, with the second `if` inside: `otherwise {"{"} if page at-least=3 {"{"} … {"}"} {"}"}`.
        [same-line] Or write `;` between them.
        [two-blocks] Write the test as a line of its own, `if any-of {"{"} … {"}"}`, and what follows below it.
       *[other] Check quotation marks and braces around this place.
    }
diagnostic-c0002 = the file is too large
    .label = at most { $limit } bytes
    .help = Split it: cards and chapters can be in any number of files.
diagnostic-c0003 = nested too deeply
    .label = more than { $limit } levels
    .help = Lines such as `if ...` without braces also nest all lines after them.
diagnostic-c0004 = { $place ->
    [files] unknown declaration `{ $name }`
    [effects] unknown effect `{ $name }`
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
    [case-files] a case file holds only cases, not `{ $name }`
    [cases] a case has no line `{ $name }`, and no mouse is called that
   *[other] `{ $place }` has no line `{ $name }`
}
    .label = { diagnostic-suggest }
    .help = { $place ->
        [case-files] See docs/authors/cases.md for all words.
        [cases] See docs/authors/cases.md for all words.
        [begin] See docs/authors/cases.md for all words.
        [map] See docs/authors/cases.md for all words.
        [mouse] See docs/authors/cases.md for all words.
        [onward] See docs/authors/cases.md for all words.
        [put] See docs/authors/cases.md for all words.
       *[other] See docs/authors/vocabulary.md for all words.
    }
diagnostic-c0005 = `{ $word }` has no property `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0006 = `{ $word }` is incomplete
    .label = missing: { diagnostic-what }
diagnostic-c0007 = { $expected ->
    [word] expected a word, found `{ $found }`
    [number] expected a number, found `{ $found }`
    [version] expected a version such as "1.0.0", found `{ $found }`
   *[other] expected `#true` or `#false`, found `{ $found }`
}
    .label = expected: { diagnostic-what }
diagnostic-c0008 = `{ $word }` has too many values
    .label = unexpected
    .help = Separate several words in one property with commas, without spaces.
diagnostic-c0009 = { $case ->
    [missing] `{ $word }` needs braces with something in them
   *[other] `{ $word }` takes no braces
}
    .label = { $case ->
        [missing] add {"{"} ... {"}"}
       *[other] remove the braces
    }
diagnostic-c0010 = `{ $found }` is out of range
    .label = must be from { $min } to { $max }
diagnostic-c0011 = `{ $name }` is not a valid id
    .label = use lower-case letters, digits and single hyphens
    .help = An id looks like `fishhook-and-thread`; names for people live in the locale files.
diagnostic-c0012 = duplicate `{ $word }`
    .label = again here
    .also = first here
    .help = Remove one of the two.
diagnostic-c0013 = the language of this file is unknown
    .label = { $file }
    .help = Move it to `locales/en`, `locales/de` or `locales/pl`.
diagnostic-c0014 = the file is not UTF-8 text
    .label = cannot be read
    .help = Save it as UTF-8.
diagnostic-c0015 = too many of one kind: { diagnostic-kind }, { $found }
    .label = at most { $limit }
diagnostic-c0016 = `otherwise` without an `if` before it
    .label = no `if` right before this
    .help = `otherwise` follows right after the closing brace of an `if` or `unless`.
diagnostic-c0017 = `{ $name }` ends like a figure’s number
    .label = not allowed as the name of a mouse or minion
    .help = The second figure of `moth` is `moth-2`. Leave the hyphen before the number out, or write the number as a word.
diagnostic-c0018 = more at once than a game has room for: { $what ->
    [tricks] trick cards, copies included
    [worn] cards that are worn without a slot, copies included
    [boss-cards] initiative cards of one boss
    [wave] kinds of minions in one wave
    [effects] effects in one block
    [once-a-turn] rules that can be used once a turn
    [once-a-chapter] rules that can be used once a chapter
    [attacks] attacks that answer attacks
    [steps] steps within steps
    [waves] lines of `minions` at the start
    [ways] ways in which rules lead to rules
   *[speakers] rules that can apply at one moment
 }, { $found }
    .label = at most { $limit }
    .help = { $rules ->
        [none] Nothing is dropped in play, so there must be room for all of it.
       *[other] These rules lead to one another: { $rules }. `once-per=turn` or `once-per=chapter` ends it.
    }
diagnostic-c0019 = { $case ->
    [and] `{ $name }` does not join tests here
    [or] `{ $name }` does not join tests
    [if] `{ $name }` is left out here
   *[else] there is no `{ $name }`
}
    .label = { $case ->
        [and] write a second line
        [or] write `any-of`
        [if] write the test alone
       *[else] write `otherwise`
    }
    .help = { $case ->
        [and] Tests on lines of their own must all hold: `if flag awake` and below it `if page at-least=3`. Right after an opening brace a line may begin with `and`.
        [or] `if any-of {"{"} flag awake; page at-least=3 {"}"}` holds if one of them does.
        [if] These braces hold tests, not sentences: `victory {"{"} flag awake; not page is=1 {"}"}`.
        [else-if] Put the second `if` into the braces: `otherwise {"{"} if page at-least=3 {"{"} … {"}"} {"}"}`.
       *[else] Right behind the closing brace of an `if`: `otherwise {"{"} … {"}"}`.
    }

# Names
diagnostic-c0101 = duplicate name `{ $name }` ({ diagnostic-kind })
    .label = already taken
    .also = first declared here
    .help = Names must be unique within a kind.
diagnostic-c0102 = unknown search card `{ $name }`
    .label = { diagnostic-suggest }
    .help = Search cards are declared in `search.kdl` of the box or of a story.
diagnostic-c0103 = unknown minion `{ $name }`
    .label = { diagnostic-suggest }
    .help = Minions are declared in `minions.kdl` of the box or of a story.
diagnostic-c0104 = unknown mouse `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0105 = unknown room `{ $name }`
    .label = { diagnostic-suggest }
    .help = A room is a drawing in `tiles/`; its id is the `data-name` of the drawing.
diagnostic-c0106 = the room `{ $room }` has no space `{ $name }`
    .label = { diagnostic-suggest }
    .help = Spaces are the ids in the layer `spaces` of the drawing.
diagnostic-c0107 = unknown class `{ $name }`
    .label = { diagnostic-suggest }
    .help = Classes: { $known }
diagnostic-c0108 = unknown die face `{ $name }`
    .label = { diagnostic-suggest }
    .help = Faces and sets of faces: { $known }
diagnostic-c0109 = no card has the tag `{ $name }`
    .label = { diagnostic-suggest }
    .help = A tag exists as soon as a search card has it in its line `tags`.
diagnostic-c0110 = no minion has the kin `{ $name }`
    .label = { diagnostic-suggest }
    .help = A kin exists as soon as a minion has it in its line `kin`.
diagnostic-c0111 = this chapter has no counter or flag `{ $name }`
    .label = { diagnostic-suggest }
    .help = Declare it in the chapter: `counter { $name } starts=0` or `flag { $name }`. Cards cannot use counters.
diagnostic-c0112 = unknown story achievement `{ $name }`
    .label = { diagnostic-suggest }
    .help = Declare it in `book.kdl`: `achievement { $name }`.
diagnostic-c0113 = unknown rule `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0115 = unknown moment `{ $name }`
    .label = { diagnostic-suggest }
    .help = Moments: { $known }
diagnostic-c0116 = `{ $name }` is not a valid area here
    .label = { diagnostic-suggest }
    .help = Areas: `own-space`, `near-self`, `own-tile`, `seen-by-self`, `board`, `water`, a room, or `room:space`.
diagnostic-c0117 = `{ $name }` is not allowed here
    .label = { diagnostic-suggest }
    .help = Possible: { $known }
diagnostic-c0118 = `self` cannot be used here
    .label = a rule of a room or chapter has no holder
    .help = Use `subject` (or `mover`, `attacker`, `searcher`) for the figure the moment is about.
diagnostic-c0119 = unknown { diagnostic-kind } `{ $name }`
    .label = { diagnostic-suggest }
diagnostic-c0121 = unknown test `{ $name }`
    .label = { diagnostic-suggest }
    .help = See "If" in docs/authors/vocabulary.md for all tests.
diagnostic-c0122 = `{ $name }` is not a single space
    .label = must be a single space
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
diagnostic-c0202 = this armor has no slot
    .label = add `slot head`, `slot body` or `paws 1`
diagnostic-c0203 = no mouse can meet these requirements
    .label = nobody could use this card
    .help = Compare class, lore and battle with the mice in `mice.kdl`.
diagnostic-c0204 = no mouse can use the ability `{ $name }`
    .label = no mouse has this class
diagnostic-c0205 = there are { $found } search cards, including copies
    .label = at most { $limit } are possible
diagnostic-c0206 = `{ $name }` does nothing
    .label = add an effect
diagnostic-c0207 = more mice start with `{ $name }` than there are copies
    .label = copies: { $copies }
    .help = Raise `copies=` of the card, or give the mouse another one.
diagnostic-c0208 = a mouse has two paws, not { $found }
    .label = at most 2
diagnostic-c0210 = the reduced price is not lower
    .label = everyone pays { $cost }
diagnostic-c0211 = `{ $mouse }` cannot use its own starting equipment `{ $name }`
    .label = its requirements are not met
diagnostic-c0212 = `{ $word }` has no moment
    .label = when does this happen?
    .help = Put it into a sentence: `when hourglass-moves {"{"} ... {"}"}` or `free-action {"{"} ... {"}"}`.
diagnostic-c0213 = wounds from a rule cannot be blocked
    .label = use `hit` for hits that can be blocked
diagnostic-c0214 = this sentence does nothing
    .label = add an effect
diagnostic-c0215 = an ability needs a moment to be used
    .label = `{ $name }` has no moment
    .help = Use an effect with an end: `give battle +1 until=round-ends`.
diagnostic-c0216 = the box says { $what }: { $wanted }, but there are { $found }
    .label = found: { $found }
    .help = Everything declared in this folder counts, including copies. Add what is missing, or correct the number.

# Minions and encounters
diagnostic-c0301 = the encounter `{ $name }` does not cover every page
    .label = missing: page { $pages }
diagnostic-c0302 = duplicate page { $page }
    .label = again here
diagnostic-c0303 = { $found } × `{ $name }` is more than the box holds
    .label = the box has { $limit }; the rest is never placed
diagnostic-c0304 = `{ $name }` has no figure
    .label = add a line such as `figures rat limit=6`
diagnostic-c0305 = contradicting numbers of `{ $name }` figures: { $before } and { $found }
    .label = another minion says { $before }
diagnostic-c0306 = the number of `{ $name }` figures is missing
    .label = add `limit=` to the line `figures`
diagnostic-c0307 = no minions on this page
    .label = empty
diagnostic-c0308 = the boss `{ $name }` cannot belong to a kin (BOSS-1)
    .label = this line has no effect
diagnostic-c0309 = a minion cannot have free actions or actions
    .label = use `when ...` or `after own-turn`
diagnostic-c0310 = a minion’s card does not react to `when { $word }`
    .label = this will never happen
    .help = A minion’s own sentences can begin with `when attacking`, `wounding`, `attacked`, `attack-rolled`, `defense-rolled`, `blocked-all`, `turn-starts` or `turn-ends`. For other moments write a `rule` in the chapter.

# Chapters
diagnostic-c0401 = the tile of `{ $name }` is already on the map
    .label = the box has each tile once, with two sides
    .also = first here
diagnostic-c0402 = `{ $other }` and `{ $name }` are not connected
    .label = no exits of the same colour meet here, whichever sides are up
    .also = its neighbour
    .help = If that is not intended, move one of the tiles.
diagnostic-c0403 = the mice can never reach `{ $name }`
    .label = no exit and no flip space leads there from the start
diagnostic-c0404 = `{ $name }` does not say where the mice start
    .label = add a line such as `start guard-room`
diagnostic-c0405 = `{ $name }` has no start space
    .label = name one: `start { $name }:space`
diagnostic-c0406 = { $case ->
    [both] a mouse is both required and excluded
    [required] more mice are required than the party can hold
   *[other] too few mice are allowed for the party
}
    .label = party of { $size }, { $allowed } allowed
diagnostic-c0407 = `{ $name }` cannot be won
    .label = add a block `victory {"{"} ... {"}"}`
diagnostic-c0408 = `{ $name }` is not on the map of this chapter
    .label = on neither side of a tile
diagnostic-c0409 = the card `{ $name }` is not in this chapter’s deck
    .label = removed by `without-cards`
diagnostic-c0410 = { $case ->
    [unread] `{ $name }` is never used
   *[other] `{ $name }` never changes
}
    .label = declared here
diagnostic-c0411 = the decision `{ $name }` has only one option
    .label = add at least one more
diagnostic-c0412 = the map is too large
    .label = at most { $limit } tiles
diagnostic-c0413 = `{ $name }` is given out more often than it has copies
    .label = copies: { $copies }
diagnostic-c0414 = the map has no tiles
    .label = add rows: `row guard-room _ kitchen`
diagnostic-c0415 = `{ $name }` is face down when the chapter starts
    .label = the map names the other side
diagnostic-c0417 = the box has no encounters for this deck
    .label = no card could be drawn
diagnostic-c0418 = a chapter cannot end on page 1
    .label = at least 2
diagnostic-c0419 = `{ $word }` has no condition
    .label = it would apply at once
diagnostic-c0420 = `{ $word }` belongs in a room
    .label = move this rule into `room ... {"{"} ... {"}"}`
diagnostic-c0421 = a quiet room cannot have a special setup
    .label = remove one of the two
diagnostic-c0422 = `{ $word }` runs from { $low } to { $high }
    .label = the smaller number comes first
diagnostic-c0423 = `any-of` asks for one thing only
    .label = name at least two tests
    .help = Write the test by itself, or add another one in the braces.
diagnostic-c0424 = { $dice ->
    [one] 1 die never shows
   *[other] { $dice } dice never show
 } { $needs } stars
    .label = this check always fails
    .help = Roll more dice, or ask for fewer stars.
diagnostic-c0425 = the lots add up to { $found }
    .label = a die has 6 faces
    .help = Cover all six faces: `lot 3 {"{"} … {"}"}` and `lot 3 {"{"} … {"}"}`, for example.
diagnostic-c0426 = the goal `{ $name }` is never shown
    .label = the goal before it always holds
    .help = Give the goal before it tests, or put this one first.
diagnostic-c0427 = the way to `{ $name }` leads out of the campaign
    .label = only chapters of a `campaign` lead to one another
    .help = Name both chapters in the `campaign` of the book.
diagnostic-c0428 = `{ $name }` must be defeated to win, but never comes
    .label = nothing in this chapter brings it
    .help = Place it: `special-setup { $name }=1` in a room, or `spawn { $name } 1` in a rule.
diagnostic-c0429 = { $case ->
    [card] `{ $name }` is left out of the deck, so this chapter cannot be won that way
    [page] page { $name } never comes, so this chapter cannot be won that way
    [minion] `{ $name }` never comes, so this chapter cannot be won that way
    [achievement] no rule ever gives `{ $name }`, so this chapter cannot be won that way
    [mice] { $name } mice are needed, but the party has { $needs }
    [blocked] `{ $name }` depends on `{ $needs }`, which never comes true, so this chapter cannot be won that way
    [circle] `{ $name }` never comes: the rule `{ $needs }` would have to come first, and waits for it
    [win] no rule that wins this chapter can ever apply
    [too-low] no rule ever brings `{ $name }` to { $needs }, so this chapter cannot be won that way
   *[counter] no rule ever sets `{ $name }`, so this chapter cannot be won that way
}
    .label = needed for victory
    .help = { $case ->
        [card] Take it out of `without-cards`, or hand it over: `take-card { $name }`.
        [page] Ask for an earlier page, or move `ends-on-page`.
        [minion] Place it: `special-setup { $name }=1` in a room, or `spawn { $name } 1` in a rule.
        [achievement] Give it where the mice have earned it: `achieve { $name }`.
        [mice] Ask for fewer, or for `every-uncaptured-mouse`.
        [blocked] Make `{ $needs }` come true somewhere, or do not ask for it.
        [circle] Look at what each rule asks for: two of them wait for each other, or the number is never reached.
        [win] Each of them asks for something that never comes true.
        [too-low] Set it higher, or count with `add { $name } 1`.
       *[counter] Set it where the mice have done what it stands for: `set { $name }`.
    }
diagnostic-c0430 = `{ $name }` joins, but cannot be in the party
    .label = the party leaves this mouse out
    .help = A mouse that joins later is in the party from the start: allow it, and start it elsewhere with `start … for={ $name }`.
diagnostic-c0431 = `{ $word }` is never offered in a room or chapter
    .label = only cards, abilities and powers are used in a turn
    .help = React to something instead: `when turn-ends who=any-mouse may=#true {"{"} … {"}"}`.
diagnostic-c0432 = page { $page } lies past the printed track
    .label = it has { $limit } pages
    .help = The game goes on; at a real table somebody has to keep track of the page.
diagnostic-c0433 = no list of the book names the chapter `{ $name }`
    .label = players cannot find it
    .help = Add it to `chapters` or `campaign` of the book `{ $story }`.
diagnostic-c0434 = `{ $name }` waits here, but can also be drawn anywhere else
    .label = it is a card of the search deck, too
    .help = Ask who has it, wherever it was found: `if has-card { $name }`, or `when found card={ $name }`.
diagnostic-c0435 = the rule `{ $name }` { $case ->
    [snare] sets snares that may find no room
    [defeat] brings minions and defeats them, again and again
    [surge] fills the wheel and turns the clock back, again and again
    [capture] rescues a mouse and has it captured, again and again
    [attack] lets an attack follow every attack
   *[turn] ends every turn before it begins
 }
    .label = { $case ->
        [snare] a player must be able to decline it, and it sets one snare, outside of braces
        [turn] no mouse could ever act
       *[other] the game would never go on
    }
    .help = { $case ->
        [snare] At most 4 snares lie out; a use that sets a fifth is not offered. Write it as `free-action`, `action` or with `may=#true`.
        [turn] Add a test, or `once-per=turn`.
       *[other] Add `once-per=turn`, or a test that stops being true.
    }
diagnostic-c0436 = the tile `{ $name }` is to come later, but { $case ->
    [used] the chapter begins on it
   *[never] nothing lays it out
 }
    .label = { $case ->
        [used] mice or minions start here
       *[never] no rule says `lay-tile { $name }`
    }
diagnostic-c0437 = { $case ->
    [idle] the ally `{ $name }` does nothing in its turn
    [standing] the ally `{ $name }` has no values and nothing that holds all the time
    [placed] the ally `{ $name }` has no figure that could be placed
   *[foe] `{ $name }` is no ally
 }
    .label = { $case ->
        [idle] an ally says what it does `when turn-starts` or `when turn-ends`, nothing else
        [standing] remove this; an ally says what it does `when turn-starts` or `when turn-ends`
        [placed] write `join { $name }` in a rule
       *[foe] declare it as `ally { $name }`
    }

# Words and prose
diagnostic-c0501 = `{ $name }` has no text in any language
    .label = { $suggestion ->
        [none] shown under its id
       *[other] is `{ $suggestion }` meant for it?
    }
    .help = Add `{ $name } = ...` to a file in `locales/`.
diagnostic-c0502 = the story moment `{ $name }` has no text in any language
    .label = nothing to read aloud
    .help = Add a heading `# { $name }` with a text below it.
diagnostic-c0503 = `{ $name }` is never used in the chapter
    .label = { diagnostic-suggest }
diagnostic-c0504 = HTML is not allowed in story text
    .label = use plain Markdown
diagnostic-c0505 = text before the first heading
    .label = it is never shown
    .help = Begin with `# opening`.
diagnostic-c0506 = duplicate heading `{ $name }`
    .label = again here
diagnostic-c0507 = this is not Fluent: { $message }
    .label = parsing stopped here
diagnostic-c0508 = `{ $name }` lacks a Polish plural form
    .label = needs `one`, `few` and `many`
diagnostic-c0509 = pictures are not allowed in story text
    .label = remove the picture
diagnostic-c0510 = the chapter has no moment `{ $name }` for this picture
    .label = { diagnostic-suggest }

diagnostic-c0511 = { $language ->
    [en] English
    [de] German
   *[pl] Polish
 }: { $missing } of the { $of } texts in this file are not translated
    .label = missing: { $names }
    .help = Until they are, readers see this language. `barksburg words BOOK --lang { $language }` lists them for a translator.
# Tiles of a whole box
diagnostic-c0691 = the other side of `{ $name }` is missing
    .label = no side { $number } names this one as its back
    .help = Draw both sides of a tile; each names the number of the other.
diagnostic-c0692 = two sides have the number { $number }
    .label = `{ $name }` is the second
    .also = first here

# Catalogue of the rules
diagnostic-c0701 = `{ $name }` comes after `{ $other }`
    .label = keep the order of the ledger
diagnostic-c0702 = rules missing from the catalogue: { $count }
    .label = missing: { $names }
diagnostic-c0703 = definitions, and nothing else, need a `reason`
    .label = say why { $name } causes nothing by itself
diagnostic-c0704 = `{ $name }` has no valid default
    .label = possible: { $known }

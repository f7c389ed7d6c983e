# The pages: everything the browser shows that is neither a rule, a card nor the log.

## Finding one's way
web-nav = Look up
web-language = Language
web-light = Light
web-theme-light = Day
web-theme-dark = Night
web-theme-auto = As the system says
web-home = To the first page
web-settings = Settings
    .about = Language, light, animations and keys.
web-settings-table = At the table
web-settings-still = If your system asks for less motion, nothing moves, whatever is chosen here.
web-settings-pace = Reading aloud
web-settings-each = Reactions that are passed without asking are chosen where they are offered. Who answers for the party is settled at each table, under “Seats and invitations”.
web-skip-main = Skip to the content
web-skip-actions = Skip to what you can do
web-close = Close
web-more = More
web-name = Name
web-menu = Menu
web-help = Help and keys
web-contents = Contents
web-find = Find

## Welcome
web-welcome = Four mice, one castle and far too many teeth. Gather round one screen, or play with friends far away; the table knows every rule, so you can mind the cheese.
web-continue = Continue “{ $name }”
web-new-game = New game
web-choose-game = Choose chapter and mice
web-play-friends = Play with friends
    .about = First the page with the invitation: one to four players, each on a device of their own.
web-books = Story books
web-book-chapters = { $n ->
    [one] one chapter
   *[other] { $n } chapters
}
web-your-games = Your games
web-standing = round { $round }, page { $page } of { $end } · { $room }
web-standing-won = won in round { $round }
web-standing-lost = lost in round { $round }
web-standing-guests = with { $who }
web-go-on = Go on
web-watch-again = Watch again
web-rename = Rename
web-copy = Copy
web-export = Save as a file
web-delete = Delete for good
web-delete-sure = Yes, this game can go
web-more-games = Older games
web-newer-games = Newer games
web-look-up = Have a look around
web-rules = Rules
    .about = Every rule in plain words, with its page in the rulebook.
web-cards = Cards
    .about = Mice, minions, abilities, finds and encounters.
web-rooms = Rooms
    .about = All sixteen rooms of the castle.
web-import = Open a saved game
    .about = Go on with a game from a file, or watch it.
web-import-which = Such files end in .barksburg. “Save as a file” in the list of your games makes one, and so does a party’s book. Whatever is in it is played through once by the rules before it is opened.
web-import-go = Open
web-import-refused = This file cannot be opened:
web-unofficial = An unofficial table for a board game you should own. All words and pictures here are our own.

## New game
web-chapter-facts = { $mice ->
    [one] one mouse
   *[other] { $mice } mice
 }, { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
 }, ends on page { $pages }
web-party = Choose { $n ->
    [one] one mouse
   *[other] { $n } mice
 }
web-hero-values = Battle { $battle }, defense { $defense }, lore { $lore }, move { $moves }, life { $life }
web-ability-of = First ability for { $name }
web-difficulty-storybook = One page more time.
web-difficulty-adventurer = As printed.
web-difficulty-heroic = One page less time.
web-variants = Variants and editions
web-achievements = Individual achievements
    .about = Five honours for single mice.
web-editions = Where the rulebooks differ
web-seed = Seed
    .about = Leave it empty for honest dice. The same words give the same luck.
web-play = Play
web-play-hint = Everything is filled in; you can start right away.
web-setup-size = This chapter takes { $want ->
    [one] one mouse
   *[other] { $want } mice
 }; you chose { $have }.
web-setup-not-allowed = { $name } does not take part in this chapter.
web-setup-required = This chapter needs { $name }.
web-setup-ability-twice = Only one mouse can start with “{ $name }”.
web-setup-ability-not-for = “{ $ability }” is not for { $name }.
web-setup-unknown = Something in this form makes no sense. Please choose again.

## The table
web-board = Board
web-map = Map of the chapter
web-map-room = { $room }: { $mice ->
    [one] one mouse
   *[other] { $mice } mice
 }, { $foes ->
    [one] one foe
   *[other] { $foes } foes
 }
web-map-unexplored = A room not explored yet
web-track = Initiative
web-round = round { $n }
web-now = now
web-acted = has had its turn
web-wounds = { $n ->
    [one] one wound
   *[other] { $n } wounds
 }
web-init-values = Battle { $battle }, defense { $defense }, life { $life }
web-sheets = Mice
web-life = Life { $left } of { $life }{ $poison ->
    [0] {""}
    [one] , one of the wounds poisoned
   *[other] , { $poison } of the wounds poisoned
 }
web-cheese = { $n } cheese
web-equipped = Equipped
web-pack = Pack
web-abilities = Abilities
web-stash = Party stash
web-dice-bonus = { $n ->
    [one] +1 die
   *[other] +{ $n } dice
 }
web-encounter = Encounter
web-decks = Decks
web-search-deck = Search deck: { $n ->
    [one] one card left
   *[other] { $n } cards left
 }
web-encounter-deck = Encounter deck: { $n ->
    [one] one card left
   *[other] { $n } cards left
 }
web-page-short = p. { $page }/{ $end }
web-surge = Next surge: { $what }
    .about = When the wheel is full: { $what }.
web-goal = Goal
web-goal-win = You win
web-goal-lose = You lose
web-goal-time = The time
web-goal-rules = In this chapter
web-commitment = The dice were sealed before the first roll:
web-undo = Undo
    .about = Take back the last choice; the same dice come back
web-undo-asked = { $who } would like to take back { $n ->
    [one] the last choice
   *[other] the last { $n } choices
 }.
web-undo-agree = Agree
web-undo-decline = Rather not
web-redo = Redo
    .about = Do again what was taken back
web-speed = Animations
web-speed-instant = at once
web-speed-quick = quick
web-speed-normal = normal
web-speed-slow = slow
web-offline = The line is down. The page mends itself as soon as the table answers again.
web-waiting = { $who } decides.
web-title-yours = ● Your turn · { $chapter }
web-choose-one = What do you want to do here?
web-walk-here = Walk here for { $n } movement
web-figure-facts = { $name }: battle { $battle }, defense { $defense }, wounds { $wounds } of { $life }
web-space-water = water
web-space-current = water with a current
web-space-special = special area
web-space-entry = minions enter here
web-space-trap = mousetrap
web-space-flip = flip space
web-space-flip-hook = flip space, needs Fishhook and Thread
web-space-flip-gear = flip space, for tinkerers and scamps
web-exit-north = exit to the north
web-exit-east = exit to the east
web-exit-south = exit to the south
web-exit-west = exit to the west
web-beyond-room = { $room }, { $exit }
web-beyond-unexplored = Not explored yet, { $exit }
    .sign = unexplored
web-beyond-nowhere = No way on in this chapter, { $exit }
web-beyond-look = Look there
web-look-back = Back to where it happens

## Actions
web-actions = What you can do
web-group-answer = Choose
web-group-battle = Battle
web-group-move = Move
web-group-search = Search
web-group-explore = Explore
web-group-recover = Recover
web-group-ability = Abilities
web-group-item = Items
web-group-free = Free
web-group-end = Finish
web-group-cannot = Not now
web-command = Type a command, e.g. “battle rat” or “k12”
web-command-go = Do it

## Dice
web-tray = Dice
web-roll-movement = Movement
web-roll-attack = Attack
web-roll-defense = Defense
web-roll-search = Search
web-roll-recover = Recover
web-roll-climb-out = Climbing out
web-roll-mousetrap = Mousetrap
web-roll-ambush = Ambush
web-roll-chase = Chase
web-roll-story = Story
web-die-1 = 1, cheese
web-die-2 = 2, sword, star
web-die-3 = 3, sword and shield
web-die-4 = 3, sword and shield, star
web-die-5 = 2, bow
web-die-6 = 1, bow, star

## Log and story
web-log = What happened
web-whole-log = The whole log
web-look-there = Look there
web-back-to-here = Undo back to here
web-story = The story
web-listen = Read aloud
web-victory = Victory
web-defeat = Defeat
web-end-victory = The chapter is won!
web-end-time = Time is up. The chapter is lost.
web-end-captured = All mice are captured. The chapter is lost.
web-end-defeat = The chapter is lost.
web-recap = How it went
web-play-again = Play it again
    .about = The same chapter with the same mice, companions and rules; new dice.
web-change-first = Change something first
web-back-to-table = Back to the table
web-recap-numbers = In numbers
web-recap-rounds = { $n ->
    [one] One round
   *[other] { $n } rounds
 } played
web-recap-choices = { $n ->
    [one] One choice
   *[other] { $n } choices
 } made
web-recap-defeated = { $n ->
    [one] One foe
   *[other] { $n } foes
 } defeated
web-recap-searches = { $n ->
    [one] One search
   *[other] { $n } searches
 } tried
web-recap-surges = { $n ->
    [one] One surge
   *[other] { $n } surges
 }
web-recap-undos = { $n ->
    [one] One undo
   *[other] { $n } undos
 }, { $rolls } of them past a roll
web-recap-dice = What the dice did
web-recap-rolled = Dice
web-recap-cheese = Cheese
web-recap-stars = Stars
web-recap-mice = The mice
web-recap-foes = Their foes
web-recap-expected = In brackets: what honest dice would show on average.
web-recap-turnings = Turning points
web-turning-hourglass = The hourglass moved to page { $page }.
web-turning-surge = The wheel was full: a surge.
web-turning-captured = { $name } was captured.
web-seed-revealed = The seal is opened
web-seed-check = SHA-256 of the words “barksburg-seed-1”, the table, its setup and this seed gives the number shown at the start:
web-seed-open = This seed was typed in by hand, so nothing was sealed.
web-replay = Watch again
web-replay-at = { $at } of { $last }
web-replay-first = To the beginning
web-replay-back = One choice back
web-replay-next = One choice on
web-replay-last = To the end
web-replay-play = Let it play
web-replay-rounds = Rounds and turning points
    .about = Go to any round or turning point. Page up and page down go from round to round.
web-replay-round = Round { $n }

## Help
web-turn-summary = A mouse's turn
web-turn-1 = Move: your movement is your move value plus the die. You may act before the move or after it, not in between.
web-turn-2 = One action: battle, search, explore, recover, or scurry to move again.
web-turn-3 = Free actions, each once: share with a mouse beside you, change equipment, learn an ability for six cheese.
web-turn-4 = Cheese you roll is yours; cheese the minions roll goes to the wheel. A full wheel brings a surge, and the hourglass moves.
web-turn-5 = When every mouse and minion has had its turn, a new round begins. If no minion is on the board then, one cheese goes onto the wheel all the same.
web-keys = Keys
web-key-walk = walk over the board
web-key-enter = do what the space offers
web-key-escape = back out
web-key-move = to the board, to move
web-key-battle = battle
web-key-search = search
web-key-recover = recover
web-key-explore = explore
web-key-scurry = scurry
web-key-share = share
web-key-equip = equip
web-key-level = level up
web-key-ability = abilities
web-key-item = items
web-key-end = finish
web-key-command = type a command
web-key-sheet = read the sheet of mouse { $n }
web-key-turn = whose turn is it?
web-key-clock = wheel and hourglass
web-key-foes = foes in this room
web-key-odds = odds
web-key-last = what happened last

## Together
web-seats = Seats and invitations
web-invite = Invite friends
    .about = Whoever opens the link can take a seat or watch. It lasts a day; a new one replaces it.
web-invite-make = Make a link
web-invite-link = Send this link to your friends:
web-players = At the table
web-host = Host
web-no-players = Nobody else has taken a seat yet.
web-seat-save = Save
web-seat-leave = Leave the table
web-seat-revoke = Free this seat
    .about = Whoever you send away cannot come back through the old link or code: both end then. For everybody else you can make a new one.
web-join = Join the table
web-your-name = Your name
web-which-mice = Which mice do you play?
web-played-by = played by { $name }
web-sit-down = Sit down
web-just-watch = Just watch
web-somebody = Somebody

## Reference
web-mice = Mice
web-minions = Minions
web-search-cards = Search cards
web-encounters = Encounters
web-difficult = difficult
web-costs = { $n } cheese
web-search-rules = Search the rules
web-none-found = No rule has all these words.
web-page-of-book = p. { $n }

## What goes wrong
web-nothing-here = Nothing here
    .text = There is no such page, or it is not yours to see. If somebody invited you, ask for a fresh link.
web-not-done = That did not work
    .text = Nothing has changed.
web-slow-down = One thing at a time
    .text = That was too much at once. Please try again in a minute.
web-table-full = The table is full
    .text = There is no room for one more. The host can free seats.
web-stale = The table has moved on in the meantime. This is how it stands now.
web-not-yours = Somebody else decides this.
web-unclear = Which one? { $which }
web-no-such-choice = The table does not understand this here.
web-nothing-to-undo = There is nothing to take back.
web-needs-agreement = The others have been asked whether they agree.
web-over = This chapter is over.
web-storage = It could not be saved, so it did not happen. Is the disk full?
web-bad-log = This game was begun with other rules or another book and cannot be continued here.

# For authors: serve --watch
watch-errors = { $count ->
    [one] One thing in your book must be mended first. The last sound version stays in play.
   *[other] { $count } things in your book must be mended first. The last sound version stays in play.
 }
watch-warnings = { $count ->
    [one] Your book is in play. One thing is worth a look.
   *[other] Your book is in play. { $count } things are worth a look.
 }

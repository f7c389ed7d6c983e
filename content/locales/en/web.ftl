# The pages: everything the browser shows that is neither a rule, a card nor the log.

## Finding one's way
web-nav = Navigation
web-language = Language
web-light = Theme
web-theme-light = Light
web-theme-dark = Dark
web-theme-auto = Match system
web-home = Home
web-settings = Settings
    .about = Language, theme, animations and keys.
web-settings-table = At the table
web-settings-still = If your system asks for reduced motion, animations stay off.
web-settings-pace = Reading aloud
web-settings-each = To mute a reaction, choose “Pass and mute” when it comes up. Who decides for the party is set at each table, under “Seats and invitations”.
web-skip-main = Skip to content
web-skip-actions = Skip to actions
web-close = Close
web-more = More
web-name = Name
web-menu = Menu
web-help = Help and keys
web-contents = Contents
web-find = Find

## Welcome
web-welcome = Four mice, one castle and far too many teeth. Play around one screen or with friends far away. The table knows every rule, so you can mind the cheese.
web-continue = Continue “{ $name }”
web-new-game = New game
web-choose-game = Choose chapter and mice
web-play-friends = Play with friends
    .about = Starts the game and shows the invitation for one to four players, each on their own device.
web-books = Story books
web-book-chapters = { $n ->
    [one] one chapter
   *[other] { $n } chapters
}
web-your-games = Your games
web-standing = Round { $round }, page { $page } of { $end } · { $room }
web-standing-won = Won in round { $round }
web-standing-lost = Lost in round { $round }
web-standing-guests = with { $who }
web-go-on = Continue
web-watch-again = Replay
web-rename = Rename
web-copy = Copy
web-export = Download
web-delete = Delete
web-delete-sure = Yes, delete this game
web-more-games = Older games
web-newer-games = Newer games
web-look-up = Look things up
web-rules = Rules
    .about = Every rule in plain words, with its page in the rulebook.
web-cards = Cards
    .about = Mice, minions, abilities, search cards and encounters.
web-rooms = Rooms
    .about = All sixteen rooms of the castle.
web-import = Open a saved game
    .about = Continue or replay a game from a file.
web-import-which = Choose a .barksburg file. You get one with “Download” in your list of games or in a campaign. Every choice in it is checked against the rules before it opens.
web-import-go = Open
web-import-refused = This file can’t be opened:
web-unofficial = Unofficial and not affiliated with the publisher. To play, you should own the board game. All words and pictures here are our own.

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
web-difficulty-storybook = One extra page.
web-difficulty-adventurer = As printed.
web-difficulty-heroic = One page fewer.
web-variants = Variants and rulebook editions
web-achievements = Individual achievements
    .about = Five achievements that single mice can earn.
web-editions = Where the rulebooks differ
web-seed = Seed
    .about = Leave empty for random dice. The same seed gives the same dice.
web-play = Play
web-play-hint = Everything is filled in. You can start right away.
web-setup-size = This chapter takes { $want ->
    [one] one mouse
   *[other] { $want } mice
 }; you chose { $have }.
web-setup-not-allowed = { $name } can’t be chosen in this chapter.
web-setup-required = This chapter needs { $name }.
web-setup-ability-twice = Only one mouse can start with “{ $name }”.
web-setup-ability-not-for = “{ $ability }” is not for { $name }.
web-setup-unknown = Something in this form is not valid. Choose again.

## The table
web-board = Game board
web-map = Map of the chapter
web-map-room = { $room }: { $mice ->
    [one] one mouse
   *[other] { $mice } mice
 }, { $foes ->
    [one] one minion
   *[other] { $foes } minions
 }
web-map-unexplored = Unexplored room
web-track = Initiative
web-round = round { $n }
web-now = now
web-acted = done this round
web-wounds = { $n ->
    [one] one wound
   *[other] { $n } wounds
 }
web-init-values = Battle { $battle }, defense { $defense }, life { $life }
web-sheets = Mice
web-life = Life { $left } of { $life }{ $poison ->
    [0] {""}
    [one] , 1 poison wound
   *[other] , { $poison } poison wounds
 }
web-cheese = { $n } cheese
web-equipped = Equipped
web-pack = Pack
web-hand-give = You give
web-hand-take = You take
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
    .about = When the cheese wheel is full: { $what }.
web-goal = Goal
web-goal-win = You win
web-goal-lose = You lose
web-goal-time = Time
web-goal-rules = Chapter rules
web-commitment = The dice were fixed before the first roll. Fingerprint:
web-undo = Undo
    .about = Undo the last choice. The dice stay the same.
web-undo-asked = { $who } asks to undo { $n ->
    [one] the last choice
   *[other] the last { $n } choices
 }.
web-undo-agree = Agree
web-undo-decline = Decline
web-redo = Redo
    .about = Redo the choice you undid
web-speed = Animations
web-speed-instant = off
web-speed-quick = fast
web-speed-normal = normal
web-speed-slow = slow
web-offline = Connection lost. Reconnecting…
web-waiting = Waiting for { $who }.
web-title-yours = ● Your turn · { $chapter }
web-choose-one = Choose an action
web-walk-here = Move here ({ $n } movement)
web-figure-facts = { $name }: battle { $battle }, defense { $defense }, wounds { $wounds } of { $life }
web-space-water = water
web-space-current = water with a current
web-space-special = special area
web-space-entry = minion entry space
web-space-trap = mousetrap
web-space-goal = the next goal
web-space-flip = flip space
web-space-flip-hook = flip space, needs Fishhook & Thread
web-space-flip-gear = flip space, for tinkerers and scamps
web-exit-north = exit to the north
web-exit-east = exit to the east
web-exit-south = exit to the south
web-exit-west = exit to the west
web-beyond-room = { $room }, { $exit }
web-beyond-unexplored = Unexplored room, { $exit }
    .sign = unexplored
web-beyond-nowhere = Closed in this chapter, { $exit }
web-beyond-goal = This way leads to the goal.
web-beyond-look = Show
web-look-back = Back to the action

## Actions
web-actions = Actions
web-group-answer = Choose
web-group-ability = Abilities
web-group-item = Items
web-bar = Actions of the turn
web-bar-others = Someone else decides now.
web-choose-here = Choose this space
web-choose-lit = Choose a lit space on the board.
web-arm-place-hook = Throw the fishhook
web-arm-catapult = Catapult a mouse
web-arm-place-grape = Put the grape down
web-arm-shoot-grape = Launch the grape
web-command = Type a command, e.g. “battle rat” or “k12”
web-command-go = Go

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
web-log = Log
web-whole-log = Full log
web-look-there = Show on the board
web-back-to-here = Undo to here
web-story = The story
web-listen = Read aloud
web-victory = Victory
web-defeat = Defeat
web-end-victory = You won the chapter!
web-end-time = Time is up. You lost the chapter.
web-end-captured = All mice are captured. You lost the chapter.
web-end-defeat = You lost the chapter.
web-end-stuck = Nobody could play on: the rules of this chapter ran in a circle. Its authors should know.
web-recap = Summary
web-play-again = Play again
    .about = Same chapter, mice, companions and rules, new dice.
web-change-first = Change setup
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
    [one] One minion
   *[other] { $n } minions
 } defeated
web-recap-searches = { $n ->
    [one] One search
   *[other] { $n } searches
 }
web-recap-surges = { $n ->
    [one] One surge
   *[other] { $n } surges
 }
web-recap-undos = { $n ->
    [one] One undo
   *[other] { $n } undos
 }, { $rolls } after a roll
web-recap-dice = Dice rolled
web-recap-rolled = Dice
web-recap-cheese = Cheese
web-recap-stars = Stars
web-recap-mice = The mice
web-recap-foes = The minions
web-recap-expected = In brackets: the average to expect.
web-recap-turnings = Turning points
web-turning-hourglass = The hourglass moved to page { $page }.
web-turning-surge = The cheese wheel was full: a surge.
web-turning-captured = { $name } was captured.
web-seed-revealed = Check the dice
web-seed-check = SHA-256 of “barksburg-seed-1”, the table, its setup and this seed must give the fingerprint shown at the start:
web-seed-open = This seed was entered by hand or came with a file, so there is nothing to check.
web-replay = Replay
web-replay-at = { $at } of { $last }
web-replay-first = First choice
web-replay-back = Previous choice
web-replay-next = Next choice
web-replay-last = Last choice
web-replay-play = Play
web-replay-rounds = Rounds and turning points
    .about = Jump to a round or a turning point. Page Up and Page Down go from round to round.
web-replay-round = Round { $n }

## Help
web-turn-summary = A mouse’s turn
web-turn-1 = Move: your move value plus the number on the die. Take your action before or after the move, not in the middle.
web-turn-2 = Take one action: battle, search, explore, recover, or scurry to move again.
web-turn-3 = Free actions, once each: share with a mouse next to you, change equipment, learn an ability for 6 cheese.
web-turn-4 = You keep the cheese you roll. Cheese that minions roll goes onto the minion cheese wheel. When it is full, a surge comes and the hourglass moves.
web-turn-5 = A round ends when every mouse and minion has had its turn. If no minion is on the board then, 1 cheese goes onto the wheel.
web-keys = Keys
web-key-walk = move the selection on the board
web-key-enter = do what the space offers
web-key-escape = cancel
web-key-move = go to the board to move
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
web-key-end = end turn
web-key-command = type a command
web-key-sheet = read mouse { $n }
web-key-turn = whose turn is it?
web-key-clock = hourglass and cheese wheel
web-key-foes = minions in this room
web-key-odds = odds
web-key-last = latest log entry

## Together
web-seats = Seats and invitations
web-invite = Invite friends
    .about = Anyone with the link can take a seat or watch. It works for one day; a new link replaces it.
web-invite-make = Create link
web-invite-link = Send this link to your friends:
web-players = At the table
web-host = Host
web-no-players = Nobody else has joined yet.
web-seat-save = Save
web-seat-leave = Leave table
web-seat-revoke = Remove player
    .about = Removing a player also cancels the invitation link and code. You can create new ones.
web-join = Join table
web-your-name = Your name
web-which-mice = Which mice do you play?
web-played-by = played by { $name }
web-sit-down = Join
web-just-watch = Watch only
web-somebody = Someone

## Reference
web-mice = Mice
web-minions = Minions
web-search-cards = Search cards
web-encounters = Encounters
web-difficult = difficult
web-costs = { $n } cheese
web-search-rules = Search the rules
web-none-found = No rule contains all these words.
web-page-of-book = p. { $n }

## What goes wrong
web-nothing-here = Page not found
    .text = This page does not exist, or you don’t have access. If you were invited, ask for a new link.
web-not-done = That didn’t work
    .text = Nothing has changed.
web-slow-down = Too many requests
    .text = Wait a minute, then try again.
web-table-full = The table is full
    .text = All seats are taken. The host can free one.
web-stale = The game has moved on. This is the current state.
web-not-yours = Someone else decides this.
web-unclear = Which one? { $which }
web-no-such-choice = Command not recognised.
web-nothing-to-undo = Nothing to undo.
web-needs-agreement = The other players were asked to agree.
web-over = This chapter is over.
web-storage = Your move could not be saved and was undone. Try again; if it keeps happening, check that the host’s disk is not full.
web-bad-log = This game was started with different rules or a different story book and can’t be continued here.

# For authors: serve --watch
watch-errors = { $count ->
    [one] 1 error. Still running the last version that worked.
   *[other] { $count } errors. Still running the last version that worked.
 }
watch-warnings = { $count ->
    [one] Your book is running, with 1 warning.
   *[other] Your book is running, with { $count } warnings.
 }

# The rules in plain words, one message per id of content/rules.kdl.

rules-section-die = The action die

rule-die-1 = Every face shows a number from 1 to 3 for moving and a symbol for battle: a sword, a sword with a shield, a bow or a cheese. Three of the six faces also carry a star, which decides checks.
    .title = Faces of the die
rule-die-2 = The box holds five dice, but that is no upper limit: whoever is due more rolls them all. This is our ruling.
    .title = More than five dice
rule-die-3 = A check is passed if at least one of its dice shows a star. Further stars change nothing.
    .title = Passing a check

rules-section-set = Setting up

rule-set-1 = Choose a chapter; it says how many mice take part, usually four. One to four people play, and one person may lead several mice.
    .title = Chapter and party
rule-set-2 = Each mouse comes with its hero card (classes, battle, defense, lore, move, life and powers), its initiative card and its figure.
    .title = What a mouse brings
rule-set-3 = Give every mouse one ability card to start with. The mouse has to belong to a class the card asks for.
    .title = First ability
rule-set-4 = Take the cards named on the hero card out of the search cards and equip them. The chapter may forbid this, or add cards and party items of its own.
    .title = Starting equipment
rule-set-5 = The room tiles are laid out as the chapter shows, with all orientation arrows pointing the same way.
    .title = Laying the tiles
rule-set-6 = The mice begin on the start space. Minions that are there from the beginning are placed by the usual placement rules.
    .title = Placing the figures
rule-set-7 = Before the first turn the initiative track is laid out for all mice and for every type of minion on the board.
    .title = First initiative
rule-set-8 = The hourglass starts on page 1 and the chapter-end marker on the page the chapter names. The search cards left over are shuffled into the search deck; the encounter deck is put together as the chapter says.
    .title = Hourglass and decks
rule-set-9 = Whatever else the chapter asks for is done at the very end of setup.
    .title = The chapter's last word
rule-set-10 = Everything not in use lies ready as the supply. By our ruling cheese, wounds and effect markers never run out; figures can.
    .title = The supply

rules-section-story = Chapters

rule-story-1 = A chapter is made of its story, its objective, what wins and what loses, its setup, special rules for the chapter and for single rooms, and sometimes an epilogue.
    .title = Parts of a chapter
rule-story-2 = When the mice first come into a room, its rules take effect: special setup, a passage to read aloud, special searches and surges, and whatever holds as long as they are on that tile.
    .title = Entering a room's story
rule-story-3 = Winning and losing are checked the moment they can come true. After a lost chapter you may try again or go on to the next.
    .title = Victory and defeat
rule-story-4 = In the place the room names, a successful search finds the named card instead of the top one; take it from the search deck and shuffle. The roll is the usual one, and each special search works once per chapter.
    .title = Special search
rule-story-5 = If the room has a surge of its own, it takes the place of the one on the encounter card.
    .title = Special surge

rules-section-round = Rounds and initiative

rule-round-1 = In a round every card on the initiative track takes its turn, from top to bottom. After the last card the next round starts.
    .title = A round
rule-round-2 = All figures that belong to a card act in its turn, each finishing before the next begins.
    .title = One card, many figures
rule-ini-1 = Initiative is set at the start of the chapter and whenever an encounter card is turned up.
    .title = When initiative is set
rule-ini-2 = With no minion card on the track, the cards of all mice and of every minion type now on the board are shuffled together and laid out from slot 1 downwards.
    .title = Laying the whole track
rule-ini-3 = If minion cards already lie on the track, only the newcomers' cards are shuffled and put at the bottom. A switch lets every encounter lay the track anew instead.
    .title = Adding to the track
rule-ini-4 = A minion type that already has a card on the track gets no further one; newcomers join that card.
    .title = No second card
rule-ini-5 = The track is as long as it needs to be; cards that do not fit simply extend it.
    .title = A track without end
rule-ini-6 = A boss with several initiative cards gets two of them, drawn at random, and takes a turn for each. A switch brings all of them into play.
    .title = Cards of a boss
rule-ini-7 = If such a boss arrives while minion cards lie on the track, its cards go to the bottom and the first of them then moves up as in an ambush.
    .title = A boss joins late
rule-ini-8 = Once the last figure of a card is off the board, the card leaves the track and the cards below move up.
    .title = Card leaves the track
rule-ini-9 = Where a rule says so, the card highest on the track wins a tie; slot 1 is the highest. Every other tie is yours to decide, by our ruling.
    .title = Breaking ties
rule-time-1 = If the last mouse on the track ends its turn and no minion is on the board, one cheese goes onto the minion wheel. This happens every round.
    .title = Time is short

rules-section-turn = A mouse's turn

rule-turn-1 = In its turn a mouse may move and take one action, in whichever order it likes. It may also skip either.
    .title = Move and act
rule-turn-2 = The actions are scurry, battle, search, recover and explore, and anything else that a card, a party item or the chapter offers as an action.
    .title = The actions
rule-turn-3 = Share, equip and level up are free: each once a turn, at any moment of it, but never in the middle of another action.
    .title = Free actions
rule-turn-4 = The action does not cut the move in two: a mouse moves first and then acts, or acts first and then moves.
    .title = Move in one go
rule-abil-1 = A mouse uses at most one ability card per turn, no matter when the card is used.
    .title = One ability a turn
rule-abil-2 = The cheese printed on the ability is paid by the mouse that uses it, out of its own stash.
    .title = Paying for abilities
rule-abil-3 = Only a mouse of the class on the card can use the ability. A mouse with two classes counts as both.
    .title = Class needed
rule-abil-4 = An ability is used when its text says so: as a free action, in place of a battle, before a turn, when minions are placed, and so on.
    .title = The right moment

rules-section-mov = Moving

rule-mov-1 = A mouse's turn starts with one die: it may move up to the number rolled plus its move value. You roll even if it is going to stay, because some rooms react to the roll.
    .title = Rolling for movement
rule-mov-2 = Two spaces are adjacent if the base of a mouse figure can span the gap between them. A step between adjacent spaces costs 1.
    .title = Adjacent spaces
rule-mov-3 = Crossing a yellow line the way its arrow points costs 1, the other way it costs 3. Either way the two spaces are adjacent.
    .title = Yellow lines
rule-mov-4 = No mouse crosses a red line, and the spaces on its two sides are not adjacent.
    .title = Red lines
rule-mov-5 = What is drawn within a space is part of it. What is drawn between spaces can be crossed only where the spaces are close enough to be adjacent.
    .title = Drawn features
rule-mov-6 = Nothing moves onto or through black areas and walls. Only on the Pipes may a mouse cross the dark gaps, with anything that takes it across red lines; minions do not cross them.
    .title = Black areas and walls
rule-mov-7 = Counters, tables, beds and the like are not limited to four small figures or one large one. They hold as many as the tile says, or any number if it says nothing.
    .title = Special areas
rule-share-1 = Four small figures or one large one fill a space, and nobody moves onto or through a full space. A large figure needs a space to itself.
    .title = Full spaces
rule-share-2 = A mouse that steps onto a space with a minion ends its move there.
    .title = Stopped by a minion
rule-share-3 = A mouse that starts its move beside minions on its own space may leave only if the mice there, counting itself, are at least as many as the minions.
    .title = Getting away

rules-section-wat = Water

rule-wat-1 = Entering a water space ends the move, even when coming from another water space. The turn goes on.
    .title = Into the water
rule-wat-2 = Leaving the water takes the whole move. Roll one die for the mouse and one for every mouse on the space it makes for: with a star it gets there, otherwise it stays in the water.
    .title = Climbing out
rule-wat-3 = No mouse can move against the current.
    .title = Against the current
rule-wat-4 = A mouse that ends its turn in a current drifts one space along. If the current carries it off the tile, it is captured.
    .title = Drifting
rule-wat-5 = On a water space a mouse takes no free actions. A switch limits this to water with a current.
    .title = No free actions in water
rule-wat-6 = Water means nothing to minions: it neither stops nor carries them.
    .title = Minions and water

rules-section-trap = Mousetraps

rule-trap-1 = A mouse that moves onto a mousetrap halts and rolls as many dice as its move value. A tinkerer may use its lore instead.
    .title = Stepping on a trap
rule-trap-2 = With a star the mouse slips by and moves on. The trap stays where it is.
    .title = Past the trap
rule-trap-3 = Without a star the trap snaps and is removed. The mouse takes one wound, gains one cheese, is knocked down, and its turn is over at once.
    .title = Snap!
rule-trap-4 = Minions take no notice of mousetraps.
    .title = Minions and traps
rule-trap-5 = If an encounter card with the word Mousetraps is turned up, every space with a red X on the current tile gets one.
    .title = Traps from an encounter
rule-trap-6 = Mousetraps a chapter asks for also go onto spaces with a red X.
    .title = Traps from a chapter

rules-section-act = Scurry, search, recover

rule-scu-1 = A mouse that has already moved may scurry: roll the die again, add its move value and move once more by the usual rules.
    .title = Scurry
rule-sea-1 = Roll one die. With a star you draw the top card of the search deck.
    .title = Search
rule-sea-2 = Items, weapons, armor, accessories, scrolls and tricks go into the mouse's pack, or are discarded on the spot for one cheese.
    .title = Keep it or trade it
rule-sea-3 = An event takes effect as soon as it is drawn.
    .title = Events
rule-sea-4 = Once a mouse has searched a room with success, it cannot search there again in this chapter. The two sides of a tile are two rooms; a switch makes them one.
    .title = One find per room
rule-sea-5 = A party item goes to the party stash, not into a pack.
    .title = Finding a party item
rule-sea-6 = When the search deck is empty, its discards are shuffled into a new one. This is our ruling.
    .title = Search deck used up
rule-rec-1 = A stunned mouse that recovers loses the marker without a roll.
    .title = Shaking off a stun
rule-rec-2 = A webbed mouse that recovers rolls a die. With a star the marker goes, otherwise it stays.
    .title = Out of the web

rules-section-bat = Battle

rule-bat-1 = A mouse can attack only with a weapon it has equipped.
    .title = Weapon in paw
rule-bat-2 = The target stands on the same or an adjacent space. Roll the battle value plus bonuses; each sword, with or without a shield, is a hit.
    .title = Melee attack
rule-bat-3 = The target is any minion on the tile that the mouse can see, and bows are hits. If minions stand on the same or an adjacent space, one of those has to be the target.
    .title = Ranged attack
rule-bat-4 = Only an attack with at least one hit lets the target roll its defense. Every sword with a shield blocks one hit; nothing else blocks.
    .title = Defending
rule-bat-5 = Each hit that is not blocked is one wound.
    .title = Wounds
rule-bat-6 = A mouse gains one cheese for every cheese it rolls, attacking as well as defending.
    .title = Cheese for a mouse
rule-bat-7 = Every cheese rolled for a minion, attacking or defending, puts one cheese on the minion wheel. Brodie is the exception.
    .title = Cheese for the minions
rule-bat-8 = Weapons are sharp, blunt or magic, and a minion's card says which kind it resists. Bonuses from the weapon and other equipment add dice.
    .title = Kinds of weapon
rule-bat-9 = The weapon's symbol makes the attack melee or ranged; a spell can be ranged too. By our ruling only the weapon used counts: a second one adds neither bonus nor text.
    .title = One weapon per attack
rule-los-1 = One figure sees another if the straight line between the centres of their spaces meets no black area and no wall.
    .title = Line of sight
rule-los-2 = Other drawn features block sight only where the tile says so. By our ruling figures never do, and a line that merely touches an edge or a corner is clear.
    .title = What blocks sight
rule-wnd-1 = A minion with one life, or none printed, is defeated by its first wound and removed.
    .title = Minions with one life
rule-wnd-2 = A minion with more life gathers wounds on its card and is defeated when they reach that number.
    .title = Tougher minions
rule-wnd-3 = For each wound you choose which of the boss's cards takes it. A card with as many wounds as life leaves the track, and with the last one the boss is defeated.
    .title = Wounding a boss
rule-wnd-4 = Wounds a mouse takes are put on its hero card.
    .title = Wounded mice

rules-section-exp = Exploring

rule-exp-1 = Mice can explore only while no minion is on their tile.
    .title = Clear the room first
rule-exp-2 = A mouse explores from a space next to an exit area, or while standing on a flip space.
    .title = Where to explore
rule-exp-3 = The neighbouring tile needs an exit of the same colour facing this one. If its other colour is up, it is flipped first, arrow unchanged; if no exit matches then either, there is no way through. What counts is the colour of the exit itself.
    .title = Through an exit
rule-exp-4 = The exploring mouse and all others on its tile are placed on spaces next to the exit area of the new tile.
    .title = All mice come along
rule-exp-5 = On a flip space the tile is turned over, arrow unchanged, and all its mice stand on the flip space of the new side. If there are more than four, the rest stand next to it.
    .title = Flipping the tile
rule-exp-6 = A flip space marked with a fishhook works only while Fishhook & Thread is in the party stash.
    .title = Flip space with a hook
rule-exp-7 = A flip space marked with a gear can be used only by a tinkerer or a scamp.
    .title = Flip space with a gear
rule-exp-8 = The first time in the chapter that a room is explored, its rules take effect and an encounter follows. If the exploring mouse has not moved yet, it may still do so on the new tile.
    .title = A new room

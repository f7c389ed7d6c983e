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

rules-section-enc = Encounters

rule-enc-1 = Each room explored for the first time in the chapter brings an encounter: draw an encounter card, unless the chapter has something else in store.
    .title = A room brings trouble
rule-enc-2 = Read the line for the page the hourglass stands on. The last line serves for page 6 and all later ones.
    .title = Reading the card
rule-enc-3 = The new card lies face up on the deck and decides the next surge; an older open card is discarded.
    .title = The open card
rule-enc-4 = When the encounter deck is empty, its discards are shuffled into a new one. This is our ruling.
    .title = Encounter deck used up
rule-enc-5 = There are standard and difficult encounter cards. The chapter says which of them make up the deck.
    .title = Standard and difficult
rule-plc-1 = New minions, whether from an encounter, a surge or a chapter rule, are placed on minion entry spaces: first small ranged ones, then large ones, then small melee ones.
    .title = Where minions enter
rule-plc-2 = They take the entry space furthest from the mice, or a special area with a red border if it has an entry space. When that is full, the next one by the same rule.
    .title = Small ranged minions
rule-plc-3 = Large minions, melee or ranged, are placed one by one on the empty entry space closest to the mice.
    .title = Large minions
rule-plc-4 = They are placed one by one on the entry spaces that are left, spread as evenly as you can.
    .title = Small melee minions
rule-plc-5 = If several entry spaces fit equally well, you choose.
    .title = Ties in placing
rule-plc-6 = Initiative cards of newly placed minions are added to the track.
    .title = Cards for newcomers
rule-plc-7 = If the figures run out, place those there are and forget the rest. The rulebook says so for surges; here it holds for every placement.
    .title = Out of figures
rule-plc-8 = Elite rat warriors and Captain Vurst are rat figures with a token underneath, so they share the supply of rats.
    .title = Rats with a token
rule-enc-9 = Once initiative is laid out, each minion card on the track, from the top, rolls a die and moves up that many slots, slot 1 at most; cards it passes slip down one. The surge of that card is not affected.
    .title = Ambush
rule-enc-10 = “Rats” on an encounter card are rat warriors, “elite rats” are elite rat warriors.
    .title = Rats on the cards
rule-grd-1 = When greedy roaches are placed, all roaches in play turn greedy. Cheese that a greedy roach steals goes onto the minion wheel.
    .title = Greedy roaches

rules-section-sur = Surges

rule-sur-1 = Six or more cheese on the minion wheel set off a surge.
    .title = The wheel is full
rule-sur-2 = A surge begins by moving the hourglass one page on.
    .title = The hourglass first
rule-sur-3 = Next comes the room's special surge if it has one; otherwise the surge of the open encounter card, which is then discarded. With neither, nobody comes.
    .title = Who comes
rule-sur-4 = At the end all cheese leaves the wheel, including any beyond six.
    .title = Emptying the wheel

rules-section-free = Free actions and equipment

rule-free-1 = Swap search cards and cheese, as much as you like in both directions, with one mouse on the same or an adjacent space.
    .title = Share
rule-free-2 = Move any number of cards between the mouse's equipment and its pack.
    .title = Equip
rule-free-3 = A pack holds three cards, tricks not counted. As soon as there are more, choose one and discard it. Tricks take up neither pack nor slots.
    .title = What a pack holds
rule-free-4 = Each part of the body takes one card; there are two paws, and some cards need both. Class and value requirements must be met to equip or use a card; with two classes, either will do.
    .title = Slots and requirements
rule-free-5 = Pay six cheese and choose a new ability card of the mouse's class.
    .title = Level up
rule-free-6 = A scroll works once and is then discarded. Reading it is a free action, so a mouse reads one a turn; switches change this and where spent scrolls go.
    .title = Scrolls
rule-free-7 = Equipped cards lie face up, cards in a pack face down, but nothing is kept secret within the party. That last part is our ruling.
    .title = Open and covered cards

rules-section-min = A minion's turn

rule-min-1 = Each minion moves and then attacks. All minions of a type act in the turn of their card, those closest to the mice first.
    .title = Move, then battle
rule-min-2 = Water, yellow and red lines and mousetraps do not hinder minions. Walls, black areas and full spaces do.
    .title = What minions ignore
rule-min-3 = Each rolls a die of its own and goes up to that far, by the shortest way to the closest mouse, to get onto its space. If that space is full, it comes as close as it can.
    .title = Melee minions move
rule-min-4 = A minion that starts on a space with a mouse does not move.
    .title = Already there
rule-min-5 = If several mice are equally close, it heads for the one highest on the track.
    .title = Equally close
rule-min-6 = A ranged minion moves only if it sees no mouse. Then it rolls a die and goes by the shortest way towards the closest one, stopping as soon as a mouse comes into sight.
    .title = Ranged minions move
rule-min-7 = A minion that enters a mouse's space stops there. Mice can never hold it back from leaving, but as long as a mouse is with it, it stays anyway.
    .title = Stopped by a mouse
rule-min-8 = Of the mice in its reach it attacks the closest one that no figure of this card has attacked this turn. Among equals, or if all have been attacked, it takes the one highest on the track.
    .title = Whom it attacks
rule-min-9 = A ranged minion attacks a mouse on its own or an adjacent space before any other.
    .title = Close ones first
rule-min-10 = Anyone may act and roll for the minions. A switch names fixed players instead; the result is the same.
    .title = Who plays the minions
rule-min-11 = Battle, defense, life and ability on an initiative card apply to every figure of that card.
    .title = Values of a minion
rule-min-12 = Minions fight by the same battle rules as mice. They may walk across red lines, but nobody strikes across one in melee.
    .title = How minions fight

rules-section-boss = Bosses and Brodie

rule-boss-1 = What names a common type of minion does not touch a boss: Captain Vurst is no rat.
    .title = Not one of the crowd
rule-boss-2 = A boss is a minion with a name of its own. It uses a figure of its common type, with a token underneath where that helps to tell them apart.
    .title = What a boss is
rule-bro-1 = Brodie is a paw token. He takes up no room, and others may share his space.
    .title = Brodie's paw
rule-bro-2 = Cheese rolled for Brodie never goes onto the minion wheel.
    .title = No cheese from Brodie
rule-bro-3 = Brodie has two initiative cards with two different turns: on one he pounces, on the other he chases.
    .title = Two cards, two tempers
rule-bro-4 = He lands on the space of his tile with the most figures, minions included; in a tie, the one holding the figure highest on the track. He stays if his own space has most, or if no other has any. One roll attacks everybody there, and each defends separately.
    .title = Brodie pounces
rule-bro-5 = The numbers on two dice, added, are his movement. He takes the shortest way to the closest mouse not on his space (tie: highest on the track; between equal ways you choose) and runs on to the next while movement is left. If every mouse in play is on his space, he stays.
    .title = Brodie chases
rule-bro-6 = After the chase one attack roll strikes every figure on all spaces he ran along, first and last included. Each defends separately.
    .title = Everyone in his way
rule-bro-7 = Minions that Brodie strikes defend and take wounds like anyone else. Cheese they roll goes onto the minion wheel.
    .title = Minions get hurt too
rule-bro-8 = The rules for the cards, the arrival and the wounds of a boss hold for Brodie as well.
    .title = Brodie is a boss

rules-section-capt = Capture and rescue

rule-capt-1 = A mouse whose wounds, poison included, reach its life is captured.
    .title = Captured
rule-capt-2 = The figure of a captured mouse leaves the board. Its initiative card stays on the track.
    .title = Off the board
rule-capt-3 = The mouse loses all its cheese and every search card it has equipped. Starting equipment, its pack and its tricks are safe.
    .title = What capture costs
rule-capt-4 = All wounds, poison wounds and effect markers are taken off a captured mouse.
    .title = A clean slate
rule-capt-5 = Each capture moves the hourglass one page on.
    .title = Capture costs time
rule-capt-6 = In its turn a captured mouse comes back if no minion is on the board: place it on or next to another mouse's space, and its turn is spent. Otherwise it misses the turn.
    .title = Rescue
rule-capt-7 = If all mice are captured at once, the chapter is lost.
    .title = All captured

rules-section-eff = Effects

rule-eff-1 = A stunned mouse moves as usual, but the only action open to it is recover. Free actions remain possible.
    .title = Stunned
rule-eff-2 = A webbed mouse can neither move nor scurry until it recovers. Other actions are open to it.
    .title = Webbed
rule-eff-3 = A figure knocked down uses up its next move to stand up. It attacks, defends and acts as usual. Minions can be knocked down too, large figures cannot.
    .title = Knocked down
rule-eff-4 = A charmed mouse takes its turn as a melee minion against the other mice, with only the values on its initiative card, without equipment or abilities. Then the marker goes.
    .title = Charmed
rule-eff-5 = Poison wounds count as wounds, but only an antidote or a cure takes them away.
    .title = Poison

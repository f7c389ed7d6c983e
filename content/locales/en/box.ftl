### The box: names and flavour of every card. Rules texts are generated from the declarations.

## Mice
mouse-collin = Collin
    .gen = Collin’s
    .gender = masculine
    .title = The Prince
    .flavour = Shorter than he was, and twice as royal about it.
mouse-filch = Filch
    .gen = Filch’s
    .gender = masculine
    .title = The Light-Fingered
    .flavour = He never steals. He only rescues things from their owners.
mouse-lily = Lily
    .gen = Lily’s
    .gender = feminine
    .title = The Daughter of Barksburg
    .flavour = Born a mouse, and quite unimpressed by people who are new to it.
mouse-maginos = Maginos
    .gen = Maginos’
    .gender = masculine
    .title = The Court Mystic
    .flavour = The beard did not survive the spell. He does not wish to discuss it.
mouse-nez = Nez
    .gen = Nez’s
    .gender = masculine
    .title = The Smith
    .flavour = Big heart, big hammer, very small doors.
mouse-tilda = Tilda
    .gen = Tilda’s
    .gender = feminine
    .title = The Healer
    .flavour = She will patch you up and scold you, in that order if you are lucky.

## Powers
power-born-to-lead = Born to Lead
power-pilfer = Pilfer
power-prehensile-tail = Prehensile Tail
power-lessons-learned = Lessons Learned
power-scout = Scout
power-draw-power = Draw Power
power-tough-as-an-anvil = Tough as an Anvil
power-draw-empathetic-power = Draw Empathetic Power
power-steal = Steal
power-aggressive = Aggressive
power-poison = Poison
power-stun = Stun
power-pistoleer = Pistoleer
power-constrict = Constrict
power-carapace = Carapace
power-charm = Charm
power-sting = Sting
power-web = Web
power-call = Call

## Abilities
ability-first-aid = First Aid
    .flavour = A clean leaf, a firm knot, a kind word.
ability-accurate-shot = Accurate Shot
    .flavour = Between the second rib and the bad temper.
ability-aimed-shot = Aimed Shot
    .flavour = Breathe out. Now.
ability-power-shot = Power Shot
    .flavour = The string sang, and the rat did not.
ability-preemptive-shot = Preemptive Shot
    .flavour = Welcome to our room.
ability-keen-eye = Keen Eye
    .flavour = See the loose strap? Everybody aim for the loose strap.
ability-cure = Cure
    .flavour = It tastes awful, so it must be working.
ability-fortify = Fortify
    .flavour = Chins up, shields up, tails in.
ability-major-heal = Major Heal
    .flavour = Nobody leaves until everybody can.
ability-thundersqueak = Thundersqueak
    .flavour = The dust came off the rafters. So did the roaches.
ability-inspire = Inspire
    .flavour = He made a speech. It was short, and that helped.
ability-give-order = Give Order
    .flavour = You. That one. Again!
ability-battle-leader = Battle Leader
    .flavour = Nobody charges alone.
ability-chain-lightning = Chain Lightning
    .flavour = It is not polite to leave anyone out.
ability-mystic-bolt = Mystic Bolt
    .flavour = Hiding behind the bucket was a good idea, last century.
ability-mystic-blast = Mystic Blast
    .flavour = Friends are kindly asked to step back.
ability-invisibility = Invisibility
    .flavour = Only the whiskers show, and only on Tuesdays.
ability-meeps = Meeps
    .flavour = Nobody knows what they are. Everybody knows what they eat.
ability-knife-strike = Knife Strike
    .flavour = One for you, one for you, and one from the tail.
ability-find = Find
    .flavour = Nothing is lost. It just has not met me yet.
ability-dodge = Dodge
    .flavour = He was there. Then he was somewhere better.
ability-energy-rush = Energy Rush
    .flavour = That was strong cheese.
ability-set-trap = Set Trap
    .flavour = For once, someone else steps in it.
ability-battle-squeak = Battle Squeak
    .flavour = It sounded bigger in his head.
ability-feint = Feint
    .flavour = Look, a cat!
ability-protect = Protect
    .flavour = Behind me. No, properly behind me.
ability-resolve = Resolve
    .flavour = Feet apart, sword up, not one step.
ability-backlash = Backlash
    .flavour = Was that all? My turn.

## Search cards: starting equipment
card-collins-sword = Collin’s Sword
    .flavour = It shrank along with him, and kept its edge.
card-tildas-mace = Tilda’s Mace
    .flavour = For patients who will not listen.
card-maginos-staff = Maginos’ Staff
    .flavour = Also a fine walking stick, and a firm knock on the head.
card-lilys-bow = Lily’s Bow
    .flavour = Carved in Barksburg, feared well beyond it.
card-nezs-hammer = Bellows Hammer
    .flavour = It has shaped a thousand horseshoes and one or two rats.
card-dagger = Dagger
    .flavour = Small, quiet, and always first at the table.
card-leather-breastplate = Leather Breastplate
    .flavour = It used to be half a glove.

## Search cards: weapons
card-accurate-bow = Accurate Bow
    .flavour = It does not miss. People do.
card-enchanted-bow = Enchanted Bow
    .flavour = It hums when it wants another go.
card-long-bow = Long Bow
    .flavour = Taller than its archer, like most of its targets.
card-scorching-wand = Scorching Wand
    .flavour = Hold by the end that is not glowing.
card-toothpick = Toothpick
    .flavour = From the king’s own table, hardly used.
card-rusty-nail = Rusty Nail
    .flavour = Two paws, one swing, no argument.
card-acorn-flail = Acorn Flail
    .flavour = Every autumn the oak sends ammunition.
card-pebble-sling = Pebble Sling
    .flavour = The oldest trick against something larger.
card-paring-knife = Paring Knife
    .flavour = Apples fear it. Rats have started to.

## Search cards: armor
card-shifting-cloak = Shifting Cloak
    .flavour = You struck the cloak. The mouse is over there.
card-fish-scale-mail = Fish-Scale Mail
    .flavour = It turns blades, and noses.
card-button-shield = Button Shield
    .flavour = Four holes, none of them in the wrong place.
card-thimble-helmet = Thimble Helmet
    .flavour = It rings when hit, so you know it worked.
card-acorn-cap = Acorn Cap
    .flavour = Keeps off rain, and most of what elite rats shoot.

## Search cards: accessories
card-ring-of-cat-strength = Ring of Cat Strength
    .flavour = Purrs a little when you swing.
card-fickle-amulet = Fickle Amulet
    .flavour = It changes its mind, and then everybody else’s luck.
card-felt-boots = Felt Boots
    .flavour = Cut from a hat that will not be missed.
card-beetle-glass-lens = Beetle-Glass Lens
    .flavour = Makes crumbs look like feasts, and finds both.

## Search cards: items
card-tinkerers-treasure = Tinkerer’s Treasure
    .flavour = Junk is only a plan that has not happened yet.
card-cheese-wedge = Wedge of Cheese
    .flavour = There is no problem it has not helped with.
card-herb-poultice = Herb Poultice
    .flavour = Smells of meadow. Stings like nettle.
card-antidote = Antidote
    .flavour = Shake well. Drink fast. Do not ask about the legs.
card-pepper-pouch = Pepper Pouch
    .flavour = It is hard to bite while sneezing.
card-spring-and-nail = Spring and Nail
    .flavour = Some assembly required, then run.

## Search cards: scrolls
card-levitate = Levitate
    .flavour = Think light thoughts. Lighter.
card-blink = Blink
    .flavour = The shortest way is not to walk it.
card-leaden-paws = Leaden Paws
    .flavour = Suddenly the floor is very fond of them.
card-cure-all = Cure-All
    .flavour = The ink fades as the bruises do.
card-invoke-cheddar-golem = Invoke Cheddar Golem
    .flavour = Strong, loyal, and slightly crumbly at the knees.
card-hailstorm = Hailstorm
    .flavour = Indoors. Do not ask how.

## Search cards: tricks
card-determination = Determination
    .flavour = The later it gets, the less we feel like losing.
card-lurk-in-the-shadows = Lurk in the Shadows
    .flavour = Be a stain on the wall. A patient one.
card-narrow-escape = Narrow Escape
    .flavour = The whisker was due for a trim.
card-tooth-and-tail = Tooth and Tail
    .flavour = When in doubt, everything at once.
card-second-look = Second Look
    .flavour = It is always in the last pot you lift.
card-friend-in-need = Friend in Need
    .flavour = Duck! You are welcome.
card-nibble-the-wheel = Nibble the Wheel
    .flavour = Just a taste. They will never notice.
card-shake-it-off = Shake It Off
    .flavour = From the ears down, in one good shudder.

## Search cards: fortune
card-cheese-stash = Cheese Stash
    .flavour = Someone was saving this. How thoughtful.
card-warm-embers = Warm Embers
    .flavour = Ten quiet breaths beside somebody else’s fire.
card-hidden-cache = Hidden Cache
    .flavour = Behind the loose brick, a second loose brick.
card-stopped-clock = Stopped Clock
    .flavour = Filch swears he only leaned on the pendulum.
card-rolling-wheel = Rolling Wheel
    .flavour = Their cheese rolled down the stairs. All of the stairs.
card-second-breakfast = Second Breakfast
    .flavour = It would be rude to hurry the day on one meal.
card-rousing-song = Rousing Song
    .flavour = Forty verses, and everybody knew the chorus.

## Search cards: treachery
card-abduction = Abduction
    .flavour = One squeak, one trapdoor, one mouse fewer.
card-creaking-floorboard = Creaking Floorboard
    .flavour = It had been waiting years for someone to step there.
card-nest-in-the-wall = Nest in the Wall
    .flavour = You knocked. They answered.
card-sticky-cobweb = Sticky Cobweb
    .flavour = The good news: nobody was home.

## Search cards: party items
card-disguises = Disguises
    .flavour = Grey paint, long faces, and please do not squeak.
card-fishhook-and-thread = Fishhook & Thread
    .flavour = Everything is close if your rope is long.
card-dinner-fork = Dinner Fork
    .flavour = Sit on the prongs, they said. It will be fun, they said.
card-grape = Grape
    .flavour = Round, ripe, and a danger to everyone nearby.
card-catnip = Catnip
    .flavour = Even terror has a weakness, and it grows by the kitchen door.

## Minions
minion-roach = Roach
    .pl = Roaches
    .gen = Roach’s
    .flavour = It wants your cheese more than your life, but it is flexible.
minion-rat-warrior = Rat Warrior
    .pl = Rat Warriors
    .gen = Rat Warrior’s
    .flavour = Once a guardsman, and still not good at mornings.
minion-elite-rat = Elite Rat Warrior
    .pl = Elite Rat Warriors
    .gen = Elite Rat Warrior’s
    .flavour = The same rat with better posture and a crossbow.
minion-spider = Spider
    .pl = Spiders
    .gen = Spider’s
    .flavour = Eight eyes, and all of them on you.
minion-centipede = Cave Centipede
    .pl = Cave Centipedes
    .gen = Cave Centipede’s
    .flavour = You hear it arrive for quite a while.
minion-brodie = Brodie
    .gen = Brodie’s
    .gender = masculine
    .flavour = He plays fair: he chases everybody.
minion-captain-vurst = Captain Vurst
    .gen = Captain Vurst’s
    .gender = masculine
    .flavour = Promoted for cruelty, feared for his aim.
minion-skitter-clak = Skitter-Clak
    .gen = Skitter-Clak’s
    .gender = masculine
    .flavour = The sound comes first. The rest comes quickly.
minion-vanestra = Vanestra
    .gen = Vanestra’s
    .gender = feminine
    .flavour = A queen in any shape, and polite in none.

## Initiative cards
init-roach = Roaches
init-rat-warrior = Rat Warriors
init-elite-rat = Elite Rat Warriors
init-spider = Spider
init-centipede = Cave Centipede
init-brodie-pounces = Brodie Pounces
    .flavour = Make yourself small, and do not stand in a crowd.
init-brodie-chases = Brodie Chases
    .flavour = Running only makes it a game.
init-captain-vurst = Captain Vurst
init-skitter-clak = Skitter-Clak
init-vanestras-charm = Vanestra’s Charm
    .flavour = Such lovely eyes. What were we doing here?
init-vanestras-sting = Vanestra’s Sting
    .flavour = The curtsy comes after.
init-vanestras-web = Vanestra’s Web
    .flavour = Sit. Stay. Dangle.
init-vanestras-call = Vanestra’s Call
    .flavour = She snaps her fingers, and something with teeth answers.

## Encounters: standard
encounter-rat-patrol = Rat Patrol
    .flavour = Left, left, left, sniff.
encounter-crumb-gatherers = Crumb Gatherers
    .flavour = They keep the floor clean. Stay off the floor.
encounter-rustle-in-the-walls = Rustle in the Walls
    .flavour = It stopped. That is worse.
encounter-baited-hallway = Baited Hallway
    .flavour = Somebody left out cheese. How suspicious. How delicious.
encounter-web-in-the-corner = Web in the Corner
    .flavour = The corner just blinked.
encounter-hundred-feet = A Hundred Feet
    .flavour = We counted ninety-eight, then we ran.
encounter-changing-of-the-guard = Changing of the Guard
    .flavour = The new shift is awake, which is bad luck.
encounter-pantry-swarm = Pantry Swarm
    .flavour = The flour sack moved, and then it left.
encounter-sharpshooters = Sharpshooters
    .flavour = Keep your ears down and your plans short.
encounter-mixed-company = Mixed Company
    .flavour = They do not like each other. They like us less.
encounter-lone-sentry = The Lone Sentry
    .flavour = He looked lonely, so he called a friend.

## Encounters: difficult
encounter-kitchen-raid = Kitchen Raid
    .flavour = First the roaches, then whatever the roaches ran from.
encounter-night-watch = Night Watch
    .flavour = Every one of them was told about us by name.
encounter-spiders-parlour = The Spider’s Parlour
    .flavour = Do come in. Do stay.
encounter-under-the-flagstones = Under the Flagstones
    .flavour = That stone was flat a moment ago.
encounter-bottomless-bellies = Bottomless Bellies
    .flavour = They ate the candle, and it was lit.
encounter-firing-line = Firing Line
    .flavour = A tidy row of very rude surprises.
encounter-everyone-at-once = Everyone at Once
    .flavour = Who invited all of them?

# Rules texts of cards, made from their declarations: whole clauses, put together as "when: what".

text-colon = lower
text-rule = { $when }: { $what }
text-rule-may = { $when }, you may do this: { $what }
text-if = if { $what }
text-when-if = { $when }, if { $what }
text-while = while { $what }
text-once-a-turn = Once a turn.
text-once-a-chapter = Once a chapter.
text-cost-if = It costs { $classes } only { $n } cheese.
text-times = { $what } ({ $n } times)
text-then-discard = Then discard this card.

## Texts written by hand, because the made one would be clumsy

text-of-ability-cure = As an action: cure one marker or poison wound of a mouse on this mouse’s space. You may cure a second and a third one, on the same or another mouse there, for 1 more cheese each.

## Who

who-this-mouse = this mouse
    .gen = this mouse’s
who-this-minion = this minion
    .gen = this minion’s
who-searcher = the searching mouse
    .gen = the searching mouse’s
who-attacker = the attacker
    .gen = the attacker’s
who-target = the target
    .gen = the target’s
who-attacked = the attacked mouse
    .gen = the attacked mouse’s
who-beaten = that minion
    .gen = that minion’s
who-newcomer = the new minion
    .gen = the new minion’s
who-that-mouse = that mouse
    .gen = that mouse’s
who-that-minion = that minion
    .gen = that minion’s
who-all-minions = every minion
who-each-mouse = each { $adjective ->
    [small] small mouse
    [large] large mouse
    [other] other mouse
   *[none] mouse
 } { $where }
who-each-minion = each { $adjective ->
    [small] small minion
    [large] large minion
    [other] other minion
   *[none] minion
 } { $where }
who-each-figure = each { $adjective ->
    [small] small figure
    [large] large figure
    [other] other figure
   *[none] figure
 } { $where }
who-each-kind = { $gender ->
   *[any] { $article ->
        [none] { $kind }
       *[a] each { $kind }
    }
 } { $where }
who-chosen-mouse = { $adjective ->
    [small] a small
    [large] a large
    [other] another
   *[none] a
 } mouse of your choice { $where }
who-chosen-minion = { $adjective ->
    [small] a small
    [large] a large
    [other] another
   *[none] a
 } minion of your choice { $where }
who-chosen-figure = { $adjective ->
    [small] a small
    [large] a large
    [other] another
   *[none] a
 } figure of your choice { $where }
who-chosen-kind = { $gender ->
   *[any] { $article ->
        [none] { $kind }
        [an] an { $kind } of your choice
       *[a] a { $kind } of your choice
    }
 } { $where }
who-of-them-mouse = each of them
who-of-them-minion = each of them
who-of-them-figure = each of them
who-it-mouse = it
    .gen = its
who-it-minion = it
    .gen = its
who-it-figure = it
    .gen = its
who-is-new = that has { $side ->
   *[any] just been placed
 }
who-is-wounded = that is { $side ->
   *[any] wounded
 }
group = { $side ->
    [mouse] mice
    [minion] minions
   *[figure] figures
 } { $where }

## Where

area-space = on { $of } space
area-near = on or next to { $of } space
area-tile = in { $of } room
area-seen = in { $of } sight
area-here = here
area-here-spaces = on this spot ({ $spaces })
area-room = in the room { $room }
area-room-spaces = in the room { $room } ({ $spaces })
area-water = in the water
area-board = on the board

## How many

num-lore = { $of } lore
num-battle = { $of } battle value
num-move = { $of } move value
num-wounded-others-here = the number of other wounded mice on { $of } space
num-number = that number{ $of ->
   *[any] {""}
 }
num-mice-here = the number of mice on { $of } space
num-cheese = { $of } cheese
num-counter = the chapter’s counter{ $of ->
   *[any] {""}
 }
num-lore-plus = lore plus { $n }
num-kind = the number of { $kind } { $where }
num-minions = the number of minions { $where }

## When

when-free-action = as a free action
when-any-time = at any time in this mouse’s turn
when-action = as an action
when-instead-of-battle = instead of a battle action
when-before-turn = before this mouse’s turn
when-attacking = { $about ->
    [holder] before this mouse makes
    [this-minion] before this minion makes
    [other] before another mouse makes
    [mouse] before a mouse makes
    [minion] before a minion makes
   *[anyone] before anyone makes
 } { $reach ->
    [melee] a melee attack
    [ranged] a ranged attack
   *[any] an attack
 }
when-attacked = { $about ->
    [holder] when this mouse is hit
    [this-minion] when this minion is hit
    [other] when another mouse is hit
    [mouse] when a mouse is hit
    [minion] when a minion is hit
   *[anyone] when anyone is hit
 } { $reach ->
    [melee] in melee, before the defense roll
    [ranged] by a ranged attack, before the defense roll
   *[any] by an attack, before the defense roll
 }
when-attack-rolled = { $reach ->
    [melee] after a melee attack roll
    [ranged] after a ranged attack roll
   *[any] after an attack roll
 } { $about ->
    [holder] against this mouse
    [this-minion] against this minion
    [other] against another mouse
    [mouse] against a mouse
    [minion] against a minion
   *[anyone] against anyone
 }
when-defense-rolled = { $about ->
    [holder] after this mouse has rolled its defense
    [this-minion] after this minion has rolled its defense
    [other] after another mouse has rolled its defense
    [mouse] after a mouse has rolled its defense
    [minion] after a minion has rolled its defense
   *[anyone] after a defense roll
 }{ $reach ->
    [melee] {" "}in melee
    [ranged] {" "}against a ranged attack
   *[any] {""}
 }
when-blocked-all = { $about ->
    [holder] when this mouse has blocked every hit
    [this-minion] when this minion has blocked every hit
    [other] when another mouse has blocked every hit
    [mouse] when a mouse has blocked every hit
    [minion] when a minion has blocked every hit
   *[anyone] when every hit was blocked
 }{ $reach ->
    [melee] {" "}in melee
    [ranged] {" "}of a ranged attack
   *[any] {""}
 }
when-wounded = { $about ->
    [holder] when this mouse has wounded a minion
    [this-minion] when this minion has wounded a mouse
    [other] when another mouse has wounded a minion
    [mouse] when a mouse has wounded a minion
    [minion] when a minion has wounded a mouse
   *[anyone] when somebody was wounded
 }{ $reach ->
    [melee] {" "}in melee
    [ranged] {" "}with a ranged attack
   *[any] {""}
 }
when-defeated = { $about ->
    [holder] when this mouse has defeated a minion
    [this-minion] when this minion has defeated a mouse
    [other] when another mouse has defeated a minion
    [mouse] when a mouse has defeated a minion
    [minion] when a minion was defeated
   *[anyone] when a minion was defeated
 }{ $reach ->
    [melee] {" "}in melee
    [ranged] {" "}with a ranged attack
   *[any] {""}
 }
when-marked = { $about ->
    [holder] when this mouse becomes poisoned, stunned or webbed
    [other] when another mouse becomes poisoned, stunned or webbed
   *[mouse] when a mouse becomes poisoned, stunned or webbed
 }
when-minions-placed = when new minions have been placed
when-hourglass-moved = when the hourglass moves
when-track-laid = when the initiative track has been laid out
when-room-entered = { $about ->
    [holder] when this mouse enters a room
    [other] when another mouse enters a room
    [mouse] when mice enter a room
    [minion] when a minion enters a room
   *[anyone] when anyone enters a room
 }
when-movement-rolled = { $about ->
    [holder] after this mouse has rolled for movement
    [this-minion] after this minion has rolled for movement
    [other] after another mouse has rolled for movement
    [mouse] after a mouse has rolled for movement
    [minion] after a minion has rolled for movement
   *[anyone] after a movement roll
 }
when-turn-starts = { $about ->
    [holder] at the start of its turn
    [other] at the start of another mouse’s turn
    [mouse] at the start of a mouse’s turn
    [minion] at the start of a minion’s turn
   *[anyone] at the start of each turn
 }
when-turn-ends = { $about ->
    [holder] at the end of its turn
    [other] at the end of another mouse’s turn
    [mouse] at the end of a mouse’s turn
    [minion] at the end of a minion’s turn
   *[anyone] at the end of each turn
 }
when-round-starts = { $n ->
    [one] when a new round begins
   *[other] when a new round begins, every { $n } rounds
 }
when-found = { $about ->
    [holder] when this mouse has found
    [other] when another mouse has found
   *[mouse] when a mouse has found
 } { $what ->
    [card] { $card }
   *[any] something
 }
when-searching = { $about ->
    [holder] before this mouse rolls for a search
    [other] before another mouse rolls for a search
   *[mouse] before a mouse rolls for a search
 }
when-search-failed = { $about ->
    [holder] when this mouse has found nothing
    [other] when another mouse has found nothing
   *[mouse] when a mouse has found nothing
 }
when-drawn = when this card is drawn
when-surged = when a surge has come
when-captured = { $about ->
    [holder] when this mouse is captured
    [other] when another mouse is captured
   *[mouse] when a mouse is captured
 }
when-stepped = { $about ->
    [holder] when this mouse steps onto a space
    [this-minion] when this minion steps onto a space
    [other] when another mouse steps onto a space
    [mouse] when a mouse steps onto a space
    [minion] when a minion steps onto a space
   *[anyone] when anyone steps onto a space
 }
when-chapter-starts = when the chapter begins
when-always = always

## If

if-number = the number { $not ->
    [yes] is not
   *[no] is
 } { $n }
if-melee = the attack { $not ->
    [yes] is not melee
   *[no] is melee
 }
if-ranged = the attack { $not ->
    [yes] is not ranged
   *[no] is ranged
 }
if-large = { $who } { $not ->
    [yes] is not large
   *[no] is large
 }
if-kind = { $who } { $not ->
    [yes] is not
   *[no] is
 } { $gender ->
   *[any] { $article ->
        [none] { $kind }
        [an] an { $kind }
       *[a] a { $kind }
    }
 }
if-kin = { $who } { $not ->
    [yes] is not
   *[no] is
 } { $kind }
if-mouse = { $who } { $not ->
    [yes] is not
   *[no] is
 } { $mouse }
if-class = { $who } { $not ->
    [yes] is not
   *[no] is
 } a { $classes }
if-lower-on-track = the target’s card { $not ->
    [yes] is not
   *[no] is
 } below this mouse’s on the track
if-slot = this mouse { $not ->
    [yes] is not
   *[no] is
 } in slot { $n } of the track
if-on = { $who } { $not ->
    [yes] is not
   *[no] is
 } { $where }
if-mice-on = { $n ->
    [one] { $not ->
        [yes] no mouse is
       *[no] a mouse is
    }
   *[other] { $not ->
        [yes] fewer than { $n } mice are
       *[no] at least { $n } mice are
    }
 } { $where }
if-every-mouse-on = { $not ->
    [yes] not every free mouse is
   *[no] every mouse that is not captured is
 } { $where }
if-minions-on = { $n ->
    [one] { $not ->
        [yes] no minion is
       *[no] a minion is
    }
   *[other] { $not ->
        [yes] fewer than { $n } minions are
       *[no] at least { $n } minions are
    }
 } { $where }
if-kind-on = { $article ->
    [none] { $not ->
        [yes] { $kind } is not
       *[no] { $kind } is
    }
   *[a] { $not ->
        [yes] { $n ->
            [one] there are no { $kinds }
           *[other] there are fewer than { $kind }
        }
       *[no] there is at least { $kind }
    }
 } { $where }
if-flag = { $not ->
    [yes] it has not happened yet
   *[no] it has happened
 }
if-counter = the chapter’s counter { $not ->
    [yes] is not
   *[no] is
 } { $how ->
    [at-least] at least { $n }
    [at-most] at most { $n }
   *[is] { $n }
 }
if-achieved = the party { $not ->
    [yes] has not
   *[no] has
 } earned { $what }
if-in-stash = { $card } { $not ->
    [yes] is not
   *[no] is
 } in the party stash
if-page = the hourglass { $not ->
    [yes] is not
   *[no] is
 } { $how ->
    [at-least] on page { $n } or later
    [at-most] on page { $n } or earlier
   *[is] on page { $n }
 }
if-first-visit = { $not ->
    [yes] the room was visited before
   *[no] the room is new
 }
if-cheese = { $who } has { $not ->
    [yes] less than
   *[no] at least
 } { $n } cheese
if-marked = { $who } { $not ->
    [yes] is not
   *[no] is
 } { $marker ->
    [stunned] stunned
    [webbed] webbed
    [knocked-down] knocked down
   *[charmed] charmed
 }
if-marked-own = { $not ->
    [yes] { $who } does not have the marker “{ $what }”
   *[no] { $who } has the marker “{ $what }”
 }
if-cheese-rolled = the roll { $not ->
    [yes] shows no cheese
   *[no] shows cheese
 }
if-by-minion = the attacker { $not ->
    [yes] is no minion
   *[no] is a minion
 }
if-weapon-tag = the weapon { $not ->
    [yes] is not
   *[no] is
 } a { $tag }
if-damage = the weapon { $not ->
    [yes] is not
   *[no] is
 } { $damage ->
    [sharp] sharp
    [blunt] blunt
   *[magic] magic
 }
if-round = { $how ->
    [at-least] round { $n } { $not ->
        [yes] has not begun
       *[no] has begun
    }
    [at-most] it { $not ->
        [yes] is not
       *[no] is
    } round { $n } or earlier
   *[is] it { $not ->
        [yes] is not
       *[no] is
    } round { $n }
 }
if-side-up = the room { $room } { $not ->
    [yes] is not face up
   *[no] is face up
 }
if-any-of = { $not ->
    [yes] none of this is true: { $what }
   *[no] { $what }
 }
if-has-card = { $who } { $not ->
    [yes] does not have
   *[no] has
 } { $card }
if-party-has-card = the party { $not ->
    [yes] does not have
   *[no] has
 } { $card }
if-wounds = { $who } has { $not ->
    [yes] fewer than
   *[no] at least
 } { $n ->
    [one] 1 wound
   *[other] { $n } wounds
 }
if-wounds-of = { $who } { $not ->
    [yes] does not have
   *[no] has
 } { $how ->
    [at-least] at least
    [at-most] at most
   *[is] exactly
 } { $n ->
    [one] 1 wound
   *[other] { $n } wounds
 }
if-every-round = { $not ->
    [yes] the round number is not a multiple of { $n }
   *[no] the round number is a multiple of { $n }
 }
if-found = { $card } { $not ->
    [yes] was not
   *[no] was
 } found
if-was-defeated = { $who } { $not ->
    [yes] has not been
   *[no] has been
 } { $gender ->
   *[any] defeated
 }

## What it does

do-nothing = nothing happens
do-gain-cheese = { $who } gains { $as ->
    [n] { $n } cheese
   *[as] cheese equal to { $amount }
 }
do-lose-cheese = { $who } loses { $as ->
    [n] { $n } cheese
   *[as] cheese equal to { $amount }
 }
do-fill-wheel = { $as ->
    [n] { $n } cheese
   *[as] cheese equal to { $amount }
 } goes onto the minion cheese wheel
do-drain-wheel = take { $as ->
    [n] up to { $n } cheese
   *[as] cheese up to { $amount }
 } off the minion cheese wheel
do-pilfer-cheese = { $who } gains 1 cheese, taken off the minion cheese wheel if you like
do-heal = { $who } heals { $as ->
    [n] { $n ->
        [one] 1 wound
       *[other] up to { $n } wounds
    }
   *[as] wounds up to { $amount }
 }
do-heal-poison = { $who } heals { $as ->
    [n] { $n ->
        [one] 1 poison wound
       *[other] up to { $n } poison wounds
    }
   *[as] poison wounds up to { $amount }
 }
do-heal-any = { $who } heals { $as ->
    [n] { $n ->
        [one] 1 wound of either kind
       *[other] up to { $n } wounds of either kind
    }
   *[as] wounds of either kind up to { $amount }
 }
do-cure-one = { $who } loses one effect marker or one poison wound of your choice
do-unmark = { $who } is no longer { $marker ->
    [stunned] stunned
    [webbed] webbed
    [knocked-down] knocked down
   *[charmed] charmed
 }
do-unmark-own = { $who } loses the marker “{ $what }”
do-mark = { $who } is { $marker ->
    [stunned] stunned
    [webbed] webbed
    [knocked-down] knocked down
   *[charmed] charmed
 }
do-mark-own = { $who } gets the marker “{ $what }”
do-wound = { $who } takes { $as ->
    [n] { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
   *[as] wounds equal to { $amount }
 } that cannot be blocked
do-wound-poison = { $who } takes { $as ->
    [n] { $n ->
        [one] 1 poison wound
       *[other] { $n } poison wounds
    }
   *[as] poison wounds equal to { $amount }
 } that cannot be blocked
do-hit = { $who } suffers { $as ->
    [n] { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
   *[as] hits equal to { $amount }
 } and defends as usual
give-battle = { $who } has { $n } battle { $until }
give-defense = { $who } has { $n } defense { $until }
give-move = { $who } has { $n } move { $until }
give-unseen = { $who } is neither attacked nor hunted by minions { $until }
give-crossing = { $who } crosses red lines and gaps { $until }
give-inspired = { $until }, { $who } may pay 1 cheese after an action for one extra action
give-form = { $until }, { $who } fights in melee with { $battle } dice and defends with { $defense }, whatever is equipped
do-attack = { $who } makes a { $reach ->
    [melee] melee
   *[ranged] ranged
 } attack at once
do-attack-dice-of = { $who } makes a { $reach ->
    [melee] melee
   *[ranged] ranged
 } attack { $as ->
    [n] with { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
   *[as] with dice equal to { $amount }
 }
do-attack-many = roll once against up to { $as ->
    [n] { $n ->
        [one] 1 target
       *[other] { $n } targets
    }
   *[as] as many targets as { $amount }
 }; each defends on its own
do-attack-whole-space = every figure on the target’s space is attacked as well, and each defends on its own
do-attack-new = only a minion that has just been placed can be the target
do-attack-blind = it needs no line of sight
do-attack-with-each = { $who } makes one attack with each equipped { $tag }, each against a target of your choice
do-order-attack = { $who } makes a battle action at once
do-attack-dice = roll { $n } { $how ->
    [fewer] fewer
   *[more] more
 } { $n ->
    [one] die
   *[other] dice
 }
do-attack-dice-as = roll { $how ->
    [fewer] fewer dice: as many as
   *[more] extra dice equal to
 } { $amount }
do-double-battle = the battle value counts twice
do-defender-dice = the target defends with { $n } { $how ->
    [fewer] fewer
   *[more] more
 } { $n ->
    [one] die
   *[other] dice
 }
do-defense-dice = defend with { $n } { $how ->
    [fewer] fewer
   *[more] more
 } { $n ->
    [one] die
   *[other] dice
 }
do-count-hits = each die that shows { $faces } counts as { $n ->
    [one] 1 hit
   *[other] { $n } hits
 }
do-count-blocks = each die that shows { $faces } blocks { $n ->
    [one] 1 hit
   *[other] { $n } hits
 }
do-poison-wounds = the wounds are poison wounds
do-add-hits = add { $n ->
    [one] 1 hit
   *[other] { $n } hits
 }
do-add-blocks = block { $n ->
    [one] 1 more hit
   *[other] { $n } more hits
 }
do-reroll = reroll each die that shows { $faces }; the new result stands
do-cheese-worth = each cheese rolled gives { $n } cheese
do-take-the-blow = { $who } becomes the target instead
do-attack-again = { $who } makes one more attack with the same weapon
do-fight-close = the attack is melee and { $damage ->
    [sharp] sharp
    [blunt] blunt
   *[magic] magic
 }
do-put-on = put { $who } on any { $normal ->
    [yes] ordinary space
   *[no] space
 } { $where }
do-move-points = { $who } gains { $as ->
    [n] { $n } movement
   *[as] movement equal to { $amount }
 }
do-extra-action = { $who } may take one extra action this turn
do-spawn = new minions are placed: { $who }
do-spawn-as = new minions are placed: { $kind }, as many as { $amount }
do-spawn-on = new minions are placed ({ $where }): { $who }
do-return-to = { $who } comes back ({ $where })
do-remove = { $who } is taken off the board
do-swap-up = this card swaps places with the one above it on the track
do-hourglass = move the hourglass { $n ->
    [one] 1 page
   *[other] { $n } pages
 } { $how ->
    [fewer] back
   *[more] on
 }
do-end-marker = move the chapter end marker { $n ->
    [one] 1 page
   *[other] { $n } pages
 } { $how ->
    [fewer] nearer
   *[more] further away
 }
do-note = make a note of it for the chapter
do-check = roll { $as ->
    [n] { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
   *[as] dice equal to { $amount }
 }
do-with-star = { $n ->
    [one] with a star
   *[other] with at least { $n } stars
 }: { $what }
do-without-star = { $n ->
    [one] without a star
   *[other] with fewer than { $n } stars
 }: { $what }
do-on-faces = on { $faces }: { $what }
do-rescue = { $who } is rescued at once
do-each-cheese = for each cheese rolled: { $what }
do-each = { $who }: { $what }
do-if = if { $if }: { $what }
do-otherwise = otherwise: { $what }
do-may = if you like: { $what }
do-choose = choose up to { $as ->
    [n] { $n }
   *[as] as many as { $amount }
 }: { $group }
do-answer = { $answer }: { $what }
do-draw = { $who } draws a search card
do-take-card = { $who } takes { $card } from the search deck or the discards
do-take-any = { $who } takes { $types } of your choice from the search deck
do-shuffle-back = shuffle this card into the search deck
do-discard-this = discard this card
do-search-dice = the search rolls { $n ->
    [one] 1 more die
   *[other] { $n } more dice
 }
do-search-succeeds = the search succeeds without a roll
do-go-missing = { $who } goes missing until the others find it
do-story = the story goes on
do-achieve = the party earns { $what }
do-set-mousetraps = put mousetraps on all marked spaces of the room
do-set-snare = set a snare on { $who } space: the next minion to step there suffers { $as ->
    [n] { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
   *[as] hits equal to { $amount }
 } and defends as usual
do-win = the mice win the chapter
do-lose = the mice lose the chapter
do-end-turn = the turn ends
do-join = { $who } joins the party ({ $where })
do-ally-joins = { $who } joins you, with a card at the bottom of the track
do-ally-leaves = { $who } leaves you
do-lay-tile = the tile { $room } is added to the map
do-turn-tile = the tile is turned over to { $room }, minions on it leave the board
do-close-tile = the tile { $room } leaves the map with the minions on it, unless a mouse is there

## What holds

static-battle = { $n } battle
static-battle-reach = { $n } battle in { $reach ->
    [melee] melee
   *[ranged] ranged
 } attacks
static-defense = { $n } defense
static-move = { $n } move
static-lore = { $n } lore
static-life = { $n } life
static-ignores-traps = { $who } walks over mousetraps unharmed
static-extra-paw = one more paw, for a { $tag } only
static-crosses = { $who } crosses red lines and gaps
static-search-dice = search with { $n ->
    [one] 1 more die
   *[other] { $n } more dice
 }
static-steals = it steals cheese instead of wounding: 1 cheese for each wound, as far as the mouse has any
static-poisons = its wounds are poison wounds
static-marks = a mouse it wounds is { $marker ->
    [stunned] stunned
    [webbed] webbed
    [knocked-down] knocked down
   *[charmed] charmed
 }
static-cheese-attacks-again = cheese it rolls does not go onto the minion cheese wheel but gives it one more attack
static-no-defense = mice cannot defend against it
static-blocks = in its defense each die that shows { $faces } blocks { $n ->
    [one] 1 hit
   *[other] { $n } hits
 }
static-immune = { $damage ->
    [sharp] sharp
    [blunt] blunt
   *[magic] magic
 } weapons do not harm it
static-forbid-explore = { $how ->
    [orange] nobody can explore through the orange exits
    [blue] nobody can explore through the blue exits
    [exits] nobody can explore through the exits
    [north] nobody can explore through the northern exit
    [east] nobody can explore through the eastern exit
    [south] nobody can explore through the southern exit
    [west] nobody can explore through the western exit
    [flip] nobody can use the flip space
   *[all] nobody can explore
 }
static-forbid-search = nobody can search here ({ $where })
static-closed-to-minions = minions cannot enter: { $where }
static-sees-only = figures here ({ $inside }) see only one place and are seen only from there: { $hole }
static-instead-of-turn = minions standing here ({ $where }) take no turn ({ $who }). Instead: { $what }
static-held = { $who } is stuck and can neither move nor explore
static-drawn-all = minions
static-drawn-to = { $who } move here instead of towards mice: { $where }
static-dark = it is dark: nobody sees farther than { $n ->
    [one] 1 step
   *[other] { $n } steps
 }
static-shelter = mice here ({ $where }) have { $n } defense

## Weapons and party items

weapon-plain = { $reach ->
    [melee] Melee
   *[ranged] Ranged
 }, { $damage ->
    [sharp] sharp
    [blunt] blunt
   *[magic] magic
 }.
weapon-bonus = { $reach ->
    [melee] Melee
   *[ranged] Ranged
 } { $n }, { $damage ->
    [sharp] sharp
    [blunt] blunt
   *[magic] magic
 }.
weapon-close = Against a target on the same space it is a { $damage ->
    [sharp] sharp
    [blunt] blunt
   *[magic] magic
 } melee weapon.
item-disguises = When an encounter card is turned over, you may shuffle the disguises back into the search deck: then its rat warriors are not placed.
item-hook = At any time in a mouse’s turn: stretch the thread from its space to another one in reach. Mice can walk along it. With it in the stash the party can also climb up where a hook is drawn.
item-fork = Lay it on the space of the mouse whose turn it is. As an action, a mouse sharing its space flings another mouse from there to a space that one can see.
item-grape = Lay it next to the mouse as bait for roaches, or launch it from the dinner fork at a minion.
item-catnip = A mouse on or next to Brodie’s space may discard it to defeat him at once.
item-token = The chapter says what it does.
kin-roach = a roach
kin-rat = a rat
kin-spider = a spider
kin-centipede = a centipede
tag-dagger = dagger
tag-blade = blade
tag-shield = shield
face-name-0 = cheese
face-name-1 = a starred sword
face-name-2 = a shield without a star
face-name-3 = a starred shield
face-name-4 = a bow without a star
face-name-5 = a starred bow

# The table: prompts, choices, sheets, tracks. Everything a button or a panel says.

## Figures, lists, places

figure-gone = someone
figure-someone = someone
# The only one of its kind, inside a sentence.
figure-single = { $case ->
    [gen] the { $name }
   *[other-case] { $gender ->
       *[any] the { $name }
    }
 }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
decider-party = All together

space-numbered = { $id }
    .to = to { $id }
    .on = on { $id }
space-unnamed = another space
    .to = to another space
    .on = on the board
space-tree-entrance = tree entrance
    .to = to the tree entrance
    .on = in the tree entrance
space-counter = counter
    .to = onto the counter
    .on = on the counter
space-table = table
    .to = onto the table
    .on = on the table
space-chair-north = upper chair
    .to = onto the upper chair
    .on = on the upper chair
space-chair-south = lower chair
    .to = onto the lower chair
    .on = on the lower chair
space-desk = desk
    .to = onto the desk
    .on = on the desk
space-chair = chair
    .to = onto the chair
    .on = on the chair
space-shelf = shelf
    .to = onto the shelf
    .on = on the shelf
space-mantel = mantelpiece
    .to = onto the mantelpiece
    .on = on the mantelpiece
space-bed = bed
    .to = onto the bed
    .on = on the bed
space-footlocker = chest
    .to = onto the chest
    .on = on the chest
space-vanity = vanity
    .to = onto the vanity
    .on = on the vanity
space-stool = stool
    .to = onto the stool
    .on = on the stool
space-clock = clock
    .to = onto the clock
    .on = on the clock
space-ledge-1 = first ledge
    .to = onto the first ledge
    .on = on the first ledge
space-ledge-2 = second ledge
    .to = onto the second ledge
    .on = on the second ledge
space-ledge-3 = third ledge
    .to = onto the third ledge
    .on = on the third ledge
space-ledge-4 = fourth ledge
    .to = onto the fourth ledge
    .on = on the fourth ledge
space-pipe = pipe
    .to = into the pipe
    .on = in the pipe
spaces-water = the water

## Cards and sheets

face-classes = For { $classes } only.
face-lore = Needs { $n } lore.
face-battle = Needs { $n } battle.
face-only = For { $mouse } only.
face-paws = { $n ->
    [one] 1 paw.
   *[other] { $n } paws.
 }
face-head = Head.
face-body = Body.
type-weapon = Weapon
    .one = a weapon
type-armor = Armor
    .one = a piece of armor
type-accessory = Accessory
    .one = an accessory
type-item = Item
    .one = an item
type-scroll = Scroll
    .one = a scroll
type-trick = Trick
    .one = a trick
type-fortune = Fortune
    .one = a fortune card
type-treachery = Treachery
    .one = a treachery card
type-party-item = Party item
    .one = a party item
habit-melee = Moves to the nearest mouse and attacks it in melee.
habit-ranged = Moves until it sees a mouse, then shoots.
habit-pounces = Leaps onto the space with the most figures and attacks all of them.
habit-chases = Runs from mouse to mouse and attacks everyone on the way.
habit-ally = Acts for the mice. It has no figure; the party decides for it.
sheet-captured = { $who } is { $gender ->
   *[any] captured
 }.
sheet-missing = { $who } is { $gender ->
   *[any] missing
 }.
marker-stunned = stunned
marker-webbed = webbed
marker-knocked-down = knocked down
marker-charmed = charmed
marker-own = { $name }: { $text }
status-line = { $what } { $until }
status-battle = { $n } battle
status-defense = { $n } defense
status-move = { $n } move
status-unseen = minions can’t see it
status-crossing = can cross red lines and gaps
status-inspired = can take an extra action for 1 cheese
status-form = attacks with { $battle } dice and defends with { $defense }
until-turn-ends = until the end of the turn
until-their-turn = until { $who } next turn
until-their-turn-ends = until the end of { $who } next turn
until-round-ends = until the end of the round
until-chapter-ends = until the end of the chapter
honour-cheesemaster = Cheesemaster
honour-roachmaster = Roachmaster
honour-poisonmaster = Poisonmaster
honour-scaper = Scaper
honour-cat-tamer = Cat Tamer
token-hook = fishhook
token-fork = dinner fork
token-grape = grape

## Chapter and encounter

clock = Page { $page } of { $end }, minion cheese wheel { $wheel } of { $size }.
defeat-time = The hourglass reaches page { $page }.
defeat-captured = Every mouse is captured.
goal-line = { $what }.
goal-moment = { $what }.
goal-in-room = { $room }: { $when }
count-minions = { $n ->
    [one] 1 { $one }
   *[other] { $n } { $many }
 }{ $more ->
   *[any] {""}
 }
wave-special = see the chapter
wave-greedy = { $who }, and the roaches are greedy
wave-nobody = nobody
special-search = Special search: { $card }.
special-search-on = Special search ({ $where }): { $card }.
special-surge = Special surge: { $who }.
a-chapter-rule = Chapter rule

## Actions

action-battle = Attack
action-search = Search
action-explore = Explore
action-move = Move
action-scurry = Scurry
action-recover = Recover
action-share = Share
action-equip = Equip
action-level-up = Level up
action-end-turn = End turn

## Choices

choice-step = Move { $to }
    .about = One step costs 1 movement.
choice-climb-out = Climb out { $to }
choice-stand-up = Stand up
choice-halt = Stop here
    .about = Ends the scurry. Unused movement is lost.
choice-scurry = Scurry
choice-battle-with = Attack { $who } with { $card }
choice-battle = Attack { $who }
choice-search = Search
choice-look-for = Find { $who }
choice-recover-stunned = Recover from the stun
choice-recover-webbed = Break the web
choice-recover-knocked-down = Get up
choice-recover-charmed = Break the charm
choice-leave-north = Explore north
choice-leave-east = Explore east
choice-leave-south = Explore south
choice-leave-west = Explore west
choice-flip = Explore: flip the tile
choice-share = Share with { $who }
choice-equip = Change equipment
choice-level-up = Learn { $ability }
choice-use = Use { $what }
choice-use-for = Use { $what } ({ $cost } cheese)
choice-extra-action = Extra action for 1 cheese
    .about = Pay 1 cheese to act once more this turn.
choice-place-hook = Throw the fishhook { $to }
choice-take-hook = Take the fishhook back
choice-place-fork = Set up the dinner fork
choice-take-fork = Take the dinner fork back
choice-catapult = Catapult { $who }
choice-place-grape = Put the grape { $on }
choice-shoot-grape = Launch the grape at { $who }
choice-catnip = Throw the catnip
choice-end-turn = End turn
    .about = Unused movement and actions are lost. The next card on the initiative track has its turn.
choice-give = Give { $card }
choice-take = Take { $card }
choice-give-cheese = Give 1 cheese
choice-take-cheese = Take 1 cheese
choice-wear = Equip { $card }
choice-stow = Put { $card } in the pack
choice-done = Done
choice-keep = Keep it
choice-cash = Discard it for 1 cheese
choice-discard = Discard { $card }
choice-pass = Pass
choice-remove-stunned = Remove stunned
choice-remove-webbed = Remove webbed
choice-remove-knocked-down = Stand up
choice-remove-charmed = Remove charmed
choice-remove-own = Remove “{ $what }”
choice-remove-poison = Heal 1 poison wound
choice-yes = Yes
choice-no = No
choice-with-move = Roll with move
choice-with-lore = Roll with lore

## Prompts

ask-turn = { $who }: move ({ $points } left) or act.
ask-turn-move = { $who }: move ({ $points } left) or end the turn.
ask-turn-swim = { $who }: swim one space, climb out, or act.
ask-turn-swim-only = { $who }: swim one space, climb out, or end the turn.
ask-turn-held = { $who } can’t move: act or end the turn.
ask-turn-held-end = { $who } can’t move and has no action left. End the turn?
ask-turn-act = { $who }: act or end the turn.
ask-turn-extra = { $who }: pay 1 cheese for one more action, or end the turn.
ask-turn-end = { $who } has moved and acted. End the turn?
ask-before-turn = { $who }: use something before the turn?
ask-react = { $who }: use something now?
ask-share = { $who }: give and take, then press Done.
ask-equip = { $who }: change equipment, then press Done.
ask-keep-or-cash = { $who }: keep { $card } or discard it for 1 cheese?
ask-discard-down = { $who }: the pack holds 3 cards at most. Discard one.
ask-rescue = { $who } is rescued. On which space?
ask-place-mouse = { $who } arrives. On which space?
ask-place-minion = { $who }: a new minion, { $minion }{ $left ->
    [one] {""}
   *[other] {" "}({ $left } to come)
 }. On which space?
ask-minion-order = { $who }: which minion acts first?
ask-minion-path = { $who }: which way does { $about } go?
ask-chase-path = { $who }: which way does { $about } run?
ask-branch = { $who }: where does the current carry { $about }?
ask-boss-wound = { $who }: which card takes the wound?
ask-disguise = { $who }: use the Disguises?
ask-trap = { $who } is on a mousetrap. Roll with move or with lore?
ask-target = { $who }: choose a target.
ask-space = { $who }: choose a space.
ask-cure = { $who }: what should be cured?
ask-card = { $who }: choose a card.
ask-story = { $who }: decide.
ask-pilfer = { $who }: take the cheese from the minion cheese wheel?

## Odds

odds-number = { $n }%
odds-attack = to wound, { $defeat }% to defeat
odds-wound = to wound
odds-defeat = to defeat
odds-check = for a star

# The box as a list
deck-standard = Standard deck
deck-difficult = Difficult deck
sign-ambush = Ambush
sign-mousetraps = Mousetraps
page-brings = Page { $n }: { $what }
surge-brings = Surge: { $what }

## The moon

nights-left = { $n ->
    [0] The night of the new moon.
    [one] One night until the new moon.
   *[other] { $n } nights until the new moon.
 }

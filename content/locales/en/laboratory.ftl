### The balance laboratory: tables, reports and messages of `barksburg simulate`.

lab-head = { $name }: { $games ->
    [one] 1 game
   *[other] { $games } games
 }, seed { $seed }
lab-paired-head = { $pairs ->
    [one] 1 pair of games
   *[other] { $pairs } pairs of games
 }, seed { $seed }
lab-range = { $low } to { $high }
lab-left = { $time } left
lab-heading = { $chapter }, played by { $policy }
lab-checking = checking { $chapter }
lab-playing-pairs = { $chapter }: { $pairs ->
    [one] 1 pair of games
   *[other] { $pairs } pairs of games
 }, { $weaker } and { $stronger }
lab-playing-stuck = { $games ->
    [one] 1 game
   *[other] { $games } games
 } of { $policy } did not end
lab-value = value

## Names of figures
lab-won = won
lab-lost = lost: time / capture / story
lab-lost-to-time = lost to time
lab-lost-to-capture = lost to capture
lab-lost-to-story = lost to the story
lab-stuck = did not end
lab-rounds = rounds
lab-decisions = decisions
lab-pages = pages
lab-pages-lost = pages lost
lab-pages-lost-by = pages lost: surge / capture / other
lab-otherwise = otherwise
lab-captures = captures
lab-captured = captured
lab-surges = surges
lab-cheese-gained = cheese gained
lab-cheese-spent = cheese spent
lab-cheese-stolen = cheese stolen
lab-gained-by-mice = gained by mice
lab-spent-or-lost = spent or lost
lab-stolen-by-roaches = stolen by roaches
lab-wheel = wheel: filled / drained
lab-onto-wheel = onto the wheel
lab-off-wheel = off the wheel
lab-level-ups = level-ups
lab-searches = searches
lab-searches-both = searches: found / failed
lab-speed = games per CPU second
lab-room = room
lab-reached = reached
lab-mouse = mouse
lab-games = games
lab-wounds = wounds
lab-defeated = defeated
lab-minion = minion
lab-placed = placed
lab-ability = ability
lab-card = card
lab-found = found a game
lab-used = used a game
lab-used-in-them = used in them
lab-held = held at the end
lab-won-with = won with it
lab-won-without = won without
lab-interval = interval
lab-chapter = chapter
lab-policy = policy
lab-stronger = stronger : weaker
lab-pairs = pairs
lab-only-one = only one won
lab-difference = difference in points
lab-p = p
lab-cpu = CPU seconds a pair
lab-too-much = too much
lab-never-used = never used: { $cards }
lab-first = first
lab-second = second

## Two settings
lab-two-settings = Two settings compared
lab-the-first = The first: { $name }
lab-the-second = The second: { $name }
lab-verdict-short = { $real ->
    [yes] The difference is real: { $better ->
        [first] the first is { $ahead } points ahead.
       *[second] the second is { $ahead } points ahead.
     }
   *[no] No difference can be seen.
 }
lab-verdict = { $real ->
    [yes] The difference is real
   *[no] No difference can be seen
 }: { $points } points ({ $low } to { $high }). Only the first won { $first ->
    [one] 1 game
   *[other] { $first } games
 }, only the second { $second }; p = { $p }.

## The report
lab-lead-won = Won { $rate } of { $games ->
    [one] 1 game
   *[other] { $games } games
 } ({ $low } to { $high }).
lab-lead-lost = Lost to time { $time }, to capture { $capture }, to the story { $story }.
lab-lead-stuck = { $games ->
    [one] 1 game did not end and was stopped after { $most } decisions.
   *[other] { $games } games did not end and were stopped after { $most } decisions.
 }
lab-lead-about = Seed { $seed }, book { $book }, { $speed } games per CPU second. Shares come with their interval, which holds 95 of 100 times.
lab-give-or-take = { $mean } on average, give or take { $deviation }
lab-column = { $range }: { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $share }
lab-figures = The figures behind the charts
lab-chart-won = Share of games won
lab-chart-changed = What changed
    .note = a game, first and second
lab-chart-ends = How games end
lab-chart-rounds = Length in rounds
lab-chart-decisions = Length in decisions
lab-chart-rooms = Rooms reached
lab-chart-pages = Pages of the hourglass lost
    .note = a game, by what moved it
lab-chart-where = Where
    .note = pages lost and mice captured a game
lab-chart-cheese = Cheese
    .note = a game
lab-chart-mice = Games won with a mouse
lab-chart-captured = Captured
    .note = a game a mouse took part in
lab-chart-deeds = Minions defeated and wounds taken
    .note = a game a mouse took part in
lab-chart-minions = Minions
    .note = a game
lab-chart-abilities = Abilities
    .note = points by which the games of those who had it differ from all
lab-chart-cards = Search cards
    .note = points by which the games differ at whose end somebody had it; what is found late is found by those who live

## The health of a chapter
lab-healthy = { $chapter }: all is well.
lab-finding-never-won = nobody wins.
lab-finding-never-lost = nobody loses, however badly they play.
lab-finding-win-rate = { $rate } of the games are won ({ $low } to { $high }), which is not what the book asks for.
lab-finding-hopeless = { $party } hardly ever win: { $rate }.
lab-finding-stuck = games that do not end with { $party }: { $games }.
lab-party-drawn = drawn parties
lab-finding-length = { $rounds } rounds on average with { $party }, which is not what the book asks for.
lab-finding-mouse = { $mouse } decides too much: { $with } won with, { $without } without.
lab-finding-difficulty = { $easier } is not easier than { $harder } by as much as the book says: { $points } points.

## Bad input
lab-error-chapter = nothing is called “{ $name }”; there are { $known }
lab-error-policy = no policy is called “{ $name }”; there are { $known }, and search:400 with 400 playouts a turn
lab-error-policies = { $have ->
    [one] 1 policy
   *[other] { $have } policies
 } for a party of { $want }: name one for all, or one for each mouse
lab-error-mouse = no mouse is called “{ $name }”; there are { $known }
lab-error-ability = no ability is called “{ $name }”; `barksburg cards` lists them
lab-error-abilities-of-nobody = abilities are given to the mice of a party: name the party too
lab-error-abilities = abilities for { $have ->
    [one] 1 mouse
   *[other] { $have } mice
 } in a party of { $want }
lab-error-ability-order = the abilities come in the order of the party: “{ $name }” is not there
lab-error-card = no ability and no equipment to be found is called “{ $name }”; `barksburg cards` lists them
lab-error-party = this party cannot play the chapter: { $why }
lab-error-no-games = at least one game must be played
lab-error-threads = the threads cannot be started: { $why }
lab-error-option = no option is called “{ $name }”; there are { $known }
lab-error-option-value = “{ $name }” cannot be “{ $value }”; there are { $known }
lab-error-against-nothing = say what is changed for the second setting, e.g. `--against policy=random`
lab-error-rows = { $file } should end in .csv or .parquet
lab-error-no-parquet = this program writes no Parquet: build it with `cargo build --release --features parquet`, or name a file that ends in .csv
lab-error-record = { $file } holds no record: { $why }
lab-error-marks = { $file } lacks the marks between which the figures are written
lab-error-content = { $file } has errors; `barksburg check { $file }` shows them
lab-party-no-chapter = there is no such chapter
lab-party-size = it takes { $want ->
    [one] 1 mouse
   *[other] { $want } mice
 }, not { $have }
lab-party-mouse-twice = { $name } is named twice
lab-party-mouse-not-allowed = { $name } does not take part
lab-party-mouse-required = { $name } must come along
lab-party-no-ability = { $name } has no ability
lab-party-ability-not-for = { $name } cannot use { $ability }
lab-party-ability-twice = { $name } is taken twice
lab-party-too-many = { $name } keeps too many cards
lab-party-cannot-keep = { $name } cannot be kept
lab-party-no-such-ability = there is no such ability
lab-party-not-carried = { $name } did not have that card

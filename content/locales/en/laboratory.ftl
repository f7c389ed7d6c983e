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
lab-otherwise = other
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
lab-found = found per game
lab-used = used per game
lab-used-in-them = used in these games
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
lab-cpu = CPU seconds per pair
lab-too-much = too strong
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
lab-lead-about = Seed { $seed }, book { $book }, { $speed } games per CPU second. Percentages come with their 95% interval.
lab-give-or-take = { $mean } on average, ± { $deviation }
lab-column = { $range }: { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $share }
lab-figures = The figures behind the charts
lab-chart-won = Share of games won
lab-chart-changed = What changed
    .note = per game, first and second
lab-chart-ends = How games end
lab-chart-rounds = Length in rounds
lab-chart-decisions = Length in decisions
lab-chart-rooms = Rooms reached
lab-chart-pages = Pages of the hourglass lost
    .note = per game, by cause
lab-chart-where = Where
    .note = pages lost and mice captured per game
lab-chart-cheese = Cheese
    .note = per game
lab-chart-mice = Win rate by mouse
lab-chart-captured = Captured
    .note = per game with this mouse
lab-chart-deeds = Minions defeated and wounds taken
    .note = per game with this mouse
lab-chart-minions = Minions
    .note = per game
lab-chart-abilities = Abilities
    .note = win rate with the ability, in points above or below average
lab-chart-cards = Search cards
    .note = win rate of games that ended with the card, in points above or below average; cards found late favour survivors

## The health of a chapter
lab-healthy = { $chapter }: no problems found.
lab-finding-never-won = never won.
lab-finding-never-lost = never lost, however badly it is played.
lab-finding-win-rate = won { $rate } of the games ({ $low } to { $high }), outside the range in the book.
lab-finding-hopeless = { $party } almost never win: { $rate }.
lab-finding-stuck = games that do not end with { $party }: { $games }.
lab-party-drawn = random parties
lab-finding-length = { $rounds } rounds on average with { $party }, outside the range in the book.
lab-finding-mouse = { $mouse } matters too much: { $with } won with, { $without } without.
lab-finding-difficulty = { $easier } is not enough easier than { $harder }: { $points } points.

## Whole campaigns
lab-campaign-head = { $name }: { $campaigns ->
    [one] 1 campaign
   *[other] { $campaigns } campaigns
 }, seed { $seed }
lab-campaign-about = { $campaigns ->
    [one] 1 campaign
   *[other] { $campaigns } campaigns
 }, seed { $seed }. A lost chapter is left behind and the party goes on. Weak and strong: the quarter of the parties that had won the least and the most before.
lab-campaign-won = A party wins { $mean } of { $chapters } chapters on average.
lab-campaign-trivial = { $chapter }: strong parties win { $rate }, which is too much.
lab-campaign-hopeless = { $chapter }: weak parties win only { $rate }.
lab-campaign-stuck = { $chapter }: { $games ->
    [one] 1 game
   *[other] { $games } games
 } did not end.
lab-campaign-fair = No chapter is too easy for strong parties or too hard for weak ones.
lab-weak = weak parties
lab-strong = strong parties
lab-first-lost = first defeat
lab-known-abilities = abilities
lab-kept-cards = cards kept
lab-achievements = achievements
lab-decision = decision
lab-answer = answer
lab-given = given
lab-share = share
lab-chart-campaign-won = Chapters won
lab-chart-campaign-strength = Weak and strong parties
lab-chart-campaign-lost = Where parties lose for the first time
    .note = number of parties
lab-chart-campaign-growth = What a party brings
    .note = per party

## Bad input
lab-error-chapter = unknown chapter “{ $name }”; expected { $known }
lab-error-campaign = no story with a campaign is called “{ $name }”; expected { $known }
lab-error-policy = unknown policy “{ $name }”; expected { $known }, or search:400 for 400 playouts per turn
lab-error-policies = { $have ->
    [one] 1 policy
   *[other] { $have } policies
 } for a party of { $want }: name one for all, or one for each mouse
lab-error-mouse = unknown mouse “{ $name }”; expected { $known }
lab-error-ability = unknown ability “{ $name }”; run `barksburg cards` for a list
lab-error-abilities-of-nobody = --abilities needs --party
lab-error-abilities = abilities for { $have ->
    [one] 1 mouse
   *[other] { $have } mice
 } in a party of { $want }
lab-error-ability-order = abilities come in the order of the party; “{ $name }” is not in it
lab-error-card = unknown ability or equipment “{ $name }”; run `barksburg cards` for a list
lab-error-party = this party cannot play the chapter: { $why }
lab-error-no-games = at least one game is needed
lab-error-threads = cannot start threads: { $why }
lab-error-option = unknown option “{ $name }”; expected { $known }
lab-error-option-value = invalid value “{ $value }” for “{ $name }”; expected { $known }
lab-error-against-nothing = --against needs a change, e.g. `--against policy=random`
lab-error-rows = { $file } must end in .csv or .parquet
lab-error-no-parquet = this program was built without Parquet; build it with `cargo build --release --features parquet`, or use a .csv file
lab-error-record = { $file } is not a record: { $why }
lab-error-marks = { $file } does not contain the marks around the figures
lab-error-content = { $file } has errors; run `barksburg check { $file }` to see them
lab-party-no-chapter = no such chapter
lab-party-size = it takes { $want ->
    [one] 1 mouse
   *[other] { $want } mice
 }, not { $have }
lab-party-mouse-twice = { $name } is named twice
lab-party-mouse-not-allowed = { $name } cannot take part
lab-party-mouse-required = { $name } is required
lab-party-no-ability = { $name } has no ability
lab-party-ability-not-for = { $name } cannot use { $ability }
lab-party-ability-twice = { $name } is given twice
lab-party-too-many = { $name } keeps too many cards
lab-party-cannot-keep = { $name } cannot be kept
lab-party-no-such-ability = no such ability
lab-party-not-carried = { $name } did not have that card

## Strange games
lab-strange = { $won } of { $games } games won. { $n ->
    [0] No game is strange.
    [one] One game is strange:
   *[other] { $n } games are strange:
}
lab-strange-never-ended = game { $number } never ended: seed { $seed }, party { $party }, saved as { $file }
lab-strange-lost-at-once = game { $number } was lost in round { $round }: seed { $seed }, party { $party }, saved as { $file }
lab-strange-unused = rule { $rule } did nothing in any game

# The story book on paper.

print-chapter = Chapter { $n }
print-prologue = Prologue
print-setup = Setup
print-party = Mice: { $n } of { $who }
print-must = Required: { $who }
print-pages = The chapter end marker is on page { $n }.
print-start = The mice start here: { $room }
print-start-of = { $n ->
    [one] { $who } starts here: { $room }
   *[other] { $who } start here: { $room }
}
print-start-others = The other mice start here: { $room }
print-place = { $room } ({ $space })
print-gifts = The party starts with: { $what }
print-left-out = These search cards stay in the box: { $what }
print-counter = Keep count of “{ $name }”, starting at { $n }.
print-minions = { $room }: { $who }
print-setup-by = Waiting there: { $what }
print-surge-by = Special surge: { $what }
print-rooms = Rooms
print-rules = Special rules
print-moments = Read this when it happens
print-opening = At the beginning
print-entered = { $room }, on your first visit
print-by-rule = { $room }: { $rule }
print-answer = { $question } You choose: { $answer }
print-with = With { $who } in the party
print-without = Without { $who } in the party
print-achieved = If you have “{ $what }”
print-not-achieved = If you do not have “{ $what }”
print-victory = Victory
print-defeat = Defeat
print-continues = Meanwhile
print-onward = If you go on after a defeat
print-made = Made with Barksburg, an unofficial fan project for Mice and Mystics, not affiliated with its publisher. You need your own copy of the game.
print-map = Map
print-deck-standard = Standard encounter cards only
print-deck-difficult = Difficult encounter cards only
print-deck-both = All encounter cards
print-deck-none = No encounter cards

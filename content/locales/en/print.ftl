# The story book on paper.

print-chapter = Chapter { $n }
print-prologue = Prologue
print-setup = Setup
print-party = Mice: { $n } of { $who }
print-must = Required: { $who }
print-pages = The end marker lies on page { $n }.
print-start = The mice start here: { $room }
print-minions = { $room }: { $who }
print-rooms = Rooms
print-rules = Special rules
print-moments = Read this when it happens
print-with = If { $who } is in the party
print-without = If { $who } is not in the party
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

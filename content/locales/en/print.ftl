# The story book on paper.

print-chapter = Chapter { $n }
print-prologue = Prologue
print-setup = Setup
print-party = Mice: { $n } of { $who }
print-must = { $who } must come
print-pages = The end marker lies on page { $n }.
print-start = The mice start here: { $room }
print-minions = { $room }: { $who }
print-rooms = Rooms
print-rules = Special rules
print-moments = Read this when it happens
print-with = If { $who } is along
print-without = If { $who } is not along
print-achieved = If you have “{ $what }”
print-not-achieved = If you do not have “{ $what }”
print-victory = Victory
print-defeat = Defeat
print-continues = Meanwhile
print-onward = After a defeat, when you go on
print-made = Made with Barksburg, a table for Mice and Mystics that belongs to nobody who made that game. Rules and box: your own copy.
print-map = Map
print-deck-standard = Standard encounter cards only
print-deck-difficult = Difficult encounter cards only
print-deck-both = All encounter cards
print-deck-none = No encounter cards

### The story book "Sorrow and Remembrance": names of the book, its chapters, achievements and decisions.

story-sorrow-and-remembrance = Sorrow and Remembrance
    .flavour = A bedtime story of a sick king, a false queen and some very small heroes.

chapter-one-room-one-door = One Room, One Door
    .flavour = The lesson: seven minutes on a blanket.
    .goal = Clear the room, look into the corners, and go through the western door.
chapter-flight-to-barksburg = Flight to Barksburg
    .flavour = Out of the cell, through the sewer, past the cook and under the crow.
    .goal = Clear the Courtyard and bring every free mouse to the hole in the oak.
chapter-lilys-tail = Lily’s Tail
    .flavour = Somebody is late for supper, and somebody else is hungry.
    .goal = Reach Lily, open the trap, and see off whatever ticks in the dark.
    .defeat = Lily still sits in the trap, and all her rescuers are captured.
chapter-the-cat-and-the-kettle = The Cat and the Kettle
    .flavour = A question, a ledger, and four soft feet.
    .goal = Read the ledger, decide about the kettle, and get back behind the wall.

achievement-miz-maggie = Miz Maggie’s Friendship
    .flavour = She has decided not to see any mice. She sees them every day.
    .effect = In “Lily’s Tail” the broom stays in its corner, and a saucer stands by the stove: on your first visit each mouse in the Kitchen heals 1 wound and gains 1 cheese. In chapter 10, “What the King Forgot”, you begin with the cake.
achievement-the-wren = The Free Wren
    .flavour = The smallest voice in the castle, and nobody tells it to be quiet now.
    .effect = In “The Cat and the Kettle” the wren calls a warning when you have read the ledger: until the round ends each mouse in the room has +1 defense. In chapter 10, “What the King Forgot”, you begin with the song.
achievement-maggies-spectacles = Miz Maggie’s Spectacles
    .flavour = Now she can tell a rat from a mouse from a dumpling.
    .effect = She sees who goes by. In chapter 8, “Three Ways to a Mirror”, 3 more guards can fall before they are missed; in chapter 10, “What the King Forgot”, she speaks more readily.
achievement-kettle-spilled = The Spilled Kettle
    .flavour = The king is granted a few days without his medicine.
    .effect = You tipped the kettle over. In chapter 4, “Against the Stream”, the queen’s barrel sets out later, but more rats are about; in chapter 6, “The Seventh Drop”, fewer whispers are enough for the king to hear you.
achievement-recipe-kept = The Folded Recipe
    .flavour = Seven ingredients, one of them crossed out and written in again.
    .effect = You left the kettle and took the recipe. In chapter 4, “Against the Stream”, nobody suspects you, and each mouse starts with 1 extra cheese; in chapter 9, “Two Fires”, with luck you pour two drops at once.

prompt-the-kettle = The poison for the king is simmering under your noses. What do you do?
prompt-the-kettle-spill = Tip the kettle over
    .flavour = Loud and wet, and the king gets no dose for days. The guard will hear it: 2 rat warriors. The chapter end marker moves one page away.
prompt-the-kettle-keep = Leave it and take the recipe
    .flavour = Quiet and clever: one day somebody may brew the cure. Each mouse here gains 1 cheese.

## The chapters' own rules, as the log names them
rule-flight-to-barksburg-leaving-the-sewer = Out of the water first
rule-flight-to-barksburg-feast-on-the-counter = Feast on the counter
rule-flight-to-barksburg-maggies-attention = Miz Maggie looks down
rule-flight-to-barksburg-tree-entrance = The hole in the oak
rule-flight-to-barksburg-old-crow = The old crow
rule-lilys-tail-roaches-gather = Roaches gather
rule-lilys-tail-no-time-to-lose = No time to lose
rule-lilys-tail-the-broom = The broom
rule-lilys-tail-dragged-off = Dragged off
rule-lilys-tail-tree-entrance = The hole in the oak
rule-lilys-tail-old-crow = The old crow
rule-lilys-tail-saucer-by-the-stove = The saucer by the stove
rule-lilys-tail-the-latch = The latch
rule-lilys-tail-the-trap = The trap
rule-lilys-tail-under-the-iron = Under the iron
rule-lilys-tail-skitter-clak-comes = Skitter-Clak comes
rule-lilys-tail-prying-it-open = Prying it open
rule-the-cat-and-the-kettle-spectacles-on-the-counter = Spectacles on the counter
rule-the-cat-and-the-kettle-boots-in-the-dark = Boots in the dark
rule-the-cat-and-the-kettle-noise-below = Noise below
rule-the-cat-and-the-kettle-no-rest-on-the-shelf = No rest on the shelf
rule-the-cat-and-the-kettle-ear-to-the-ladder = An ear to the ladder
rule-the-cat-and-the-kettle-leftovers = Leftovers
rule-the-cat-and-the-kettle-glitter = Glitter
rule-the-cat-and-the-kettle-fallen-shelf = The fallen shelf
rule-the-cat-and-the-kettle-wrong-bottle = The wrong bottle
rule-the-cat-and-the-kettle-the-ledger = The ledger

# Who speaks in the story and never stands on the board.
voice-bodkin = Bodkin
voice-king = The king
voice-maggie = Maggie
voice-tip = Tip

### The story book "Sorrow and Remembrance": names of the book, its chapters, achievements and decisions.

story-sorrow-and-remembrance = Sorrow and Remembrance
    .flavour = A bedtime story of a sick king, a false queen and some very small heroes.

chapter-one-room-one-door = One Room, One Door
    .flavour = The lesson: ten minutes on a blanket.
    .goal = Clear the room, look into the corners, and go through the western door.
chapter-flight-to-barksburg = Flight to Barksburg
    .flavour = Out of the cell, through the sewer, past the cook and under the crow.
    .goal = Clear the Courtyard and bring every free mouse to the hole in the oak.
chapter-lilys-tail = Lily's Tail
    .flavour = Somebody is late for supper, and somebody else is hungry.
    .goal = Reach Lily, open the trap, and see off whatever ticks in the dark.
    .defeat = Lily still sits in the trap, and all her rescuers are captured.
chapter-the-cat-and-the-kettle = The Cat and the Kettle
    .flavour = A question, a ledger, and four soft feet.
    .goal = Read the ledger, decide about the kettle, and get back behind the wall.

achievement-miz-maggie = Miz Maggie's Friendship
    .flavour = She has decided not to see any mice. She sees them every day.
    .effect = In “Lily's Tail” the broom stays in its corner, and a saucer stands by the stove: on your first visit each mouse in the Kitchen heals 1 wound and gains 1 cheese.
achievement-the-wren = The Free Wren
    .flavour = The smallest voice in the castle, and nobody tells it to be quiet now.
    .effect = In “The Cat and the Kettle” the wren calls a warning when you have read the ledger: until the round ends each mouse in the room has +1 defense.
achievement-maggies-spectacles = Miz Maggie's Spectacles
    .flavour = Now she can tell a rat from a mouse from a dumpling.
    .effect = She will know you when you meet again.
achievement-kettle-spilled = The Spilled Kettle
    .flavour = The king is granted a few days without his medicine.
    .effect = You chose to tip the kettle over. Later chapters remember it.
achievement-recipe-kept = The Folded Recipe
    .flavour = Seven ingredients, one of them crossed out and written in again.
    .effect = You chose to leave the kettle and take the recipe. Later chapters remember it.

prompt-the-kettle = The poison for the king is simmering under your noses. What do you do?
prompt-the-kettle-spill = Tip the kettle over
    .flavour = Loud and wet, and the king gets no dose for days. The guard will hear it: 2 rat warriors. The chapter-end marker moves one page away.
prompt-the-kettle-keep = Leave it and take the recipe
    .flavour = Quiet and clever: one day somebody may brew the cure. Each mouse here gains 1 cheese.

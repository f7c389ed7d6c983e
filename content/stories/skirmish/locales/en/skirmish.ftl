story-skirmish = Skirmishes
chapter-rats-in-the-kitchen = Rats in the Kitchen
    .goal = Fight your way to the King’s Chamber, then clear the board: not one minion may be left.
chapter-the-captains-dinner = The Captain’s Dinner
    .goal = Get to the Dining Hall and spoil Captain Vurst’s dinner: he has to be defeated.
chapter-under-the-forge = Under the Forge
    .goal = Climb down to the Forge and put an end to the clatter: defeat Skitter-Clak.
chapter-the-queens-pet = The Queen’s Pet
    .goal = Slip past the cat, find the queen in her chamber, and defeat Vanestra.

rule-rats-in-the-kitchen-last-room = The last room

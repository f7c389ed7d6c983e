story-skirmish = Skirmishes
chapter-rats-in-the-kitchen = Rats in the Kitchen
chapter-the-captains-dinner = The Captain's Dinner
chapter-under-the-forge = Under the Forge
chapter-the-queens-pet = The Queen's Pet

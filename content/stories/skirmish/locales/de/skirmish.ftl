story-skirmish = Scharmützel
chapter-rats-in-the-kitchen = Ratten in der Küche
chapter-the-captains-dinner = Das Mahl des Hauptmanns
chapter-under-the-forge = Unter der Schmiede
chapter-the-queens-pet = Der Schoßkater der Königin

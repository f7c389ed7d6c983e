story-skirmish = Szybkie starcia
chapter-rats-in-the-kitchen = Szczury w kuchni
chapter-the-captains-dinner = Kolacja kapitana
chapter-under-the-forge = Pod kuźnią
chapter-the-queens-pet = Pupil królowej

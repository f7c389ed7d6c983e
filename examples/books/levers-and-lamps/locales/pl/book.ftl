story-levers-and-lamps = Levers and Lamps

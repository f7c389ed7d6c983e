# Sound: its switches, and captions for what is heard.

web-sound = Sound
web-sound-mute = Mute
web-sound-volume = Volume
web-sound-music = Music
web-sound-captions = Captions for sounds

heard-dice = dice tumble on wood
heard-step = small paws
heard-hit = a blow lands
heard-block = a shield holds
heard-cheese = a nibble and two bright notes
heard-search = rummaging, a card is turned
heard-page = a page turns
heard-door = a heavy door creaks open
heard-surge = drums grow, claws on stone
heard-capture = a trap snaps shut
heard-victory = a bright tune
heard-defeat = a tune sinks
heard-castle = a slow dance on lute and kalimba
heard-walls = tines over a drone, water drips
heard-danger = a low drum and an uneasy tune

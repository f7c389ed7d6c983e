# Klang: seine Schalter, und Untertitel für das, was man hört.

web-sound = Ton
web-sound-mute = Stumm
web-sound-volume = Lautstärke
web-sound-music = Musik
web-sound-captions = Untertitel für Geräusche

heard-dice = Würfel poltern über Holz
heard-step = leise Pfoten
heard-hit = ein Hieb sitzt
heard-block = ein Schild hält
heard-cheese = Knabbern und zwei helle Töne
heard-search = Kramen, eine Karte wird umgedreht
heard-page = eine Seite wird umgeblättert
heard-door = eine schwere Tür knarrt
heard-surge = Trommeln schwellen an, Krallen auf Stein
heard-capture = eine Falle schnappt zu
heard-victory = eine helle Melodie
heard-defeat = eine Melodie sinkt herab
heard-castle = ein langsamer Tanz auf Laute und Kalimba
heard-walls = Metallzungen über einem Brummton, Wasser tropft
heard-danger = eine tiefe Trommel und eine unruhige Melodie

# Dźwięk: przełączniki i napisy do tego, co słychać.

web-sound = Dźwięk
web-sound-mute = Wycisz
web-sound-volume = Głośność
web-sound-music = Muzyka
web-sound-captions = Napisy do dźwięków

heard-dice = kości turlają się po drewnie
heard-step = ciche łapki
heard-hit = cios trafia
heard-block = tarcza wytrzymuje
heard-cheese = chrupanie i dwie jasne nuty
heard-search = szperanie, ktoś odkrywa kartę
heard-page = szelest przewracanej strony
heard-door = skrzypią ciężkie drzwi
heard-surge = narastają bębny, pazury drapią kamień
heard-capture = zatrzaskuje się pułapka
heard-victory = pogodna melodia
heard-defeat = melodia cichnie i opada
heard-castle = powolny taniec na lutni i kalimbie
heard-walls = metaliczne dźwięki nad burdonem, kapie woda
heard-danger = głuchy bęben i niespokojna melodia

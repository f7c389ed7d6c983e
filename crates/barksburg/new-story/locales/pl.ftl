story-@NAME@ = @TITLE@
chapter-@NAME@-first-night = Pierwsza noc
achievement-the-larder-key = Klucz do spiżarni

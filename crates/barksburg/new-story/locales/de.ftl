story-@NAME@ = @TITLE@
chapter-@NAME@-first-night = Die erste Nacht
achievement-the-larder-key = Der Speisekammerschlüssel

# The words people read. Every name in the .kdl files has one here; `barksburg check` tells you which is missing.
story-@NAME@ = @TITLE@
chapter-@NAME@-first-night = The First Night
achievement-the-larder-key = The Larder Key

# The end of a chapter: what each mouse did, and what stays of it.

finale-mice = The mice
finale-stood-won = Won in round { $round }, on page { $page } of { $end }.
finale-stood-lost = Lost in round { $round }, on page { $page } of { $end }.
finale-blows = { $n ->
    [one] 1 wound dealt
   *[other] { $n } wounds dealt
}
finale-defeated = { $n ->
    [one] 1 minion defeated
   *[other] { $n } minions defeated
}
finale-blocked = { $n ->
    [one] 1 hit blocked
   *[other] { $n } hits blocked
}
finale-finds = { $n ->
    [one] 1 find
   *[other] { $n } finds
}
finale-cheese = { $n } cheese earned
finale-rooms = { $n ->
    [one] 1 room explored
   *[other] { $n } rooms explored
}
finale-captures = { $n ->
    [one] captured once
    [2] captured twice
   *[other] captured { $n } times
}
finale-nothing = Kept the others company
finale-carries = Carries:
finale-remembered = What the campaign remembers
finale-close = How close it was
finale-close-rooms = Rooms explored
finale-close-free = Mice still free
finale-close-boss = { $n ->
    [one] { $name }: 1 life left
   *[other] { $name }: { $n } life left
}
finale-fair-dice = Fair dice

award-champion = Champion
    .about = most minions defeated
award-finder = Sharp Nose
    .about = most finds
award-shield = Stout Shield
    .about = most hits blocked
award-scout = First Through the Door
    .about = most rooms explored
award-friend = Good Friend
    .about = most cheese given away
award-larder = Full Larder
    .about = most cheese earned
award-fighter = Hard Hitter
    .about = most wounds dealt
award-tough = Tough as Rind
    .about = most wounds taken, never captured
award-untouched = Not a Scratch
    .about = never wounded
award-wanderer = Tireless Paws
    .about = longest way walked

# Names for parties that were given none.
party-name-1 = The Thimble Company
party-name-2 = The Candle Watch
party-name-3 = The Order of the Crumb
party-name-4 = The Cellar Irregulars
party-name-5 = The Oak Root Fellowship
party-name-6 = The Silver Whiskers
party-name-7 = The Needle Guard
party-name-8 = The Moonlit Tails
party-name-9 = The Cracked Acorns
party-name-10 = The Pantry Patrol
party-name-11 = The Lantern League
party-name-12 = The Hourglass Runners

# Credits
credits-title = Credits
credits-line = This party played the whole story.
credits-won = { $n ->
    [one] won on the first try
   *[other] won on try { $n }
}
credits-lost = not won
credits-made = Table, drawings, sounds and words: the Barksburg authors. And everybody who sat at this table.
credits-fonts = Fonts: Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica.

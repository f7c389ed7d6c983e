# What a server for many people tells those who come.
web-busy = The server is busy
    .text = It is still working on other saved games. Try again in ten seconds.

web-no-contact = The game servers have lost contact with each other
    .text = Nothing that was saved is lost. Try again in a few seconds.

web-full-house = This table is full, or too many tabs are open in your network. Close some, then reload.
web-crowded = Too many people online
    .text = For now, only players with a seat can get in. Try again in a minute.
web-closing = The server is restarting
    .text = No games can be started right now. Wait a minute, then try again.
web-nearly-full = No space for new games
    .text = The server’s storage is full. Games in progress are not affected. Ask the host to make room.
web-enough-today = Daily limit reached
    .text = Too many games were started from your network today. Try again tomorrow, or ask the host.
web-log-full = This game has reached the maximum number of moves. Make a copy to continue.

# Chat
web-talk-off = The host has turned the chat off.
web-talk-mute = Hide the chat for me
web-talk-hear = Show the chat again
web-talk-silent = Turn the chat off for everybody

# The seal
web-not-sealed = The dice of this game are not sealed: its seed was entered by hand or came with a file.

# A damaged game
web-damaged = Part of this game is damaged
    .text = Everything before the damage is intact. You can continue from there in a copy; the damaged game stays as it is.
web-damaged-copy = Continue from there

# Your data
web-yours = Your games and seats
web-yours-nothing = Nothing is stored for this browser.
web-yours-games = { $n ->
    [one] One game that you host
   *[other] { $n } games that you host
}
web-yours-books = { $n ->
    [one] One campaign
   *[other] { $n } campaigns
}
web-yours-seats = { $n ->
    [one] One seat in somebody else’s game
   *[other] { $n } seats in other people’s games
}
web-yours-what = Deleting removes your games and campaigns for everybody who plays in them, and frees your seats in other games. The name you used there stays in the log of those games until their host deletes them. Nothing can be restored.
web-yours-sure = Yes, delete everything
web-yours-delete = Delete my games and seats
web-privacy = Privacy
web-privacy-kept = What is stored
web-privacy-games = Games and campaigns: every choice with its time.
web-privacy-names = The name you enter when you take a seat, for that game only. It need not be your real name.
web-privacy-cookie = One cookie with a random number, by which the server knows your seats. It stores only a fingerprint of the number. The cookie lasts a year.
web-privacy-settings = Cookies for language, theme, your last setup and a hidden chat. Other settings stay in your browser.
web-privacy-not = What is not stored
web-privacy-talk = The chat: it is kept in memory and forgotten when nobody has been at the table for six hours, or when the server restarts.
web-privacy-addresses = Your network address: it is used for limits, in memory only. The server’s log names an address only if far too many requests come from it.
web-privacy-others = Nothing is sent to anybody else. There are no advertisements and no statistics about you.
web-privacy-long = How long
web-privacy-until = Until you or the host of a game delete it.
web-privacy-unfinished = { $n ->
    [one] Unfinished games are deleted after one day without a move.
   *[other] Unfinished games are deleted after { $n } days without a move.
}
web-privacy-finished = { $n ->
    [one] Finished games are deleted after one day.
   *[other] Finished games are deleted after { $n } days.
}
web-privacy-yours = You can delete everything of yours on one page:

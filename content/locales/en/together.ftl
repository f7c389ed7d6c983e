# Playing together: invitations, talk, pings, the screen in the middle and the phones around it.

## Invitations
web-invite-copy = Copy link
web-invite-copied = Copied.
web-invite-code = Or they enter this code on the home page:
web-invite-qr = QR code of the link
web-invite-only-here = Only this computer can open the link. To play in your network, start Barksburg with --listen 0.0.0.0:7777; to play over the internet, add --public-url.
web-join-friends = Join friends
web-join-code = Invitation code
web-join-go = Join

## The seal
web-seal-good = Checked in your browser: these are the dice that were fixed before the first roll.
web-seal-bad = Checked in your browser: these are not the dice that were fixed before the first roll.
web-seal-words = What was fixed

## Round the table
web-chat = Chat
web-talk = Messages
web-say = Message
web-say-go = Send
web-here = online
web-away = offline
web-you = (you)
web-watcher = A spectator
web-phrase-well-played = Well played!
web-phrase-wait = Wait for me.
web-phrase-idea = What would you do?
web-phrase-careful = Careful!
web-phrase-thanks = Thank you!
web-phrase-go-on = Go ahead.
web-notice-sat = { $name } joins{ $n ->
    [0] {""}
    [one] {" "}and plays { $mice }
   *[other] {" "}and plays { $mice }
 }.
web-notice-plays = { $n ->
    [0] { $name } no longer plays a mouse.
    [one] { $name } now plays { $mice }.
   *[other] { $name } now plays { $mice }.
 }
web-notice-left = { $name } left the table.
web-notice-freed = The host removed { $name }.
web-notice-undone = { $name } undid { $n ->
    [one] the last choice
   *[other] { $n } choices
 }.
web-notice-undone-roll = { $name } undid { $n ->
    [one] the last choice
   *[other] { $n } choices
 }, including a roll.
web-log-undone = { $n ->
    [one] The last choice was undone, back to this point.
   *[other] { $n } choices were undone, back to this point.
 }
web-log-undone-roll = { $n ->
    [one] The last choice was undone, back to this point, including a roll.
   *[other] { $n } choices were undone, back to this point, including a roll.
 }
web-ping-says = { $name } points at { $where }.
web-arrow-says = { $name } suggests: from { $where } to { $to }.
web-arrow-from = The arrow starts here. Go to its end and press Shift+P again. Press it here to remove your arrows.
web-key-ping = point at a space (or right-click, or press and hold)
web-key-arrow = draw an arrow: press at its start and at its end (or drag with the right button, or press, hold and slide)

## Passing
web-pass-quietly = Pass and mute
    .about = You won’t be asked about this again in this chapter. You can change it below the chat.
web-passed = { $n ->
    [one] 1 muted reaction
   *[other] { $n } muted reactions
 }
web-ask-again = Unmute

## Seats
web-hand-over = Hand over a mouse
web-hand-mouse = Mouse
web-hand-to = To
web-hand-go = Hand over
web-manners = Table rules
web-party-decides = Who decides for the party
web-party-all = Anyone: the first answer counts
web-party-active = The player whose mouse has the turn
web-settle-ties = Decide minion ties for me
    .about = Ties between minions (who acts first, which way, which entry space) are decided the way a good player would. You can change this under “Seats and invitations”.
web-reader = Who reads the story aloud
    .about = Story pages open for this player first. The others see each page as soon as it has been opened there.
web-reader-nobody = Everybody reads for themselves
web-reads = { $name } reads the story aloud.
web-reads-me = You read the story aloud: the others see a page when you open it.
web-ties-settled = Decide minion ties (who acts first, which way, which entry space) automatically, the way a good player would
web-watchers = { $n ->
    [one] One spectator can watch.
   *[other] { $n } spectators can watch.
 }
web-watchers-away = Remove spectators
web-watchers-talk = Spectators can chat

## The screen in the middle
web-screen = Table screen
    .about = For a big screen on the table: it shows the board, initiative, hourglass, dice and log. Each phone shows that player’s mice and actions.
web-screen-open = Open table screen
web-screen-join = Scan to join, or enter this code on the home page:
web-screen-invite = Show invitation
web-defense-by = { $who } rolls the minions’ defense.
web-waiting-party = The party decides together.

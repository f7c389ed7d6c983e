# Playing together: invitations, talk, pings, the screen in the middle and the phones around it.

## Invitations
web-invite-copy = Copy the link
web-invite-copied = Copied.
web-invite-code = Or let them type this code on the first page:
web-invite-qr = The link as a picture to scan with a phone
web-invite-only-here = This server listens on this computer only, so nobody else can open the link. Start it with --listen 0.0.0.0:7777 to play with everybody in your network, or with --public-url for the world.
web-join-friends = Join friends
web-join-code = Code of the invitation
web-join-go = Join

## The seal
web-seal-good = Your browser has done the sum: the seal holds. These were the dice that were sealed before the first roll.
web-seal-bad = Your browser has done the sum, and the seal does not hold: these are not the dice that were sealed.
web-seal-words = What was sealed

## Round the table
web-chat = Round the table
web-talk = What was said
web-say = Say something
web-say-go = Say
web-here = here
web-away = away
web-you = (you)
web-watcher = Somebody watching
web-phrase-well-played = Well played!
web-phrase-wait = Wait for me.
web-phrase-idea = Your idea?
web-phrase-careful = Careful!
web-phrase-thanks = Thank you!
web-phrase-go-on = Go on.
web-notice-sat = { $name } sits down{ $n ->
    [0] {""}
    [one] {" "}and plays { $mice }
   *[other] {" "}and plays { $mice }
 }.
web-notice-plays = { $n ->
    [0] { $name } plays no mouse any more.
    [one] { $name } now plays { $mice }.
   *[other] { $name } now plays { $mice }.
 }
web-notice-left = { $name } has left the table.
web-notice-freed = The host has freed { $name }’s seat.
web-notice-undone = { $name } took back { $n ->
    [one] the last choice
   *[other] { $n } choices
 }.
web-notice-undone-roll = { $name } took back { $n ->
    [one] the last choice
   *[other] { $n } choices
 }, past a roll.
web-log-undone = { $n ->
    [one] The last choice was taken back to here.
   *[other] { $n } choices were taken back to here.
 }
web-log-undone-roll = { $n ->
    [one] The last choice was taken back to here, past a roll.
   *[other] { $n } choices were taken back to here, past a roll.
 }
web-ping-says = { $name } points at { $where }.
web-arrow-says = { $name } suggests: from { $where } to { $to }.
web-arrow-from = The arrow begins here. Go to where it should lead and press Shift+P again; here it takes your arrows away.
web-key-ping = point at a space (or: right click; with a finger, press and keep holding)
web-key-arrow = suggest a way: once where it begins, once where it leads (or: drag with the right button; with a finger, keep holding, then slide there)

## Passing
web-pass-quietly = Pass, and don’t ask again
    .about = For the rest of this chapter this is passed for you. You can change it below the log.
web-passed = { $n ->
    [one] One reaction is
   *[other] { $n } reactions are
 } passed for you
web-ask-again = Ask me again

## Seats
web-hand-over = Hand a mouse over
web-hand-mouse = Mouse
web-hand-to = to
web-hand-go = Hand over
web-manners = Manners at this table
web-party-decides = What the party decides is answered by
web-party-all = anybody: the first answer counts
web-party-active = the player whose mouse has its turn
web-settle-ties = Settle such ties without me
    .about = Ties among minions (which acts first, which way it goes, where it comes in) are settled without asking, as a sensible player would. This can be changed under “Seats and invitations”.
web-ties-settled = Ties among minions (which acts first, which way it goes, where it comes in) are settled without asking, as a sensible player would
web-watchers = { $n ->
    [one] One person may watch.
   *[other] { $n } people may watch.
 }
web-watchers-away = End the watching
web-watchers-talk = Those who watch may talk, too

## The screen in the middle
web-screen = Table screen
    .about = Put a big screen in the middle: it shows board, track, clock, dice and log, and each phone shows its player’s mice and what they can do.
web-screen-open = Open the table screen
web-screen-join = Scan to sit down, or type this code on the first page:
web-screen-invite = Show an invitation here
web-waiting-party = The party decides together.

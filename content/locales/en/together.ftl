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

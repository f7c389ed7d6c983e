# What to do next, by the state of a chapter; and what its counters count.

goal-one-room-one-door-clear-the-room = Defeat the rat and the roach.
goal-one-room-one-door-through-the-door = Leave through the door to the west.

goal-flight-to-barksburg-clear-the-cell = Defeat the guards in the Guard Room.
goal-flight-to-barksburg-down-the-grate = Step onto the grate and explore downwards.
goal-flight-to-barksburg-out-of-the-sewer = Leave the sewer for the Kitchen Tunnels.
goal-flight-to-barksburg-to-the-fresh-air = Go on to the Tunnel Entrance.
goal-flight-to-barksburg-up-to-the-grass = Climb up to the Courtyard.
goal-flight-to-barksburg-clear-the-yard = Defeat everything in the Courtyard.
goal-flight-to-barksburg-into-the-oak = Get everybody into the hole in the oak.

goal-lilys-tail-reach-lily = Reach Lily in the Crystal Tunnels.
goal-lilys-tail-open-the-trap = End a turn next to Lily and open the trap.
goal-lilys-tail-beat-skitter-clak = Defeat Skitter-Clak.
goal-lilys-tail-clear-the-tunnels = Defeat everything that is left in the Crystal Tunnels.

goal-the-cat-and-the-kettle-to-the-alchemist = Find the Alchemist’s Chamber.
goal-the-cat-and-the-kettle-clear-the-laboratory = Defeat everything in the Alchemist’s Chamber.
goal-the-cat-and-the-kettle-read-the-ledger = End a turn on the desk and read the ledger.
goal-the-cat-and-the-kettle-behind-the-wall = Bring everybody back to the Crystal Tunnels.

goal-against-the-stream-up-the-drain = Reach the King’s Tunnels before the barrel does.
goal-against-the-stream-beat-the-spider = Defeat everything in the King’s Tunnels.
goal-against-the-stream-two-spokes = Stand at both spokes of the wheel at once.

goal-to-bell-the-cat-to-the-table = Reach the Dining Hall.
goal-to-bell-the-cat-clear-the-hall = Defeat the guards in the Dining Hall.
goal-to-bell-the-cat-lift-the-bell = End a turn on the table and lift the bell.
goal-to-bell-the-cat-tie-five-knots = End turns on Brodie’s space until five knots are tied.

goal-the-seventh-drop-to-the-king = Reach the King’s Chamber.
goal-the-seventh-drop-wait-for-seven = Stay hidden until the queen has counted to seven.
goal-the-seventh-drop-clear-the-chamber = Defeat the guards in the King’s Chamber.
goal-the-seventh-drop-whisper = Let Collin whisper on the bed until the king hears.
goal-the-seventh-drop-back-behind-the-wall = Bring everybody back to the King’s Tunnels.

goal-every-lamp-hold-the-gate = Defeat each wave, and keep minions away from the hole in the oak.
goal-every-lamp-beat-the-captain = Defeat Captain Vurst.

goal-three-ways-to-a-mirror-to-her-room = Find a way into the Queen’s Chamber.
goal-three-ways-to-a-mirror-clear-her-room = Defeat the guards in the Queen’s Chamber.
goal-three-ways-to-a-mirror-take-the-brush = End a turn on the vanity and take the brush.
goal-three-ways-to-a-mirror-down-the-hearth = Bring everybody down to the Forge.

goal-two-fires-more-fire = Raise the fire: end a turn at the bellows in the Forge.
goal-two-fires-less-fire = Let the fire sink to 4.
goal-two-fires-pour = End a turn on the desk and pour a drop, while the fire stands at 2 to 4.
goal-two-fires-beat-skitter-clak = Defeat Skitter-Clak in the Forge.
goal-two-fires-six-again = Bring everybody to the Kitchen Tunnels.

goal-what-the-king-forgot-clear-the-kitchen = Defeat everything in the Kitchen.
goal-what-the-king-forgot-find-the-cake = End a turn on the counter and find the cake.
goal-what-the-king-forgot-lay-the-cake = End a turn on the king’s table and lay the cake before him.
goal-what-the-king-forgot-lay-the-ring = End a turn on the king’s table and lay the ring before him.
goal-what-the-king-forgot-sing-the-song = End a turn on the king’s table and sing him the song.
goal-what-the-king-forgot-find-the-song = Clear the Guard Room and end a turn by the cage: the song is there.
goal-what-the-king-forgot-find-the-ring = End a turn in the bend of the Pipes: the ring is there.
goal-what-the-king-forgot-back-for-the-cake = Go back to the Kitchen counter: the cake is there.
goal-what-the-king-forgot-hear-the-king = Wait for the king’s answer.

goal-the-dark-of-the-moon-down-the-pipe = Follow the queen down into the Pipes.
goal-the-dark-of-the-moon-through-the-grate = Go on down to the Sewer Drain Pipe.
goal-the-dark-of-the-moon-to-the-pit = Go on to the Tunnel Entrance.
goal-the-dark-of-the-moon-bite-a-thread = End turns at the threads around the pit: each one bitten through weakens the spider.
goal-the-dark-of-the-moon-beat-the-spider = Defeat the spider.

counter-crumbs = Cheese on the counter
counter-strokes = Strokes until the barrel is up
counter-knots = Knots tied
counter-lamps = Lamps burning
counter-unmissed = Guards until they are missed
counter-drops = Drops
counter-unheard = Whispers until the king hears
counter-fire = Fire
counter-poured = Drops poured
counter-ink = Ink in the pot
counter-threads = Threads that hold her

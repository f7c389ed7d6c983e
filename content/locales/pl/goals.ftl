# Co zrobić teraz, zależnie od stanu rozdziału; i co liczą jego liczniki.

goal-one-room-one-door-clear-the-room = Pokonajcie szczura i karalucha.
goal-one-room-one-door-through-the-door = Wyjdźcie drzwiami na zachodzie.

goal-flight-to-barksburg-clear-the-cell = Pokonajcie strażników w Wartowni.
goal-flight-to-barksburg-down-the-grate = Stańcie na kracie i zejdźcie na zwiad w dół.
goal-flight-to-barksburg-out-of-the-sewer = Wyjdźcie z Kanałów do Tuneli Kuchennych.
goal-flight-to-barksburg-to-the-fresh-air = Idźcie dalej, do Wejścia do Tuneli.
goal-flight-to-barksburg-up-to-the-grass = Wespnijcie się na Dziedziniec.
goal-flight-to-barksburg-clear-the-yard = Pokonajcie wszystkich na Dziedzińcu.
goal-flight-to-barksburg-into-the-oak = Wejdźcie wszyscy do dziupli dębu.

goal-lilys-tail-reach-lily = Dotrzyjcie do Lily w Kryształowym Tunelu.
goal-lilys-tail-open-the-trap = Zakończcie turę obok Lily i otwórzcie pułapkę.
goal-lilys-tail-beat-skitter-clak = Pokonajcie Skitter-Claka.
goal-lilys-tail-clear-the-tunnels = Pokonajcie wszystkich, którzy zostali w Kryształowym Tunelu.

goal-the-cat-and-the-kettle-to-the-alchemist = Znajdźcie Komnatę Alchemika.
goal-the-cat-and-the-kettle-clear-the-laboratory = Pokonajcie wszystkich w Komnacie Alchemika.
goal-the-cat-and-the-kettle-read-the-ledger = Zakończcie turę na biurku i przeczytajcie księgę rachunkową.
goal-the-cat-and-the-kettle-behind-the-wall = Wróćcie wszyscy do Kryształowego Tunelu.

goal-against-the-stream-up-the-drain = Dotrzyjcie do Tuneli Króla przed beczką.
goal-against-the-stream-beat-the-spider = Pokonajcie wszystkich w Tunelach Króla.
goal-against-the-stream-two-spokes = Stańcie jednocześnie przy obu szprychach koła.

goal-to-bell-the-cat-to-the-table = Dotrzyjcie do Jadalni.
goal-to-bell-the-cat-clear-the-hall = Pokonajcie strażników w Jadalni.
goal-to-bell-the-cat-lift-the-bell = Zakończcie turę na stole i weźcie dzwoneczek.
goal-to-bell-the-cat-tie-five-knots = Kończcie tury na polu Puszka, aż zawiążecie pięć supłów.

goal-the-seventh-drop-to-the-king = Dotrzyjcie do Komnaty Króla.
goal-the-seventh-drop-wait-for-seven = Zostańcie w ukryciu, aż królowa doliczy do siedmiu.
goal-the-seventh-drop-clear-the-chamber = Pokonajcie strażników w Komnacie Króla.
goal-the-seventh-drop-whisper = Niech Collin szepcze na łóżku, aż król usłyszy.
goal-the-seventh-drop-back-behind-the-wall = Wróćcie wszyscy do Tuneli Króla.

goal-every-lamp-hold-the-gate = Pokonajcie każdą falę i nie dopuśćcie sługusów do dziupli dębu.
goal-every-lamp-beat-the-captain = Pokonajcie kapitana Vursta.

goal-three-ways-to-a-mirror-to-her-room = Znajdźcie drogę do Komnaty Królowej.
goal-three-ways-to-a-mirror-clear-her-room = Pokonajcie strażników w Komnacie Królowej.
goal-three-ways-to-a-mirror-take-the-brush = Zakończcie turę na toaletce i weźcie szczotkę.
goal-three-ways-to-a-mirror-down-the-hearth = Zejdźcie wszyscy do Kuźni.

goal-two-fires-more-fire = Rozdmuchajcie ogień: zakończcie turę przy miechu w Kuźni.
goal-two-fires-less-fire = Poczekajcie, aż ogień spadnie do 4.
goal-two-fires-pour = Zakończcie turę na biurku i nalejcie kroplę, póki ogień ma od 2 do 4.
goal-two-fires-beat-skitter-clak = Pokonajcie Skitter-Claka w Kuźni.
goal-two-fires-six-again = Zbierzcie się wszyscy w Tunelach Kuchennych.

goal-what-the-king-forgot-clear-the-kitchen = Pokonajcie wszystkich w Kuchni.
goal-what-the-king-forgot-find-the-cake = Zakończcie turę na blacie i znajdźcie ciasto.
goal-what-the-king-forgot-lay-the-cake = Zakończcie turę na stole i połóżcie przed królem ciasto.
goal-what-the-king-forgot-lay-the-ring = Zakończcie turę na stole i połóżcie przed królem pierścionek.
goal-what-the-king-forgot-sing-the-song = Zakończcie turę na stole i zaśpiewajcie królowi piosenkę.
goal-what-the-king-forgot-find-the-song = Oczyśćcie Wartownię i zakończcie turę przy klatce: tam jest piosenka.
goal-what-the-king-forgot-find-the-ring = Zakończcie turę w kolanku Rur: tam jest pierścionek.
goal-what-the-king-forgot-back-for-the-cake = Wróćcie do blatu w Kuchni: tam jest ciasto.
goal-what-the-king-forgot-hear-the-king = Zaczekajcie na odpowiedź króla.

goal-the-dark-of-the-moon-down-the-pipe = Idźcie za królową w dół, do Rur.
goal-the-dark-of-the-moon-through-the-grate = Zejdźcie dalej, do Rury Ściekowej.
goal-the-dark-of-the-moon-to-the-pit = Idźcie dalej, do Wejścia do Tuneli.
goal-the-dark-of-the-moon-bite-a-thread = Kończcie tury przy niciach wokół studni: każda przegryziona osłabia pajęczycę.
goal-the-dark-of-the-moon-beat-the-spider = Pokonajcie pajęczycę.

counter-crumbs = Ser na blacie
counter-strokes = Szarpnięcia liny, zanim beczka dotrze na górę
counter-knots = Zawiązane supły
counter-lamps = Palące się lampy
counter-unmissed = Strażnicy, zanim ktoś zauważy ich brak
counter-drops = Krople
counter-unheard = Szepty, aż król usłyszy
counter-fire = Ogień
counter-poured = Nalane krople
counter-ink = Atrament w kałamarzu
counter-threads = Nici, które ją trzymają

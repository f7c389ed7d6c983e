story-skirmish = Scharmützel
chapter-rats-in-the-kitchen = Ratten in der Küche
    .goal = Schlagt euch bis ins Gemach des Königs durch und räumt auf: Kein einziger Gegner darf übrig bleiben.
chapter-the-captains-dinner = Das Mahl des Hauptmanns
    .goal = Dringt in den Speisesaal vor und verderbt Hauptmann Gram das Mahl: Er muss besiegt werden.
chapter-under-the-forge = Unter der Schmiede
    .goal = Steigt zur Schmiede hinab und macht dem Klappern ein Ende: Besiegt Skitter-Clak.
chapter-the-queens-pet = Der Schoßkater der Königin
    .goal = Schleicht euch am Kater vorbei, findet die Königin in ihrem Gemach und besiegt Vanestra.

rule-rats-in-the-kitchen-last-room = Der letzte Raum

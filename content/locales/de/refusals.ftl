# Warum etwas nicht geht. Je ein Satz an die Spieler.

why-over = Das Kapitel ist zu Ende.
why-other-decision = Erst muss etwas anderes entschieden werden.
why-action-spent = In diesem Zug ist keine Aktion mehr übrig.
why-move-spent = Die Bewegung dieses Zuges ist schon vorbei.
why-not-adjacent = Dieses Feld grenzt nicht an.
why-red-line = Über rote Linien kommen Mäuse nicht.
why-no-way = Da führt kein Weg hin.
why-space-full = Dort ist kein Platz mehr.
why-movement = Das kostet { $need } Bewegung, { $have ->
    [0] und es ist keine mehr übrig
    [one] übrig ist nur noch 1
   *[other] übrig sind nur noch { $have }
 }.
why-held-by-minions = Hier sind zu viele Gegner: { $minions ->
    [one] 1 Gegner
   *[other] { $minions } Gegner
 } gegen { $mice ->
    [one] 1 Maus
   *[other] { $mice } Mäuse
 }.
why-against-current = Gegen die Strömung kommt keine Maus an.
why-climb-first = Diese Maus muss erst aus dem Wasser klettern.
why-knocked-down = Wer niedergestreckt wurde, muss erst aufstehen.
why-webbed = Eine eingesponnene Maus kann sich nicht bewegen. Erst befreien!
why-stunned = Eine betäubte Maus kann nur versuchen, sich zu erholen.
why-not-moved-yet = Wuseln geht erst nach der Bewegung.
why-no-weapon = Diese Maus hat keine Waffe angelegt.
why-not-equipped = Diese Karte ist nicht angelegt.
why-out-of-reach = Dieses Ziel ist außer Reichweite.
why-not-seen = Da ist etwas im Weg: keine Sichtlinie.
why-near-foe-first = Ein Gegner steht direkt daneben, also muss der Fernangriff ihm gelten.
why-already-searched = Hier hat diese Maus schon etwas gefunden.
why-nothing-to-recover = Es gibt nichts, wovon sie sich erholen müsste.
why-minions-here = Nicht, solange Gegner da sind.
why-not-at-exit = Diese Maus steht nicht an diesem Ausgang.
why-no-matching-exit = Hinter diesem Ausgang passt nichts an.
why-tile-occupied = Das Spielplanteil hinter diesem Ausgang müsste umgedreht werden, aber darauf steht noch jemand.
why-not-on-flip-space = Diese Maus steht nicht auf dem Feld, das das Spielplanteil umdreht.
why-no-hook = Dafür braucht die Gruppe den Angelhaken an der Schnur.
why-not-tinkerer-nor-scamp = Die Zahnräder bedienen nur Tüftler und Strolche.
why-in-water = Nicht im Wasser.
why-free-spent = Das wurde in diesem Zug schon getan.
why-not-near = Keine Maus ist nah genug.
why-cheese = Das kostet { $need } Käse, und diese Maus hat { $have }.
why-wrong-class = Diese Maus hat nicht die richtige Klasse.
why-ability-used = Diese Fähigkeit wurde in diesem Zug schon eingesetzt.
why-already-used = Das ist schon vergeben.
why-not-now = Das geht gerade nicht.
why-not-held = Das hat diese Maus nicht.
why-pack-or-paws = Dafür ist kein Platz.
why-requirement = Diese Maus erfüllt die Voraussetzung der Karte nicht.
why-not-in-stash = Das ist nicht im Gruppeninventar.
why-occupied = Da steht schon jemand.
why-held = Diese Maus wird festgehalten.
why-room-forbids = Eine Regel dieses Raums verbietet es.
why-scurrying = Nicht mitten im Wuseln.
why-gone = Das ist nicht mehr da.

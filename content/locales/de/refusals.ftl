# Warum etwas nicht geht. Je ein Satz an die Spieler.

why-over = Das Kapitel ist zu Ende.
why-other-decision = Erst muss etwas anderes entschieden werden.
why-action-spent = In diesem Zug ist keine Aktion mehr übrig.
why-move-spent = Die Bewegung ist in diesem Zug schon verbraucht.
why-ended-by-standing = Aufstehen kostet die ganze Bewegung.
why-ended-by-climb = Aus dem Wasser zu klettern kostet die ganze Bewegung.
why-ended-by-company = Diese Maus ist auf ein Feld mit Gegnern gegangen, damit war ihre Bewegung zu Ende.
why-ended-by-water = Diese Maus ist ins Wasser gegangen, damit war ihre Bewegung zu Ende.
why-not-adjacent = Dieses Feld ist nicht benachbart.
why-red-line = Mäuse können rote Linien nicht überqueren.
why-no-way = Dorthin führt kein Weg.
why-one-way-in = Dieses Feld ist nur nach einer Seite offen.
why-space-full = Das Feld ist voll.
why-movement = Das kostet { $need ->
    [one] 1 Bewegungspunkt
   *[other] { $need } Bewegungspunkte
 }, { $have ->
    [0] und es ist keiner mehr übrig
    [one] übrig ist nur noch 1
   *[other] übrig sind nur noch { $have }
 }.
why-held-by-minions = Auf diesem Feld sind zu viele Gegner: { $minions ->
    [one] 1 Gegner
   *[other] { $minions } Gegner
 } gegen { $mice ->
    [one] 1 Maus
   *[other] { $mice } Mäuse
 }.
why-against-current = Mäuse können nicht gegen die Strömung schwimmen.
why-climb-first = Diese Maus muss erst aus dem Wasser klettern.
why-knocked-down = Eine niedergestreckte Maus muss erst aufstehen.
why-webbed = Eine eingesponnene Maus kann sich nicht bewegen. Sie muss sich erst erholen.
why-stunned = Eine betäubte Maus kann sich nur erholen.
why-not-moved-yet = Diese Maus hat sich noch nicht bewegt. Erst danach kann sie wuseln.
why-no-weapon = Diese Maus hat keine Waffe angelegt.
why-not-equipped = Diese Karte ist nicht angelegt.
why-out-of-reach = Das Ziel ist außer Reichweite.
why-not-seen = Das Ziel ist nicht in Sicht.
why-near-foe-first = Ein Gegner steht auf diesem Feld oder direkt daneben. Der Fernkampfangriff muss ihm gelten.
why-already-searched = Diese Maus hat in diesem Raum schon etwas gefunden.
why-nothing-to-recover = Es gibt nichts, wovon sich diese Maus erholen muss.
why-minions-here = Das geht nicht, solange Gegner im Raum sind.
why-not-at-exit = Diese Maus steht nicht an diesem Übergang.
why-no-matching-exit = Auf der anderen Seite gibt es keinen passenden Übergang.
why-tile-occupied = Das Spielplanteil hinter diesem Übergang müsste umgedreht werden, aber darauf steht noch eine Figur.
why-not-on-flip-space = Diese Maus steht nicht auf dem Drehfeld.
why-no-hook = Dafür braucht ihr den Angelhaken an der Schnur im Gruppeninventar.
why-not-tinkerer-nor-scamp = Hier können nur Tüftler und Strolche erkunden.
why-in-water = Das geht nicht im Wasser.
why-free-spent = Das hat diese Maus in diesem Zug schon getan.
why-not-near = Das ist zu weit weg.
why-cheese = Das kostet { $need } Käse, und diese Maus hat { $have }.
why-wrong-class = Das passt nicht zur Klasse dieser Maus.
why-ability-used = Diese Maus hat in diesem Zug schon eine andere Fähigkeit eingesetzt.
why-same-ability-used = Diese Fähigkeit wurde in diesem Zug schon eingesetzt.
why-already-used = Das ist schon vergeben.
why-not-now = Das geht gerade nicht.
why-only-poison = Gifttreffer heilen nur Gegenmittel und besondere Heilung.
why-not-held = Das hat diese Maus nicht.
why-pack-or-paws = Dafür hat diese Maus keinen Platz.
why-requirement = Diese Maus erfüllt die Voraussetzungen der Karte nicht.
why-not-in-stash = Das ist nicht im Gruppeninventar.
why-occupied = Dort steht schon eine Figur.
why-held = Diese Maus kommt hier nicht weg.
why-room-forbids = Eine Sonderregel dieses Raums verbietet das.
why-scurrying = Das geht nicht mitten im Wuseln.
why-gone = Das ist nicht mehr da.

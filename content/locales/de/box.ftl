### Die Schachtel: Namen und Stimmungszeilen aller Karten. Regeltexte entstehen aus den Beschreibungen der Karten.

## Mäuse
mouse-collin = Collin
    .gen = Collins
    .gender = masculine
    .title = Der Prinz
    .flavour = Kleiner als früher, aber umso königlicher.
mouse-filch = Finger
    .gen = Fingers
    .gender = masculine
    .title = Der Langfinger
    .flavour = Er stiehlt nie. Er befreit Dinge von ihren Besitzern.
mouse-lily = Lily
    .gen = Lilys
    .gender = feminine
    .title = Die Tochter Borkenheims
    .flavour = Sie war schon immer Maus und findet Anfänger anstrengend.
mouse-maginos = Maginos
    .gen = Maginos’
    .gender = masculine
    .title = Der Hofmystiker
    .flavour = Der Bart hat den Zauber nicht überlebt. Er möchte nicht darüber reden.
mouse-nez = Rex
    .gen = Rex’
    .gender = masculine
    .title = Der Schmied
    .flavour = Großes Herz, großer Hammer, viel zu kleine Türen.
mouse-tilda = Tilda
    .gen = Tildas
    .gender = feminine
    .title = Die Heilerin
    .flavour = Erst wird verbunden, dann geschimpft. Wer Glück hat, in dieser Reihenfolge.

## Kräfte
power-born-to-lead = Geborener Anführer
power-pilfer = Stibitzen
power-prehensile-tail = Klammerschwanz
power-lessons-learned = Erfahrung macht weise
power-scout = Kundschafterin
power-draw-power = Energiesog
power-tough-as-an-anvil = Hart wie ein Amboss
power-draw-empathetic-power = Kraft des Mitgefühls
power-steal = Stehlen
power-aggressive = Aggressiv
power-poison = Gift
power-stun = Betäuben
power-pistoleer = Pistolero
power-constrict = Umschlingen
power-carapace = Panzer
power-charm = Zauber
power-sting = Stich
power-web = Netz
power-call = Ruf

## Fähigkeiten
ability-first-aid = Erste Hilfe
    .flavour = Ein sauberes Blatt, ein fester Knoten, ein gutes Wort.
ability-accurate-shot = Präzisionsschuss
    .flavour = Genau zwischen die zweite Rippe und die schlechte Laune.
ability-aimed-shot = Gezielter Schuss
    .flavour = Ausatmen. Jetzt.
ability-power-shot = Kraftschuss
    .flavour = Die Sehne sang. Die Ratte nicht mehr.
ability-preemptive-shot = Präventivschuss
    .flavour = Willkommen in unserem Zimmer!
ability-keen-eye = Adlerauge
    .flavour = Seht ihr den losen Riemen? Alle auf den losen Riemen!
ability-cure = Kurieren
    .flavour = Es schmeckt scheußlich, also muss es wirken.
ability-fortify = Stärkung
    .flavour = Kinn hoch, Schild hoch, Schwanz einziehen.
ability-major-heal = Rundumheilung
    .flavour = Keiner geht, bevor nicht alle gehen können.
ability-thundersqueak = Donnerquieken
    .flavour = Erst rieselte der Staub von den Balken, dann die Kakerlaken.
ability-inspire = Inspiration
    .flavour = Er hielt eine Rede. Sie war kurz, das half.
ability-give-order = Befehl geben
    .flavour = Du. Den da. Noch mal!
ability-battle-leader = Den Kampf anführen
    .flavour = Niemand stürmt allein.
ability-chain-lightning = Kettenblitz
    .flavour = Es wäre unhöflich, jemanden auszulassen.
ability-mystic-bolt = Mystischer Blitz
    .flavour = Hinter dem Eimer war man früher einmal sicher.
ability-mystic-blast = Mystische Explosion
    .flavour = Freunde werden gebeten, einen Schritt zurückzutreten.
ability-invisibility = Unsichtbarkeit
    .flavour = Nur die Schnurrhaare sieht man noch, und auch das nur dienstags.
ability-meeps = Mieps
    .flavour = Keiner weiß, was sie sind. Aber jeder weiß, was sie fressen.
ability-knife-strike = Klingenwirbel
    .flavour = Eins für dich, eins für dich und eins vom Schwanz.
ability-find = Spürnase
    .flavour = Nichts ist verloren. Es kennt mich nur noch nicht.
ability-dodge = Leichtfüßig
    .flavour = Eben war er noch da. Jetzt ist er, wo es schöner ist.
ability-energy-rush = Energieschub
    .flavour = Der Käse hatte es in sich.
ability-set-trap = Falle stellen
    .flavour = Zur Abwechslung tappt mal ein anderer hinein.
ability-battle-squeak = Kampfquieken
    .flavour = In seinem Kopf klang es größer.
ability-feint = Finte
    .flavour = Da, eine Katze!
ability-protect = Beschützen
    .flavour = Hinter mich. Nein, richtig hinter mich.
ability-resolve = Parade
    .flavour = Fester Stand, Klinge hoch, keinen Schritt zurück.
ability-backlash = Kampfeslust
    .flavour = War das alles? Dann bin jetzt ich dran.

## Suchkarten: Startausrüstung
card-collins-sword = Collins Schwert
    .flavour = Es ist mit ihm geschrumpft und scharf geblieben.
card-tildas-mace = Tildas Streitkolben
    .flavour = Für Patienten, die nicht hören wollen.
card-maginos-staff = Maginos’ Stab
    .flavour = Auch als Gehstock geeignet, und als Ermahnung.
card-lilys-bow = Lilys Bogen
    .flavour = In Borkenheim geschnitzt, weit darüber hinaus gefürchtet.
card-nezs-hammer = Schmiedehammer
    .flavour = Er hat tausend Hufeisen geformt und zwei, drei Ratten.
card-dagger = Dolch
    .flavour = Klein, leise und immer als Erster am Tisch.
card-leather-breastplate = Lederbrustpanzer
    .flavour = War früher ein halber Handschuh.

## Suchkarten: Waffen
card-accurate-bow = Präzisionsbogen
    .flavour = Der Bogen trifft immer. Daneben schießt nur der Schütze.
card-enchanted-bow = Verzauberter Bogen
    .flavour = Er summt, wenn er noch einmal möchte.
card-long-bow = Langbogen
    .flavour = Größer als sein Schütze, wie die meisten seiner Ziele.
card-scorching-wand = Glutstab
    .flavour = Bitte am nicht glühenden Ende anfassen.
card-toothpick = Zahnstocher
    .flavour = Von der Tafel des Königs, kaum benutzt.
card-rusty-nail = Rostiger Nagel
    .flavour = Zwei Pfoten, ein Schwung, keine Widerrede.
card-acorn-flail = Eichelflegel
    .flavour = Jeden Herbst schickt die Eiche Nachschub.
card-pebble-sling = Kieselschleuder
    .flavour = Der älteste Trick gegen alles, was größer ist.
card-paring-knife = Schälmesser
    .flavour = Äpfel fürchten es schon lange, Ratten seit Kurzem.

## Suchkarten: Rüstung
card-shifting-cloak = Tarnmantel
    .flavour = Den Mantel hast du erwischt. Die Maus steht da drüben.
card-fish-scale-mail = Fischschuppenpanzer
    .flavour = Da rümpft jede Klinge die Nase.
card-button-shield = Knopfschild
    .flavour = Vier Löcher, und keins an der falschen Stelle.
card-thimble-helmet = Fingerhuthelm
    .flavour = Wenn es klingelt, hat er gewirkt.
card-acorn-cap = Eichelkappe
    .flavour = Hält Regen ab, und das meiste, was Elite-Ratten verschießen.

## Suchkarten: Zubehör
card-ring-of-cat-strength = Ring der Katzenstärke
    .flavour = Beim Ausholen schnurrt er leise.
card-fickle-amulet = Unstetes Amulett
    .flavour = Es überlegt es sich anders, und das Glück gleich mit.
card-felt-boots = Filzstiefel
    .flavour = Aus einem Hut, den niemand vermissen wird.
card-beetle-glass-lens = Käferglaslupe
    .flavour = Macht aus Krümeln Festmähler und findet beides.

## Suchkarten: Gegenstände
card-tinkerers-treasure = Tüftlerfundgrube
    .flavour = Gerümpel ist nur ein Plan, der noch nicht dran war.
card-cheese-wedge = Käseecke
    .flavour = Es gibt kein Problem, bei dem sie nicht hilft.
card-herb-poultice = Kräuterwickel
    .flavour = Duftet wie eine Wiese, brennt wie eine Brennnessel.
card-antidote = Gegengift
    .flavour = Gut schütteln, schnell trinken, nicht nach den Beinchen fragen.
card-pepper-pouch = Pfefferbeutel
    .flavour = Wer niest, beißt schlecht.
card-spring-and-nail = Feder und Nagel
    .flavour = Zusammenbauen, spannen, weglaufen.

## Suchkarten: Schriftrollen
card-levitate = Levitation
    .flavour = Denk an etwas Leichtes. Noch leichter.
card-blink = Wimpernschlag
    .flavour = Der kürzeste Weg ist, ihn gar nicht zu gehen.
card-leaden-paws = Bleipfoten
    .flavour = Plötzlich hängt der Boden sehr an ihnen.
card-cure-all = Allheilung
    .flavour = Mit den blauen Flecken verblasst auch die Tinte.
card-invoke-cheddar-golem = Cheddar-Golem beschwören
    .flavour = Stark, treu und an den Knien etwas bröselig.
card-hailstorm = Hagelsturm
    .flavour = Ja, drinnen. Frag nicht.

## Suchkarten: Tricks
card-determination = Entschlossenheit
    .flavour = Je später es wird, desto weniger haben wir Lust zu verlieren.
card-lurk-in-the-shadows = Im Schatten lauern
    .flavour = Sei ein Fleck an der Wand. Ein geduldiger.
card-narrow-escape = Um Haaresbreite
    .flavour = Das Schnurrhaar musste sowieso gestutzt werden.
card-tooth-and-tail = Mit Zahn und Schwanz
    .flavour = Im Zweifel alles auf einmal.
card-second-look = Noch mal nachsehen
    .flavour = Es ist immer unter dem letzten Topf.
card-friend-in-need = Freund in der Not
    .flavour = Duck dich! Gern geschehen.
card-nibble-the-wheel = Heimlich genascht
    .flavour = Nur ein Häppchen vom Käserad. Das merken die nie.
card-shake-it-off = Abschütteln
    .flavour = Einmal kräftig, von den Ohren abwärts.

## Suchkarten: Glück
card-cheese-stash = Käsevorrat
    .flavour = Den hat jemand aufgehoben. Wie aufmerksam.
card-warm-embers = Warme Glut
    .flavour = Zehn ruhige Atemzüge an einem fremden Feuer.
card-hidden-cache = Geheimversteck
    .flavour = Hinter dem losen Stein: noch ein loser Stein.
card-stopped-clock = Die Uhr steht still
    .flavour = Finger schwört, er habe sich nur ans Pendel gelehnt.
card-rolling-wheel = Davongerolltes Rad
    .flavour = Ihr Käse rollte die Treppe hinunter. Die ganze Treppe.
card-second-breakfast = Zweites Frühstück
    .flavour = Mit nur einer Mahlzeit sollte man keinen Tag hetzen.
card-rousing-song = Mutmachlied
    .flavour = Vierzig Strophen, und den Refrain konnten alle.

## Suchkarten: Unglück
card-abduction = Entführung
    .flavour = Ein Quieken, eine Falltür, eine Maus weniger.
card-creaking-floorboard = Knarrende Diele
    .flavour = Seit Jahren hatte sie auf diesen Schritt gewartet.
card-nest-in-the-wall = Nest in der Wand
    .flavour = Ihr habt geklopft. Sie haben aufgemacht.
card-sticky-cobweb = Klebrige Spinnweben
    .flavour = Die gute Nachricht: Es war niemand zu Hause.

## Suchkarten: Gruppengegenstände
card-disguises = Verkleidung
    .flavour = Graue Farbe, langes Gesicht, und bitte nicht quieken.
card-fishhook-and-thread = Angelhaken an der Schnur
    .flavour = Mit langer Schnur ist nichts weit weg.
card-dinner-fork = Gabel
    .flavour = Setz dich auf die Zinken, haben sie gesagt. Das wird lustig, haben sie gesagt.
card-grape = Traube
    .flavour = Rund, reif und eine Gefahr für alle in der Nähe.
card-catnip = Katzenminze
    .flavour = Auch der Schrecken hat eine Schwäche, und sie wächst neben der Küchentür.

## Gegner
minion-roach = Kakerlake
    .pl = Kakerlaken
    .gender = feminine
    .flavour = Lieber deinen Käse als dein Leben, aber sie ist da nicht festgelegt.
minion-rat-warrior = Rattenkrieger
    .gen = Rattenkriegers
    .pl = Rattenkrieger
    .pl-dat = Rattenkriegern
    .gender = masculine
    .flavour = Einst ein Wachmann, und noch immer ein Morgenmuffel.
minion-elite-rat = Elite-Rattenkrieger
    .gen = Elite-Rattenkriegers
    .pl = Elite-Rattenkrieger
    .pl-dat = Elite-Rattenkriegern
    .gender = masculine
    .flavour = Die gleiche Ratte mit besserer Haltung und Armbrust.
minion-spider = Spinne
    .pl = Spinnen
    .gender = feminine
    .flavour = Acht Augen, und alle auf dich gerichtet.
minion-centipede = Hundertfüßer
    .gen = Hundertfüßers
    .pl = Hundertfüßer
    .pl-dat = Hundertfüßern
    .gender = masculine
    .flavour = Man hört ihn recht lange kommen.
minion-brodie = Brodie
    .gen = Brodies
    .gender = masculine
    .flavour = Er ist gerecht: Er jagt alle.
minion-captain-vurst = Hauptmann Gram
    .gen = Hauptmann Grams
    .gender = masculine
    .flavour = Für Grausamkeit befördert, fürs Zielen gefürchtet.
minion-skitter-clak = Skitter-Clak
    .gen = Skitter-Claks
    .gender = masculine
    .flavour = Erst kommt das Geräusch. Der Rest kommt schnell.
minion-vanestra = Vanestra
    .gen = Vanestras
    .gender = feminine
    .flavour = Königin in jeder Gestalt, höflich in keiner.

## Initiativekarten
init-roach = Kakerlaken
init-rat-warrior = Rattenkrieger
init-elite-rat = Elite-Rattenkrieger
init-spider = Spinne
init-centipede = Hundertfüßer
init-brodie-pounces = Brodie springt
init-brodie-chases = Brodie jagt
init-captain-vurst = Hauptmann Gram
init-skitter-clak = Skitter-Clak
init-vanestras-charm = Vanestras Zauber
init-vanestras-sting = Vanestras Stich
init-vanestras-web = Vanestras Netz
init-vanestras-call = Vanestras Ruf

## Begegnungen: normale
encounter-rat-patrol = Rattenpatrouille
    .flavour = Links, links, links, schnüff.
encounter-crumb-gatherers = Krümelsammler
    .flavour = Sie halten den Boden sauber. Also runter vom Boden.
encounter-rustle-in-the-walls = Rascheln in den Wänden
    .flavour = Es hat aufgehört. Das ist schlimmer.
encounter-baited-hallway = Köder im Gang
    .flavour = Da liegt Käse herum. Wie verdächtig. Wie köstlich.
encounter-web-in-the-corner = Das Netz in der Ecke
    .flavour = Die Ecke hat gerade geblinzelt.
encounter-hundred-feet = Hundert Füße
    .flavour = Bei achtundneunzig haben wir aufgehört zu zählen.
encounter-changing-of-the-guard = Wachablösung
    .flavour = Die neue Schicht ist leider ausgeschlafen.
encounter-pantry-swarm = Gewimmel in der Vorratskammer
    .flavour = Der Mehlsack hat sich bewegt. Dann ist er gegangen.
encounter-sharpshooters = Scharfschützen
    .flavour = Ohren runter und Pläne kurz halten.
encounter-mixed-company = Gemischte Gesellschaft
    .flavour = Sie können einander nicht leiden. Uns noch weniger.
encounter-lone-sentry = Der einsame Posten
    .flavour = Er sah einsam aus, also rief er einen Freund.

## Begegnungen: schwierige
encounter-kitchen-raid = Überfall in der Küche
    .flavour = Erst die Kakerlaken, dann das, wovor sie weggelaufen sind.
encounter-night-watch = Nachtwache
    .flavour = Man hat ihnen jeden von uns beim Namen genannt.
encounter-spiders-parlour = Zu Gast bei der Spinne
    .flavour = Kommt doch herein. Bleibt doch.
encounter-under-the-flagstones = Unter den Steinplatten
    .flavour = Die Platte lag eben noch flach.
encounter-bottomless-bellies = Fässer ohne Boden
    .flavour = Sie haben die Kerze gefressen, und sie brannte noch.
encounter-firing-line = In der Schusslinie
    .flavour = Eine ordentliche Reihe sehr unhöflicher Überraschungen.
encounter-everyone-at-once = Alle auf einmal
    .flavour = Wer hat die denn alle eingeladen?

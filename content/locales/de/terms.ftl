# Die Begriffe des Spiels, wie man sie am Tisch sagt; wie Namen gebeugt werden, steht in crates/words.

## Wer mitspielt

term-mouse = Maus
    .pl = Mäuse
    .pl-dat = Mäusen
    .gender = feminine
term-minion = Gegner
    .gen = Gegners
    .pl = Gegner
    .pl-dat = Gegnern
    .gender = masculine
term-boss = Hauptgegner
    .gen = Hauptgegners
    .pl = Hauptgegner
    .pl-dat = Hauptgegnern
    .gender = masculine
term-party = Gruppe
    .pl = Gruppen
    .gender = feminine
term-figure = Figur
    .pl = Figuren
    .gender = feminine

## Klassen

term-warrior = Kämpfer
    .gen = Kämpfers
    .pl = Kämpfer
    .pl-dat = Kämpfern
    .gender = masculine
term-leader = Anführer
    .gen = Anführers
    .pl = Anführer
    .pl-dat = Anführern
    .gender = masculine
term-mystic = Mystiker
    .gen = Mystikers
    .pl = Mystiker
    .pl-dat = Mystikern
    .gender = masculine
term-scamp = Strolch
    .gen = Strolchs
    .pl = Strolche
    .pl-dat = Strolchen
    .gender = masculine
term-tinkerer = Tüftler
    .gen = Tüftlers
    .pl = Tüftler
    .pl-dat = Tüftlern
    .gender = masculine
term-archer = Schütze
    .gen = Schützen
    .dat = Schützen
    .acc = Schützen
    .pl = Schützen
    .gender = masculine
term-healer = Heiler
    .gen = Heilers
    .pl = Heiler
    .pl-dat = Heilern
    .gender = masculine

## Werte

term-battle = Angriffsstärke
    .gender = feminine
term-defense = Verteidigungsstärke
    .gender = feminine
term-lore = Gelehrsamkeit
    .gender = feminine
term-move = Geschwindigkeit
    .gender = feminine
term-life = Lebenspunkte
    .dat = Lebenspunkten
    .gender = plural

## Würfel und Kampf

term-die = Würfel
    .gen = Würfels
    .pl = Würfel
    .pl-dat = Würfeln
    .gender = masculine
term-star = Stern
    .gen = Sterns
    .pl = Sterne
    .pl-dat = Sternen
    .gender = masculine
term-hit = Treffer
    .gen = Treffers
    .pl = Treffer
    .pl-dat = Treffern
    .gender = masculine
term-wound = Treffermarker
    .gen = Treffermarkers
    .pl = Treffermarker
    .pl-dat = Treffermarkern
    .gender = masculine
term-poison-wound = Gifttreffer
    .gen = Gifttreffers
    .pl = Gifttreffer
    .pl-dat = Gifttreffern
    .gender = masculine
term-melee = Nahkampf
    .gen = Nahkampfs
    .gender = masculine
term-ranged = Fernkampf
    .gen = Fernkampfs
    .gender = masculine
term-sharp = scharf
term-blunt = stumpf
term-magic = magisch

## Zustände einer Maus

term-stunned = betäubt
term-webbed = eingesponnen
term-charmed = verhext
term-knocked-down = niedergestreckt
term-captured = gefangen

## Käse und Zeit

term-cheese = Käse
    .gen = Käses
    .pl = Käse
    .gender = masculine
term-wheel = Käserad
    .gen = Käserads
    .pl = Käseräder
    .pl-dat = Käserädern
    .gender = neuter
term-hourglass = Sanduhr
    .pl = Sanduhren
    .gender = feminine
term-end-marker = Kapitelendmarker
    .gen = Kapitelendmarkers
    .pl = Kapitelendmarker
    .pl-dat = Kapitelendmarkern
    .gender = masculine
term-surge = Verstärkung
    .pl = Verstärkungen
    .gender = feminine
term-page = Seite
    .pl = Seiten
    .gender = feminine
term-round = Runde
    .pl = Runden
    .gender = feminine
term-turn = Zug
    .gen = Zugs
    .pl = Züge
    .pl-dat = Zügen
    .gender = masculine
term-track = Initiativeleiste
    .pl = Initiativeleisten
    .gender = feminine

## Spielplan und Karten

term-tile = Spielplanteil
    .gen = Spielplanteils
    .pl = Spielplanteile
    .pl-dat = Spielplanteilen
    .gender = neuter
term-room = Raum
    .gen = Raums
    .pl = Räume
    .pl-dat = Räumen
    .gender = masculine
term-space = Feld
    .gen = Felds
    .pl = Felder
    .pl-dat = Feldern
    .gender = neuter
term-mousetrap = Mausefalle
    .pl = Mausefallen
    .gender = feminine
term-search-card = Suchkarte
    .pl = Suchkarten
    .gender = feminine
term-search-deck = Suchstapel
    .gen = Suchstapels
    .pl = Suchstapel
    .pl-dat = Suchstapeln
    .gender = masculine
term-encounter-card = Begegnungskarte
    .pl = Begegnungskarten
    .gender = feminine
term-encounter-deck = Begegnungsstapel
    .gen = Begegnungsstapels
    .pl = Begegnungsstapel
    .pl-dat = Begegnungsstapeln
    .gender = masculine
term-initiative-card = Initiativekarte
    .pl = Initiativekarten
    .gender = feminine
term-ability = Fähigkeit
    .pl = Fähigkeiten
    .gender = feminine
term-party-item = Gruppengegenstand
    .gen = Gruppengegenstands
    .pl = Gruppengegenstände
    .pl-dat = Gruppengegenständen
    .gender = masculine
term-party-stash = Gruppeninventar
    .gen = Gruppeninventars
    .pl = Gruppeninventare
    .pl-dat = Gruppeninventaren
    .gender = neuter
term-pack = Bündel
    .gen = Bündels
    .pl = Bündel
    .pl-dat = Bündeln
    .gender = neuter
term-paw = Pfote
    .pl = Pfoten
    .gender = feminine
term-head = Kopf
    .gen = Kopfs
    .pl = Köpfe
    .pl-dat = Köpfen
    .gender = masculine
term-body = Körper
    .gen = Körpers
    .pl = Körper
    .pl-dat = Körpern
    .gender = masculine

## Schwierigkeit

term-difficulty-storybook = Märchenstunde
term-difficulty-adventurer = Abenteuerlich
term-difficulty-heroic = Heldenhaft

# Der Tisch: Aufforderungen, Auswahl, Bögen, Leisten. Alles, was ein Knopf oder ein Feld sagt.

## Figuren, Aufzählungen, Orte

figure-gone = jemand
figure-someone = jemand
# Die einzige ihrer Art, mitten im Satz.
figure-single = { $case ->
    [gen] { $gender ->
        [feminine] der { $name }
       *[masculine] des { $name }
    }
    [dat] { $gender ->
        [feminine] der { $name }
       *[masculine] dem { $name }
    }
    [acc] { $gender ->
        [feminine] die { $name }
       *[masculine] den { $name }
    }
    [ins] { $gender ->
        [feminine] der { $name }
       *[masculine] dem { $name }
    }
   *[nom] { $gender ->
        [feminine] die { $name }
       *[masculine] der { $name }
    }
 }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
decider-party = Alle zusammen

space-numbered = { $id }
    .to = auf { $id }
    .on = auf { $id }
space-unnamed = ein anderes Feld
    .to = auf ein anderes Feld
    .on = auf dem Spielplan
space-tree-entrance = Baumeingang
    .to = in den Baumeingang
    .on = im Baumeingang
space-counter = Arbeitsplatte
    .to = auf die Arbeitsplatte
    .on = auf der Arbeitsplatte
space-table = Tisch
    .to = auf den Tisch
    .on = auf dem Tisch
space-chair-north = oberer Stuhl
    .to = auf den oberen Stuhl
    .on = auf dem oberen Stuhl
space-chair-south = unterer Stuhl
    .to = auf den unteren Stuhl
    .on = auf dem unteren Stuhl
space-desk = Schreibtisch
    .to = auf den Schreibtisch
    .on = auf dem Schreibtisch
space-chair = Stuhl
    .to = auf den Stuhl
    .on = auf dem Stuhl
space-shelf = Regal
    .to = auf das Regal
    .on = auf dem Regal
space-mantel = Kaminsims
    .to = auf den Kaminsims
    .on = auf dem Kaminsims
space-bed = Bett
    .to = auf das Bett
    .on = auf dem Bett
space-footlocker = Truhe
    .to = auf die Truhe
    .on = auf der Truhe
space-vanity = Frisiertisch
    .to = auf den Frisiertisch
    .on = auf dem Frisiertisch
space-stool = Hocker
    .to = auf den Hocker
    .on = auf dem Hocker
space-clock = Uhr
    .to = auf die Uhr
    .on = auf der Uhr
space-ledge-1 = erster Sims
    .to = auf den ersten Sims
    .on = auf dem ersten Sims
space-ledge-2 = zweiter Sims
    .to = auf den zweiten Sims
    .on = auf dem zweiten Sims
space-ledge-3 = dritter Sims
    .to = auf den dritten Sims
    .on = auf dem dritten Sims
space-ledge-4 = vierter Sims
    .to = auf den vierten Sims
    .on = auf dem vierten Sims
space-pipe = Rohr
    .to = in das Rohr
    .on = im Rohr
spaces-water = Wasser

## Karten und Bögen

face-classes = Nur für { $classes }.
face-lore = Braucht Gelehrsamkeit { $n }.
face-battle = Braucht Angriffsstärke { $n }.
face-only = Nur für { $mouse }.
face-paws = { $n ->
    [one] 1 Pfote.
   *[other] { $n } Pfoten.
 }
face-head = Kopf.
face-body = Körper.
type-weapon = Waffe
    .one = eine Waffe
type-armor = Rüstung
    .one = eine Rüstung
type-accessory = Accessoire
    .one = ein Accessoire
type-item = Gegenstand
    .one = einen Gegenstand
type-scroll = Schriftrolle
    .one = eine Schriftrolle
type-trick = Trick
    .one = einen Trick
type-fortune = Glück
    .one = eine Glückskarte
type-treachery = Unglück
    .one = eine Unglückskarte
type-party-item = Gruppengegenstand
    .one = einen Gruppengegenstand
habit-melee = Bewegt sich zur nächsten Maus und greift sie im Nahkampf an.
habit-ranged = Bewegt sich, bis eine Maus in Sicht ist, und schießt dann.
habit-pounces = Springt auf das Feld mit den meisten Figuren und greift dort alle an.
habit-chases = Jagt von Maus zu Maus und greift alle auf dem Weg an.
habit-ally = Handelt für die Mäuse. Steht nicht auf dem Spielplan; die Gruppe entscheidet.
sheet-captured = { $who } ist { $gender ->
   *[any] gefangen
 }.
sheet-missing = { $who } ist { $gender ->
   *[any] verschwunden
 }.
marker-stunned = betäubt
marker-webbed = eingesponnen
marker-knocked-down = niedergestreckt
marker-charmed = verhext
marker-own = { $name }: { $text }
status-line = { $what } ({ $until })
status-battle = { $n } Angriffsstärke
status-defense = { $n } Verteidigungsstärke
status-move = { $n } Geschwindigkeit
status-unseen = für Gegner unsichtbar
status-crossing = überquert rote Linien und Lücken
status-inspired = darf für 1 Käse eine zusätzliche Aktion ausführen
status-form = kämpft mit { $battle } Würfeln und verteidigt sich mit { $defense }
until-turn-ends = bis zum Ende des Zuges
until-their-turn = bis zum nächsten Zug { $who }
until-their-turn-ends = bis zum Ende des nächsten Zuges { $who }
until-round-ends = bis zum Ende der Runde
until-chapter-ends = bis zum Ende des Kapitels
honour-cheesemaster = Dreikäsehoch
honour-roachmaster = Kakerlakenschreck
honour-poisonmaster = Giftmeister
honour-scaper = Entwischer
honour-cat-tamer = Katzenbändiger
token-hook = Angelhaken
token-fork = Gabel
token-grape = Traube

## Kapitel und Begegnung

clock = Seite { $page } von { $end }, Käserad { $wheel } von { $size }.
defeat-time = Die Sanduhr erreicht Seite { $page }.
defeat-captured = Alle Mäuse sind gefangen.
goal-line = Sobald { $what }.
goal-moment = { $what }.
goal-in-room = { $room }: { $when }
count-minions = { $n ->
    [one] 1 { $one }
   *[other] { $n } { $many }
 }{ $more ->
   *[any] {""}
 }
wave-special = wie im Kapitel beschrieben
wave-greedy = { $who }; die Kakerlaken sind gierig
wave-nobody = niemand
special-search = Sondersuchaktion: „{ $card }“.
special-search-on = Sondersuchaktion ({ $where }): „{ $card }“.
special-surge = Sonderverstärkung: { $who }.
a-chapter-rule = Sonderregel des Kapitels

## Aktionen

action-battle = Angreifen
action-search = Suchen
action-explore = Erkunden
action-move = Bewegen
action-scurry = Wuseln
action-recover = Erholen
action-share = Tauschen
action-equip = Ausrüsten
action-level-up = Aufsteigen
action-end-turn = Zug beenden

## Auswahl

choice-step = Geh { $to }
    .about = Ein Schritt: kostet 1 Bewegungspunkt.
choice-climb-out = Klettere { $to }
choice-stand-up = Aufstehen
choice-halt = Hier anhalten
    .about = Das Wuseln endet hier, übrige Bewegungspunkte verfallen.
choice-scurry = Wuseln
choice-battle-with = Angriff auf { $who } ({ $card })
choice-battle = Angriff auf { $who }
choice-search = Suchen
choice-look-for = { $who } suchen
choice-recover-stunned = Erholen (betäubt)
choice-recover-webbed = Erholen (eingesponnen)
choice-recover-knocked-down = Aufstehen
choice-recover-charmed = Erholen (verhext)
choice-leave-north = Nach Norden erkunden
choice-leave-east = Nach Osten erkunden
choice-leave-south = Nach Süden erkunden
choice-leave-west = Nach Westen erkunden
choice-flip = Erkunden: Spielplanteil umdrehen
choice-share = Tauschen mit { $who }
choice-equip = Ausrüsten
choice-level-up = Lernen: „{ $ability }“
choice-use = „{ $what }“ einsetzen
choice-use-for = „{ $what }“ einsetzen ({ $cost } Käse)
choice-extra-action = Zusätzliche Aktion für 1 Käse
    .about = Kostet 1 Käse und gibt in diesem Zug eine weitere Aktion.
choice-place-hook = Angelhaken werfen: { $to }
choice-take-hook = Angelhaken einholen
choice-place-fork = Gabel aufstellen
choice-take-fork = Gabel mitnehmen
choice-catapult = { $who } katapultieren
choice-place-grape = Traube ablegen: { $on }
choice-shoot-grape = Traube auf { $who } schleudern
choice-catnip = Katzenminze werfen
choice-end-turn = Zug beenden
    .about = Übrige Bewegung und Aktion verfallen. Dann ist die nächste Karte der Initiativeleiste am Zug.
choice-give = Abgeben: „{ $card }“
choice-take = Nehmen: „{ $card }“
choice-give-cheese = 1 Käse abgeben
choice-take-cheese = 1 Käse nehmen
choice-wear = Anlegen: „{ $card }“
choice-stow = Ins Bündel: „{ $card }“
choice-done = Fertig
choice-keep = Behalten
choice-cash = Für 1 Käse abwerfen
choice-discard = „{ $card }“ abwerfen
choice-pass = Passen
choice-remove-stunned = Nicht mehr betäubt
choice-remove-webbed = Nicht mehr eingesponnen
choice-remove-knocked-down = Nicht mehr niedergestreckt
choice-remove-charmed = Nicht mehr verhext
choice-remove-own = „{ $what }“ entfernen
choice-remove-poison = Gifttreffer heilen
choice-yes = Ja
choice-no = Nein
choice-with-move = Mit Geschwindigkeit würfeln
choice-with-lore = Mit Gelehrsamkeit würfeln

## Aufforderungen

ask-turn = { $who }: bewegen (noch { $points }) oder handeln.
ask-turn-move = { $who }: bewegen (noch { $points }) oder den Zug beenden.
ask-turn-swim = { $who }: ein Feld schwimmen, ans Ufer klettern oder handeln.
ask-turn-swim-only = { $who }: ein Feld schwimmen, ans Ufer klettern oder den Zug beenden.
ask-turn-held = { $who } kommt hier nicht weg: handeln oder den Zug beenden.
ask-turn-held-end = { $who } kommt hier nicht weg, und die Aktion ist verbraucht. Zug beenden?
ask-turn-act = { $who }: handeln oder den Zug beenden.
ask-turn-extra = { $who }: noch eine Aktion für 1 Käse oder den Zug beenden.
ask-turn-end = { $who }: Bewegung und Aktion sind verbraucht. Zug beenden?
ask-before-turn = { $who }: vor dem Zug noch etwas einsetzen?
ask-react = { $who }: jetzt etwas einsetzen?
ask-share = { $who }: geben und nehmen, dann „Fertig“.
ask-equip = { $who }: Ausrüstung wechseln, dann „Fertig“.
ask-keep-or-cash = { $who }: „{ $card }“ behalten oder für 1 Käse abwerfen?
ask-discard-down = { $who }: Das Bündel ist voll. Eine Karte abwerfen.
ask-rescue = { $who } ist wieder frei. Auf welches Feld?
ask-place-mouse = { $who } kommt an. Auf welches Feld?
ask-place-minion = { $who }: Neuer Gegner ({ $minion }{ $left ->
    [one] {""}
   *[other] , noch { $left }
 }). Auf welches Feld?
ask-minion-order = { $who }: Welcher Gegner handelt zuerst?
ask-minion-path = { $who }: Wohin geht { $about }?
ask-chase-path = { $who }: Wohin jagt { $about }?
ask-branch = { $who }: Wohin trägt die Strömung { $about }?
ask-boss-wound = { $who }: Welche Karte bekommt den Treffermarker?
ask-disguise = { $who }: die Verkleidung benutzen?
ask-trap = { $who } steht auf einer Mausefalle: mit Geschwindigkeit oder Gelehrsamkeit würfeln?
ask-target = { $who }: ein Ziel aussuchen.
ask-space = { $who }: ein Feld aussuchen.
ask-cure = { $who }: Was wird geheilt?
ask-card = { $who }: eine Karte aussuchen.
ask-story = { $who }: entscheiden.
ask-pilfer = { $who }: den Käse vom Käserad nehmen?

## Chancen

odds-number = { $n } %
odds-attack = verletzt, { $defeat } % besiegt
odds-wound = verletzt
odds-defeat = besiegt
odds-check = Stern

# The box as a list
deck-standard = Standard-Begegnung
deck-difficult = Schwierige Begegnung
sign-ambush = Hinterhalt
sign-mousetraps = Mausefallen
page-brings = Seite { $n }: { $what }
surge-brings = Verstärkung: { $what }

## The moon

nights-left = { $n ->
    [0] Die Nacht des Neumonds.
    [one] Noch eine Nacht bis Neumond.
   *[other] Noch { $n } Nächte bis Neumond.
 }

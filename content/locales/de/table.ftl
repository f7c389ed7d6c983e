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
space-tree-entrance = Baumeingang
    .to = in den Baumeingang
    .on = im Baumeingang
space-counter = Anrichte
    .to = auf die Anrichte
    .on = auf der Anrichte
space-table = Tafel
    .to = auf die Tafel
    .on = auf der Tafel
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
type-accessory = Zubehör
    .one = ein Zubehör
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
habit-melee = Läuft zur nächsten Maus und greift sie im Nahkampf an.
habit-ranged = Läuft, bis eine Maus in Sicht ist, und schießt dann.
habit-pounces = Springt auf das Feld mit den meisten Mäusen und trifft dort alle.
habit-chases = Jagt von Maus zu Maus und schlägt zu, wo er hinkommt.
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
status-line = { $what } { $until }
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
honour-cheesemaster = Käsemeister
honour-roachmaster = Kakerlakenmeister
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
wave-special = was das Kapitel sagt
wave-greedy = { $who }; die Kakerlaken sind gierig
wave-nobody = niemand
special-search = Eine Suche hier kann „{ $card }“ finden.
special-search-on = Eine Suche hier ({ $where }) kann „{ $card }“ finden.
special-surge = Die Verstärkung hier: { $who }.
a-chapter-rule = Eine Regel des Kapitels

## Aktionen

action-battle = Kämpfen
action-search = Suchen
action-explore = Erkunden
action-move = Laufen
action-scurry = Wuseln
action-recover = Erholen
action-share = Tauschen
action-equip = Ausrüsten
action-level-up = Aufsteigen

## Auswahl

choice-step = Geh { $to }
    .about = Ein Schritt: kostet 1 Bewegung.
choice-climb-out = Klettere { $to }
choice-stand-up = Aufstehen
choice-halt = Hier anhalten
    .about = Das Wuseln endet hier; was davon übrig ist, verfällt.
choice-scurry = Wuseln
choice-battle-with = Angriff auf { $who } ({ $card })
choice-battle = Angriff auf { $who }
choice-search = Suchen
choice-look-for = { $who } suchen
choice-recover-stunned = Wieder zu sich kommen
choice-recover-webbed = Aus dem Netz befreien
choice-recover-knocked-down = Aufstehen
choice-recover-charmed = Den Zauber abschütteln
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
    .about = Bezahlt einen Käse und darf in diesem Zug ein zweites Mal handeln.
choice-place-hook = Angelhaken werfen: { $to }
choice-take-hook = Angelhaken einholen
choice-place-fork = Gabel aufstellen
choice-take-fork = Gabel wieder mitnehmen
choice-catapult = { $who } durch die Luft schleudern
choice-place-grape = Traube ablegen: { $on }
choice-shoot-grape = Traube schleudern auf { $who }
choice-catnip = Katzenminze werfen
choice-end-turn = Zug beenden
    .about = Was von Bewegung und Aktion übrig ist, verfällt. Dann ist die nächste Karte der Leiste am Zug.
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
choice-pass = Verzichten
choice-remove-stunned = Nicht mehr betäubt
choice-remove-webbed = Nicht mehr eingesponnen
choice-remove-knocked-down = Nicht mehr niedergestreckt
choice-remove-charmed = Nicht mehr verhext
choice-remove-poison = Ein Gifttreffer
choice-yes = Ja
choice-no = Nein
choice-with-move = Mit Geschwindigkeit würfeln
choice-with-lore = Mit Gelehrsamkeit würfeln

## Aufforderungen

ask-turn = { $who }: laufen (noch { $points }) oder handeln.
ask-turn-move = { $who }: laufen (noch { $points }) oder den Zug beenden.
ask-turn-swim = { $who }: ein Feld schwimmen, ans Ufer klettern oder handeln.
ask-turn-swim-only = { $who }: ein Feld schwimmen, ans Ufer klettern oder den Zug beenden.
ask-turn-held = { $who } kommt hier nicht weg: handeln oder den Zug beenden.
ask-turn-held-end = { $who } kommt hier nicht weg, und die Aktion ist vorbei. Zug beenden?
ask-turn-act = { $who }: handeln oder den Zug beenden.
ask-turn-extra = { $who }: noch eine Aktion bezahlen oder den Zug beenden.
ask-turn-end = { $who }: Laufen und Aktion sind vorbei. Zug beenden?
ask-before-turn = { $who }: vor dem Zug noch etwas einsetzen?
ask-react = { $who }: jetzt etwas einsetzen?
ask-share = { $who }: geben und nehmen, dann auf Fertig.
ask-equip = { $who }: umrüsten, dann auf Fertig.
ask-keep-or-cash = { $who }: „{ $card }“ behalten oder für 1 Käse abwerfen?
ask-discard-down = { $who }: Das Bündel ist zu voll. Eine Karte abwerfen.
ask-rescue = { $who } kommt zurück: wohin?
ask-place-mouse = { $who } kommt an: auf welchem Feld?
ask-place-minion = { $who }: Neuer Gegner: { $minion }{ $left ->
    [one] {""}
   *[other] {" "}(noch { $left })
 }. Auf welchem Feld?
ask-minion-order = { $who }: Welcher Gegner handelt zuerst?
ask-minion-path = { $who }: Wohin geht { $about }?
ask-chase-path = { $who }: Wohin jagt { $about }?
ask-branch = { $who }: Wohin trägt die Strömung { $about }?
ask-boss-wound = { $who }: Welche Karte bekommt den Treffer?
ask-disguise = { $who }: die Verkleidung benutzen?
ask-trap = { $who } steht auf einer Mausefalle: mit Geschwindigkeit oder mit Gelehrsamkeit würfeln?
ask-target = { $who }: ein Ziel aussuchen.
ask-space = { $who }: ein Feld aussuchen.
ask-cure = { $who }: Was wird geheilt?
ask-card = { $who }: eine Karte aussuchen.
ask-story = { $who }: entscheiden.
ask-pilfer = { $who }: den Käse vom Käserad nehmen?

## Chancen

odds-number = { $n } %
odds-attack = Treffermarker, { $defeat } % Sieg
odds-wound = Treffermarker
odds-defeat = Sieg
odds-check = Stern

# The box as a list
deck-standard = Normaler Stapel
deck-difficult = Schwerer Stapel
sign-ambush = Hinterhalt
sign-mousetraps = Mausefallen
page-brings = Seite { $n }: { $what }
surge-brings = Verstärkung: { $what }

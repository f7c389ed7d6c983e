# Das Buch einer Gruppe: die Kampagne.

party-books = Eure Bücher
party-began = begonnen
party-progress = { $won } von { $of ->
    [one] einem Kapitel gewonnen
   *[other] { $of } Kapiteln gewonnen
 }
party-offer = Ein Buch dieser Gruppe beginnen
    .about = Fähigkeiten, eine Karte pro Maus und eure Erfolge kommen mit ins nächste Kapitel.
party-offer-name = Wie heißt die Gruppe?
party-chapters = Kapitel
party-mice = Die Gefährten
party-achieved = Was ihr erreicht habt
party-achieved-none = Noch nichts, wovon jemand singen würde.
party-won = Gewonnen
party-lost = Verloren
party-broken-off = Abgebrochen
party-playing = Wird gespielt
party-blank = noch ein leeres Blatt
party-look-back = Rückblick
party-knows = Kann:
party-kept = Behält:
party-at-home = blieb zu Hause
party-now-playing = Ihr steckt mitten in „{ $name }“.
party-now-won = Das Kapitel ist gewonnen. Was behalten die Mäuse, und wer zieht als Nächstes los?
party-now-lost = Das Kapitel ist verloren, die Geschichte nicht.
party-now-told = Die Geschichte ist erzählt, so weit sie geschrieben ist. Es kommt noch mehr.
party-now-stuck = Das letzte Kapitel wurde mit einer anderen Ausgabe der Geschichte gespielt und lässt sich nicht mehr werten. Alles davor gilt weiter.
party-retry = Noch einmal versuchen
    .about = Dieselben Mäuse ziehen noch einmal los wie zuvor; neue Würfel.
party-anew = Dieses Kapitel neu beginnen
party-next = Weiter zu „{ $name }“
party-export = Das Buch als Datei speichern
party-delete = Das Buch löschen
    .about = Nur das Buch verschwindet. Seine Partien bleiben als einzelne Spiele in eurer Liste.
party-delete-sure = Ja, dieses Buch kann weg
party-of-table = Das Buch der Gruppe
party-in-a-book = Diese Partie ist ein Kapitel aus dem Buch einer Gruppe
    .text = Sie lässt sich nicht allein löschen, denn spätere Kapitel bauen auf ihr auf. Lösche zuerst das Buch.

## Zwischen zwei Kapiteln
party-meanwhile = Wie die Geschichte weitergeht
party-again-heading = „{ $name }“, noch einmal
party-keeps = { $n ->
    [one] Jede Maus, die mitgeht, behält eine gefundene Karte, dazu ihre eigenen Sachen.
   *[other] Jede Maus, die mitgeht, behält bis zu { $n } gefundene Karten, dazu ihre eigenen Sachen.
 } Alles andere bleibt zurück, auch der Käse und die Gegenstände der Gruppe.
party-what-keeps = Was behält { $name }?
party-keeps-none = Nichts
party-nothing-to-keep = Hat nichts gefunden, was sich behalten ließe.
party-new-mouse = Neu dabei
party-must-come = Muss mit
party-first-ability = Erste Fähigkeit
party-left-behind = { $name } kann { $card } nicht mitnehmen: In diesem Kapitel ist keine mehr übrig, denn sie gehört einer anderen Maus.
party-set-out = Aufbrechen
party-save = Auswahl merken
party-save-hint = Ihr könnt das Buch auch zuklappen und ein andermal wählen.
party-keeper-sets-out = Aufbrechen darf, wer das Buch führt.
party-rather-retry = Doch lieber das letzte Kapitel noch einmal
party-rather-next = Doch lieber verloren geben und weiterziehen
party-saved = Gemerkt. Ihr könnt das Buch jetzt zuklappen.
party-stale = Inzwischen hat jemand anders ins Buch geschrieben. Schau noch einmal drüber und versuch es erneut.

## Was an der Datei eines Buches nicht stimmen kann
party-bad-chapter = Kapitel { $n } des Buches: { $what }
party-bad-record = Eintrag { $n } ist nicht lesbar oder steht am falschen Platz.
party-bad-too-many = Es sind mehr Kapitel oder Züge, als ein Buch haben darf.
party-bad-story = Eine Kampagne namens „{ $name }“ gibt es nicht.
party-bad-order = Dieses Kapitel kann nicht auf das vorige folgen.
party-bad-not-over = Das Kapitel davor ist noch nicht zu Ende.
party-bad-edition = Es wurde mit einer anderen Ausgabe der Geschichte oder der Regeln gespielt.
party-bad-not-earned = Mäuse, Karten oder Fähigkeiten sind nicht die, die sich aus den Kapiteln davor ergeben.
party-bad-choice = Zug { $n } („{ $name }“) ist dort nicht erlaubt.

## Warum eine Gruppe nicht aufbrechen kann
party-setup-no-ability = { $name } braucht eine erste Fähigkeit.
party-setup-too-many = So viele Karten kann { $name } nicht behalten.
party-setup-not-carried = { $name } hatte { $card } am Ende des letzten Kapitels nicht.

## Was an jeder Datei nicht stimmen kann
file-too-large = Die Datei ist größer, als ein gespeichertes Spiel sein darf.
file-newer = Sie stammt von einem neueren Barksburg.
file-damaged = Sie ist in Zeile { $line } beschädigt oder gar kein gespeichertes Spiel.

## The lesson
coach-begin = Weiter zum ersten Kapitel
coach-skip = Übungsstunde überspringen

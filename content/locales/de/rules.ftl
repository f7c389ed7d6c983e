# Die Regeln in einfachen Worten, eine Nachricht je Kennung aus content/rules.kdl.

rules-section-die = Der Aktionswürfel

rule-die-1 = Jede Seite zeigt eine Zahl von 1 bis 3 für die Bewegung und ein Kampfsymbol: Schwert, Schwert mit Schild, Bogen oder Käse. Drei der sechs Seiten tragen dazu einen Stern; auf den kommt es bei Proben an.
    .title = Seiten des Würfels
rule-die-2 = In der Schachtel liegen fünf Würfel, eine Obergrenze ist das nicht: Wer mehr werfen darf, wirft sie alle. So haben wir es entschieden.
    .title = Mehr als fünf Würfel
rule-die-3 = Eine Probe gelingt, wenn mindestens einer der Würfel einen Stern zeigt. Weitere Sterne bringen nichts zusätzlich.
    .title = Bestandene Probe

rules-section-set = Spielaufbau

rule-set-1 = Sucht euch ein Kapitel aus; es legt fest, wie viele Mäuse mitkommen, meistens vier. Ihr spielt zu eins bis vier, und wer will, führt mehrere Mäuse.
    .title = Kapitel und Gruppe
rule-set-2 = Zu jeder Maus gehören ihr Heldenbogen mit Klassen, Angriffsstärke, Verteidigungsstärke, Gelehrsamkeit, Geschwindigkeit, Lebenspunkten und Fähigkeiten, ihre Initiativekarte und ihre Figur.
    .title = Was eine Maus mitbringt
rule-set-3 = Jede Maus beginnt mit einer Fähigkeitskarte eurer Wahl. Sie muss einer Klasse angehören, die auf der Karte verlangt wird.
    .title = Erste Fähigkeit
rule-set-4 = Nehmt die auf dem Heldenbogen genannten Karten aus den Suchkarten und rüstet die Maus damit aus. Das Kapitel kann es anders bestimmen oder Karten und Gruppengegenstände dazugeben.
    .title = Startausrüstung
rule-set-5 = Die Spielplanteile liegen so, wie das Kapitel es zeigt, und alle Ausrichtungspfeile weisen in dieselbe Richtung.
    .title = Räume auslegen
rule-set-6 = Die Mäuse beginnen auf dem Startfeld. Gegner, die von Anfang an dabei sind, stellt ihr nach den üblichen Regeln auf.
    .title = Figuren aufstellen
rule-set-7 = Vor dem ersten Zug legt ihr die Initiativeleiste aus: alle Mäuse und jede Gegnerart, die auf dem Spielplan steht.
    .title = Erste Initiative
rule-set-8 = Die Sanduhr beginnt auf Seite 1, der Kapitelendmarker liegt auf der Seite, die das Kapitel nennt. Die übrigen Suchkarten werden zum Suchstapel gemischt; den Begegnungsstapel stellt ihr nach Vorgabe des Kapitels zusammen.
    .title = Sanduhr und Stapel
rule-set-9 = Was das Kapitel darüber hinaus verlangt, erledigt ihr ganz am Schluss des Aufbaus.
    .title = Letzte Schritte
rule-set-10 = Alles, was noch nicht gebraucht wird, bildet den Vorrat. Käse, Treffermarker und Effektmarker gehen nach unserer Entscheidung nie aus, Figuren schon.
    .title = Der Vorrat

rules-section-story = Kapitel

rule-story-1 = Ein Kapitel besteht aus Erzählung, Ziel, Sieg und Niederlage, Aufbau, Sonderregeln für das Kapitel und für einzelne Räume und manchmal einem Nachspann.
    .title = Aufbau eines Kapitels
rule-story-2 = Betreten die Mäuse einen Raum zum ersten Mal, gelten seine Sonderregeln: besonderer Aufbau, Text zum Vorlesen, Sondersuchen, Sonderverstärkungen und alles, was gilt, solange sie dort sind.
    .title = Raumsonderregeln
rule-story-3 = Ob ihr gewonnen oder verloren habt, wird geprüft, sobald es eintreten kann. Nach einer Niederlage dürft ihr das Kapitel wiederholen oder das nächste spielen.
    .title = Sieg und Niederlage
rule-story-4 = An der genannten Stelle bringt eine gelungene Suche statt der obersten Karte die angegebene; holt sie aus dem Suchstapel und mischt ihn. Gewürfelt wird wie immer, und jede Sondersuche klappt nur einmal pro Kapitel.
    .title = Sondersuche
rule-story-5 = Hat der Raum eine eigene Verstärkung, kommt sie anstelle der Verstärkung auf der Begegnungskarte.
    .title = Sonderverstärkung

rules-section-round = Runden und Initiative

rule-round-1 = In einer Runde ist jede Karte der Initiativeleiste einmal am Zug, von oben nach unten. Nach der letzten Karte beginnt die nächste Runde.
    .title = Eine Runde
rule-round-2 = Alle Figuren einer Karte handeln in deren Zug, eine nach der anderen.
    .title = Eine Karte, mehrere Figuren
rule-ini-1 = Die Initiative wird zu Beginn des Kapitels bestimmt und jedes Mal, wenn ihr eine Begegnungskarte aufdeckt.
    .title = Wann Initiative bestimmt wird
rule-ini-2 = Liegt keine Gegnerkarte auf der Leiste, mischt ihr die Karten aller Mäuse und aller Gegnerarten auf dem Spielplan und legt sie ab Platz 1 nach unten aus.
    .title = Ganze Leiste auslegen
rule-ini-3 = Liegen schon Gegnerkarten auf der Leiste, mischt ihr nur die Karten der Neuen und legt sie unten an. Wahlweise legt jede Begegnung die ganze Leiste neu aus.
    .title = Karten anlegen
rule-ini-4 = Eine Gegnerart, die schon auf der Leiste liegt, bekommt keine weitere Karte; Neue gehören zur vorhandenen.
    .title = Keine zweite Karte
rule-ini-5 = Die Leiste ist so lang wie nötig; Karten, die nicht mehr darauf passen, verlängern sie einfach.
    .title = Leiste ohne Ende
rule-ini-6 = Hat ein Hauptgegner mehrere Initiativekarten, kommen zwei zufällige davon auf die Leiste, und er ist für jede einmal am Zug. Wahlweise kommen alle ins Spiel.
    .title = Karten eines Hauptgegners
rule-ini-7 = Kommt so ein Hauptgegner dazu, während schon Gegnerkarten ausliegen, legt ihr seine Karten unten an; die erste davon rückt dann wie bei einem Hinterhalt auf.
    .title = Hauptgegner kommt später
rule-ini-8 = Ist die letzte Figur einer Karte vom Spielplan, kommt die Karte von der Leiste, und die Karten darunter rücken auf.
    .title = Karte verlässt die Leiste
rule-ini-9 = Wo eine Regel es sagt, gewinnt bei Gleichstand die Karte, die weiter oben liegt; Platz 1 ist ganz oben. Jeden anderen Gleichstand entscheidet ihr selbst; so haben wir es festgelegt.
    .title = Gleichstand
rule-time-1 = Beendet die letzte Maus auf der Leiste ihren Zug und es steht kein Gegner auf dem Spielplan, kommt ein Käse auf das Käserad. Das gilt jede Runde wieder.
    .title = Die Zeit drängt

rules-section-turn = Der Zug einer Maus

rule-turn-1 = In ihrem Zug darf sich eine Maus bewegen und eine Aktion ausführen, in beliebiger Reihenfolge. Auf beides darf sie auch verzichten.
    .title = Bewegung und Aktion
rule-turn-2 = Aktionen sind Wuseln, Angreifen, Suchen, Erholen und Erkunden sowie alles, was eine Karte, ein Gruppengegenstand oder das Kapitel als Aktion anbietet.
    .title = Die Aktionen
rule-turn-3 = Tauschen, Ausrüsten und Aufsteigen sind frei: jedes einmal pro Zug und zu jedem Zeitpunkt, nur nie mitten in einer anderen Aktion.
    .title = Freie Aktionen
rule-turn-4 = Die Aktion unterbricht die Bewegung nicht: Eine Maus bewegt sich erst und handelt dann, oder umgekehrt.
    .title = Bewegung am Stück
rule-abil-1 = Eine Maus setzt pro Zug höchstens eine Fähigkeitskarte ein, ganz gleich, zu welchem Zeitpunkt.
    .title = Eine Fähigkeit pro Zug
rule-abil-2 = Den Käse, der auf der Fähigkeit steht, zahlt die Maus, die sie einsetzt, aus ihrem eigenen Vorrat.
    .title = Fähigkeiten bezahlen
rule-abil-3 = Nur eine Maus der angegebenen Klasse kann die Fähigkeit einsetzen. Wer zwei Klassen hat, gilt als beides.
    .title = Passende Klasse
rule-abil-4 = Eine Fähigkeit kommt dann zum Einsatz, wenn ihr Text es sagt: als Freie Aktion, statt eines Angriffs, vor einem Zug, beim Aufstellen von Gegnern und so weiter.
    .title = Der richtige Moment

rules-section-mov = Bewegung

rule-mov-1 = Jeder Zug einer Maus beginnt mit einem Würfel: Sie darf so viele Felder weit gehen, wie Zahl und Geschwindigkeit zusammen ergeben. Gewürfelt wird auch, wenn sie stehen bleibt, denn manche Räume reagieren darauf.
    .title = Bewegungswurf
rule-mov-2 = Zwei Felder sind benachbart, wenn die Bodenplatte einer Mausfigur die Lücke zwischen ihnen überbrückt. Ein Schritt auf ein Nachbarfeld kostet 1.
    .title = Nachbarfelder
rule-mov-3 = Eine gelbe Linie in Pfeilrichtung zu überqueren kostet 1, gegen den Pfeil 3. Benachbart sind die beiden Felder in jedem Fall.
    .title = Gelbe Linien
rule-mov-4 = Über eine rote Linie kommt keine Maus, und die Felder auf beiden Seiten sind nicht benachbart.
    .title = Rote Linien
rule-mov-5 = Was in ein Feld gezeichnet ist, gehört zum Feld. Was zwischen Feldern liegt, überquert man nur, wo die Felder nah genug beieinander sind, um benachbart zu sein.
    .title = Gezeichnetes Beiwerk
rule-mov-6 = Auf oder durch schwarze Bereiche und Wände bewegt sich niemand. Nur im Rohrlabyrinth kann eine Maus die dunklen Lücken überqueren, und zwar mit allem, was sie über rote Linien bringt; Gegner können es nicht.
    .title = Schwarze Bereiche und Wände
rule-mov-7 = Arbeitsplatte, Tisch, Bett und dergleichen sind nicht auf vier kleine oder eine große Figur beschränkt. Es passen so viele darauf, wie der Raum angibt; sagt er nichts, beliebig viele.
    .title = Sonderfelder
rule-share-1 = Mit vier kleinen Figuren oder einer großen ist ein Feld voll; niemand bewegt sich darauf oder hindurch. Eine große Figur braucht ein leeres Feld.
    .title = Volle Felder
rule-share-2 = Betritt eine Maus ein Feld mit einem Gegner, endet dort ihre Bewegung.
    .title = Vom Gegner aufgehalten
rule-share-3 = Steht eine Maus zu Beginn ihrer Bewegung mit Gegnern auf einem Feld, darf sie nur weg, wenn dort, sie selbst mitgezählt, mindestens so viele Mäuse wie Gegner stehen.
    .title = Sich lösen

rules-section-wat = Wasser

rule-wat-1 = Wer ein Wasserfeld betritt, beendet seine Bewegung, auch wenn er aus dem Wasser kommt. Der Zug geht weiter.
    .title = Ins Wasser
rule-wat-2 = Aus dem Wasser zu klettern kostet die ganze Bewegung. Werft einen Würfel für die Maus und einen für jede Maus auf dem Zielfeld: Mit einem Stern schafft sie es, sonst bleibt sie im Wasser.
    .title = Herausklettern
rule-wat-3 = Gegen die Strömung kommt keine Maus an.
    .title = Gegen die Strömung
rule-wat-4 = Beendet eine Maus ihren Zug in einer Strömung, treibt sie ein Feld mit. Wird sie aus dem Raum geschwemmt, ist sie gefangen.
    .title = Abtreiben
rule-wat-5 = Auf einem Wasserfeld führt eine Maus keine Freien Aktionen aus. Wahlweise gilt das nur bei Strömung.
    .title = Keine Freien Aktionen im Wasser
rule-wat-6 = Gegnern macht Wasser nichts aus: Es hält sie nicht auf und treibt sie nicht ab.
    .title = Gegner und Wasser

rules-section-trap = Mausefallen

rule-trap-1 = Kommt eine Maus auf eine Mausefalle, hält sie an und wirft so viele Würfel, wie sie Geschwindigkeit hat. Tüftler dürfen stattdessen ihre Gelehrsamkeit nehmen.
    .title = Auf die Falle treten
rule-trap-2 = Mit einem Stern kommt die Maus vorbei und geht weiter. Die Falle bleibt liegen.
    .title = An der Falle vorbei
rule-trap-3 = Ohne Stern schnappt die Falle zu und wird entfernt. Die Maus bekommt einen Treffermarker und einen Käse, ist niedergestreckt, und ihr Zug ist sofort vorbei.
    .title = Schnapp!
rule-trap-4 = Gegner kümmern sich nicht um Mausefallen.
    .title = Gegner und Fallen
rule-trap-5 = Steht auf der aufgedeckten Begegnungskarte Mausefallen, kommt auf jedes Feld mit rotem X im aktuellen Raum eine.
    .title = Fallen aus einer Begegnung
rule-trap-6 = Auch Mausefallen, die ein Kapitel ins Spiel bringt, kommen auf Felder mit rotem X.
    .title = Fallen aus dem Kapitel

rules-section-act = Wuseln, Suchen, Erholen

rule-scu-1 = Eine Maus, die sich schon bewegt hat, darf wuseln: noch einmal würfeln, Geschwindigkeit dazuzählen und nach den üblichen Regeln ein zweites Mal ziehen.
    .title = Wuseln
rule-sea-1 = Werft einen Würfel. Bei einem Stern zieht ihr die oberste Karte vom Suchstapel.
    .title = Suchen
rule-sea-2 = Gegenstände, Waffen, Rüstungen, Accessoires, Schriftrollen und Tricks kommen ins Bündel der Maus, oder ihr werft sie gleich ab und bekommt dafür einen Käse.
    .title = Behalten oder eintauschen
rule-sea-3 = Ein Ereignis wird sofort ausgeführt, wenn es gezogen wird.
    .title = Ereignisse
rule-sea-4 = Hat eine Maus in einem Raum mit Erfolg gesucht, kann sie dort in diesem Kapitel nicht noch einmal suchen. Die beiden Seiten eines Spielplanteils sind zwei Räume; wahlweise gelten sie als einer.
    .title = Ein Fund pro Raum
rule-sea-5 = Ein Gruppengegenstand kommt ins Gruppeninventar, nicht in ein Bündel.
    .title = Gruppengegenstand gefunden
rule-sea-6 = Ist der Suchstapel leer, werden die abgeworfenen Suchkarten zu einem neuen gemischt. So haben wir es entschieden.
    .title = Suchstapel aufgebraucht
rule-rec-1 = Erholt sich eine betäubte Maus, wird sie den Marker ohne Würfeln los.
    .title = Wieder zu sich kommen
rule-rec-2 = Erholt sich eine eingesponnene Maus, wirft sie einen Würfel. Bei einem Stern ist sie frei, sonst bleibt der Marker.
    .title = Aus dem Netz

rules-section-bat = Kampf

rule-bat-1 = Angreifen kann eine Maus nur mit einer Waffe, mit der sie ausgerüstet ist.
    .title = Waffe in der Pfote
rule-bat-2 = Das Ziel steht auf demselben oder einem benachbarten Feld. Werft die Angriffsstärke plus Boni; jedes Schwert, mit oder ohne Schild, ist ein Treffer.
    .title = Nahkampf
rule-bat-3 = Ziel ist irgendein Gegner im Raum, den die Maus sieht; Bögen sind Treffer. Stehen Gegner auf demselben oder einem benachbarten Feld, muss es einer von ihnen sein.
    .title = Fernkampf
rule-bat-4 = Nur wenn der Angriff mindestens einen Treffer gebracht hat, würfelt das Ziel seine Verteidigung. Jedes Schwert mit Schild wehrt einen Treffer ab, sonst nichts.
    .title = Verteidigung
rule-bat-5 = Jeder Treffer, der nicht abgewehrt wird, ergibt einen Treffermarker.
    .title = Treffermarker
rule-bat-6 = Für jeden gewürfelten Käse bekommt die Maus einen Käse, beim Angriff wie bei der Verteidigung.
    .title = Käse für die Maus
rule-bat-7 = Für jeden Käse, den ein Gegner beim Angriff oder bei der Verteidigung würfelt, kommt einer auf das Käserad. Nur Brodie ist ausgenommen.
    .title = Käse für die Gegner
rule-bat-8 = Waffen sind scharf, stumpf oder magisch; gegen welche Art ein Gegner gefeit ist, steht auf seiner Karte. Boni der Waffe und der übrigen Ausrüstung bringen zusätzliche Würfel.
    .title = Waffenarten
rule-bat-9 = Das Symbol der Waffe bestimmt, ob es ein Nah- oder Fernkampf ist; auch ein Zauber kann Fernkampf sein. Nach unserer Entscheidung zählt nur die benutzte Waffe: Eine zweite steuert weder Bonus noch Text bei.
    .title = Eine Waffe pro Angriff
rule-los-1 = Eine Figur sieht eine andere, wenn die gerade Linie zwischen den Mitten ihrer Felder durch keinen schwarzen Bereich und keine Wand führt.
    .title = Sichtlinie
rule-los-2 = Anderes Beiwerk versperrt die Sicht nur, wo der Raum es sagt. Nach unserer Entscheidung tun Figuren das nie, und eine Linie, die eine Kante oder Ecke bloß streift, ist frei.
    .title = Was die Sicht versperrt
rule-wnd-1 = Ein Gegner mit einem oder keinem aufgedruckten Lebenspunkt ist mit dem ersten Treffermarker besiegt und kommt vom Spielplan.
    .title = Gegner mit einem Leben
rule-wnd-2 = Hat ein Gegner mehr Lebenspunkte, sammeln sich die Treffermarker auf seiner Karte; erreichen sie diese Zahl, ist er besiegt.
    .title = Zähere Gegner
rule-wnd-3 = Bei jedem Treffermarker wählt ihr, auf welche Karte des Hauptgegners er kommt. Eine Karte mit so vielen Markern wie Lebenspunkten verlässt die Leiste; mit der letzten ist er besiegt.
    .title = Hauptgegner treffen
rule-wnd-4 = Die Treffermarker einer Maus kommen auf ihren Heldenbogen.
    .title = Verletzte Mäuse

rules-section-exp = Erkunden

rule-exp-1 = Erkunden geht nur, solange kein Gegner im Raum der Mäuse ist.
    .title = Erst den Raum räumen
rule-exp-2 = Erkundet wird von einem Nachbarfeld eines Übergangs aus oder auf einem Drehfeld.
    .title = Wo man erkundet
rule-exp-3 = Der Nachbarraum braucht gegenüber einen Übergang derselben Farbe. Liegt die andere Farbe oben, wird das Teil zuerst umgedreht, der Pfeil bleibt; passt auch dann nichts, geht es hier nicht weiter. Es zählt die Farbe des Übergangs selbst.
    .title = Durch einen Übergang
rule-exp-4 = Die erkundende Maus und alle anderen in ihrem Raum werden auf Nachbarfelder des Übergangs im neuen Raum gestellt.
    .title = Alle kommen mit
rule-exp-5 = Auf einem Drehfeld wird das Spielplanteil umgedreht, der Pfeil bleibt, und alle Mäuse des Raums stehen auf dem Drehfeld der neuen Seite. Sind es mehr als vier, kommen die übrigen auf Nachbarfelder.
    .title = Raum umdrehen
rule-exp-6 = Auf einem Drehfeld mit Angelhaken geht es nur weiter, wenn der Angelhaken an der Schnur im Gruppeninventar ist.
    .title = Drehfeld mit Haken
rule-exp-7 = Ein Drehfeld mit Zahnrad können nur Tüftler und Strolche benutzen.
    .title = Drehfeld mit Zahnrad
rule-exp-8 = Wird ein Raum zum ersten Mal in diesem Kapitel erkundet, gelten seine Sonderregeln, und es kommt zu einer Begegnung. Hat sich die erkundende Maus noch nicht bewegt, darf sie es im neuen Raum tun.
    .title = Ein neuer Raum

rules-section-enc = Begegnungen

rule-enc-1 = Jeder Raum, den ihr in diesem Kapitel zum ersten Mal erkundet, bringt eine Begegnung: Zieht eine Begegnungskarte, falls das Kapitel nichts anderes vorsieht.
    .title = Jeder Raum hat Ärger
rule-enc-2 = Es gilt die Zeile der Seite, auf der die Sanduhr steht. Die letzte Zeile gilt ab Seite 6 für alle weiteren.
    .title = Die Karte lesen
rule-enc-3 = Die neue Karte liegt offen auf dem Stapel und bestimmt die nächste Verstärkung; eine ältere offene Karte wird abgeworfen.
    .title = Die offene Karte
rule-enc-4 = Ist der Begegnungsstapel leer, werden die abgeworfenen Karten zu einem neuen gemischt. So haben wir es entschieden.
    .title = Begegnungsstapel aufgebraucht
rule-enc-5 = Es gibt normale und schwierige Begegnungskarten. Welche in den Stapel kommen, sagt das Kapitel.
    .title = Normal und schwierig
rule-plc-1 = Neue Gegner, ob durch Begegnung, Verstärkung oder Kapitelregel, kommen auf Gegnerstartfelder: erst kleine Fernkämpfer, dann große, dann kleine Nahkämpfer.
    .title = Wo Gegner erscheinen
rule-plc-2 = Sie kommen auf das Gegnerstartfeld, das am weitesten von den Mäusen entfernt ist, oder auf ein rot umrandetes Sonderfeld, wenn dort eines liegt. Ist es voll, folgt das nächste nach derselben Regel.
    .title = Kleine Fernkämpfer
rule-plc-3 = Große Gegner, ob Nah- oder Fernkampf, kommen einer nach dem anderen auf das leere Gegnerstartfeld, das den Mäusen am nächsten ist.
    .title = Große Gegner
rule-plc-4 = Sie kommen einer nach dem anderen auf die übrigen Gegnerstartfelder, so gleichmäßig verteilt wie möglich.
    .title = Kleine Nahkämpfer
rule-plc-5 = Passen mehrere Gegnerstartfelder gleich gut, sucht ihr euch eines aus.
    .title = Gleichstand beim Aufstellen
rule-plc-6 = Die Initiativekarten neu aufgestellter Gegner kommen auf die Leiste.
    .title = Karten für die Neuen
rule-plc-7 = Reichen die Figuren nicht, stellt ihr auf, was da ist, und der Rest entfällt. Das Regelheft sagt es für Verstärkungen, hier gilt es für jedes Aufstellen.
    .title = Figuren ausgegangen
rule-plc-8 = Elite-Rattenkrieger und Hauptmann Gram sind Rattenfiguren mit einem Marker darunter; sie zehren also vom selben Vorrat an Ratten.
    .title = Ratten mit Marker
rule-enc-9 = Liegt die Initiative aus, würfelt ihr von oben nach unten für jede Gegnerkarte auf der Leiste: Sie rückt um so viele Plätze vor, höchstens auf Platz 1; überholte Karten rutschen einen Platz nach unten. Für die Verstärkung dieser Karte gilt das nicht.
    .title = Hinterhalt
rule-enc-10 = „Ratten“ auf einer Begegnungskarte sind Rattenkrieger, „Elite-Ratten“ sind Elite-Rattenkrieger.
    .title = Ratten auf den Karten
rule-grd-1 = Kommen gierige Kakerlaken ins Spiel, werden alle Kakerlaken gierig. Käse, den eine gierige Kakerlake stiehlt, landet auf dem Käserad.
    .title = Gierige Kakerlaken

rules-section-sur = Verstärkung

rule-sur-1 = Liegen sechs oder mehr Käse auf dem Käserad, bekommen die Gegner Verstärkung.
    .title = Das Käserad ist voll
rule-sur-2 = Als Erstes rückt bei einer Verstärkung die Sanduhr eine Seite weiter.
    .title = Erst die Sanduhr
rule-sur-3 = Danach kommt die Sonderverstärkung des Raums, falls er eine hat, sonst die Verstärkung der offenen Begegnungskarte, die dann abgeworfen wird. Gibt es beides nicht, kommt niemand.
    .title = Wer kommt
rule-sur-4 = Zum Schluss kommt aller Käse vom Käserad, auch was über sechs hinausging.
    .title = Käserad leeren

rules-section-free = Freie Aktionen und Ausrüstung

rule-free-1 = Tauscht Suchkarten und Käse, so viel ihr wollt und in beide Richtungen, mit genau einer Maus auf demselben oder einem benachbarten Feld.
    .title = Tauschen
rule-free-2 = Legt beliebig viele Karten zwischen Ausrüstung und Bündel der Maus um.
    .title = Ausrüsten
rule-free-3 = Ins Bündel passen drei Karten, Tricks nicht mitgezählt. Sind es mehr, wählt ihr sofort eine und werft sie ab. Tricks brauchen weder im Bündel noch am Körper Platz.
    .title = Was ins Bündel passt
rule-free-4 = Jeder Körperteil trägt eine Karte; es gibt zwei Pfoten, und manche Karten brauchen beide. Verlangte Klasse und Werte muss die Maus haben, um eine Karte anzulegen oder zu benutzen; bei zwei Klassen reicht eine davon.
    .title = Plätze und Voraussetzungen
rule-free-5 = Zahlt sechs Käse und sucht eine neue Fähigkeitskarte aus, die zur Klasse der Maus passt.
    .title = Aufsteigen
rule-free-6 = Eine Schriftrolle wirkt einmal und wird dann abgeworfen. Sie einzusetzen ist eine Freie Aktion, also geht es einmal pro Zug; das und wohin verbrauchte Rollen kommen, lässt sich umstellen.
    .title = Schriftrollen
rule-free-7 = Ausrüstung liegt offen, Karten im Bündel verdeckt vor ihrer Maus, doch in der Gruppe gibt es keine Geheimnisse. Letzteres haben wir so entschieden.
    .title = Offen und verdeckt

rules-section-min = Der Zug der Gegner

rule-min-1 = Jeder Gegner bewegt sich und greift dann an. Alle Gegner einer Art handeln im Zug ihrer Karte, die den Mäusen nächsten zuerst.
    .title = Erst ziehen, dann angreifen
rule-min-2 = Wasser, gelbe und rote Linien und Mausefallen halten Gegner nicht auf. Wände, schwarze Bereiche und volle Felder schon.
    .title = Was Gegner nicht stört
rule-min-3 = Jeder wirft seinen eigenen Würfel und geht höchstens so weit, auf kürzestem Weg zur nächsten Maus, um auf ihr Feld zu kommen. Ist das voll, kommt er so nah heran wie möglich.
    .title = Nahkämpfer ziehen
rule-min-4 = Ein Gegner, der auf dem Feld einer Maus beginnt, bewegt sich nicht.
    .title = Schon da
rule-min-5 = Sind mehrere Mäuse gleich nah, geht er auf die zu, deren Karte am weitesten oben liegt.
    .title = Gleich weit entfernt
rule-min-6 = Ein Fernkämpfer bewegt sich nur, wenn er keine Maus sieht. Dann würfelt er und geht auf kürzestem Weg zur nächsten, bis er eine Maus sehen kann.
    .title = Fernkämpfer ziehen
rule-min-7 = Betritt ein Gegner das Feld einer Maus, bleibt er dort stehen. Am Weggehen hindern ihn Mäuse nie, doch solange eine bei ihm steht, bleibt er von selbst.
    .title = Von einer Maus aufgehalten
rule-min-8 = Von den Mäusen in Reichweite greift er die nächste an, die in diesem Zug noch keine Figur dieser Karte angegriffen hat. Bei Gleichstand, oder wenn alle schon dran waren, trifft es die oberste auf der Leiste.
    .title = Wen er angreift
rule-min-9 = Ein Fernkämpfer greift zuerst eine Maus auf seinem oder einem benachbarten Feld an.
    .title = Erst die Nahen
rule-min-10 = Wer mag, zieht und würfelt für die Gegner. Wahlweise sind feste Spieler zuständig; am Ergebnis ändert das nichts.
    .title = Wer die Gegner führt
rule-min-11 = Angriffsstärke, Verteidigungsstärke, Lebenspunkte und Fähigkeit auf einer Initiativekarte gelten für jede ihrer Figuren.
    .title = Werte eines Gegners
rule-min-12 = Gegner kämpfen nach denselben Regeln wie Mäuse. Über rote Linien dürfen sie gehen, im Nahkampf zuschlagen kann darüber niemand.
    .title = Wie Gegner kämpfen

rules-section-boss = Hauptgegner und Brodie

rule-boss-1 = Was sich auf eine gewöhnliche Gegnerart bezieht, betrifft keinen Hauptgegner: Hauptmann Gram ist keine Ratte.
    .title = Keiner von vielen
rule-boss-2 = Ein Hauptgegner ist ein Gegner mit eigenem Namen. Er benutzt eine Figur seiner gewöhnlichen Art, nötigenfalls mit einem Marker darunter.
    .title = Was ein Hauptgegner ist
rule-bro-1 = Brodie ist ein Pfotenmarker. Er nimmt keinen Platz weg, andere dürfen auf seinem Feld stehen.
    .title = Brodies Pfote
rule-bro-2 = Käse, den Brodie würfelt, kommt nie auf das Käserad.
    .title = Kein Käse von Brodie
rule-bro-3 = Brodie hat zwei Initiativekarten mit verschiedenen Zügen: Bei der einen springt er, bei der anderen jagt er.
    .title = Zwei Karten, zwei Launen
rule-bro-4 = Er landet auf dem Feld seines Raums mit den meisten Figuren, Gegner eingeschlossen; bei Gleichstand dort, wo die auf der Leiste oberste Figur steht. Hat sein eigenes Feld die meisten oder kein anderes welche, bleibt er. Ein Wurf gilt allen dort, jeder verteidigt sich einzeln.
    .title = Brodie springt
rule-bro-5 = Zwei Würfel ergeben zusammen seine Bewegung. Er läuft auf kürzestem Weg zur nächsten Maus, die nicht auf seinem Feld steht (bei Gleichstand zur obersten auf der Leiste; unter gleich kurzen Wegen wählt ihr), und mit dem Rest weiter zur nächsten. Sind alle Mäuse im Spiel auf seinem Feld, bleibt er.
    .title = Brodie jagt
rule-bro-6 = Nach der Jagd trifft ein einziger Angriffswurf jede Figur auf allen Feldern seines Wegs, Anfang und Ende eingeschlossen. Jede verteidigt sich einzeln.
    .title = Alle auf seinem Weg
rule-bro-7 = Gegner, die Brodie erwischt, verteidigen sich und nehmen Treffer wie alle anderen. Ihr gewürfelter Käse kommt auf das Käserad.
    .title = Auch Gegner trifft es
rule-bro-8 = Was für Karten, Auftritt und Treffer eines Hauptgegners gilt, gilt auch für Brodie.
    .title = Brodie ist ein Hauptgegner

rules-section-capt = Gefangennahme und Befreiung

rule-capt-1 = Hat eine Maus so viele Treffer- und Gifttreffermarker, wie sie Lebenspunkte hat, wird sie gefangen genommen.
    .title = Gefangen
rule-capt-2 = Die Figur einer gefangenen Maus kommt vom Spielplan. Ihre Initiativekarte bleibt auf der Leiste.
    .title = Vom Spielplan
rule-capt-3 = Die Maus verliert allen Käse und alle angelegten Suchkarten. Startausrüstung, Bündel und Tricks bleiben ihr.
    .title = Was es kostet
rule-capt-4 = Einer gefangenen Maus werden alle Treffer-, Gifttreffer- und Effektmarker abgenommen.
    .title = Alles auf Anfang
rule-capt-5 = Mit jeder Gefangennahme rückt die Sanduhr eine Seite weiter.
    .title = Es kostet Zeit
rule-capt-6 = In ihrem Zug kehrt eine gefangene Maus zurück, wenn kein Gegner auf dem Spielplan ist: Stellt sie auf oder neben das Feld einer anderen Maus; das ist ihr ganzer Zug. Sonst setzt sie aus.
    .title = Befreiung
rule-capt-7 = Sind alle Mäuse gleichzeitig gefangen, ist das Kapitel verloren.
    .title = Alle gefangen

rules-section-eff = Effekte

rule-eff-1 = Eine betäubte Maus bewegt sich normal, kann als Aktion aber nur Erholen wählen. Freie Aktionen bleiben möglich.
    .title = Betäubt
rule-eff-2 = Eine eingesponnene Maus kann sich weder bewegen noch wuseln, bis sie sich erholt hat. Andere Aktionen stehen ihr offen.
    .title = Eingesponnen
rule-eff-3 = Eine niedergestreckte Figur braucht ihre ganze nächste Bewegung zum Aufstehen. Angreifen, verteidigen und handeln kann sie normal. Auch Gegner kann es treffen, große Figuren nicht.
    .title = Niedergestreckt
rule-eff-4 = Eine verhexte Maus spielt ihren Zug als Nahkampfgegner gegen die anderen Mäuse, nur mit den Werten ihrer Initiativekarte, ohne Ausrüstung und Fähigkeiten. Danach kommt der Marker weg.
    .title = Verhext
rule-eff-5 = Gifttreffer zählen wie Treffer, doch nur Gegenmittel und besondere Heilung beseitigen sie.
    .title = Gift

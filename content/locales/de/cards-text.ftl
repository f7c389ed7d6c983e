# Regeltexte der Karten, aus ihren Beschreibungen gemacht: ganze Satzteile nach dem Muster „wann: was“.

text-colon = upper
text-rule = { $when }: { $what }
text-rule-may = { $when }, dürft ihr Folgendes tun: { $what }
text-if = falls { $what }
text-when-if = { $when }, falls { $what }
text-while = solange { $what }
text-once-a-turn = Einmal pro Zug.
text-once-a-chapter = Einmal pro Kapitel.
text-cost-if = Für { $classes } kostet das nur { $n } Käse.
text-times = { $what } ({ $n }-mal)
text-then-discard = Werft diese Karte danach ab.

## Von Hand geschrieben, weil der gemachte Text holpern würde

text-of-ability-cure = Als Aktion: Kuriert bei einer Maus auf dem Feld dieser Maus einen Effektmarker oder Gifttreffer. Für je 1 weiteren Käse dürft ihr noch einen zweiten und dritten kurieren, bei derselben oder einer anderen Maus dort.

## Wer

who-this-mouse = diese Maus
    .gen = dieser Maus
    .dat = dieser Maus
who-this-minion = dieser Gegner
    .gen = dieses Gegners
    .dat = diesem Gegner
    .acc = diesen Gegner
who-searcher = die suchende Maus
    .gen = der suchenden Maus
    .dat = der suchenden Maus
who-attacker = der Angreifer
    .gen = des Angreifers
    .dat = dem Angreifer
    .acc = den Angreifer
who-target = das Ziel
    .gen = des Ziels
    .dat = dem Ziel
who-attacked = die angegriffene Maus
    .gen = der angegriffenen Maus
    .dat = der angegriffenen Maus
who-beaten = dieser Gegner
    .gen = dieses Gegners
    .dat = diesem Gegner
    .acc = diesen Gegner
who-newcomer = der neue Gegner
    .gen = des neuen Gegners
    .dat = dem neuen Gegner
    .acc = den neuen Gegner
who-that-mouse = die betroffene Maus
    .gen = der betroffenen Maus
    .dat = der betroffenen Maus
who-that-minion = dieser Gegner
    .gen = dieses Gegners
    .dat = diesem Gegner
    .acc = diesen Gegner
who-all-minions = jeder Gegner
who-each-mouse = jede { $adjective ->
    [small] kleine Maus
    [large] große Maus
    [other] andere Maus
   *[none] Maus
 } { $where }
    .gen = jeder { $adjective ->
        [small] kleinen Maus
        [large] großen Maus
        [other] anderen Maus
       *[none] Maus
     } { $where }
    .dat = jeder { $adjective ->
        [small] kleinen Maus
        [large] großen Maus
        [other] anderen Maus
       *[none] Maus
     } { $where }
who-each-minion = jeder { $adjective ->
    [small] kleine Gegner
    [large] große Gegner
    [other] andere Gegner
   *[none] Gegner
 } { $where }
    .gen = jedes { $adjective ->
        [small] kleinen Gegners
        [large] großen Gegners
        [other] anderen Gegners
       *[none] Gegners
     } { $where }
    .dat = jedem { $adjective ->
        [small] kleinen Gegner
        [large] großen Gegner
        [other] anderen Gegner
       *[none] Gegner
     } { $where }
    .acc = jeden { $adjective ->
        [small] kleinen Gegner
        [large] großen Gegner
        [other] anderen Gegner
       *[none] Gegner
     } { $where }
who-each-figure = jede { $adjective ->
    [small] kleine Figur
    [large] große Figur
    [other] andere Figur
   *[none] Figur
 } { $where }
    .gen = jeder { $adjective ->
        [small] kleinen Figur
        [large] großen Figur
        [other] anderen Figur
       *[none] Figur
     } { $where }
    .dat = jeder { $adjective ->
        [small] kleinen Figur
        [large] großen Figur
        [other] anderen Figur
       *[none] Figur
     } { $where }
who-each-kind = { $article ->
    [none] { $kind }
   *[a] { $gender ->
        [feminine] jede { $kind }
       *[masculine] jeder { $kind }
    }
 } { $where }
    .gen = { $article ->
        [none] { $kind }
       *[a] { $gender ->
            [feminine] jeder { $kind }
           *[masculine] jedes { $kind }
        }
     } { $where }
    .dat = { $article ->
        [none] { $kind }
       *[a] { $gender ->
            [feminine] jeder { $kind }
           *[masculine] jedem { $kind }
        }
     } { $where }
    .acc = { $article ->
        [none] { $kind }
       *[a] { $gender ->
            [feminine] jede { $kind }
           *[masculine] jeden { $kind }
        }
     } { $where }
who-chosen-mouse = eine { $adjective ->
    [small] kleine Maus
    [large] große Maus
    [other] andere Maus
   *[none] Maus
 } eurer Wahl { $where }
    .gen = einer { $adjective ->
        [small] kleinen Maus
        [large] großen Maus
        [other] anderen Maus
       *[none] Maus
     } eurer Wahl { $where }
    .dat = einer { $adjective ->
        [small] kleinen Maus
        [large] großen Maus
        [other] anderen Maus
       *[none] Maus
     } eurer Wahl { $where }
who-chosen-minion = ein { $adjective ->
    [small] kleiner Gegner
    [large] großer Gegner
    [other] anderer Gegner
   *[none] Gegner
 } eurer Wahl { $where }
    .gen = eines { $adjective ->
        [small] kleinen Gegners
        [large] großen Gegners
        [other] anderen Gegners
       *[none] Gegners
     } eurer Wahl { $where }
    .dat = einem { $adjective ->
        [small] kleinen Gegner
        [large] großen Gegner
        [other] anderen Gegner
       *[none] Gegner
     } eurer Wahl { $where }
    .acc = einen { $adjective ->
        [small] kleinen Gegner
        [large] großen Gegner
        [other] anderen Gegner
       *[none] Gegner
     } eurer Wahl { $where }
who-chosen-figure = eine { $adjective ->
    [small] kleine Figur
    [large] große Figur
    [other] andere Figur
   *[none] Figur
 } eurer Wahl { $where }
    .gen = einer { $adjective ->
        [small] kleinen Figur
        [large] großen Figur
        [other] anderen Figur
       *[none] Figur
     } eurer Wahl { $where }
who-chosen-kind = { $article ->
    [none] { $kind }
   *[a] { $gender ->
        [feminine] eine { $kind }
       *[masculine] ein { $kind }
    } eurer Wahl
 } { $where }
    .gen = { $article ->
        [none] { $kind }
       *[a] { $gender ->
            [feminine] einer { $kind }
           *[masculine] eines { $kind }
        } eurer Wahl
     } { $where }
    .dat = { $article ->
        [none] { $kind }
       *[a] { $gender ->
            [feminine] einer { $kind }
           *[masculine] einem { $kind }
        } eurer Wahl
     } { $where }
    .acc = { $article ->
        [none] { $kind }
       *[a] { $gender ->
            [feminine] eine { $kind }
           *[masculine] einen { $kind }
        } eurer Wahl
     } { $where }
who-of-them-mouse = jede von ihnen
    .gen = einer jeden von ihnen
    .dat = jeder von ihnen
who-of-them-minion = jeder von ihnen
    .gen = eines jeden von ihnen
    .dat = jedem von ihnen
    .acc = jeden von ihnen
who-of-them-figure = jede von ihnen
    .gen = einer jeden von ihnen
    .dat = jeder von ihnen
who-it-mouse = sie
    .gen = dieser Maus
    .dat = ihr
who-it-minion = er
    .gen = dieses Gegners
    .dat = ihm
    .acc = ihn
who-it-figure = sie
    .gen = dieser Figur
    .dat = ihr
who-is-new = , { $side ->
    [minion] der gerade aufgestellt wurde,
   *[mouse] die gerade aufgestellt wurde,
 }
who-is-wounded = mit { $side ->
   *[any] Treffermarkern
 }
group = { $side ->
    [mouse] Mäuse
    [minion] Gegner
   *[figure] Figuren
 } { $where }

## Wo

area-space = auf dem Feld { $of }
area-near = auf dem Feld { $of } oder direkt daneben
area-tile = im Raum { $of }
area-seen = in Sicht { $of }
area-here = hier
area-here-spaces = hier ({ $spaces })
area-room = im Raum „{ $room }“
area-room-spaces = im Raum „{ $room }“ ({ $spaces })
area-water = im Wasser
area-board = auf dem Spielplan

## Wie viel

num-lore = die Gelehrsamkeit { $of }
num-battle = die Angriffsstärke { $of }
num-move = die Geschwindigkeit { $of }
num-wounded-others-here = die Zahl der anderen verletzten Mäuse auf dem Feld { $of }
num-number = diese Zahl{ $of ->
   *[any] {""}
 }
num-mice-here = die Zahl der Mäuse auf dem Feld { $of }
num-cheese = der Käse { $of }
num-counter = der Zähler des Kapitels{ $of ->
   *[any] {""}
 }
num-lore-plus = Gelehrsamkeit plus { $n }
num-kind = die Zahl der { $kind } { $where }
num-minions = die Zahl der Gegner { $where }

## Wann

when-free-action = als Freie Aktion
when-any-time = jederzeit im eigenen Zug
when-action = als Aktion
when-instead-of-battle = statt einer Angriffsaktion
when-before-turn = vor dem eigenen Zug
when-attacking = { $about ->
    [holder] bevor diese Maus
    [this-minion] bevor dieser Gegner
    [other] bevor eine andere Maus
    [mouse] bevor eine Maus
    [minion] bevor ein Gegner
   *[anyone] bevor jemand
 } { $reach ->
    [melee] im Nahkampf angreift
    [ranged] im Fernkampf angreift
   *[any] angreift
 }
when-attacked = { $about ->
    [holder] wenn diese Maus
    [this-minion] wenn dieser Gegner
    [other] wenn eine andere Maus
    [mouse] wenn eine Maus
    [minion] wenn ein Gegner
   *[anyone] wenn jemand
 } { $reach ->
    [melee] im Nahkampf getroffen wird, vor dem Verteidigungswurf
    [ranged] im Fernkampf getroffen wird, vor dem Verteidigungswurf
   *[any] getroffen wird, vor dem Verteidigungswurf
 }
when-attack-rolled = nach dem { $reach ->
    [melee] Angriffswurf im Nahkampf
    [ranged] Angriffswurf im Fernkampf
   *[any] Angriffswurf
 } { $about ->
    [holder] gegen diese Maus
    [this-minion] gegen diesen Gegner
    [other] gegen eine andere Maus
    [mouse] gegen eine Maus
    [minion] gegen einen Gegner
   *[anyone] eines Angriffs
 }
when-defense-rolled = nach dem Verteidigungswurf { $about ->
    [holder] dieser Maus
    [this-minion] dieses Gegners
    [other] einer anderen Maus
    [mouse] einer Maus
    [minion] eines Gegners
   *[anyone] des Ziels
 }{ $reach ->
    [melee] {" "}im Nahkampf
    [ranged] {" "}im Fernkampf
   *[any] {""}
 }
when-blocked-all = { $about ->
    [holder] wenn diese Maus
    [this-minion] wenn dieser Gegner
    [other] wenn eine andere Maus
    [mouse] wenn eine Maus
    [minion] wenn ein Gegner
   *[anyone] wenn jemand
 } { $reach ->
    [melee] im Nahkampf alle Treffer abgewehrt hat
    [ranged] im Fernkampf alle Treffer abgewehrt hat
   *[any] alle Treffer abgewehrt hat
 }
when-wounded = { $about ->
    [holder] wenn diese Maus einen Gegner
    [this-minion] wenn dieser Gegner eine Maus
    [other] wenn eine andere Maus einen Gegner
    [mouse] wenn eine Maus einen Gegner
    [minion] wenn ein Gegner eine Maus
   *[anyone] wenn jemand sein Ziel
 } { $reach ->
    [melee] im Nahkampf verletzt hat
    [ranged] im Fernkampf verletzt hat
   *[any] verletzt hat
 }
when-defeated = { $about ->
    [holder] wenn diese Maus einen Gegner
    [this-minion] wenn dieser Gegner eine Maus
    [other] wenn eine andere Maus einen Gegner
    [mouse] wenn eine Maus einen Gegner
    [minion] wenn jemand einen Gegner
   *[anyone] wenn jemand einen Gegner
 } { $reach ->
    [melee] im Nahkampf besiegt hat
    [ranged] im Fernkampf besiegt hat
   *[any] besiegt hat
 }
when-marked = wenn { $about ->
    [holder] diese Maus
    [other] eine andere Maus
   *[mouse] eine Maus
 } vergiftet, betäubt oder eingesponnen wird
when-minions-placed = wenn neue Gegner aufgestellt wurden
when-hourglass-moved = wenn die Sanduhr weiterrückt
when-track-laid = wenn Karten auf die Initiativeleiste gelegt wurden
when-room-entered = { $about ->
    [holder] wenn diese Maus einen Raum betritt
    [other] wenn eine andere Maus einen Raum betritt
    [mouse] wenn Mäuse einen Raum betreten
    [minion] wenn ein Gegner einen Raum betritt
   *[anyone] wenn jemand einen Raum betritt
 }
when-movement-rolled = nach dem Bewegungswurf { $about ->
    [holder] dieser Maus
    [this-minion] dieses Gegners
    [other] einer anderen Maus
    [mouse] einer Maus
    [minion] eines Gegners
   *[anyone] einer Figur
 }
when-turn-starts = zu Beginn { $about ->
    [holder] des eigenen Zuges
    [other] des Zuges einer anderen Maus
    [mouse] des Zuges einer Maus
    [minion] des Zuges eines Gegners
   *[anyone] jedes Zuges
 }
when-turn-ends = am Ende { $about ->
    [holder] des eigenen Zuges
    [other] des Zuges einer anderen Maus
    [mouse] des Zuges einer Maus
    [minion] des Zuges eines Gegners
   *[anyone] jedes Zuges
 }
when-round-starts = { $n ->
    [one] wenn eine neue Runde beginnt
   *[other] zu Beginn jeder { $n }. Runde
 }
when-found = wenn { $about ->
    [holder] diese Maus
    [other] eine andere Maus
   *[mouse] eine Maus
 } { $what ->
    [card] { $card }
   *[any] etwas
 } gefunden hat
when-searching = bevor { $about ->
    [holder] diese Maus
    [other] eine andere Maus
   *[mouse] eine Maus
 } für eine Suche würfelt
when-search-failed = wenn { $about ->
    [holder] diese Maus
    [other] eine andere Maus
   *[mouse] eine Maus
 } nichts gefunden hat
when-drawn = wenn diese Karte gezogen wird
when-surged = wenn Verstärkung gekommen ist
when-captured = wenn { $about ->
    [holder] diese Maus
    [other] eine andere Maus
   *[mouse] eine Maus
 } gefangen genommen wird
when-stepped = wenn { $about ->
    [holder] diese Maus
    [this-minion] dieser Gegner
    [other] eine andere Maus
    [mouse] eine Maus
    [minion] ein Gegner
   *[anyone] jemand
 } ein Feld betritt
when-chapter-starts = zu Beginn des Kapitels
when-always = immer

## Falls

if-number = die Zahl { $not ->
    [yes] nicht { $n } ist
   *[no] { $n } ist
 }
if-melee = der Angriff { $not ->
    [yes] kein Nahkampf ist
   *[no] ein Nahkampf ist
 }
if-ranged = der Angriff { $not ->
    [yes] kein Fernkampf ist
   *[no] ein Fernkampf ist
 }
if-large = { $who } { $not ->
    [yes] nicht groß ist
   *[no] groß ist
 }
if-kind = { $who } { $article ->
    [none] { $not ->
        [yes] nicht { $kind } ist
       *[no] { $kind } ist
    }
   *[any] { $not ->
        [yes] { $gender ->
            [feminine] keine { $kind }
           *[masculine] kein { $kind }
        } ist
       *[no] { $gender ->
            [feminine] eine { $kind }
           *[masculine] ein { $kind }
        } ist
    }
 }
if-kin = { $who } { $not ->
    [yes] nicht zu den { $kind } gehört
   *[no] zu den { $kind } gehört
 }
if-mouse = { $who } { $not ->
    [yes] nicht { $mouse } ist
   *[no] { $mouse } ist
 }
if-class = { $who } { $not ->
    [yes] nicht { $classes } ist
   *[no] { $classes } ist
 }
if-lower-on-track = das Ziel auf der Initiativeleiste { $not ->
    [yes] nicht unter dieser Maus liegt
   *[no] unter dieser Maus liegt
 }
if-slot = diese Maus { $not ->
    [yes] nicht auf Platz { $n } der Leiste liegt
   *[no] auf Platz { $n } der Leiste liegt
 }
if-on = { $who } { $not ->
    [yes] nicht { $where } steht
   *[no] { $where } steht
 }
if-mice-on = { $n ->
    [one] { $not ->
        [yes] keine Maus { $where } ist
       *[no] eine Maus { $where } ist
    }
   *[other] { $not ->
        [yes] weniger als { $n } Mäuse { $where } sind
       *[no] mindestens { $n } Mäuse { $where } sind
    }
 }
if-every-mouse-on = { $not ->
    [yes] nicht alle freien Mäuse { $where } sind
   *[no] alle Mäuse, die nicht gefangen sind, { $where } stehen
 }
if-minions-on = { $n ->
    [one] { $not ->
        [yes] kein Gegner { $where } ist
       *[no] ein Gegner { $where } ist
    }
   *[other] { $not ->
        [yes] weniger als { $n } Gegner { $where } sind
       *[no] mindestens { $n } Gegner { $where } sind
    }
 }
if-kind-on = { $article ->
    [none] { $not ->
        [yes] { $kind } nicht { $where } ist
       *[no] { $kind } { $where } ist
    }
   *[a] { $not ->
        [yes] { $n ->
            [one] keine { $kinds } { $where } sind
           *[other] weniger als { $kind } { $where } sind
        }
       *[no] mindestens { $kind } { $where } zu finden ist
    }
 }
if-flag = es { $not ->
    [yes] noch nicht geschehen ist
   *[no] schon geschehen ist
 }
if-counter = der Zähler des Kapitels { $not ->
    [yes] nicht{" "}
   *[no] {""}
 }{ $how ->
    [at-least] mindestens bei { $n }
    [at-most] höchstens bei { $n }
   *[is] bei { $n }
 } steht
if-achieved = die Gruppe den Erfolg „{ $what }“ { $not ->
    [yes] nicht hat
   *[no] hat
 }
if-in-stash = „{ $card }“ { $not ->
    [yes] nicht im Gruppeninventar liegt
   *[no] im Gruppeninventar liegt
 }
if-page = die Sanduhr { $not ->
    [yes] nicht{" "}
   *[no] {""}
 }{ $how ->
    [at-least] auf Seite { $n } oder später steht
    [at-most] auf Seite { $n } oder früher steht
   *[is] auf Seite { $n } steht
 }
if-first-visit = { $not ->
    [yes] der Raum schon bekannt ist
   *[no] der Raum neu ist
 }
if-cheese = { $who } { $not ->
    [yes] weniger als
   *[no] mindestens
 } { $n } Käse hat
if-marked = { $who } { $not ->
    [yes] nicht{" "}
   *[no] {""}
 }{ $marker ->
    [stunned] betäubt ist
    [webbed] eingesponnen ist
    [knocked-down] niedergestreckt ist
   *[charmed] verhext ist
 }
if-marked-own = { $not ->
    [yes] { $who } den Marker „{ $what }“ nicht hat
   *[no] { $who } den Marker „{ $what }“ hat
 }
if-cheese-rolled = der Wurf { $not ->
    [yes] keinen Käse zeigt
   *[no] Käse zeigt
 }
if-by-minion = { $not ->
    [yes] der Angreifer kein Gegner ist
   *[no] der Angreifer ein Gegner ist
 }
if-weapon-tag = die Waffe { $not ->
    [yes] nicht zu dieser Art gehört ({ $tag })
   *[no] zu dieser Art gehört ({ $tag })
 }
if-damage = die Waffe { $not ->
    [yes] nicht{" "}
   *[no] {""}
 }{ $damage ->
    [sharp] scharf ist
    [blunt] stumpf ist
   *[magic] magisch ist
 }
if-round = { $how ->
    [at-least] { $not ->
        [yes] Runde { $n } noch nicht begonnen hat
       *[no] Runde { $n } begonnen hat
    }
    [at-most] { $not ->
        [yes] Runde { $n } vorbei ist
       *[no] Runde { $n } noch nicht vorbei ist
    }
   *[is] { $not ->
        [yes] nicht Runde { $n } läuft
       *[no] Runde { $n } läuft
    }
 }
if-side-up = { $not ->
    [yes] dieser Raum nicht oben liegt: { $room }
   *[no] dieser Raum oben liegt: { $room }
 }
if-any-of = { $not ->
    [yes] nichts davon zutrifft: { $what }
   *[no] { $what }
 }
if-has-card = { $who } { $card } { $not ->
    [yes] nicht hat
   *[no] hat
 }
if-party-has-card = die Gruppe { $card } { $not ->
    [yes] nicht hat
   *[no] hat
 }
if-wounds = { $who } { $not ->
    [yes] weniger als
   *[no] mindestens
 } { $n } Treffermarker hat
if-wounds-of = { $who } { $not ->
    [yes] nicht{" "}
   *[no] {""}
 }{ $how ->
    [at-least] mindestens
    [at-most] höchstens
   *[is] genau
 } { $n } Treffermarker hat
if-every-round = { $not ->
    [yes] die Rundenzahl nicht durch { $n } teilbar ist
   *[no] die Rundenzahl durch { $n } teilbar ist
 }
if-found = { $card } { $not ->
    [yes] nicht{" "}
   *[no] {""}
 }gefunden wurde
if-was-defeated = { $who } { $not ->
    [yes] noch nicht{" "}
   *[no] {""}
 }{ $gender ->
   *[any] besiegt ist
 }

## Was geschieht

do-nothing = es geschieht nichts
do-gain-cheese = { $who } bekommt { $as ->
    [n] { $n } Käse
   *[as] so viel Käse wie { $amount }
 }
do-lose-cheese = { $who } verliert { $as ->
    [n] { $n } Käse
   *[as] so viel Käse wie { $amount }
 }
do-fill-wheel = { $as ->
    [n] { $n ->
        [one] 1 Käse kommt
       *[other] { $n } Käse kommen
    }
   *[as] so viel Käse wie { $amount } kommt
 } aufs Käserad
do-drain-wheel = nehmt { $as ->
    [n] bis zu { $n } Käse
   *[as] so viel Käse wie { $amount }
 } vom Käserad
do-pilfer-cheese = { $who } bekommt 1 Käse, auf Wunsch vom Käserad
do-heal = { $who } heilt { $as ->
    [n] { $n ->
        [one] 1 Treffermarker
       *[other] bis zu { $n } Treffermarker
    }
   *[as] so viele Treffermarker wie { $amount }
 }
do-heal-poison = { $who } heilt { $as ->
    [n] { $n ->
        [one] 1 Gifttreffer
       *[other] bis zu { $n } Gifttreffer
    }
   *[as] so viele Gifttreffer wie { $amount }
 }
do-heal-any = { $who } heilt { $as ->
    [n] { $n ->
        [one] 1 Treffermarker oder Gifttreffer
       *[other] bis zu { $n } Treffermarker oder Gifttreffer
    }
   *[as] so viele Treffermarker oder Gifttreffer wie { $amount }
 }
do-cure-one = { $who } wird von einem Effektmarker oder Gifttreffer eurer Wahl befreit
do-unmark = { $who } ist nicht mehr { $marker ->
    [stunned] betäubt
    [webbed] eingesponnen
    [knocked-down] niedergestreckt
   *[charmed] verhext
 }
do-unmark-own = { $who } verliert den Marker „{ $what }“
do-mark = { $who } wird { $marker ->
    [stunned] betäubt
    [webbed] eingesponnen
    [knocked-down] niedergestreckt
   *[charmed] verhext
 }
do-mark-own = { $who } bekommt den Marker „{ $what }“
do-wound = { $who } bekommt { $as ->
    [n] { $n ->
        [one] 1 Treffermarker
       *[other] { $n } Treffermarker
    }
   *[as] so viele Treffermarker wie { $amount }
 }, ohne sich verteidigen zu können
do-wound-poison = { $who } bekommt { $as ->
    [n] { $n ->
        [one] 1 Gifttreffer
       *[other] { $n } Gifttreffer
    }
   *[as] so viele Gifttreffer wie { $amount }
 }, ohne sich verteidigen zu können
do-hit = { $who } bekommt { $as ->
    [n] { $n ->
        [one] 1 Treffer
       *[other] { $n } Treffer
    }
   *[as] so viele Treffer wie { $amount }
 } und verteidigt sich wie üblich
give-battle = { $who } hat { $until } { $n } Angriffsstärke
give-defense = { $who } hat { $until } { $n } Verteidigungsstärke
give-move = { $who } hat { $until } { $n } Geschwindigkeit
give-unseen = { $who } wird { $until } von Gegnern weder angegriffen noch verfolgt
give-crossing = { $who } kann { $until } rote Linien und Lücken überqueren
give-inspired = { $who } darf { $until } nach einer Aktion 1 Käse für eine zusätzliche Aktion zahlen
give-form = { $who } kämpft { $until } unabhängig von der Ausrüstung im Nahkampf mit { $battle } Würfeln und verteidigt sich mit { $defense }
do-attack = { $who } greift sofort im { $reach ->
    [melee] Nahkampf
   *[ranged] Fernkampf
 } an
do-attack-dice-of = { $who } greift im { $reach ->
    [melee] Nahkampf
   *[ranged] Fernkampf
 } { $as ->
    [n] mit { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfeln
    } an
   *[as] an. Die Zahl der Würfel ist { $amount }
 }
do-attack-many = würfelt einmal gegen { $as ->
    [n] { $n ->
        [one] 1 Ziel
       *[other] bis zu { $n } Ziele
    }
   *[as] mehrere Ziele (höchstens { $amount })
 }; jedes verteidigt sich einzeln
do-attack-whole-space = auch alle anderen Figuren auf dem Feld des Ziels werden angegriffen, und jede verteidigt sich einzeln
do-attack-new = das Ziel muss ein Gegner sein, der gerade aufgestellt wurde
do-attack-blind = das Ziel muss nicht in Sicht sein
do-attack-with-each = { $who } greift mit jeder angelegten Waffe dieser Art ({ $tag }) einmal an, jeweils gegen ein Ziel eurer Wahl
do-order-attack = { $who } führt sofort eine Angriffsaktion aus
do-attack-dice = würfelt mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
 } { $how ->
    [fewer] weniger
   *[more] mehr
 }
do-attack-dice-as = würfelt mit { $how ->
    [fewer] weniger Würfeln; abgezogen wird
   *[more] mehr Würfeln; dazu kommt
 } { $amount }
do-double-battle = die Angriffsstärke zählt doppelt
do-defender-dice = das Ziel verteidigt sich mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
 } { $how ->
    [fewer] weniger
   *[more] mehr
 }
do-defense-dice = verteidigt euch mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
 } { $how ->
    [fewer] weniger
   *[more] mehr
 }
do-count-hits = jeder Würfel, der { $faces } zeigt, zählt als { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
 }
do-count-blocks = jeder Würfel, der { $faces } zeigt, wehrt { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
 } ab
do-poison-wounds = die Treffermarker werden zu Gifttreffern
do-add-hits = ihr erzielt { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
 } zusätzlich
do-add-blocks = wehrt { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
 } zusätzlich ab
do-reroll = würfelt jeden Würfel, der { $faces } zeigt, neu; das neue Ergebnis gilt
do-cheese-worth = jeder gewürfelte Käse bringt { $n } Käse
do-take-the-blow = { $who } wird stattdessen zum Ziel
do-attack-again = { $who } greift mit derselben Waffe noch einmal an
do-fight-close = der Angriff gilt als Nahkampf und ist { $damage ->
    [sharp] scharf
    [blunt] stumpf
   *[magic] magisch
 }
do-put-on = stellt { $who } auf ein beliebiges { $normal ->
    [yes] normales Feld
   *[no] Feld
 } { $where }
do-move-points = { $who } bekommt { $as ->
    [n] { $n ->
        [one] 1 Bewegungspunkt
       *[other] { $n } Bewegungspunkte
    }
   *[as] so viele Bewegungspunkte wie { $amount }
 } dazu
do-extra-action = { $who } darf in diesem Zug eine zusätzliche Aktion ausführen
do-spawn = neue Gegner werden aufgestellt: { $who }
do-spawn-as = neue Gegner werden aufgestellt: { $kind }, so viele wie { $amount }
do-spawn-on = neue Gegner werden aufgestellt ({ $where }): { $who }
do-return-to = { $who } kehrt zurück ({ $where })
do-remove = { $who } wird vom Spielplan genommen
do-swap-up = diese Karte tauscht auf der Initiativeleiste den Platz mit der darüber
do-hourglass = rückt die Sanduhr um { $n ->
    [one] 1 Seite
   *[other] { $n } Seiten
 } { $how ->
    [fewer] zurück
   *[more] weiter
 }
do-end-marker = rückt den Kapitelendmarker um { $n ->
    [one] 1 Seite
   *[other] { $n } Seiten
 } { $how ->
    [fewer] zurück
   *[more] weiter
 }
do-note = merkt es euch für das Kapitel
do-check = würfelt mit { $as ->
    [n] { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfeln
    }
   *[as] mehreren Würfeln; ihre Zahl ist { $amount }
 }
do-with-star = { $n ->
    [one] mit einem Stern
   *[other] mit mindestens { $n } Sternen
 }: { $what }
do-without-star = { $n ->
    [one] ohne Stern
   *[other] mit weniger als { $n } Sternen
 }: { $what }
do-on-faces = bei { $faces }: { $what }
do-rescue = { $who } wird sofort befreit
do-each-cheese = für jeden gewürfelten Käse: { $what }
do-each = { $who }: { $what }
do-if = falls { $if }: { $what }
do-otherwise = sonst: { $what }
do-may = wenn ihr wollt: { $what }
do-choose = sucht euch aus, höchstens { $as ->
    [n] { $n }
   *[as] so viele wie { $amount }
 }: { $group }
do-answer = { $answer }: { $what }
do-draw = { $who } zieht eine Suchkarte
do-take-card = { $who } nimmt „{ $card }“ aus dem Suchstapel oder vom Ablagestapel
do-take-any = { $who } sucht sich { $types } aus dem Suchstapel aus
do-shuffle-back = mischt diese Karte in den Suchstapel
do-discard-this = werft diese Karte ab
do-search-dice = sucht mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
 } mehr
do-search-succeeds = die Suche gelingt ohne Wurf
do-go-missing = { $who } verschwindet und muss von den anderen gesucht werden
do-story = die Geschichte geht weiter
do-achieve = die Gruppe erhält den Geschichtenerfolg „{ $what }“
do-set-mousetraps = legt Mausefallen auf alle Mausefallenfelder des Raums
do-set-snare = stellt auf dem Feld { $who } eine Falle: Der nächste Gegner, der es betritt, bekommt { $as ->
    [n] { $n ->
        [one] 1 Treffer
       *[other] { $n } Treffer
    }
   *[as] so viele Treffer wie { $amount }
 } und verteidigt sich wie üblich
do-win = die Mäuse gewinnen das Kapitel
do-lose = die Mäuse verlieren das Kapitel
do-end-turn = der Zug ist zu Ende
do-join = { $who } stößt zur Gruppe ({ $where })
do-ally-joins = { $who } steht euch bei, mit einer Karte am Ende der Leiste
do-ally-leaves = { $who } verlässt euch
do-lay-tile = das Spielplanteil { $room } wird angelegt
do-turn-tile = das Spielplanteil wird auf { $room } gedreht, Gegner darauf kommen vom Spielplan
do-close-tile = das Spielplanteil { $room } kommt mit den Gegnern darauf weg, außer eine Maus steht dort

## Was gilt

static-battle = { $n } Angriffsstärke
static-battle-reach = { $n } Angriffsstärke im { $reach ->
    [melee] Nahkampf
   *[ranged] Fernkampf
 }
static-defense = { $n } Verteidigungsstärke
static-move = { $n } Geschwindigkeit
static-lore = { $n } Gelehrsamkeit
static-life = { $n } Lebenspunkte
static-ignores-traps = { $who } löst keine Mausefallen aus
static-extra-paw = eine weitere Pfote, nur für diese Art von Karte: { $tag }
static-crosses = { $who } kann rote Linien und Lücken überqueren
static-search-dice = sucht mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
 } mehr
static-steals = stiehlt statt jedes Treffermarkers 1 Käse, solange die Maus welchen hat
static-poisons = verursacht Gifttreffer
static-marks = eine verletzte Maus wird auch { $marker ->
    [stunned] betäubt
    [webbed] eingesponnen
    [knocked-down] niedergestreckt
   *[charmed] verhext
 }
static-cheese-attacks-again = gewürfelter Käse kommt nicht aufs Käserad, sondern bringt einen weiteren Angriff
static-no-defense = gegen diesen Angriff können sich Mäuse nicht verteidigen
static-blocks = bei der Verteidigung wehrt jeder Würfel, der { $faces } zeigt, { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
 } ab
static-immune = immun gegen { $damage ->
    [sharp] scharfe
    [blunt] stumpfe
   *[magic] magische
 } Waffen
static-forbid-explore = { $how ->
    [orange] an orangefarbenen Übergängen kann niemand erkunden
    [blue] an blauen Übergängen kann niemand erkunden
    [exits] an Übergängen kann niemand erkunden
    [north] am nördlichen Übergang kann niemand erkunden
    [east] am östlichen Übergang kann niemand erkunden
    [south] am südlichen Übergang kann niemand erkunden
    [west] am westlichen Übergang kann niemand erkunden
    [flip] das Drehfeld kann niemand benutzen
   *[all] niemand kann erkunden
 }
static-forbid-search = hier kann niemand suchen ({ $where })
static-closed-to-minions = Gegner können hier nicht hin: { $where }
static-sees-only = Figuren hier ({ $inside }) sehen nur eine Stelle und werden nur von dort gesehen: { $hole }
static-instead-of-turn = Gegner, die hier stehen ({ $where }), kommen nicht zum Zug ({ $who }). Stattdessen: { $what }
static-held = { $who } steckt fest und kann sich weder bewegen noch erkunden
static-drawn-all = Gegner
static-drawn-to = { $who } laufen hierher und nicht zu den Mäusen: { $where }
static-dark = es ist dunkel: Niemand sieht weiter als { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
 }
static-shelter = Mäuse haben hier ({ $where }) { $n } Verteidigungsstärke

## Waffen und Gruppengegenstände

weapon-plain = { $reach ->
    [melee] Nahkampf
   *[ranged] Fernkampf
 }, { $damage ->
    [sharp] scharf
    [blunt] stumpf
   *[magic] magisch
 }.
weapon-bonus = { $reach ->
    [melee] Nahkampf
   *[ranged] Fernkampf
 } { $n }, { $damage ->
    [sharp] scharf
    [blunt] stumpf
   *[magic] magisch
 }.
weapon-close = Gegen ein Ziel auf demselben Feld: eine { $damage ->
    [sharp] scharfe
    [blunt] stumpfe
   *[magic] magische
 } Nahkampfwaffe.
item-disguises = Wenn ihr eine Begegnungskarte aufdeckt, dürft ihr die Verkleidung in den Suchstapel zurückmischen: Dann werden die Rattenkrieger der Karte nicht aufgestellt.
item-hook = Jederzeit im Zug einer Maus: Spannt die Schnur von ihrem Feld zu einem anderen in Reichweite. Mäuse können daran entlanggehen. Liegt der Angelhaken im Gruppeninventar, könnt ihr auch dort hinaufklettern, wo ein Haken auf dem Drehfeld abgebildet ist.
item-fork = Legt sie auf das Feld der Maus, die am Zug ist. Als Aktion katapultiert eine Maus, die dasselbe Feld mit ihr teilt, eine andere von dort auf ein Feld, das diese sehen kann.
item-grape = Legt sie als Köder für Kakerlaken neben die Maus oder schleudert sie mit der Gabel auf einen Gegner.
item-catnip = Eine Maus auf oder neben Brodies Feld darf sie abwerfen, um ihn sofort zu besiegen.
item-token = Was damit möglich ist, steht im Kapitel.
kin-roach = Kakerlaken
kin-rat = Ratten
kin-spider = Spinnen
kin-centipede = Hundertfüßern
tag-dagger = Dolch
tag-blade = Klinge
tag-shield = Schild
face-name-0 = Käse
face-name-1 = ein Schwert mit Stern
face-name-2 = einen Schild ohne Stern
face-name-3 = einen Schild mit Stern
face-name-4 = einen Bogen ohne Stern
face-name-5 = einen Bogen mit Stern

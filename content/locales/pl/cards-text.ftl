# Teksty zasad na kartach, tworzone z ich opisów: całe człony według wzoru „kiedy: co”.

text-colon = lower
text-rule = { $when }: { $what }
text-rule-may = { $when }, możecie zrobić tak: { $what }
text-if = jeśli { $what }
text-when-if = { $when }, jeśli { $what }
text-while = dopóki { $what }
text-once-a-turn = Raz na turę.
text-once-a-chapter = Raz na rozdział.
text-cost-if = Dla { $classes } koszt to tylko { $n ->
    [one] 1 ser
    [few] { $n } sery
    [many] { $n } serów
   *[other] { $n } sera
 }.
text-times = { $what } ({ $n ->
    [one] raz
    [few] { $n } razy
    [many] { $n } razy
   *[other] { $n } razy
 })
text-then-discard = Potem odrzućcie tę kartę.

## Napisane ręcznie, bo utworzony tekst brzmiałby niezgrabnie

text-of-ability-cure = Jako akcja: usuńcie jeden znacznik efektu albo zatrutą ranę myszy na polu tej myszy. Drugi i trzeci, u tej samej lub innej myszy na tym polu, możecie usunąć za 1 ser więcej każdy.

## Kto

who-this-mouse = ta mysz
    .gen = tej myszy
    .dat = tej myszy
    .acc = tę mysz
who-this-minion = ten sługus
    .gen = tego sługusa
    .dat = temu sługusowi
    .acc = tego sługusa
who-searcher = szperająca mysz
    .gen = szperającej myszy
    .dat = szperającej myszy
    .acc = szperającą mysz
who-attacker = atakujący
    .gen = atakującego
    .dat = atakującemu
    .acc = atakującego
who-target = cel
    .gen = celu
    .dat = celowi
    .acc = cel
who-attacked = atakowana mysz
    .gen = atakowanej myszy
    .dat = atakowanej myszy
    .acc = atakowaną mysz
who-beaten = ten sługus
    .gen = tego sługusa
    .dat = temu sługusowi
    .acc = tego sługusa
who-newcomer = nowy sługus
    .gen = nowego sługusa
    .dat = nowemu sługusowi
    .acc = nowego sługusa
who-that-mouse = dana mysz
    .gen = danej myszy
    .dat = danej myszy
    .acc = daną mysz
who-that-minion = ten sługus
    .gen = tego sługusa
    .dat = temu sługusowi
    .acc = tego sługusa
who-all-minions = każdy sługus
who-each-mouse = każda { $adjective ->
    [small] mała mysz
    [large] duża mysz
    [other] inna mysz
   *[none] mysz
 } { $where }
    .gen = każdej { $adjective ->
        [small] małej myszy
        [large] dużej myszy
        [other] innej myszy
       *[none] myszy
     } { $where }
    .dat = każdej { $adjective ->
        [small] małej myszy
        [large] dużej myszy
        [other] innej myszy
       *[none] myszy
     } { $where }
    .acc = każdą { $adjective ->
        [small] małą mysz
        [large] dużą mysz
        [other] inną mysz
       *[none] mysz
     } { $where }
who-each-minion = każdy { $adjective ->
    [small] mały sługus
    [large] duży sługus
    [other] inny sługus
   *[none] sługus
 } { $where }
    .gen = każdego { $adjective ->
        [small] małego sługusa
        [large] dużego sługusa
        [other] innego sługusa
       *[none] sługusa
     } { $where }
    .dat = każdemu { $adjective ->
        [small] małemu sługusowi
        [large] dużemu sługusowi
        [other] innemu sługusowi
       *[none] sługusowi
     } { $where }
    .acc = każdego { $adjective ->
        [small] małego sługusa
        [large] dużego sługusa
        [other] innego sługusa
       *[none] sługusa
     } { $where }
who-each-figure = każda { $adjective ->
    [small] mała figurka
    [large] duża figurka
    [other] inna figurka
   *[none] figurka
 } { $where }
    .gen = każdej { $adjective ->
        [small] małej figurki
        [large] dużej figurki
        [other] innej figurki
       *[none] figurki
     } { $where }
    .acc = każdą { $adjective ->
        [small] małą figurkę
        [large] dużą figurkę
        [other] inną figurkę
       *[none] figurkę
     } { $where }
who-each-kind = { $article ->
    [none] { $kind }
   *[a] { $gender ->
        [feminine] każda { $kind }
       *[masculine] każdy { $kind }
    }
 } { $where }
    .gen = { $article ->
        [none] { $kind }
       *[a] { $gender ->
            [feminine] każdej { $kind }
           *[masculine] każdego { $kind }
        }
     } { $where }
    .dat = { $article ->
        [none] { $kind }
       *[a] { $gender ->
            [feminine] każdej { $kind }
           *[masculine] każdemu { $kind }
        }
     } { $where }
    .acc = { $article ->
        [none] { $kind }
       *[a] { $gender ->
            [feminine] każdą { $kind }
           *[masculine] każdego { $kind }
        }
     } { $where }
who-chosen-mouse = wybrana { $adjective ->
    [small] mała mysz
    [large] duża mysz
    [other] inna mysz
   *[none] mysz
 } { $where }
    .gen = wybranej { $adjective ->
        [small] małej myszy
        [large] dużej myszy
        [other] innej myszy
       *[none] myszy
     } { $where }
    .dat = wybranej { $adjective ->
        [small] małej myszy
        [large] dużej myszy
        [other] innej myszy
       *[none] myszy
     } { $where }
    .acc = wybraną { $adjective ->
        [small] małą mysz
        [large] dużą mysz
        [other] inną mysz
       *[none] mysz
     } { $where }
who-chosen-minion = wybrany { $adjective ->
    [small] mały sługus
    [large] duży sługus
    [other] inny sługus
   *[none] sługus
 } { $where }
    .gen = wybranego { $adjective ->
        [small] małego sługusa
        [large] dużego sługusa
        [other] innego sługusa
       *[none] sługusa
     } { $where }
    .dat = wybranemu { $adjective ->
        [small] małemu sługusowi
        [large] dużemu sługusowi
        [other] innemu sługusowi
       *[none] sługusowi
     } { $where }
    .acc = wybranego { $adjective ->
        [small] małego sługusa
        [large] dużego sługusa
        [other] innego sługusa
       *[none] sługusa
     } { $where }
who-chosen-figure = wybrana { $adjective ->
    [small] mała figurka
    [large] duża figurka
    [other] inna figurka
   *[none] figurka
 } { $where }
    .gen = wybranej { $adjective ->
        [small] małej figurki
        [large] dużej figurki
        [other] innej figurki
       *[none] figurki
     } { $where }
    .acc = wybraną { $adjective ->
        [small] małą figurkę
        [large] dużą figurkę
        [other] inną figurkę
       *[none] figurkę
     } { $where }
who-chosen-kind = { $article ->
    [none] { $kind }
   *[a] { $gender ->
        [feminine] wybrana { $kind }
       *[masculine] wybrany { $kind }
    }
 } { $where }
    .gen = { $article ->
        [none] { $kind }
       *[a] { $gender ->
            [feminine] wybranej { $kind }
           *[masculine] wybranego { $kind }
        }
     } { $where }
    .dat = { $article ->
        [none] { $kind }
       *[a] { $gender ->
            [feminine] wybranej { $kind }
           *[masculine] wybranemu { $kind }
        }
     } { $where }
    .acc = { $article ->
        [none] { $kind }
       *[a] { $gender ->
            [feminine] wybraną { $kind }
           *[masculine] wybranego { $kind }
        }
     } { $where }
who-of-them-mouse = każda z nich
    .gen = każdej z nich
    .dat = każdej z nich
    .acc = każdą z nich
who-of-them-minion = każdy z nich
    .gen = każdego z nich
    .dat = każdemu z nich
    .acc = każdego z nich
who-of-them-figure = każda z nich
    .gen = każdej z nich
    .dat = każdej z nich
    .acc = każdą z nich
who-it-mouse = ta sama mysz
    .gen = tej samej myszy
    .dat = tej samej myszy
    .acc = tę samą mysz
who-it-minion = ten sam sługus
    .gen = tego samego sługusa
    .dat = temu samemu sługusowi
    .acc = tego samego sługusa
who-it-figure = ta sama figurka
    .gen = tej samej figurki
    .dat = tej samej figurce
    .acc = tę samą figurkę
who-is-new = (tylko { $side ->
    [mouse] nowe myszy
    [minion] nowi sługusi
   *[figure] nowe figurki
 })
who-is-wounded = (tylko { $side ->
    [mouse] ranne myszy
    [minion] ranni sługusi
   *[figure] ranne figurki
 })
group = { $side ->
    [mouse] myszy
    [minion] sługusi
   *[figure] figurki
 } { $where }

## Gdzie

area-space = na polu { $of }
area-near = na polu { $of } lub tuż obok
area-tile = w pomieszczeniu { $of }
area-seen = w zasięgu wzroku { $of }
area-here = tutaj
area-here-spaces = w tym miejscu ({ $spaces })
area-room = w pomieszczeniu „{ $room }”
area-room-spaces = w pomieszczeniu „{ $room }” ({ $spaces })
area-water = w wodzie
area-board = na planszy

## Ile

num-lore = wiedza { $of }
num-battle = siła { $of }
num-move = ruch { $of }
num-wounded-others-here = liczba innych rannych myszy na polu { $of }
num-number = ta liczba{ $of ->
   *[any] {""}
 }
num-mice-here = liczba myszy na polu { $of }
num-cheese = liczba serów { $of }
num-counter = licznik rozdziału{ $of ->
   *[any] {""}
 }
num-lore-plus = wiedza plus { $n }
num-kind = liczba { $kind } { $where }
num-minions = liczba sługusów { $where }

## Kiedy

when-free-action = jako darmowa akcja
when-any-time = w dowolnej chwili własnej tury
when-action = jako akcja
when-instead-of-battle = zamiast akcji walki
when-before-turn = przed własną turą
when-attacking = zanim { $about ->
    [holder] ta mysz zaatakuje
    [this-minion] ten sługus zaatakuje
    [other] inna mysz zaatakuje
    [mouse] jakaś mysz zaatakuje
    [minion] sługus zaatakuje
   *[anyone] ktoś zaatakuje
 }{ $reach ->
    [melee] {" "}wręcz
    [ranged] {" "}na dystans
   *[any] {""}
 }
when-attacked = gdy { $about ->
    [holder] ta mysz zostaje trafiona
    [this-minion] ten sługus zostaje trafiony
    [other] inna mysz zostaje trafiona
    [mouse] jakaś mysz zostaje trafiona
    [minion] sługus zostaje trafiony
   *[anyone] ktoś zostaje trafiony
 }{ $reach ->
    [melee] {" "}w walce wręcz, przed rzutem obrony
    [ranged] {" "}na dystans, przed rzutem obrony
   *[any] {", "}przed rzutem obrony
 }
when-attack-rolled = po rzucie ataku { $reach ->
    [melee] bezpośredniego{" "}
    [ranged] dystansowego{" "}
   *[any] {""}
 }{ $about ->
    [holder] przeciw tej myszy
    [this-minion] przeciw temu sługusowi
    [other] przeciw innej myszy
    [mouse] przeciw myszy
    [minion] przeciw sługusowi
   *[anyone] przeciw komukolwiek
 }
when-defense-rolled = po rzucie obrony { $about ->
    [holder] tej myszy
    [this-minion] tego sługusa
    [other] innej myszy
    [mouse] myszy
    [minion] sługusa
   *[anyone] celu
 }{ $reach ->
    [melee] {" "}w walce wręcz
    [ranged] {" "}w walce na dystans
   *[any] {""}
 }
when-blocked-all = gdy { $about ->
    [holder] ta mysz zablokuje
    [this-minion] ten sługus zablokuje
    [other] inna mysz zablokuje
    [mouse] jakaś mysz zablokuje
    [minion] sługus zablokuje
   *[anyone] ktoś zablokuje
 } wszystkie trafienia{ $reach ->
    [melee] {" "}w walce wręcz
    [ranged] {" "}w walce na dystans
   *[any] {""}
 }
when-wounded = gdy { $about ->
    [holder] ta mysz zrani sługusa
    [this-minion] ten sługus zrani mysz
    [other] inna mysz zrani sługusa
    [mouse] jakaś mysz zrani sługusa
    [minion] sługus zrani mysz
   *[anyone] ktoś zostanie zraniony
 }{ $reach ->
    [melee] {" "}w walce wręcz
    [ranged] {" "}w walce na dystans
   *[any] {""}
 }
when-defeated = gdy { $about ->
    [holder] ta mysz pokona sługusa
    [this-minion] ten sługus pokona mysz
    [other] inna mysz pokona sługusa
    [mouse] jakaś mysz pokona sługusa
    [minion] sługus zostanie pokonany
   *[anyone] sługus zostanie pokonany
 }{ $reach ->
    [melee] {" "}w walce wręcz
    [ranged] {" "}w walce na dystans
   *[any] {""}
 }
when-marked = gdy { $about ->
    [holder] ta mysz
    [other] inna mysz
   *[mouse] jakaś mysz
 } zostaje zatruta, ogłuszona lub oplątana
when-minions-placed = gdy na planszy staną nowi sługusi
when-hourglass-moved = gdy klepsydra się przesunie
when-track-laid = po ułożeniu toru inicjatywy
when-room-entered = gdy { $about ->
    [holder] ta mysz wchodzi do pomieszczenia
    [other] inna mysz wchodzi do pomieszczenia
    [mouse] myszy wchodzą do pomieszczenia
    [minion] sługus wchodzi do pomieszczenia
   *[anyone] ktoś wchodzi do pomieszczenia
 }
when-movement-rolled = po rzucie na ruch { $about ->
    [holder] tej myszy
    [this-minion] tego sługusa
    [other] innej myszy
    [mouse] myszy
    [minion] sługusa
   *[anyone] dowolnej figurki
 }
when-turn-starts = na początku { $about ->
    [holder] własnej tury
    [other] tury innej myszy
    [mouse] tury myszy
    [minion] tury sługusa
   *[anyone] każdej tury
 }
when-turn-ends = na końcu { $about ->
    [holder] własnej tury
    [other] tury innej myszy
    [mouse] tury myszy
    [minion] tury sługusa
   *[anyone] każdej tury
 }
when-round-starts = na początku { $n ->
    [one] rundy
    [few] co { $n }. rundy
    [many] co { $n }. rundy
   *[other] co { $n }. rundy
 }
when-found = gdy { $about ->
    [holder] ta mysz
    [other] inna mysz
   *[mouse] jakaś mysz
 } znajdzie { $what ->
    [card] kartę { $card }
   *[any] cokolwiek
 }
when-searching = zanim { $about ->
    [holder] ta mysz
    [other] inna mysz
   *[mouse] jakaś mysz
 } rzuci na szperanie
when-search-failed = gdy { $about ->
    [holder] ta mysz
    [other] inna mysz
   *[mouse] jakaś mysz
 } nic nie znajdzie
when-drawn = po dobraniu tej karty
when-surged = gdy nadejdą posiłki
when-captured = gdy { $about ->
    [holder] ta mysz
    [other] inna mysz
   *[mouse] jakaś mysz
 } zostaje pojmana
when-stepped = gdy { $about ->
    [holder] ta mysz
    [this-minion] ten sługus
    [other] inna mysz
    [mouse] jakaś mysz
    [minion] sługus
   *[anyone] ktoś
 } wchodzi na pole
when-chapter-starts = na początku rozdziału
when-always = zawsze

## Jeśli

if-number = liczba to { $not ->
    [yes] nie { $n }
   *[no] { $n }
 }
if-melee = to { $not ->
    [yes] nie jest walka wręcz
   *[no] walka wręcz
 }
if-ranged = to { $not ->
    [yes] nie jest walka na dystans
   *[no] walka na dystans
 }
if-large = { $who } { $not ->
    [yes] nie jest dużą figurką
   *[no] jest dużą figurką
 }
if-kind = { $who }{ $article ->
   *[any] {""}
 } { $not ->
    [yes] nie jest
   *[no] jest
 } { $gender ->
   *[any] { $kind }
 }
if-kin = { $who } { $not ->
    [yes] nie jest
   *[no] jest
 } { $kind }
if-mouse = { $who } { $not ->
    [yes] nie jest
   *[no] jest
 } { $mouse }
if-class = { $who } { $not ->
    [yes] nie jest
   *[no] jest
 } { $classes }
if-lower-on-track = cel { $not ->
    [yes] nie jest niżej
   *[no] jest niżej
 } na torze inicjatywy niż ta mysz
if-slot = ta mysz { $not ->
    [yes] nie jest
   *[no] jest
 } na miejscu { $n } toru
if-on = { $who } { $not ->
    [yes] nie stoi
   *[no] stoi
 } { $where }
if-mice-on = { $n ->
    [one] { $not ->
        [yes] nie ma myszy
       *[no] jest mysz
    }
    [few] { $not ->
        [yes] jest mniej niż { $n } myszy
       *[no] są co najmniej { $n } myszy
    }
    [many] { $not ->
        [yes] jest mniej niż { $n } myszy
       *[no] jest co najmniej { $n } myszy
    }
   *[other] { $not ->
        [yes] jest mniej niż { $n } myszy
       *[no] jest co najmniej { $n } myszy
    }
 } { $where }
if-every-mouse-on = { $not ->
    [yes] nie wszystkie niepojmane myszy są
   *[no] wszystkie niepojmane myszy są
 } { $where }
if-minions-on = { $n ->
    [one] { $not ->
        [yes] nie ma sługusów
       *[no] jest sługus
    }
    [few] { $not ->
        [yes] jest mniej niż { $n } sługusów
       *[no] jest co najmniej { $n } sługusów
    }
    [many] { $not ->
        [yes] jest mniej niż { $n } sługusów
       *[no] jest co najmniej { $n } sługusów
    }
   *[other] { $not ->
        [yes] jest mniej niż { $n } sługusa
       *[no] jest co najmniej { $n } sługusa
    }
 } { $where }
if-kind-on = { $article ->
    [none] { $not ->
        [yes] nie ma { $kinds }
       *[no] jest { $kind }
    }
   *[a] { $not ->
        [yes] { $n ->
            [one] nie ma { $kinds }
            [few] jest mniej niż { $kind }
            [many] jest mniej niż { $kind }
           *[other] jest mniej niż { $kind }
        }
       *[no] jest co najmniej { $kind }
    }
 } { $where }
if-flag = to { $not ->
    [yes] jeszcze się nie stało
   *[no] już się stało
 }
if-counter = licznik rozdziału { $not ->
    [yes] nie wynosi
   *[no] wynosi
 } { $how ->
    [at-least] co najmniej { $n }
    [at-most] najwyżej { $n }
   *[is] { $n }
 }
if-achieved = drużyna { $not ->
    [yes] nie ma trofeum
   *[no] ma trofeum
 } „{ $what }”
if-in-stash = karta „{ $card }” { $not ->
    [yes] nie leży
   *[no] leży
 } w bagażu drużyny
if-page = klepsydra { $not ->
    [yes] nie stoi
   *[no] stoi
 } { $how ->
    [at-least] na stronie { $n } lub dalszej
    [at-most] na stronie { $n } lub wcześniejszej
   *[is] na stronie { $n }
 }
if-first-visit = { $not ->
    [yes] pomieszczenie jest już znane
   *[no] pomieszczenie jest nowe
 }
if-cheese = { $who } ma { $not ->
    [yes] mniej niż
   *[no] co najmniej
 } { $n ->
    [one] 1 ser
    [few] { $n } sery
    [many] { $n } serów
   *[other] { $n } sera
 }
if-marked = { $who } { $not ->
    [yes] nie ma efektu:
   *[no] ma efekt:
 } { $marker ->
    [stunned] ogłuszenie
    [webbed] oplątanie
    [knocked-down] przewrócenie
   *[charmed] zauroczenie
 }
if-marked-own = { $not ->
    [yes] { $who } nie ma znacznika „{ $what }”
   *[no] { $who } ma znacznik „{ $what }”
 }
if-cheese-rolled = w rzucie { $not ->
    [yes] nie ma sera
   *[no] jest ser
 }
if-by-minion = atakującym { $not ->
    [yes] nie jest sługus
   *[no] jest sługus
 }
if-weapon-tag = broń { $not ->
    [yes] to nie
   *[no] to
 } { $tag }
if-damage = broń { $not ->
    [yes] nie jest
   *[no] jest
 } { $damage ->
    [sharp] ostra
    [blunt] tępa
   *[magic] magiczna
 }
if-round = { $how ->
    [at-least] runda { $n } { $not ->
        [yes] jeszcze się nie zaczęła
       *[no] już się zaczęła
    }
    [at-most] runda { $n } { $not ->
        [yes] już minęła
       *[no] jeszcze nie minęła
    }
   *[is] { $not ->
        [yes] nie trwa
       *[no] trwa
    } runda { $n }
 }
if-side-up = pomieszczenie „{ $room }” { $not ->
    [yes] nie leży
   *[no] leży
 } na wierzchu
if-any-of = { $not ->
    [yes] nic z tego nie zachodzi: { $what }
   *[no] { $what }
 }
if-has-card = { $who } { $not ->
    [yes] nie ma karty
   *[no] ma kartę
 } { $card }
if-party-has-card = drużyna { $not ->
    [yes] nie ma karty
   *[no] ma kartę
 } { $card }
if-wounds = { $who } ma { $not ->
    [yes] mniej niż
   *[no] co najmniej
 } { $n ->
    [one] 1 ranę
    [few] { $n } rany
    [many] { $n } ran
   *[other] { $n } rany
 }
if-wounds-of = { $who } { $not ->
    [yes] nie ma
   *[no] ma
 } { $how ->
    [at-least] co najmniej
    [at-most] najwyżej
   *[is] dokładnie
 } { $n ->
    [one] 1 ranę
    [few] { $n } rany
    [many] { $n } ran
   *[other] { $n } rany
 }
if-every-round = { $not ->
    [yes] numer rundy nie dzieli się przez { $n }
   *[no] numer rundy dzieli się przez { $n }
 }
if-found = { $not ->
    [yes] nie znaleziono karty
   *[no] znaleziono kartę
 } { $card }
if-was-defeated = { $who } { $not ->
    [yes] nie został{ $gender ->
        [feminine] a jeszcze pokonana
       *[masculine] {" "}jeszcze pokonany
    }
   *[no] { $gender ->
        [feminine] została pokonana
       *[masculine] został pokonany
    }
 }

## Co się dzieje

do-nothing = nic się nie dzieje
do-gain-cheese = { $who } dostaje { $as ->
    [n] { $n ->
        [one] 1 ser
        [few] { $n } sery
        [many] { $n } serów
       *[other] { $n } sera
    }
   *[as] tyle sera, ile wynosi { $amount }
 }
do-lose-cheese = { $who } traci { $as ->
    [n] { $n ->
        [one] 1 ser
        [few] { $n } sery
        [many] { $n } serów
       *[other] { $n } sera
    }
   *[as] tyle sera, ile wynosi { $amount }
 }
do-fill-wheel = na serowe koło { $as ->
    [n] { $n ->
        [one] trafia 1 ser
        [few] trafiają { $n } sery
        [many] trafia { $n } serów
       *[other] trafia { $n } sera
    }
   *[as] trafia tyle sera, ile wynosi { $amount }
 }
do-drain-wheel = zdejmijcie z serowego koła { $as ->
    [n] { $n ->
        [one] 1 ser
        [few] do { $n } serów
        [many] do { $n } serów
       *[other] do { $n } sera
    }
   *[as] tyle sera, ile wynosi { $amount }
 }
do-pilfer-cheese = { $who } dostaje 1 ser (możecie zdjąć go z serowego koła)
do-heal = { $who } leczy { $as ->
    [n] { $n ->
        [one] 1 ranę
        [few] do { $n } ran
        [many] do { $n } ran
       *[other] do { $n } rany
    }
   *[as] tyle ran, ile wynosi { $amount }
 }
do-heal-poison = { $who } leczy { $as ->
    [n] { $n ->
        [one] 1 zatrutą ranę
        [few] do { $n } zatrutych ran
        [many] do { $n } zatrutych ran
       *[other] do { $n } zatrutej rany
    }
   *[as] tyle zatrutych ran, ile wynosi { $amount }
 }
do-heal-any = { $who } leczy { $as ->
    [n] { $n ->
        [one] 1 dowolną ranę
        [few] do { $n } dowolnych ran
        [many] do { $n } dowolnych ran
       *[other] do { $n } dowolnej rany
    }
   *[as] tyle dowolnych ran, ile wynosi { $amount }
 }
do-cure-one = { $who } traci jeden wybrany znacznik efektu lub jedną zatrutą ranę
do-unmark = { $who } { $marker ->
    [stunned] traci znacznik ogłuszenia
    [webbed] traci znacznik oplątania
    [knocked-down] wstaje
   *[charmed] traci znacznik zauroczenia
 }
do-unmark-own = { $who } traci znacznik „{ $what }”
do-mark = { $who } { $marker ->
    [stunned] dostaje znacznik ogłuszenia
    [webbed] dostaje znacznik oplątania
    [knocked-down] przewraca się
   *[charmed] dostaje znacznik zauroczenia
 }
do-mark-own = { $who } dostaje znacznik „{ $what }”
do-wound = { $who } dostaje { $as ->
    [n] { $n ->
        [one] 1 ranę
        [few] { $n } rany
        [many] { $n } ran
       *[other] { $n } rany
    }
   *[as] tyle ran, ile wynosi { $amount },
 } bez możliwości obrony
do-wound-poison = { $who } dostaje { $as ->
    [n] { $n ->
        [one] 1 zatrutą ranę
        [few] { $n } zatrute rany
        [many] { $n } zatrutych ran
       *[other] { $n } zatrutej rany
    }
   *[as] tyle zatrutych ran, ile wynosi { $amount },
 } bez możliwości obrony
do-hit = { $who } dostaje { $as ->
    [n] { $n ->
        [one] 1 trafienie
        [few] { $n } trafienia
        [many] { $n } trafień
       *[other] { $n } trafienia
    }
   *[as] tyle trafień, ile wynosi { $amount },
 } i broni się jak zwykle
give-battle = { $who } ma siłę { $n } { $until }
give-defense = { $who } ma obronę { $n } { $until }
give-move = { $who } ma ruch { $n } { $until }
give-unseen = { $until } { $who } nie może być celem ruchu ani ataków sługusów
give-crossing = { $until } { $who } może przekraczać czerwone linie i szpary
give-inspired = { $until } { $who } może po akcji zapłacić 1 ser za dodatkową akcję
give-form = { $until } { $who } walczy wręcz { $battle } kośćmi i broni się { $defense }, bez względu na wyposażenie
do-attack = { $who } od razu atakuje { $reach ->
    [melee] wręcz
   *[ranged] na dystans
 }
do-attack-dice-of = { $who } atakuje { $reach ->
    [melee] wręcz
   *[ranged] na dystans
 } { $as ->
    [n] { $n ->
        [one] 1 kością
        [few] { $n } kośćmi
        [many] { $n } kośćmi
       *[other] { $n } kości
    }
   *[as] tyloma kośćmi, ile wynosi { $amount }
 }
do-attack-many = jeden rzut dotyczy { $as ->
    [n] { $n ->
        [one] 1 celu
        [few] najwyżej { $n } celów
        [many] najwyżej { $n } celów
       *[other] najwyżej { $n } celu
    }
   *[as] najwyżej tylu celów, ile wynosi { $amount }
 }; każdy broni się osobno
do-attack-whole-space = atak obejmuje też wszystkie inne figurki na polu celu, a każda broni się osobno
do-attack-new = celem może być tylko sługus, który właśnie stanął na planszy
do-attack-blind = cel nie musi być widoczny
do-attack-with-each = { $who } atakuje raz każdą założoną bronią ({ $tag }), za każdym razem wybrany cel
do-order-attack = { $who } od razu wykonuje akcję walki
do-attack-dice = rzućcie { $n ->
    [one] 1 kością
    [few] { $n } kośćmi
    [many] { $n } kośćmi
   *[other] { $n } kości
 } { $how ->
    [fewer] mniej
   *[more] więcej
 }
do-attack-dice-as = { $how ->
    [fewer] odejmijcie
   *[more] dodajcie
 } tyle kości, ile wynosi { $amount }
do-double-battle = siła liczy się podwójnie
do-defender-dice = cel broni się { $n ->
    [one] 1 kością
    [few] { $n } kośćmi
    [many] { $n } kośćmi
   *[other] { $n } kości
 } { $how ->
    [fewer] mniej
   *[more] więcej
 }
do-defense-dice = brońcie się { $n ->
    [one] 1 kością
    [few] { $n } kośćmi
    [many] { $n } kośćmi
   *[other] { $n } kości
 } { $how ->
    [fewer] mniej
   *[more] więcej
 }
do-count-hits = każda kość, która pokazuje { $faces }, liczy się jako { $n ->
    [one] 1 trafienie
    [few] { $n } trafienia
    [many] { $n } trafień
   *[other] { $n } trafienia
 }
do-count-blocks = każda kość, która pokazuje { $faces }, blokuje { $n ->
    [one] 1 trafienie
    [few] { $n } trafienia
    [many] { $n } trafień
   *[other] { $n } trafienia
 }
do-poison-wounds = rany są zatrute
do-add-hits = doliczcie { $n ->
    [one] 1 trafienie
    [few] { $n } trafienia
    [many] { $n } trafień
   *[other] { $n } trafienia
 }
do-add-blocks = zablokujcie dodatkowo { $n ->
    [one] 1 trafienie
    [few] { $n } trafienia
    [many] { $n } trafień
   *[other] { $n } trafienia
 }
do-reroll = przerzućcie każdą kość, która pokazuje { $faces }; nowy wynik obowiązuje
do-cheese-worth = każdy wyrzucony ser daje { $n ->
    [one] 1 ser
    [few] { $n } sery
    [many] { $n } serów
   *[other] { $n } sera
 }
do-take-the-blow = { $who } staje się celem zamiast tamtej myszy
do-attack-again = { $who } atakuje jeszcze raz tą samą bronią
do-fight-close = to atak bezpośredni { $damage ->
    [sharp] ostrą
    [blunt] tępą
   *[magic] magiczną
 } bronią
do-put-on = postawcie { $who } na dowolnym { $normal ->
    [yes] zwykłym polu
   *[no] polu
 } { $where }
do-move-points = { $who } dostaje { $as ->
    [n] { $n ->
        [one] 1 punkt ruchu
        [few] { $n } punkty ruchu
        [many] { $n } punktów ruchu
       *[other] { $n } punktu ruchu
    }
   *[as] tyle punktów ruchu, ile wynosi { $amount }
 }
do-extra-action = { $who } może w tej turze wykonać dodatkową akcję
do-spawn = na planszy stają nowi sługusi: { $who }
do-spawn-as = na planszy stają nowi sługusi: { $kind }, tylu, ile wynosi { $amount }
do-spawn-on = na planszy stają nowi sługusi ({ $where }): { $who }
do-return-to = { $who } wraca ({ $where })
do-remove = { $who } znika z planszy
do-swap-up = ta karta zamienia się miejscem z kartą nad nią na torze inicjatywy
do-hourglass = przesuńcie klepsydrę o { $n ->
    [one] 1 stronę
    [few] { $n } strony
    [many] { $n } stron
   *[other] { $n } strony
 } { $how ->
    [fewer] wstecz
   *[more] naprzód
 }
do-end-marker = przesuńcie znacznik zakończenia o { $n ->
    [one] 1 stronę
    [few] { $n } strony
    [many] { $n } stron
   *[other] { $n } strony
 } { $how ->
    [fewer] bliżej
   *[more] dalej
 }
do-note = zapamiętajcie to na potrzeby rozdziału
do-check = rzućcie { $as ->
    [n] { $n ->
        [one] 1 kością
        [few] { $n } kośćmi
        [many] { $n } kośćmi
       *[other] { $n } kości
    }
   *[as] tyloma kośćmi, ile wynosi { $amount }
 }
do-with-star = { $n ->
    [one] z gwiazdką
    [few] z co najmniej { $n } gwiazdkami
    [many] z co najmniej { $n } gwiazdkami
   *[other] z co najmniej { $n } gwiazdki
 }: { $what }
do-without-star = { $n ->
    [one] bez gwiazdki
    [few] gdy gwiazdek jest mniej niż { $n }
    [many] gdy gwiazdek jest mniej niż { $n }
   *[other] gdy gwiazdek jest mniej niż { $n }
 }: { $what }
do-on-faces = gdy wypadnie { $faces }: { $what }
do-rescue = { $who } zostaje od razu uratowana
do-each-cheese = za każdy wyrzucony ser: { $what }
do-each = { $who }: { $what }
do-if = jeśli { $if }: { $what }
do-otherwise = w przeciwnym razie: { $what }
do-may = jeśli chcecie: { $what }
do-choose = wybierzcie najwyżej { $as ->
    [n] { $n }
   *[as] tyle, ile wynosi { $amount }
 }: { $group }
do-answer = { $answer }: { $what }
do-draw = { $who } dobiera kartę szperania
do-take-card = { $who } bierze kartę „{ $card }” ze stosu szperania lub kart odrzuconych
do-take-any = { $who } bierze ze stosu szperania { $types } do wyboru
do-shuffle-back = wtasujcie tę kartę do stosu szperania
do-discard-this = odrzućcie tę kartę
do-search-dice = rzućcie na szperanie { $n ->
    [one] 1 kością
    [few] { $n } kośćmi
    [many] { $n } kośćmi
   *[other] { $n } kości
 } więcej
do-search-succeeds = szperanie udaje się bez rzutu
do-go-missing = { $who } znika, dopóki inne myszy jej nie odnajdą
do-story = opowieść toczy się dalej
do-achieve = drużyna zdobywa trofeum „{ $what }”
do-set-mousetraps = rozłóżcie pułapki na myszy na wszystkich oznaczonych polach pomieszczenia
do-set-snare = zastawcie sidła na polu { $who }: następny sługus, który tam wejdzie, dostanie { $as ->
    [n] { $n ->
        [one] 1 trafienie
        [few] { $n } trafienia
        [many] { $n } trafień
       *[other] { $n } trafienia
    }
   *[as] tyle trafień, ile wynosi { $amount },
 } i broni się jak zwykle
do-win = myszy wygrywają rozdział
do-lose = myszy przegrywają rozdział
do-end-turn = tura się kończy
do-join = { $who } dołącza do drużyny ({ $where })
do-ally-joins = dołącza do was { $who }, z kartą na końcu toru
do-ally-leaves = { $who } odchodzi od was
do-lay-tile = kafel { $room } zostaje dołożony do mapy
do-turn-tile = kafel zostaje odwrócony na { $room }, sługusy na nim znikają z planszy
do-close-tile = kafel { $room } znika z mapy razem ze sługusami, chyba że stoi na nim mysz

## Co obowiązuje

static-battle = siła { $n }
static-battle-reach = siła { $n } w walce { $reach ->
    [melee] wręcz
   *[ranged] na dystans
 }
static-defense = obrona { $n }
static-move = ruch { $n }
static-lore = wiedza { $n }
static-life = życie { $n }
static-ignores-traps = { $who } ignoruje pułapki na myszy
static-extra-paw = jedna łapa więcej, ale tylko na kartę: { $tag }
static-crosses = { $who } może przekraczać czerwone linie i szpary
static-search-dice = rzućcie na szperanie { $n ->
    [one] 1 kością
    [few] { $n } kośćmi
    [many] { $n } kośćmi
   *[other] { $n } kości
 } więcej
static-steals = zamiast ranić, kradnie ser: 1 ser za każdą ranę, dopóki mysz go ma
static-poisons = zadaje zatrute rany
static-marks = zraniona mysz zostaje { $marker ->
    [stunned] ogłuszona
    [webbed] oplątana
    [knocked-down] przewrócona
   *[charmed] zauroczona
 }
static-cheese-attacks-again = wyrzucony ser nie trafia na serowe koło, tylko daje kolejny atak
static-no-defense = myszy nie mogą się bronić przed tymi atakami
static-blocks = w obronie każda kość, która pokazuje { $faces }, blokuje { $n ->
    [one] 1 trafienie
    [few] { $n } trafienia
    [many] { $n } trafień
   *[other] { $n } trafienia
 }
static-immune = ma odporność na { $damage ->
    [sharp] ostrą
    [blunt] tępą
   *[magic] magiczną
 } broń
static-forbid-explore = { $how ->
    [orange] przez pomarańczowe wyjścia nie da się iść na zwiad
    [blue] przez niebieskie wyjścia nie da się iść na zwiad
    [exits] przez wyjścia nie da się iść na zwiad
    [north] przez północne wyjście nie da się iść na zwiad
    [east] przez wschodnie wyjście nie da się iść na zwiad
    [south] przez południowe wyjście nie da się iść na zwiad
    [west] przez zachodnie wyjście nie da się iść na zwiad
    [flip] pola obrotu nie można użyć
   *[all] nie da się iść na zwiad
 }
static-forbid-search = tutaj nie można szperać ({ $where })
static-closed-to-minions = sługusi nie mogą tu wejść: { $where }
static-sees-only = figurki stąd ({ $inside }) widzą tylko jedno miejsce i tylko stamtąd je widać: { $hole }
static-instead-of-turn = sługusi, którzy tu stoją ({ $where }), nie mają swojej tury ({ $who }). Zamiast tego: { $what }
static-held = { $who } nie może się ruszyć ani iść na zwiad
static-drawn-all = sługusi
static-drawn-to = { $who } idą tutaj, a nie do myszy: { $where }
static-dark = jest ciemno: nikt nie widzi dalej niż na { $n ->
    [one] 1 krok
    [few] { $n } kroki
    [many] { $n } kroków
   *[other] { $n } kroku
 }
static-shelter = myszy mają tutaj ({ $where }) obronę { $n }

## Broń i przedmioty wspólne

weapon-plain = { $reach ->
    [melee] Wręcz
   *[ranged] Na dystans
 }, { $damage ->
    [sharp] ostra
    [blunt] tępa
   *[magic] magiczna
 }.
weapon-bonus = { $reach ->
    [melee] Wręcz
   *[ranged] Na dystans
 } { $n }, { $damage ->
    [sharp] ostra
    [blunt] tępa
   *[magic] magiczna
 }.
weapon-close = Przeciw celowi na tym samym polu to { $damage ->
    [sharp] ostra
    [blunt] tępa
   *[magic] magiczna
 } broń do walki wręcz.
item-disguises = Gdy odkrywacie kartę potyczki, możecie wtasować przebrania do stosu szperania: wtedy szczurzy wojownicy z tej karty nie stają na planszy.
item-hook = W dowolnej chwili tury myszy: rozciągnijcie linkę z jej pola na inne pole w zasięgu. Myszy mogą po niej przechodzić. Gdy leży w bagażu drużyny, możecie też wspiąć się w górę tam, gdzie na polu obrotu narysowano haczyk.
item-fork = Połóżcie go na polu myszy, która ma turę. W ramach akcji mysz na jego polu katapultuje stamtąd inną mysz na pole, które ta druga widzi.
item-grape = Połóżcie je obok myszy jako przynętę na karaluchy albo wystrzelcie widelcem w sługusa.
item-catnip = Mysz na polu Puszka lub tuż obok może ją odrzucić, by od razu go pokonać.
item-token = Do czego służy, mówi rozdział.
kin-roach = karaluch
    .ins = karaluchem
kin-rat = szczur
    .ins = szczurem
kin-spider = pająk
    .ins = pająkiem
kin-centipede = stonoga
    .ins = stonogą
tag-dagger = sztylet
tag-blade = ostrze
tag-shield = tarcza
face-name-0 = ser
face-name-1 = miecz z gwiazdką
face-name-2 = tarczę bez gwiazdki
face-name-3 = tarczę z gwiazdką
face-name-4 = łuk bez gwiazdki
face-name-5 = łuk z gwiazdką

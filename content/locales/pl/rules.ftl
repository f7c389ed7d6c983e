# Zasady prostymi słowami, jedna wiadomość na każdy identyfikator z content/rules.kdl.

rules-section-die = Kość akcji

rule-die-1 = Na każdej ściance jest liczba od 1 do 3, potrzebna do ruchu, i symbol walki: miecz, miecz z tarczą, łuk albo ser. Trzy z sześciu ścianek mają też gwiazdkę, która rozstrzyga testy.
    .title = Ścianki kości
rule-die-2 = W pudełku jest pięć kości, ale to nie górna granica: komu należy się więcej, ten rzuca wszystkimi. To nasze rozstrzygnięcie.
    .title = Więcej niż pięć kości
rule-die-3 = Test się udaje, gdy choć na jednej z rzuconych kości wypadnie gwiazdka. Kolejne gwiazdki niczego nie dodają.
    .title = Udany test

rules-section-set = Przygotowanie gry

rule-set-1 = Wybierzcie rozdział; to on mówi, ile myszy bierze udział, zwykle cztery. Gra od jednej do czterech osób, a jedna osoba może prowadzić kilka myszy.
    .title = Rozdział i drużyna
rule-set-2 = Do każdej myszy należą: karta bohatera z klasami, siłą, obroną, wiedzą, ruchem, punktami życia i zdolnościami, karta inicjatywy oraz figurka.
    .title = Co ma każda mysz
rule-set-3 = Każda mysz zaczyna z jedną wybraną kartą zdolności. Musi należeć do klasy, której karta wymaga.
    .title = Pierwsza zdolność
rule-set-4 = Wyjmijcie spośród kart szperania te, które wymienia karta bohatera, i wyposażcie w nie mysz. Rozdział może postanowić inaczej albo dorzucić karty i przedmioty wspólne.
    .title = Początkowy ekwipunek
rule-set-5 = Kafle leżą tak, jak pokazuje rozdział, a wszystkie strzałki ułożenia wskazują tę samą stronę.
    .title = Układanie kafli
rule-set-6 = Myszy zaczynają na polu startowym. Sługusów obecnych od początku ustawia się według zwykłych zasad rozstawiania.
    .title = Ustawianie figurek
rule-set-7 = Przed pierwszą turą układacie tor inicjatywy: wszystkie myszy i każdy rodzaj sługusów obecny na planszy.
    .title = Pierwsza inicjatywa
rule-set-8 = Klepsydra zaczyna na stronie 1, a znacznik zakończenia na stronie podanej w rozdziale. Pozostałe karty szperania tasujecie w stos szperania; stos potyczek składacie według rozdziału.
    .title = Klepsydra i stosy
rule-set-9 = Wszystko, czego jeszcze wymaga rozdział, robi się na samym końcu przygotowań.
    .title = Na koniec rozdział
rule-set-10 = Wszystko, co nie jest w użyciu, tworzy zasoby. Zgodnie z naszym rozstrzygnięciem sera, ran i znaczników efektów nigdy nie brakuje; figurek może zabraknąć.
    .title = Zasoby

rules-section-story = Rozdziały

rule-story-1 = Rozdział to opowieść, cel, warunki zwycięstwa i przegranej, przygotowanie, zasady specjalne rozdziału i poszczególnych pomieszczeń, a czasem także epilog.
    .title = Z czego składa się rozdział
rule-story-2 = Gdy myszy po raz pierwszy wchodzą do pomieszczenia, zaczynają działać jego zasady: specjalne rozstawienie, tekst do odczytania, specjalne szperanie i posiłki oraz wszystko, co obowiązuje na tym kaflu.
    .title = Zasady pomieszczenia
rule-story-3 = To, czy wygraliście lub przegraliście, sprawdza się od razu, gdy tylko może do tego dojść. Po przegranej możecie powtórzyć rozdział albo przejść do następnego.
    .title = Zwycięstwo i przegrana
rule-story-4 = We wskazanym miejscu udane szperanie daje podaną kartę zamiast wierzchniej; wyjmijcie ją ze stosu szperania i potasujcie stos. Rzut jest taki jak zwykle, a każde specjalne szperanie udaje się raz na rozdział.
    .title = Specjalne szperanie
rule-story-5 = Jeśli pomieszczenie ma własne posiłki, zastępują one te z karty potyczki.
    .title = Specjalne posiłki

rules-section-round = Rundy i inicjatywa

rule-round-1 = W ciągu rundy każda karta na torze inicjatywy ma swoją turę, od góry do dołu. Po ostatniej karcie zaczyna się następna runda.
    .title = Runda
rule-round-2 = Wszystkie figurki należące do karty działają w jej turze, jedna po drugiej.
    .title = Jedna karta, wiele figurek
rule-ini-1 = Inicjatywę ustala się na początku rozdziału i za każdym razem, gdy odkrywacie kartę potyczki.
    .title = Kiedy ustala się inicjatywę
rule-ini-2 = Jeśli na torze nie ma żadnej karty sługusów, tasujecie karty wszystkich myszy i wszystkich rodzajów sługusów obecnych na planszy i wykładacie je od miejsca 1 w dół.
    .title = Układanie całego toru
rule-ini-3 = Jeśli na torze leżą już karty sługusów, tasujecie tylko karty nowo przybyłych i dokładacie je na dole. Opcjonalnie każda potyczka układa cały tor od nowa.
    .title = Dokładanie kart
rule-ini-4 = Rodzaj sługusów, który ma już kartę na torze, nie dostaje kolejnej; nowi dołączają do tej, która leży.
    .title = Bez drugiej karty
rule-ini-5 = Tor jest tak długi, jak trzeba; karty, które się nie mieszczą, po prostu go przedłużają.
    .title = Tor bez końca
rule-ini-6 = Potężny sługus o kilku kartach inicjatywy dostaje dwie losowe i ma turę za każdą z nich. Opcjonalnie wchodzą wszystkie.
    .title = Karty potężnego sługusa
rule-ini-7 = Jeśli taki potężny sługus przybywa, gdy na torze leżą już karty sługusów, jego karty trafiają na dół, a pierwsza z nich przesuwa się w górę jak przy zasadzce.
    .title = Spóźniony potężny sługus
rule-ini-8 = Gdy ostatnia figurka danej karty znika z planszy, karta schodzi z toru, a karty poniżej przesuwają się w górę.
    .title = Karta schodzi z toru
rule-ini-9 = Tam, gdzie mówi tak zasada, remis wygrywa karta leżąca wyżej na torze; najwyżej jest miejsce 1. Każdy inny remis rozstrzygacie sami – to nasze rozstrzygnięcie.
    .title = Remisy
rule-time-1 = Jeśli ostatnia mysz na torze kończy turę, a na planszy nie ma sługusów, na serowe koło trafia jeden ser. Dzieje się tak w każdej rundzie.
    .title = Czas nagli

rules-section-turn = Tura myszy

rule-turn-1 = W swojej turze mysz może się poruszyć i wykonać jedną akcję, w dowolnej kolejności. Z każdej z tych rzeczy może też zrezygnować.
    .title = Ruch i akcja
rule-turn-2 = Akcje to pośpiech, walka, szperanie, odzyskanie sił i zwiad oraz wszystko, na co jako na akcję pozwala karta, przedmiot wspólny lub rozdział.
    .title = Akcje
rule-turn-3 = Podział, wyposażenie i awans są darmowe: każda raz na turę, w dowolnej chwili, byle nie w środku innej akcji.
    .title = Darmowe akcje
rule-turn-4 = Akcja nie dzieli ruchu na dwie części: mysz najpierw się porusza, a potem działa, albo odwrotnie.
    .title = Ruch w całości
rule-abil-1 = Mysz używa najwyżej jednej karty zdolności na turę, niezależnie od tego, kiedy się jej używa.
    .title = Jedna zdolność na turę
rule-abil-2 = Ser podany na karcie płaci mysz, która używa zdolności, z własnych zapasów.
    .title = Koszt zdolności
rule-abil-3 = Zdolności użyje tylko mysz klasy podanej na karcie. Mysz o dwóch klasach należy do obu.
    .title = Wymagana klasa
rule-abil-4 = Zdolności używa się wtedy, gdy mówi to jej opis: jako darmowej akcji, zamiast walki, przed turą, przy rozstawianiu sługusów i tak dalej.
    .title = Właściwa chwila

rules-section-mov = Ruch

rule-mov-1 = Tura myszy zaczyna się od rzutu jedną kością: mysz może przejść tyle pól, ile wynosi suma wyniku i jej wartości ruchu. Rzuca się także wtedy, gdy ma zostać na miejscu, bo niektóre pomieszczenia reagują na ten rzut.
    .title = Rzut na ruch
rule-mov-2 = Dwa pola sąsiadują ze sobą, jeśli podstawka figurki myszy sięga przez lukę między nimi. Krok na sąsiednie pole kosztuje 1.
    .title = Sąsiednie pola
rule-mov-3 = Przejście przez żółtą linię zgodnie ze strzałką kosztuje 1, a pod strzałkę 3. Oba pola i tak ze sobą sąsiadują.
    .title = Żółte linie
rule-mov-4 = Żadna mysz nie przejdzie przez czerwoną linię, a pola po obu jej stronach nie sąsiadują ze sobą.
    .title = Czerwone linie
rule-mov-5 = To, co narysowano wewnątrz pola, jest jego częścią. To, co leży między polami, można przekroczyć tylko tam, gdzie pola są na tyle blisko, by sąsiadować.
    .title = Elementy rysunku
rule-mov-6 = Nikt nie wchodzi na czarne obszary i ściany ani przez nie nie przechodzi. Tylko na kaflu Rury mysz może pokonać ciemne szczeliny za pomocą tego, co pozwala jej przekraczać czerwone linie; sługusi ich nie pokonują.
    .title = Czarne obszary i ściany
rule-mov-7 = Blat, stół, łóżko i podobne miejsca nie są ograniczone do czterech małych lub jednej dużej figurki. Mieszczą tyle, ile podaje kafel, a jeśli nie podaje – dowolną liczbę.
    .title = Obszary specjalne
rule-share-1 = Cztery małe figurki albo jedna duża zapełniają pole; nikt nie wchodzi na pełne pole ani przez nie nie przechodzi. Duża figurka potrzebuje pustego pola.
    .title = Pełne pola
rule-share-2 = Mysz, która wchodzi na pole ze sługusem, kończy tam ruch.
    .title = Zatrzymanie przez sługusa
rule-share-3 = Mysz, która zaczyna ruch na polu ze sługusami, może odejść tylko wtedy, gdy myszy na tym polu, licząc z nią, jest co najmniej tyle co sługusów.
    .title = Wyrwanie się

rules-section-wat = Woda

rule-wat-1 = Wejście na pole wody kończy ruch, nawet z innego pola wody. Tura trwa dalej.
    .title = Wejście do wody
rule-wat-2 = Wyjście z wody zabiera cały ruch. Rzućcie kością za tę mysz i po jednej za każdą mysz na polu docelowym: z gwiazdką się udaje, bez niej mysz zostaje w wodzie.
    .title = Wychodzenie z wody
rule-wat-3 = Żadna mysz nie popłynie pod prąd.
    .title = Pod prąd
rule-wat-4 = Mysz, która kończy turę w nurcie, spływa z nim o jedno pole. Jeśli nurt zniesie ją poza kafel, zostaje pojmana.
    .title = Znoszenie przez nurt
rule-wat-5 = Na polu wody mysz nie wykonuje darmowych akcji. Opcjonalnie dotyczy to tylko wody z nurtem.
    .title = Woda a darmowe akcje
rule-wat-6 = Woda nie robi na sługusach wrażenia: ani ich nie zatrzymuje, ani nie znosi.
    .title = Sługusi a woda

rules-section-trap = Pułapki na myszy

rule-trap-1 = Mysz, która wchodzi na pułapkę, zatrzymuje się i rzuca tyloma kośćmi, ile wynosi jej ruch. Kowal może zamiast tego użyć wiedzy.
    .title = Wejście na pułapkę
rule-trap-2 = Z gwiazdką mysz przemyka dalej i kontynuuje ruch. Pułapka zostaje.
    .title = Ominięcie pułapki
rule-trap-3 = Bez gwiazdki pułapka się zatrzaskuje i znika z planszy. Mysz otrzymuje ranę i jeden ser, zostaje przewrócona, a jej tura natychmiast się kończy.
    .title = Trzask!
rule-trap-4 = Sługusi nie zwracają uwagi na pułapki.
    .title = Sługusi a pułapki
rule-trap-5 = Gdy odkryta karta potyczki ma hasło Pułapki na myszy, na każde pole z czerwonym X na bieżącym kaflu trafia jedna pułapka.
    .title = Pułapki z karty potyczki
rule-trap-6 = Pułapki, których wymaga rozdział, też kładzie się na polach z czerwonym X.
    .title = Pułapki z rozdziału

rules-section-act = Pośpiech, szperanie, odzyskanie sił

rule-scu-1 = Mysz, która już się poruszyła, może się pospieszyć: rzucacie kością jeszcze raz, dodajecie jej ruch i poruszacie ją ponownie według zwykłych zasad.
    .title = Pośpiech
rule-sea-1 = Rzućcie jedną kością. Z gwiazdką dobieracie wierzchnią kartę ze stosu szperania.
    .title = Szperanie
rule-sea-2 = Przedmioty, broń, pancerze, akcesoria, zwoje i podstępy trafiają do bagażu myszy albo od razu odrzucacie je za jeden ser.
    .title = Zatrzymać czy wymienić
rule-sea-3 = Wydarzenie rozpatruje się od razu po dobraniu.
    .title = Wydarzenia
rule-sea-4 = Mysz, która z powodzeniem szperała w pomieszczeniu, nie może w tym rozdziale szperać tam ponownie. Dwie strony kafla to dwa pomieszczenia; opcjonalnie liczą się jako jedno.
    .title = Jedno znalezisko na pomieszczenie
rule-sea-5 = Przedmiot wspólny trafia do bagażu drużyny, a nie do bagażu myszy.
    .title = Znaleziony przedmiot wspólny
rule-sea-6 = Gdy stos szperania się skończy, tasujecie odrzucone karty w nowy. To nasze rozstrzygnięcie.
    .title = Wyczerpany stos szperania
rule-rec-1 = Ogłuszona mysz, która odzyskuje siły, traci znacznik bez rzutu.
    .title = Otrząśnięcie się
rule-rec-2 = Oplątana mysz, która odzyskuje siły, rzuca kością. Z gwiazdką znacznik znika, bez niej zostaje.
    .title = Wyplątanie się

rules-section-bat = Walka

rule-bat-1 = Mysz może atakować tylko bronią, w którą jest wyposażona.
    .title = Broń w łapie
rule-bat-2 = Cel stoi na tym samym lub sąsiednim polu. Rzucacie kośćmi za siłę i premie; każdy miecz, z tarczą lub bez, to trafienie.
    .title = Atak wręcz
rule-bat-3 = Celem może być każdy sługus na kaflu, którego mysz widzi; trafieniami są łuki. Jeśli sługusi stoją na tym samym lub sąsiednim polu, celem musi być jeden z nich.
    .title = Atak dystansowy
rule-bat-4 = Cel rzuca na obronę tylko wtedy, gdy atak dał co najmniej jedno trafienie. Każdy miecz z tarczą blokuje jedno trafienie; nic innego nie blokuje.
    .title = Obrona
rule-bat-5 = Każde niezablokowane trafienie to jedna rana.
    .title = Rany
rule-bat-6 = Za każdy wyrzucony ser mysz dostaje jeden ser, zarówno w ataku, jak i w obronie.
    .title = Ser dla myszy
rule-bat-7 = Za każdy ser wyrzucony za sługusa, w ataku lub obronie, na serowe koło trafia jeden ser. Wyjątkiem jest Puszek.
    .title = Ser dla sługusów
rule-bat-8 = Broń jest ostra, tępa lub magiczna; na co sługus jest odporny, mówi jego karta. Premie z broni i pozostałego wyposażenia dodają kości.
    .title = Rodzaje broni
rule-bat-9 = Symbol broni decyduje, czy to atak wręcz, czy dystansowy; dystansowe bywa też zaklęcie. Zgodnie z naszym rozstrzygnięciem liczy się tylko użyta broń: druga nie daje ani premii, ani swojego opisu.
    .title = Jedna broń na atak
rule-los-1 = Figurka widzi inną, jeśli prosta łącząca środki ich pól nie przecina czarnego obszaru ani ściany.
    .title = Zasięg wzroku
rule-los-2 = Inne elementy rysunku zasłaniają widok tylko tam, gdzie mówi tak kafel. Zgodnie z naszym rozstrzygnięciem figurki nigdy nie zasłaniają, a linia, która tylko dotyka krawędzi lub rogu, jest wolna.
    .title = Co zasłania widok
rule-wnd-1 = Sługus z jednym punktem życia lub bez podanej liczby ginie od pierwszej rany i znika z planszy.
    .title = Sługusi z jednym życiem
rule-wnd-2 = Sługus z większą liczbą punktów życia zbiera rany na swojej karcie i zostaje pokonany, gdy ich liczba zrówna się z życiem.
    .title = Twardsi sługusi
rule-wnd-3 = Przy każdej ranie wybieracie, na którą kartę potężnego sługusa trafi. Karta z tyloma ranami, ile ma życia, schodzi z toru; wraz z ostatnią sługus jest pokonany.
    .title = Rany potężnego sługusa
rule-wnd-4 = Rany zadane myszy kładzie się na jej karcie bohatera.
    .title = Ranne myszy

rules-section-exp = Zwiad

rule-exp-1 = Zwiad jest możliwy tylko wtedy, gdy na kaflu myszy nie ma sługusów.
    .title = Najpierw oczyścić kafel
rule-exp-2 = Na zwiad rusza się z pola sąsiadującego z polem wyjścia albo stojąc na polu obrotu.
    .title = Skąd na zwiad
rule-exp-3 = Sąsiedni kafel musi mieć naprzeciw wyjście tego samego koloru. Jeśli na wierzchu jest inny kolor, najpierw się go odwraca, zachowując kierunek strzałki; jeśli i wtedy nic nie pasuje, przejścia nie ma. Liczy się kolor samego wyjścia.
    .title = Przez wyjście
rule-exp-4 = Mysz na zwiadzie i wszystkie inne z jej kafla stają na polach sąsiadujących z polem wyjścia nowego kafla.
    .title = Wszyscy idą razem
rule-exp-5 = Na polu obrotu odwraca się kafel, zachowując kierunek strzałki, a wszystkie jego myszy stają na polu obrotu nowej strony. Jeśli jest ich więcej niż cztery, pozostałe stają obok.
    .title = Obrót kafla
rule-exp-6 = Pole obrotu z haczykiem działa tylko wtedy, gdy Haczyk i Linka są w bagażu drużyny.
    .title = Pole obrotu z haczykiem
rule-exp-7 = Z pola obrotu z kołem zębatym skorzysta tylko kowal lub szelma.
    .title = Pole obrotu z trybem
rule-exp-8 = Gdy pomieszczenie zostaje zbadane po raz pierwszy w rozdziale, działają jego zasady i dochodzi do potyczki. Jeśli mysz na zwiadzie jeszcze się nie ruszyła, może to zrobić na nowym kaflu.
    .title = Nowe pomieszczenie

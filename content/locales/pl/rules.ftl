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

rules-section-enc = Potyczki

rule-enc-1 = Każde pomieszczenie zbadane po raz pierwszy w rozdziale oznacza potyczkę: dobieracie kartę potyczki, chyba że rozdział przewiduje coś innego.
    .title = Kłopoty w każdym pomieszczeniu
rule-enc-2 = Obowiązuje wiersz ze stroną, na której stoi klepsydra. Ostatni wiersz służy od strony 6 wzwyż.
    .title = Odczytywanie karty
rule-enc-3 = Nowa karta leży odkryta na stosie i wyznacza następne posiłki; wcześniejszą odkrytą kartę odrzucacie.
    .title = Odkryta karta
rule-enc-4 = Gdy stos potyczek się skończy, tasujecie odrzucone karty w nowy. To nasze rozstrzygnięcie.
    .title = Wyczerpany stos potyczek
rule-enc-5 = Karty potyczek dzielą się na zwykłe i trudne. Które trafiają do stosu, mówi rozdział.
    .title = Zwykłe i trudne
rule-plc-1 = Nowi sługusi, czy to z potyczki, posiłków, czy z zasady rozdziału, stają na polach wejścia: najpierw mali dystansowi, potem duzi, na końcu mali walczący wręcz.
    .title = Gdzie pojawiają się sługusi
rule-plc-2 = Stają na polu wejścia najdalszym od myszy albo w obszarze specjalnym z czerwoną obwódką, jeśli jest w nim pole wejścia. Gdy się zapełni, kolejne wybiera się tak samo.
    .title = Mali dystansowi
rule-plc-3 = Duzi sługusi, walczący wręcz lub na dystans, stają po kolei na pustym polu wejścia najbliższym myszom.
    .title = Duzi sługusi
rule-plc-4 = Stają po kolei na pozostałych polach wejścia, rozłożeni możliwie równo.
    .title = Mali walczący wręcz
rule-plc-5 = Gdy kilka pól wejścia pasuje tak samo, wybieracie sami.
    .title = Remis przy rozstawianiu
rule-plc-6 = Karty inicjatywy nowych sługusów trafiają na tor.
    .title = Karty nowo przybyłych
rule-plc-7 = Jeśli figurek zabraknie, ustawiacie te, które są, a reszta przepada. Instrukcja mówi tak o posiłkach; tu dotyczy to każdego rozstawiania.
    .title = Brak figurek
rule-plc-8 = Elitarni szczurzy wojownicy i Kapitan Vurst to figurki szczurów ze znacznikiem pod spodem, więc korzystają z tej samej puli szczurów.
    .title = Szczury ze znacznikiem
rule-enc-9 = Po ułożeniu inicjatywy rzucacie kością za każdą kartę sługusów na torze, od góry: przesuwa się ona w górę o tyle miejsc, najwyżej na miejsce 1, a wyprzedzone karty spadają o jedno. Posiłków z tej karty to nie dotyczy.
    .title = Zasadzka
rule-enc-10 = „Szczury” na karcie potyczki to szczurzy wojownicy, a „elitarne szczury” to elitarni szczurzy wojownicy.
    .title = Szczury na kartach
rule-grd-1 = Gdy pojawiają się chciwe karaluchy, wszystkie karaluchy w grze stają się chciwe. Ser skradziony przez chciwego karalucha trafia na serowe koło.
    .title = Chciwe karaluchy

rules-section-sur = Posiłki

rule-sur-1 = Sześć lub więcej serów na serowym kole oznacza, że nadchodzą posiłki.
    .title = Pełne koło
rule-sur-2 = Posiłki zaczynają się od przesunięcia klepsydry o jedną stronę.
    .title = Najpierw klepsydra
rule-sur-3 = Potem wchodzą specjalne posiłki pomieszczenia, jeśli je ma, a jeśli nie – posiłki z odkrytej karty potyczki, którą następnie odrzucacie. Gdy nie ma ani jednych, ani drugich, nikt nie przychodzi.
    .title = Kto nadchodzi
rule-sur-4 = Na koniec z koła znika cały ser, także ten ponad sześć.
    .title = Opróżnienie koła

rules-section-free = Darmowe akcje i ekwipunek

rule-free-1 = Wymieniacie się kartami szperania i serem, w dowolnej ilości i w obie strony, z jedną myszą na tym samym lub sąsiednim polu.
    .title = Podział
rule-free-2 = Przekładacie dowolną liczbę kart między wyposażeniem myszy a jej bagażem.
    .title = Wyposażenie
rule-free-3 = Bagaż mieści trzy karty, nie licząc podstępów. Gdy jest ich więcej, od razu wybieracie jedną i odrzucacie. Podstępy nie zajmują miejsca ani w bagażu, ani na ciele.
    .title = Pojemność bagażu
rule-free-4 = Na każdej części ciała mieści się jedna karta; łapy są dwie, a niektóre karty zajmują obie. Żeby założyć kartę lub jej użyć, trzeba spełnić wymagania klasy i wartości; przy dwóch klasach wystarczy jedna z nich.
    .title = Miejsca i wymagania
rule-free-5 = Płacicie sześć serów i wybieracie nową kartę zdolności pasującą do klasy myszy.
    .title = Awans
rule-free-6 = Zwój działa raz, a potem się go odrzuca. Użycie to darmowa akcja, więc jeden na turę; to, oraz los zużytych zwojów, można zmienić w opcjach.
    .title = Zwoje
rule-free-7 = Wyposażenie leży odkryte, karty w bagażu zakryte przed swoją myszą, ale w drużynie nic nie jest tajne. To ostatnie to nasze rozstrzygnięcie.
    .title = Karty odkryte i zakryte

rules-section-min = Tura sługusów

rule-min-1 = Każdy sługus rusza się, a potem atakuje. Wszyscy sługusi danego rodzaju działają w turze swojej karty, począwszy od najbliższych myszom.
    .title = Najpierw ruch, potem walka
rule-min-2 = Woda, żółte i czerwone linie oraz pułapki nie przeszkadzają sługusom. Ściany, czarne obszary i pełne pola – tak.
    .title = Co sługusi ignorują
rule-min-3 = Każdy rzuca własną kością i idzie najwyżej tyle pól, najkrótszą drogą do najbliższej myszy, by wejść na jej pole. Jeśli jest pełne, podchodzi jak najbliżej.
    .title = Ruch walczących wręcz
rule-min-4 = Sługus, który zaczyna na polu z myszą, nie rusza się.
    .title = Już na miejscu
rule-min-5 = Jeśli kilka myszy jest równie blisko, sługus idzie ku tej, która jest najwyżej na torze.
    .title = Równa odległość
rule-min-6 = Sługus dystansowy rusza się tylko wtedy, gdy nie widzi żadnej myszy. Wtedy rzuca kością i idzie najkrótszą drogą ku najbliższej, aż którąś zobaczy.
    .title = Ruch dystansowych
rule-min-7 = Sługus, który wchodzi na pole myszy, zatrzymuje się tam. Myszy nigdy nie bronią mu odejścia, ale dopóki któraś z nim stoi, i tak zostaje.
    .title = Zatrzymanie przez mysz
rule-min-8 = Spośród myszy w zasięgu atakuje najbliższą z tych, których w tej turze nie zaatakowała jeszcze żadna figurka tej karty. Przy remisie albo gdy wszystkie już atakowano, wybiera tę najwyżej na torze.
    .title = Kogo atakuje
rule-min-9 = Sługus dystansowy najpierw atakuje mysz na swoim lub sąsiednim polu.
    .title = Najpierw bliskie
rule-min-10 = Za sługusów może działać i rzucać każdy. Opcjonalnie robią to ustaleni gracze; na wynik to nie wpływa.
    .title = Kto prowadzi sługusów
rule-min-11 = Siła, obrona, punkty życia i zdolność z karty inicjatywy dotyczą każdej figurki tej karty.
    .title = Wartości sługusa
rule-min-12 = Sługusi walczą według tych samych zasad co myszy. Przez czerwone linie mogą przechodzić, ale wręcz nikt przez nie nie zaatakuje.
    .title = Jak walczą sługusi

rules-section-boss = Potężni sługusi i Puszek

rule-boss-1 = To, co dotyczy zwykłego rodzaju sługusów, nie działa na potężnego sługusa: Kapitan Vurst nie jest szczurem.
    .title = Nie jeden z wielu
rule-boss-2 = Potężny sługus ma własne imię. Używa figurki zwykłego rodzaju, w razie potrzeby ze znacznikiem pod spodem.
    .title = Kim jest potężny sługus
rule-bro-1 = Puszek to znacznik łapy. Nie zajmuje miejsca, a inni mogą stać na jego polu.
    .title = Łapa Puszka
rule-bro-2 = Ser wyrzucony za Puszka nigdy nie trafia na serowe koło.
    .title = Puszek nie daje sera
rule-bro-3 = Puszek ma dwie karty inicjatywy i dwie różne tury: w jednej skacze, w drugiej ściga.
    .title = Dwie karty, dwa humory
rule-bro-4 = Ląduje na polu swojego kafla, na którym stoi najwięcej figurek, ze sługusami włącznie; przy remisie tam, gdzie jest figurka najwyżej na torze. Zostaje, jeśli najwięcej jest na jego polu albo na innych nie ma nikogo. Jeden rzut atakuje wszystkich na tym polu, a każdy broni się osobno.
    .title = Puszek skacze
rule-bro-5 = Suma liczb z dwóch kości to jego ruch. Biegnie najkrótszą drogą do najbliższej myszy spoza swojego pola (przy remisie do najwyższej na torze; spośród równych dróg wybieracie sami), a z resztą ruchu dalej, do następnej. Jeśli wszystkie myszy w grze są na jego polu, zostaje.
    .title = Puszek ściga
rule-bro-6 = Po pościgu jeden rzut ataku dotyczy każdej figurki na wszystkich polach jego drogi, łącznie z pierwszym i ostatnim. Każda broni się osobno.
    .title = Wszyscy na jego drodze
rule-bro-7 = Sługusi trafieni przez Puszka bronią się i odnoszą rany jak wszyscy. Ich wyrzucony ser trafia na serowe koło.
    .title = Sługusom też się dostaje
rule-bro-8 = Zasady kart, przybycia i ran potężnych sługusów dotyczą też Puszka.
    .title = Puszek to potężny sługus

rules-section-capt = Pojmanie i ratunek

rule-capt-1 = Mysz, której rany, razem z zatrutymi, zrównają się z jej życiem, zostaje pojmana.
    .title = Pojmanie
rule-capt-2 = Figurka pojmanej myszy schodzi z planszy. Jej karta inicjatywy zostaje na torze.
    .title = Poza planszą
rule-capt-3 = Mysz traci cały ser i wszystkie założone karty szperania. Początkowy ekwipunek, bagaż i podstępy jej zostają.
    .title = Cena pojmania
rule-capt-4 = Z pojmanej myszy zdejmuje się wszystkie rany, zatrute rany i znaczniki efektów.
    .title = Czyste konto
rule-capt-5 = Każde pojmanie przesuwa klepsydrę o jedną stronę.
    .title = Pojmanie kosztuje czas
rule-capt-6 = W swojej turze pojmana mysz wraca, jeśli na planszy nie ma sługusów: stawiacie ją na polu innej myszy lub obok, i to jest cała jej tura. W przeciwnym razie traci kolejkę.
    .title = Ratunek
rule-capt-7 = Jeśli wszystkie myszy są pojmane jednocześnie, rozdział jest przegrany.
    .title = Wszystkie pojmane

rules-section-eff = Efekty

rule-eff-1 = Ogłuszona mysz porusza się normalnie, ale jej jedyną akcją jest odzyskanie sił. Darmowe akcje są nadal możliwe.
    .title = Ogłuszenie
rule-eff-2 = Oplątana mysz nie może się ruszać ani spieszyć, dopóki nie odzyska sił. Inne akcje są dozwolone.
    .title = Oplątanie
rule-eff-3 = Przewrócona figurka zużywa cały następny ruch, żeby wstać. Atakuje, broni się i działa normalnie. Przewrócić można też sługusów, ale nie duże figurki.
    .title = Przewrócenie
rule-eff-4 = Zauroczona mysz rozgrywa turę jak sługus walczący wręcz przeciw innym myszom, tylko z wartościami z karty inicjatywy, bez ekwipunku i zdolności. Potem znacznik znika.
    .title = Zauroczenie
rule-eff-5 = Zatrute rany liczą się jak rany, ale usuwa je tylko antidotum lub specjalne leczenie.
    .title = Trucizna

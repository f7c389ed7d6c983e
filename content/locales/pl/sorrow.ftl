### Księga „Smutek i pamięć”: nazwy księgi, rozdziałów, trofeów i decyzji.

story-sorrow-and-remembrance = Smutek i pamięć
    .flavour = Bajka na dobranoc o chorym królu, fałszywej królowej i bardzo małych bohaterach.

chapter-one-room-one-door = Jeden pokój, jedne drzwi
    .flavour = Lekcja: siedem minut na kołdrze.
    .goal = Oczyśćcie pokój, zajrzyjcie w kąty i przejdźcie przez zachodnie drzwi.
chapter-flight-to-barksburg = Ucieczka do Dębogrodu
    .flavour = Z lochu, przez kanał, obok kucharki i pod okiem wrony.
    .goal = Oczyśćcie dziedziniec i doprowadźcie każdą wolną mysz do dziupli w dębie.
chapter-lilys-tail = Ogon Lily
    .flavour = Ktoś się spóźnia na kolację, a ktoś inny jest głodny.
    .goal = Dotrzyjcie do Lily, otwórzcie pułapkę i przegońcie to, co tyka w ciemności.
    .defeat = Lily wciąż siedzi w pułapce, a wszyscy jej wybawcy są pojmani.
chapter-the-cat-and-the-kettle = Kot i kociołek
    .flavour = Jedno pytanie, jedna księga rachunkowa i cztery ciche łapy.
    .goal = Przeczytajcie księgę, zdecydujcie, co z kociołkiem, i wróćcie za ścianę.

achievement-miz-maggie = Przyjaźń pani Maggie
    .flavour = Postanowiła nie widzieć żadnych myszy. Widuje je codziennie.
    .effect = W rozdziale „Ogon Lily” miotła zostaje w kącie, a przy piecu stoi spodeczek: przy pierwszej wizycie każda mysz w kuchni leczy 1 ranę i dostaje 1 ser. W rozdziale 10, „O czym zapomniał król”, macie już ciasto.
achievement-the-wren = Wolny strzyżyk
    .flavour = Najmniejszy głos w zamku i nikt mu już nie każe siedzieć cicho.
    .effect = W rozdziale „Kot i kociołek” strzyżyk ostrzega was, gdy przeczytacie księgę: do końca rundy każda mysz w pomieszczeniu ma +1 do obrony. W rozdziale 10, „O czym zapomniał król”, macie już piosenkę.
achievement-maggies-spectacles = Okulary pani Maggie
    .flavour = Teraz odróżnia szczura od myszy, a mysz od kluski.
    .effect = Widzi, kto przechodzi. W rozdziale 8, „Trzy drogi do lustra”, może paść o 3 strażników więcej, zanim ktoś zauważy ich brak; w rozdziale 10, „O czym zapomniał król”, chętniej mówi.
achievement-kettle-spilled = Wywrócony kociołek
    .flavour = Król dostaje w prezencie parę dni bez lekarstwa.
    .effect = Wywróciliście kociołek. W rozdziale 4, „Pod prąd”, beczka królowej rusza później, ale kręci się więcej szczurów; w rozdziale 6, „Siódma kropla”, wystarczy mniej szeptów, żeby król was usłyszał.
achievement-recipe-kept = Złożony przepis
    .flavour = Siedem składników, jeden skreślony i dopisany z powrotem.
    .effect = Zostawiliście kociołek i zabraliście przepis. W rozdziale 4, „Pod prąd”, nikt was nie podejrzewa i każda mysz zaczyna z 1 serem więcej; w rozdziale 9, „Dwa ognie”, przy odrobinie szczęścia nalewacie dwie krople naraz.

prompt-the-kettle = Trucizna dla króla pyrka tuż pod waszymi nosami. Co robicie?
prompt-the-kettle-spill = Wywracamy kociołek
    .flavour = Głośno i mokro, za to król przez parę dni nic nie wypije. Straż to usłyszy: 2 szczurzy wojownicy. Znacznik zakończenia odsuwa się o jedną stronę.
prompt-the-kettle-keep = Zostawiamy go i zabieramy przepis
    .flavour = Cicho i sprytnie: może kiedyś ktoś uwarzy odtrutkę. Każda mysz w tym pomieszczeniu dostaje 1 ser.

## Własne zasady rozdziałów, jak nazywa je dziennik
rule-flight-to-barksburg-leaving-the-sewer = Najpierw z wody
rule-flight-to-barksburg-feast-on-the-counter = Uczta na blacie
rule-flight-to-barksburg-maggies-attention = Pani Maggie spogląda w dół
rule-flight-to-barksburg-tree-entrance = Dziupla w dębie
rule-flight-to-barksburg-old-crow = Stara wrona
rule-lilys-tail-roaches-gather = Karaluchy się schodzą
rule-lilys-tail-no-time-to-lose = Ani chwili do stracenia
rule-lilys-tail-the-broom = Miotła
rule-lilys-tail-dragged-off = Uprowadzona
rule-lilys-tail-tree-entrance = Dziupla w dębie
rule-lilys-tail-old-crow = Stara wrona
rule-lilys-tail-saucer-by-the-stove = Spodek przy piecu
rule-lilys-tail-the-latch = Zasuwka
rule-lilys-tail-the-trap = Pułapka
rule-lilys-tail-under-the-iron = Pod żelazem
rule-lilys-tail-skitter-clak-comes = Nadchodzi Skitter-Clak
rule-lilys-tail-prying-it-open = Podważanie pułapki
rule-the-cat-and-the-kettle-spectacles-on-the-counter = Okulary na blacie
rule-the-cat-and-the-kettle-boots-in-the-dark = Buty w ciemności
rule-the-cat-and-the-kettle-noise-below = Hałas na dole
rule-the-cat-and-the-kettle-no-rest-on-the-shelf = Na półce nie ma spokoju
rule-the-cat-and-the-kettle-ear-to-the-ladder = Ucho przy drabinie
rule-the-cat-and-the-kettle-leftovers = Resztki
rule-the-cat-and-the-kettle-glitter = Migotanie
rule-the-cat-and-the-kettle-fallen-shelf = Przewrócona półka
rule-the-cat-and-the-kettle-wrong-bottle = Nie ta butelka
rule-the-cat-and-the-kettle-the-ledger = Księga rachunkowa

# Who speaks in the story and never stands on the board.
voice-bodkin = Szydło
voice-king = Król
voice-maggie = Maggie
voice-tip = Tip

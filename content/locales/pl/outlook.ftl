# Spojrzenie naprzód: co zrobią sługusi i ile może kosztować wybór.

## Co zrobi sługus
intent-idle = W tym pomieszczeniu nie ma myszy, więc nie robi nic.
intent-room = O ruchu decyduje samo pomieszczenie.
intent-prowls = Krąży według własnych zasad.
intent-throws = Rzuca w myszy winogronem.
intent-gets-up = Wstaje i zostaje na miejscu.
intent-sees = Zostaje, bo widzi mysz.
intent-bait = Biegnie do winogrona.
intent-shares = Zostaje, bo dzieli pole z { $who }.
intent-nobody = Nie ma na kogo ruszyć.
intent-walks = Rusza na { $who } – to najbliższa mysz ({ $n ->
    [one] jeden krok
    [few] { $n } kroki
    [many] { $n } kroków
   *[other] { $n } kroku
 } stąd).
intent-strikes = Atakuje { $who }.
intent-strikes-on = Atakuje { $who }, jeśli wyrzuci { $numbers }.
intent-strikes-nobody = Nikogo nie dosięgnie.

## Ile może kosztować wybór
warn-wheel = Szansa, że koło się zapełni: { $n }%. Wtedy przyjdą posiłki, a klepsydra pójdzie dalej.
warn-wheel-short = koło { $n }%
warn-chapter = Szansa, że koło się zapełni: { $n }%. Wtedy klepsydra dotrze do końca, a rozdział będzie przegrany.
warn-chapter-short = koniec { $n }%
warn-cheese = Nie ma już sługusów, więc koniec rundy dokłada ser na koło (teraz { $wheel } z { $size }).
warn-last-minion = Jeśli padnie ostatni sługus, koniec rundy i tak dołoży ser na koło (teraz { $wheel } z { $size }).
warn-cheese-short = koło +1
warn-capture = { $who }: groźba pojmania przed następną turą, około { $n }%.
warn-capture-short = pojmanie { $n }%
warn-drift = { $who }: prąd unosi poza planszę – pojmanie.
warn-trap = Leży tam pułapka na myszy.
warn-trap-short = pułapka

# Spojrzenie naprzód: co zrobią sługusi i ile może kosztować wybór.

## Co zrobi sługus
intent-idle = Nic nie robi: w tym pomieszczeniu nie ma myszy.
intent-room = Działa według zasad pomieszczenia.
intent-prowls = Działa według własnych zasad.
intent-throws = Rzuca w myszy winogronem.
intent-gets-up = Wstaje i zostaje na miejscu.
intent-sees = Zostaje, bo widzi mysz.
intent-bait = Biegnie do winogrona.
intent-shares = Zostaje, bo dzieli pole z { $who }.
intent-nobody = Nie ma celu.
intent-walks = Rusza na { $who }, najbliższą mysz ({ $n ->
    [one] jeden krok
    [few] { $n } kroki
    [many] { $n } kroków
   *[other] { $n } kroku
 } stąd).
intent-strikes = Atakuje { $who }.
intent-strikes-on = Atakuje { $who }, jeśli wyrzuci { $numbers }.
intent-strikes-nobody = Nikogo nie dosięgnie.

## Ile może kosztować wybór
warn-wheel = Szansa, że serowe koło się zapełni: { $n }%. Wtedy nadejdą posiłki, a klepsydra się przesunie.
warn-wheel-short = koło { $n }%
warn-chapter = Szansa, że serowe koło się zapełni: { $n }%. Wtedy klepsydra dotrze do końca i przegracie rozdział.
warn-chapter-short = koniec { $n }%
warn-cheese = Nie ma już sługusów, więc na koniec rundy na serowe koło trafi ser (teraz { $wheel } z { $size }).
warn-last-minion = Jeśli padnie ostatni sługus, na koniec rundy i tak trafi ser na serowe koło (teraz { $wheel } z { $size }).
warn-cheese-short = koło +1
warn-capture = { $who }: ryzyko pojmania przed następną turą około { $n }%.
warn-capture-short = pojmanie { $n }%
warn-drift = { $who }: nurt zmyje tę mysz z kafla i zostanie ona pojmana.
warn-trap = Leży tam pułapka na myszy.
warn-trap-short = pułapka

story-skirmish = Szybkie starcia
chapter-rats-in-the-kitchen = Szczury w kuchni
    .goal = Przebijcie się do Komnaty Króla i zróbcie porządek: nie może zostać ani jeden sługus.
chapter-the-captains-dinner = Kolacja kapitana
    .goal = Dotrzyjcie do Jadalni i zepsujcie kapitanowi Vurstowi kolację: trzeba go pokonać.
chapter-under-the-forge = Pod kuźnią
    .goal = Zejdźcie do Kuźni i skończcie z tym klekotem: pokonajcie Skitter-Claka.
chapter-the-queens-pet = Pupil królowej
    .goal = Przemknijcie obok kota, znajdźcie królową w jej komnacie i pokonajcie Vanestrę.

rule-rats-in-the-kitchen-last-room = Ostatnie pomieszczenie

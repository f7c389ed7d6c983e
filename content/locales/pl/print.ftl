# Księga opowieści na papierze.

print-chapter = Rozdział { $n }
print-prologue = Prolog
print-setup = Przygotowanie
print-party = Myszy: { $n } z tych: { $who }
print-must = Obowiązkowo: { $who }
print-pages = Znacznik zakończenia leży na stronie { $n }.
print-start = Tu zaczynają myszy: { $room }
print-start-of = { $n ->
    [one] Tu zaczyna { $who }: { $room }
    [few] Tu zaczynają { $who }: { $room }
    [many] Tu zaczynają { $who }: { $room }
   *[other] Tu zaczynają { $who }: { $room }
}
print-start-others = Tu zaczynają pozostałe myszy: { $room }
print-place = { $room } ({ $space })
print-gifts = Drużyna zaczyna z tymi kartami: { $what }
print-left-out = Te karty szperania zostają w pudełku: { $what }
print-counter = Liczcie „{ $name }”, zaczynając od { $n }.
print-minions = { $room }: { $who }
print-setup-by = Czekają tam: { $what }
print-surge-by = Specjalne posiłki: { $what }
print-rooms = Pomieszczenia
print-rules = Zasady specjalne
print-moments = Przeczytajcie, gdy to się stanie
print-opening = Na początek
print-entered = { $room }, przy pierwszym wejściu
print-by-rule = { $room }: { $rule }
print-answer = { $question } Wybieracie: { $answer }
print-with = Gdy w drużynie jest { $who }
print-without = Gdy w drużynie nie ma { $who-gen }
print-achieved = Jeśli macie „{ $what }”
print-not-achieved = Jeśli nie macie „{ $what }”
print-victory = Zwycięstwo
print-defeat = Porażka
print-continues = Tymczasem
print-onward = Jeśli po porażce gracie dalej
print-made = Przygotowano w programie Barksburg, nieoficjalnym projekcie fanów gry Mice and Mystics, niezwiązanym z jej wydawcą. Potrzebny jest własny egzemplarz gry.
print-map = Mapa
print-deck-standard = Tylko zwykłe karty potyczek
print-deck-difficult = Tylko trudne karty potyczek
print-deck-both = Wszystkie karty potyczek
print-deck-none = Bez kart potyczek

# Księga opowieści na papierze.

print-chapter = Rozdział { $n }
print-prologue = Prolog
print-setup = Przygotowanie
print-party = Myszy: { $n } z tych: { $who }
print-must = Na pewno idzie: { $who }
print-pages = Znacznik zakończenia leży na stronie { $n }.
print-start = Tu zaczynają myszy: { $room }
print-minions = { $room }: { $who }
print-rooms = Pomieszczenia
print-rules = Zasady specjalne
print-moments = Przeczytajcie, gdy to się stanie
print-with = Gdy w drużynie jest { $who }
print-without = Gdy w drużynie nie ma myszy { $who }
print-achieved = Jeśli macie „{ $what }”
print-not-achieved = Jeśli nie macie „{ $what }”
print-victory = Zwycięstwo
print-defeat = Porażka
print-continues = Tymczasem
print-onward = Po porażce, gdy idziecie dalej
print-made = Wydrukowane z Barksburga, stołu do gry Mice and Mystics, który nie należy do jej twórców. Zasady i pudełko: wasz własny egzemplarz.
print-map = Plansza
print-deck-standard = Tylko zwykłe karty spotkań
print-deck-difficult = Tylko trudne karty spotkań
print-deck-both = Wszystkie karty spotkań
print-deck-none = Bez kart spotkań

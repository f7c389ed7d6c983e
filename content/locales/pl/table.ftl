# Stół: pytania, przyciski, karty postaci, tory. Wszystko, co mówi przycisk albo panel.

## Figurki, wyliczenia, miejsca

figure-gone = ktoś
figure-someone = ktoś
# Jedyny w swoim rodzaju, w środku zdania.
figure-single = { $case ->
   *[any] { $gender ->
       *[any] { $name }
    }
 }
list-and = { $first } i { $last }
list-or = { $first } lub { $last }
decider-party = Drużyna

space-numbered = { $id }
    .to = na { $id }
    .on = na { $id }
space-unnamed = inne pole
    .to = na inne pole
    .on = na planszy
space-tree-entrance = wejście do drzewa
    .to = do wejścia do drzewa
    .on = w wejściu do drzewa
space-counter = blat
    .to = na blat
    .on = na blacie
space-table = stół
    .to = na stół
    .on = na stole
space-chair-north = górne krzesło
    .to = na górne krzesło
    .on = na górnym krześle
space-chair-south = dolne krzesło
    .to = na dolne krzesło
    .on = na dolnym krześle
space-desk = biurko
    .to = na biurko
    .on = na biurku
space-chair = krzesło
    .to = na krzesło
    .on = na krześle
space-shelf = półka
    .to = na półkę
    .on = na półce
space-mantel = gzyms kominka
    .to = na gzyms kominka
    .on = na gzymsie kominka
space-bed = łóżko
    .to = na łóżko
    .on = na łóżku
space-footlocker = kufer
    .to = na kufer
    .on = na kufrze
space-vanity = toaletka
    .to = na toaletkę
    .on = na toaletce
space-stool = taboret
    .to = na taboret
    .on = na taborecie
space-clock = zegar
    .to = na zegar
    .on = na zegarze
space-ledge-1 = pierwszy występ
    .to = na pierwszy występ
    .on = na pierwszym występie
space-ledge-2 = drugi występ
    .to = na drugi występ
    .on = na drugim występie
space-ledge-3 = trzeci występ
    .to = na trzeci występ
    .on = na trzecim występie
space-ledge-4 = czwarty występ
    .to = na czwarty występ
    .on = na czwartym występie
space-pipe = rura
    .to = do rury
    .on = w rurze
spaces-water = woda

## Karty

face-classes = Tylko dla { $classes }.
face-lore = Wymaga wiedzy: { $n }.
face-battle = Wymaga siły: { $n }.
face-only = Tylko dla { $mouse-gen }.
face-paws = { $n ->
    [one] 1 łapa.
    [few] { $n } łapy.
    [many] { $n } łap.
   *[other] { $n } łapy.
 }
face-head = Głowa.
face-body = Ciało.
type-weapon = Broń
    .one = broń
type-armor = Pancerz
    .one = pancerz
type-accessory = Akcesorium
    .one = akcesorium
type-item = Przedmiot
    .one = przedmiot
type-scroll = Zwój
    .one = zwój
type-trick = Podstęp
    .one = podstęp
type-fortune = Szczęście
    .one = kartę szczęścia
type-treachery = Zdrada
    .one = kartę zdrady
type-party-item = Przedmiot wspólny
    .one = przedmiot wspólny
habit-melee = Idzie do najbliższej myszy i atakuje ją wręcz.
habit-ranged = Idzie, aż zobaczy mysz, a potem strzela.
habit-pounces = Skacze na pole, na którym jest najwięcej figurek, i atakuje wszystkie.
habit-chases = Biegnie od myszy do myszy i atakuje każdą po drodze.
habit-ally = Działa po stronie myszy. Nie ma figurki; decyduje drużyna.
sheet-captured = { $who } jest { $gender ->
    [feminine] pojmana
   *[masculine] pojmany
 }.
sheet-missing = { $who } jest { $gender ->
    [feminine] zaginiona
   *[masculine] zaginiony
 }.
marker-stunned = ogłuszenie
marker-webbed = oplątanie
marker-knocked-down = przewrócenie
marker-charmed = zauroczenie
marker-own = { $name }: { $text }
status-line = { $what } { $until }
status-battle = siła { $n }
status-defense = obrona { $n }
status-move = ruch { $n }
status-unseen = niewidzialność dla sługusów
status-crossing = przekraczanie czerwonych linii i szpar
status-inspired = dodatkowa akcja za 1 ser
status-form = siła { $battle }, obrona { $defense }
until-turn-ends = do końca tury
until-their-turn = do następnej tury { $who }
until-their-turn-ends = do końca następnej tury { $who }
until-round-ends = do końca rundy
until-chapter-ends = do końca rozdziału
honour-cheesemaster = Sermistrz
honour-roachmaster = Władca Karaluchów
honour-poisonmaster = Mistrz Trucizn
honour-scaper = Zbieg
honour-cat-tamer = Pogromca Kota
token-hook = haczyk
token-fork = widelec
token-grape = winogrono

## Rozdział i potyczka

clock = Strona { $page } z { $end }, serowe koło { $wheel } z { $size }.
defeat-time = Klepsydra dociera do strony { $page }.
defeat-captured = Wszystkie myszy są pojmane.
goal-line = Gdy { $what }.
goal-moment = { $what }.
goal-in-room = { $room }: { $when }
count-minions = { $n ->
    [one] 1 { $one }
    [few] { $n } { $many }
    [many] { $n } { $more }
   *[other] { $n } { $more }
 }
wave-special = według rozdziału
wave-greedy = { $who }; karaluchy są chciwe
wave-nobody = nikt
special-search = Specjalne szperanie: „{ $card }”.
special-search-on = Specjalne szperanie ({ $where }): „{ $card }”.
special-surge = Specjalne posiłki: { $who }.
a-chapter-rule = Zasada rozdziału

## Akcje

action-battle = Atak
action-search = Szperanie
action-explore = Zwiad
action-move = Ruch
action-scurry = Pośpiech
action-recover = Odzyskanie sił
action-share = Podział
action-equip = Wyposażenie
action-level-up = Awans
action-end-turn = Koniec tury

## Wybór

choice-step = Idź { $to }
    .about = Jeden krok za 1 punkt ruchu.
choice-climb-out = Wyjdź z wody { $to }
choice-stand-up = Wstań
choice-halt = Zatrzymaj się tutaj
    .about = Pośpiech kończy się tutaj, reszta ruchu przepada.
choice-scurry = Pospiesz się
choice-battle-with = Zaatakuj { $who } ({ $card })
choice-battle = Zaatakuj { $who }
choice-search = Szperaj
choice-look-for = Odszukaj { $who }
choice-recover-stunned = Otrząśnij się z ogłuszenia
choice-recover-webbed = Wyplącz się
choice-recover-knocked-down = Wstań
choice-recover-charmed = Zrzuć zauroczenie
choice-leave-north = Zwiad na północ
choice-leave-east = Zwiad na wschód
choice-leave-south = Zwiad na południe
choice-leave-west = Zwiad na zachód
choice-flip = Zwiad: odwróć kafel
choice-share = Podziel się z { $who }
choice-equip = Wyposaż mysz
choice-level-up = Naucz się: { $ability }
choice-use = Użyj: { $what }
choice-use-for = Użyj: { $what } ({ $cost ->
    [one] 1 ser
    [few] { $cost } sery
    [many] { $cost } serów
   *[other] { $cost } sera
 })
choice-extra-action = Dodatkowa akcja za 1 ser
    .about = Za 1 ser ta mysz może wykonać w tej turze drugą akcję.
choice-place-hook = Zarzuć haczyk { $to }
choice-take-hook = Zwiń haczyk
choice-place-fork = Ustaw widelec
choice-take-fork = Zabierz widelec
choice-catapult = Katapultuj { $who }
choice-place-grape = Połóż winogrono { $on }
choice-shoot-grape = Wystrzel winogrono w { $who }
choice-catnip = Rzuć kocimiętkę
choice-end-turn = Zakończ turę
    .about = Niewykorzystany ruch i akcja przepadają. Potem tura następnej karty na torze.
choice-give = Oddaj: { $card }
choice-take = Weź: { $card }
choice-give-cheese = Oddaj 1 ser
choice-take-cheese = Weź 1 ser
choice-wear = Załóż: { $card }
choice-stow = Schowaj do bagażu: { $card }
choice-done = Gotowe
choice-keep = Zachowaj
choice-cash = Odrzuć za 1 ser
choice-discard = Odrzuć: { $card }
choice-pass = Pomiń
choice-remove-stunned = Usuń ogłuszenie
choice-remove-webbed = Usuń oplątanie
choice-remove-knocked-down = Usuń przewrócenie
choice-remove-charmed = Usuń zauroczenie
choice-remove-own = Usuń „{ $what }”
choice-remove-poison = Ulecz zatrutą ranę
choice-yes = Tak
choice-no = Nie
choice-with-move = Rzuć na ruch
choice-with-lore = Rzuć na wiedzę

## Pytania

ask-turn = { $who }: ruch (jeszcze { $points }) albo akcja.
ask-turn-move = { $who }: ruch (jeszcze { $points }) albo koniec tury.
ask-turn-swim = { $who }: płyń o jedno pole, spróbuj wyjść z wody albo wykonaj akcję.
ask-turn-swim-only = { $who }: płyń o jedno pole, spróbuj wyjść z wody albo zakończ turę.
ask-turn-held = { $who } nie może się stąd ruszyć: akcja albo koniec tury.
ask-turn-held-end = { $who } nie może się stąd ruszyć, a akcja jest wykonana. Zakończyć turę?
ask-turn-act = { $who }: akcja albo koniec tury.
ask-turn-extra = { $who }: zapłać za jeszcze jedną akcję albo zakończ turę.
ask-turn-end = { $who }: ruch i akcja wykonane. Zakończyć turę?
ask-before-turn = { $who }: użyć czegoś przed turą?
ask-react = { $who }: użyć czegoś teraz?
ask-share = { $who }: oddaj lub weź karty i ser, potem „Gotowe”.
ask-equip = { $who }: zmień wyposażenie, potem „Gotowe”.
ask-keep-or-cash = { $who }: zachować kartę „{ $card }” czy odrzucić za 1 ser?
ask-discard-down = { $who }: w bagażu jest za dużo kart. Odrzuć jedną.
ask-rescue = { $who } wraca do gry: na które pole?
ask-place-mouse = { $who } wchodzi: na które pole?
ask-place-minion = { $who }: wchodzi { $minion }{ $left ->
    [one] {""}
    [few] {" "}(jeszcze { $left })
    [many] {" "}(jeszcze { $left })
   *[other] {" "}(jeszcze { $left })
 }. Na które pole?
ask-minion-order = { $who }: który sługus działa pierwszy?
ask-minion-path = { $who }: dokąd idzie { $about }?
ask-chase-path = { $who }: dokąd biegnie { $about }?
ask-branch = { $who }: dokąd nurt niesie { $about }?
ask-boss-wound = { $who }: która karta dostaje ranę?
ask-disguise = { $who }: użyć przebrań?
ask-trap = { $who } stoi na pułapce na myszy: rzut na ruch czy na wiedzę?
ask-target = { $who }: wybierz cel.
ask-space = { $who }: wybierz pole.
ask-cure = { $who }: co wyleczyć?
ask-card = { $who }: wybierz kartę.
ask-story = { $who }: czas na decyzję.
ask-pilfer = { $who }: zabrać ser z serowego koła?

## Szanse

odds-number = { $n }%
odds-attack = na ranę, { $defeat }% na pokonanie
odds-wound = na ranę
odds-defeat = na pokonanie
odds-check = na gwiazdkę

# The box as a list
deck-standard = Zwykły stos
deck-difficult = Trudny stos
sign-ambush = Zasadzka
sign-mousetraps = Pułapki na myszy
page-brings = Strona { $n }: { $what }
surge-brings = Posiłki: { $what }

## The moon

nights-left = { $n ->
    [0] Noc nowiu.
    [one] Jedna noc do nowiu.
    [few] { $n } noce do nowiu.
    [many] { $n } nocy do nowiu.
   *[other] { $n } nocy do nowiu.
 }

# Vorausschau: was Gegner tun werden, was eine Wahl kosten kann.

## Was ein Gegner tun wird
intent-idle = Tut nichts: Im Raum ist keine Maus.
intent-room = Eine Sonderregel des Raums bestimmt, was passiert.
intent-prowls = Bewegt sich nach eigenen Regeln.
intent-throws = Wirft die Traube nach den Mäusen.
intent-gets-up = Steht auf und bleibt auf dem Feld.
intent-sees = Bleibt stehen: Eine Maus ist in Sicht.
intent-bait = Läuft zur Traube.
intent-shares = Bleibt stehen: { $who } ist auf demselben Feld.
intent-nobody = Hat kein Ziel.
intent-walks = Geht auf { $who } los, die nächste Maus ({ $n ->
    [one] 1 Feld
   *[other] { $n } Felder
 } entfernt).
intent-strikes = Greift { $who } an.
intent-strikes-on = Greift { $who } bei einer { $numbers } an.
intent-strikes-nobody = Erreicht keine Maus.

## Was eine Wahl kosten kann
warn-wheel = { $n } % Risiko, dass das Käserad voll wird. Dann kommt Verstärkung, und die Sanduhr rückt weiter.
warn-wheel-short = Rad { $n } %
warn-chapter = { $n } % Risiko, dass das Käserad voll wird. Dann erreicht die Sanduhr das Kapitelende, und ihr verliert.
warn-chapter-short = Niederlage { $n } %
warn-cheese = Kein Gegner ist mehr da: Am Ende der Runde kommt 1 Käse aufs Käserad (jetzt { $wheel } von { $size }).
warn-last-minion = Fällt damit der letzte Gegner, kommt am Ende der Runde trotzdem 1 Käse aufs Käserad (jetzt { $wheel } von { $size }).
warn-cheese-short = Rad +1
warn-capture = { $who } kann vor dem nächsten Zug gefangen werden: etwa { $n } %.
warn-capture-short = gefangen { $n } %
warn-drift = Die Strömung spült { $who } vom Spielplanteil: gefangen.
warn-trap = Dort liegt eine Mausefalle.
warn-trap-short = Falle

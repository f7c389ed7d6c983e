# Vorausschau: was Gegner tun werden, was eine Wahl kosten kann.

## Was ein Gegner tun wird
intent-idle = In seinem Raum ist keine Maus, also tut er nichts.
intent-room = Der Raum selbst bestimmt, was er tut.
intent-prowls = Streift nach eigenen Regeln umher.
intent-throws = Wirft die Traube nach den Mäusen.
intent-gets-up = Steht auf und bleibt, wo er ist.
intent-sees = Bleibt stehen, denn er sieht eine Maus.
intent-bait = Rennt zur Traube.
intent-shares = Bleibt stehen, denn er teilt sich ein Feld mit { $who }.
intent-nobody = Hat niemanden, auf den er losgehen könnte.
intent-walks = Geht auf { $who } los, die nächste Maus ({ $n ->
    [one] ein Schritt
   *[other] { $n } Schritte
 } entfernt).
intent-strikes = Greift { $who } an.
intent-strikes-on = Greift { $who } bei einer { $numbers } an.
intent-strikes-nobody = Erreicht niemanden.

## Was eine Wahl kosten kann
warn-wheel = Chance, dass sich das Käserad füllt: { $n } %. Dann kommt Verstärkung, und die Sanduhr rückt weiter.
warn-wheel-short = Rad { $n } %
warn-chapter = Chance, dass sich das Käserad füllt: { $n } %. Dann ist die Sanduhr am Ende und das Kapitel verloren.
warn-chapter-short = das Ende { $n } %
warn-cheese = Kein Gegner ist mehr da, also legt das Rundenende einen Käse aufs Käserad (jetzt { $wheel } von { $size }).
warn-last-minion = Fällt damit der letzte Gegner, legt das Rundenende trotzdem einen Käse aufs Käserad (jetzt { $wheel } von { $size }).
warn-cheese-short = Rad +1
warn-capture = { $who } kann vor dem nächsten Zug gefangen werden: etwa { $n } %.
warn-capture-short = Gefangennahme { $n } %
warn-drift = Die Strömung reißt { $who } vom Plan: gefangen.
warn-trap = Dort liegt eine Mausefalle.
warn-trap-short = Falle

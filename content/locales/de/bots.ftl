### Was Gefährten zu ihren Entscheidungen sagen und wovor Tipps warnen. Kein Satz nennt einen unbetretenen Raum.

## Gründe
bot-reason-whim = Kann alles passieren, warum also nicht das?
bot-reason-only-choice = Etwas anderes geht gerade nicht.
bot-reason-attack = { $foe }: zu { $percent } Prozent sitzt der Schlag, also los.
bot-reason-attack-boss = { $foe } muss weg, und zu { $percent } Prozent sitzt der Schlag.
bot-reason-close-in = Mein Ziel: { $foe }.
bot-reason-guard = Lieber beißen sie mich als { $mouse }.
bot-reason-step-back = Hier kommen weniger von denen an uns heran.
bot-reason-search-here = Gerade ist es ruhig genug, um sich umzusehen.
bot-reason-search-for = Hier kann es sein: { $card }.
bot-reason-onward = Da drüben geht es weiter.
bot-reason-explore = Alle sind so weit, also los.
bot-reason-gather = Genau hier müssen wir hin.
bot-reason-wait-for-others = Die anderen sind noch nicht so weit.
bot-reason-wait-for-rescue = Erst muss { $mouse } wieder da sein.
bot-reason-turn-done = Mehr ist in diesem Zug nicht drin.
bot-reason-you-lead = Ich bin hier fertig. Sagt, wenn es weitergehen soll.
bot-reason-climb-out = Raus aus dem Wasser, solange es geht.
bot-reason-get-up = Erst mal wieder auf die Pfoten.
bot-reason-recover = Das muss ich zuerst loswerden.
bot-reason-look-for = { $mouse } muss doch irgendwo stecken.
bot-reason-learn = Sechs Käse, gut angelegt: { $ability }.
bot-reason-use-ability = Jetzt ist der richtige Moment: { $ability }.
bot-reason-use-card = Jetzt ist der richtige Moment: { $card }.
bot-reason-use-power = Kostet nichts und hilft.
bot-reason-extra-action = Eine Aktion mehr ist den Käse wert.
bot-reason-save-cheese = Den Käse heben wir uns lieber auf.
bot-reason-wear = Im Rucksack nützt das wenig: { $card }.
bot-reason-stow = Das macht Platz für Besseres: { $card }.
bot-reason-hand = { $mouse } kann mehr damit anfangen: { $card }.
bot-reason-dialogue-done = So ist alles da, wo es hingehört.
bot-reason-keep = Das können wir brauchen: { $card }.
bot-reason-cash = Ein Käse bringt uns mehr als diese Karte: { $card }.
bot-reason-discard = Darauf verzichten wir am ehesten: { $card }.
bot-reason-take-card = Das hilft uns am meisten: { $card }.
bot-reason-heal = { $mouse } hat es am nötigsten.
bot-reason-least-harm = Dort schadet es uns am wenigsten.
bot-reason-safest-space = Da steht es sich am besten.
bot-reason-weakest-card = Zuerst die Karte, die als nächste fällt.
bot-reason-disguise = Zwei Ratten weniger sind eine Verkleidung wert.
bot-reason-no-disguise = Für die paar lohnt sich die Verkleidung nicht.
bot-reason-best-dice = Mehr Würfel, mehr Sterne.
bot-reason-from-the-wheel = Käse vom Rad zählt doppelt.
bot-reason-cure = Das plagt am meisten.
bot-reason-story-answer = So kommen wir dem Ende der Geschichte näher.
bot-reason-bait = Sollen sie doch etwas Rundem nachlaufen.
bot-reason-catnip = Nichts hält eine Katze so sicher auf.
bot-reason-tried = { $playouts ->
    [one] Einmal durchgespielt: sieht nach { $percent } Prozent aus.
   *[other] { $playouts }-mal durchgespielt: sieht nach { $percent } Prozent aus.
}

## Risiken
bot-risk-wounds = { $foe }: zu { $percent } Prozent ein Treffermarker.
bot-risk-capture = { $mouse } könnte gefangen werden ({ $percent } Prozent).
bot-risk-surge = Das Käserad könnte voll werden ({ $percent } Prozent).
bot-risk-defeat = Das Kapitel könnte sofort verloren gehen ({ $percent } Prozent).

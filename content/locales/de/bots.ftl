### Was Gefährten zu ihren Entscheidungen sagen und wovor Tipps warnen. Kein Satz nennt einen unbetretenen Raum.

## Gründe
bot-reason-whim = Warum nicht mal das?
bot-reason-only-choice = Etwas anderes geht nicht.
bot-reason-attack = { $foe }: { $percent } % Chance zu verletzen. Das lohnt sich.
bot-reason-attack-boss = { $foe } muss weg: { $percent } % Chance zu verletzen.
bot-reason-close-in = Mein Ziel: { $foe }.
bot-reason-guard = Lieber greifen sie mich an als { $mouse }.
bot-reason-step-back = Hier erreichen uns weniger von ihnen.
bot-reason-search-here = Gerade ist es ruhig genug zum Suchen.
bot-reason-search-for = Das könnte hier sein: { $card }.
bot-reason-onward = Da drüben geht es weiter.
bot-reason-explore = Alle sind bereit. Los!
bot-reason-gather = Hier müssen wir hin.
bot-reason-errand = Dafür reicht die Zeit noch.
bot-reason-wait-for-others = Die anderen sind noch nicht so weit.
bot-reason-wait-for-rescue = Wir warten auf { $mouse }.
bot-reason-turn-done = In diesem Zug bin ich fertig.
bot-reason-you-lead = Ich bin hier fertig. Sagt, wenn es weitergehen soll.
bot-reason-climb-out = Raus aus dem Wasser!
bot-reason-get-up = Erst mal aufstehen.
bot-reason-recover = Erst muss ich mich erholen.
bot-reason-look-for = { $mouse } muss irgendwo sein.
bot-reason-learn = 6 Käse, gut angelegt: { $ability }.
bot-reason-use-ability = Jetzt ist der richtige Moment: { $ability }.
bot-reason-use-card = Jetzt ist der richtige Moment: { $card }.
bot-reason-use-power = Kostet nichts und hilft.
bot-reason-extra-action = Eine Aktion mehr ist den Käse wert.
bot-reason-save-cheese = Den Käse hebe ich lieber auf.
bot-reason-wear = Im Bündel nützt das nichts: { $card }.
bot-reason-stow = Das macht Platz für Besseres: { $card }.
bot-reason-hand = { $mouse } kann mehr damit anfangen: { $card }.
bot-reason-dialogue-done = So passt es.
bot-reason-keep = Das können wir brauchen: { $card }.
bot-reason-cash = 1 Käse bringt uns mehr als diese Karte: { $card }.
bot-reason-discard = Das brauchen wir am wenigsten: { $card }.
bot-reason-take-card = Das hilft uns am meisten: { $card }.
bot-reason-heal = { $mouse } hat es am nötigsten.
bot-reason-least-harm = Dort schadet es uns am wenigsten.
bot-reason-safest-space = Da stehe ich am besten.
bot-reason-weakest-card = Diese Karte ist am schnellsten besiegt.
bot-reason-disguise = Das lohnt sich: weniger Ratten.
bot-reason-no-disguise = Zu wenige Ratten. Die Verkleidung behalten wir.
bot-reason-best-dice = Mehr Würfel, mehr Sterne.
bot-reason-from-the-wheel = Käse vom Käserad hilft doppelt.
bot-reason-cure = Das ist am schlimmsten.
bot-reason-story-answer = So gewinnen wir eher.
bot-reason-bait = Sollen sie der Traube nachlaufen.
bot-reason-catnip = Nichts hilft besser gegen einen Kater.
bot-reason-tried = { $playouts ->
    [one] { $percent } % Siegchance in 1 Probespiel.
   *[other] { $percent } % Siegchance in { $playouts } Probespielen.
}

## Risiken
bot-risk-wounds = { $foe }: { $percent } % Chance zu verletzen.
bot-risk-capture = { $percent } % Risiko, dass { $mouse } gefangen wird.
bot-risk-surge = { $percent } % Risiko, dass das Käserad voll wird.
bot-risk-defeat = { $percent } % Risiko, dass ihr das Kapitel sofort verliert.

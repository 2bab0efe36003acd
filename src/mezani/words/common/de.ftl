common-seat = Platz { $letter }
common-list = { $head } und { $last }
common-none = nichts
common-why-unreadable = So wird kein Zug geschrieben.
common-why-not-your-turn = Dieser Platz ist nicht am Zug.
common-why-over = Die Partie ist zu Ende.
common-why-stale = Der Tisch ist weiter. Sieh dir die neue Stellung an.
common-why-no-luck = Ein Platz ist am Zug, nicht das Glück.
common-why-no-outcome = Das kann das Glück jetzt nicht bringen.
common-why-no-undo = Etwas wurde gezeigt oder jemand anders hat gewählt, kein Zurück.
common-ui-which-game = Welches Spiel
common-ui-saved = Die Aufzeichnung steht in { $file }.
common-ui-left = Du verlässt den Tisch.
common-ui-no-such-number = Wähle eine Zahl von 1 bis { $n } oder schreibe einen Zug.
common-ui-taken-back = Zurückgenommen: { $choices }
common-ui-help = Eine Zahl oder ein Zug in Klammern spielt ihn. u nimmt zurück, v sagt den Tisch, a sagt alle Züge, l sagt das ganze Protokoll, q verlässt.
common-ui-more =
    { $n ->
        [one] 1 weiterer Zug
       *[other] { $n } weitere Züge
    }: a sagt alle.
common-ui-final = endgültig
common-ui-count = Die Abrechnung

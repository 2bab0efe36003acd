common-seat = Posto { $letter }
common-list = { $head } e { $last }
common-none = niente
common-why-unreadable = Nessuna scelta si scrive così.
common-why-not-your-turn = Non è il turno di questo posto.
common-why-over = La partita è finita.
common-why-stale = La partita è andata avanti. Guarda la nuova posizione.
common-why-no-luck = Tocca a un posto, non alla sorte.
common-why-no-outcome = La sorte non può portare questo ora.
common-why-no-undo = Qualcosa è stato mostrato o altri hanno scelto, non si torna indietro.
common-ui-which-game = Quale gioco
common-ui-saved = La registrazione è in { $file }.
common-ui-left = Lasci il tavolo.
common-ui-no-such-number = Scegli un numero da 1 a { $n } o scrivi una scelta.
common-ui-taken-back = Ripreso: { $choices }
common-ui-help = Un numero o una scelta tra parentesi la gioca. u riprende, v dice il tavolo, a dice tutte le scelte, l dice tutto il diario, q lascia.
common-ui-more =
    { $n ->
        [one] 1 altra scelta
       *[other] altre { $n } scelte
    }: a le dice tutte.
common-ui-final = non si riprende
common-ui-count = Il conteggio

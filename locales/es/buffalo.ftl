# Vencer al búfalo.

buffalo-title = Vencer al búfalo · turno { $turn } de { $turns }
buffalo-name = búfalo
buffalo-take7-marker = ¡Toma 7!
buffalo-stop-marker = ¡Stop!
buffalo-row-empty = vacía: aquí va la próxima carta
buffalo-team = equipo: { $heads }
buffalo-team-double = equipo: { $heads }, que cuentan doble: { $double }
buffalo-heads = búfalo: { $heads }
buffalo-specials = Cartas especiales
buffalo-no-specials = ninguna a la vista
buffalo-face-down = { $count ->
    [one] 1 más boca abajo
   *[other] { $count } más boca abajo
}
buffalo-queue = Por colocar
buffalo-forecast = Tal como está
buffalo-forecast-row = el { $card } va a la fila { $row }
buffalo-forecast-takes = el { $card } se lleva la fila { $row }: { table-heads }
buffalo-forecast-no-row = el { $card } no cabe en ninguna fila

buffalo-ask-card-or-lift = ¿Qué carta? (o levantar, para quitar un ¡Stop!)
buffalo-ask-window = { table-card-of } es la próxima carta. ¿Qué haces? (Intro: pasar)
buffalo-choice-pass = no hacer nada; si todos pasan, se coloca el { $card }
buffalo-choice-lift = levantar un ¡Stop!, que sale del juego
buffalo-choice-replace-with = la carta de tu mano que va en su lugar
buffalo-choice-first = la carta que va antes que todas
buffalo-choice-last = la carta que va después de todas
buffalo-choice-sort = la carta que sigue en el orden nuevo
buffalo-choice-push = la carta que se mueve

buffalo-specials-in-play = { $count ->
    [one] Hay 1 carta especial en juego.
   *[other] Hay { $count } cartas especiales en juego.
}
buffalo-special-revealed = Sale una carta especial: { $special }
buffalo-special-used = { $actor ->
    [you] Usas «{ $special }».
   *[other] { $who } usa «{ $special }».
}
buffalo-lifted = { $actor ->
    [you] Levantas el ¡Stop! de la fila { $row }.
   *[other] { $who } levanta el ¡Stop! de la fila { $row }.
}
buffalo-take7-laid = En la fila { $row } caben ahora seis cartas; la séptima se las lleva.
buffalo-stop-laid = La fila { $row } queda bloqueada: ni entra ni sale nada.
buffalo-replaced = { $actor ->
    [you] Recoges tu { $back } y en su lugar juegas el { $card }.
   *[other] { $who } recoge el { $back } y en su lugar juega el { $card }.
}
buffalo-inserted = { table-card-of } se mete en la fila { $row }.
buffalo-pushed = El { $card } pasa de la fila { $from } a la fila { $row }.
buffalo-overflow = Esa fila estaba llena: el equipo se lleva { table-heads } y se queda el { $stays }.
buffalo-put-first = El { $card } se colocará primero.
buffalo-put-last = El { $card } se colocará al final.
buffalo-sorted = El orden nuevo: { $cards }.
buffalo-took = { $actor ->
    [buffalo] { table-card-of } es { table-overfull }: ¡{ table-heads } para el búfalo!
   *[other] { table-card-of } es { table-overfull }: ¡{ table-heads } para el equipo!
}
buffalo-chose-row = { $actor ->
    [you] Te llevas la fila { $row } con tu { $card }: { table-heads } para el equipo.
    [buffalo] { table-card-of } no cabe en ninguna fila y se lleva la más barata, la { $row }: { table-heads } para el búfalo.
   *[other] { $who } se lleva la fila { $row } con el { $card }: { table-heads } para el equipo.
}
buffalo-turn-summary = Este turno, vuestro equipo { $took ->
    [0] no se lleva nada
    [one] se lleva 1 cabeza
   *[other] se lleva { $took } cabezas
 } (van { $team }) y el búfalo, { $gave ->
    [0] nada
   *[other] { $gave }
 } (van { $buffalo }).
buffalo-counted = Las cabezas que cuentan: equipo { $team }, búfalo { $buffalo }.
buffalo-win = ¡Habéis ganado juntos: { $team } para el equipo, { $buffalo } para el búfalo!
buffalo-lose = Esta vez gana el búfalo: { $team } para el equipo, { $buffalo } para el búfalo.

# Las cartas especiales: cómo se llaman y qué hacen.
special-take7 = ¡Toma 7!
special-take7-about = ¡Toma 7!: en una fila caben seis cartas, y la séptima se las lleva
special-stop = ¡Stop!
special-stop-about = ¡Stop!: en una fila no entra ni sale nada hasta que se levante
special-replace = ¡Reemplazar!
special-replace-about = ¡Reemplazar!: recoge tu carta y coloca otra en su lugar
special-insert = ¡Insertar!
special-insert-about = ¡Insertar!: mete tu carta dentro de una fila, no al final
special-push = ¡Empujar!
special-push-about = ¡Empujar!: mueve una carta de una fila a otra
special-first = Primera
special-first-about = Primera: la carta de un jugador se coloca antes que las demás
special-last = Última
special-last-about = Última: la carta de un jugador se coloca después de las demás
special-sort = Ordenar
special-sort-about = Ordenar: pon todas las cartas que esperan en el orden que queráis

rules-buffalo =
    Sois un equipo contra el búfalo, que pone una carta cada turno sin mirar.
    Las cartas se colocan como en Toma 6. Lo que se llevan los jugadores va al montón del equipo, y lo que se llevan las cartas del búfalo va al suyo. Si la carta del búfalo no cabe en ninguna fila, se lleva la que tiene menos cabezas.
    Antes de colocar cada carta, el equipo puede usar una carta especial que esté a la vista o levantar un ¡Stop!. Si todos pasan, se coloca la carta.
    A los diez turnos se cuentan las cabezas; con uno o dos jugadores, las del equipo cuentan doble. El equipo gana si tiene menos cabezas que el búfalo.

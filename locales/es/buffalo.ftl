# Vencer al búfalo.

game-buffalo = Vencer al búfalo
about-buffalo = Cooperativo: tu equipo contra el búfalo, con cartas especiales de ayuda.

explain-buffalo-decide = Si cualquier jugador puede usar una carta especial al momento o debe apoyarla una mayoría.
explain-buffalo-hand = Número de cartas que reciben cada jugador y el búfalo. Experimental.
explain-buffalo-cards = Carta más alta. Experimental.

buffalo-title = Vencer al búfalo · turno { $turn } de { $turns }
buffalo-name = Búfalo
buffalo-take7-marker = ¡Toma 7!
buffalo-stop-marker = ¡Stop!
buffalo-row-empty = vacía: aquí va la próxima carta
buffalo-team = Equipo: { $heads }
buffalo-team-double = Equipo: { $heads }, cuentan doble: { $double }
buffalo-heads = Búfalo: { $heads }
buffalo-specials = Cartas especiales
buffalo-no-specials = ninguna disponible
buffalo-face-down = { $count ->
    [one] 1 más boca abajo
   *[other] { $count } más boca abajo
}
buffalo-queue = Cartas en espera
buffalo-forecast = Siguiente
buffalo-forecast-row = el { $card } va a la fila { $row }
buffalo-forecast-takes = el { $card } se lleva la fila { $row }: { table-heads }
buffalo-forecast-no-row = el { $card } no cabe en ninguna fila

buffalo-ask-card-or-lift = Elige una carta (o levantar, para levantar un ¡Stop!)
buffalo-ask-window = { table-card-of } es la siguiente carta. ¿Usar una especial? (Intro: pasar)
buffalo-choice-pass = no usar ninguna especial; si todos pasan, se coloca el { $card }
buffalo-choice-lift = levantar un ¡Stop! y retirarlo del juego
buffalo-choice-replace-with = la carta que juegas en su lugar
buffalo-choice-first = la carta que se coloca primero
buffalo-choice-last = la carta que se coloca al final
buffalo-choice-sort = la siguiente carta en el nuevo orden
buffalo-choice-push = la carta que se mueve

buffalo-specials-in-play = { $count ->
    [one] Hay 1 carta especial en juego.
   *[other] Hay { $count } cartas especiales en juego.
}
buffalo-special-revealed = Nueva carta especial: { $special }
buffalo-special-used = { $actor ->
    [you] Usas «{ $special }».
   *[other] { $who } usa «{ $special }».
}
buffalo-lifted = { $actor ->
    [you] Levantas el ¡Stop! de la fila { $row }.
   *[other] { $who } levanta el ¡Stop! de la fila { $row }.
}
buffalo-take7-laid = La fila { $row } admite ahora seis cartas. La séptima se las lleva.
buffalo-stop-laid = La fila { $row } está bloqueada. Sus cartas no pueden cambiar.
buffalo-replaced = { $actor ->
    [you] Recuperas tu { $back } y juegas el { $card } en su lugar.
   *[other] { $who } recupera el { $back } y juega el { $card } en su lugar.
}
buffalo-inserted = { table-card-of } se inserta en la fila { $row }.
buffalo-pushed = El { $card } pasa de la fila { $from } a la fila { $row }.
buffalo-overflow = La fila estaba llena: el equipo se lleva { table-heads } y se queda el { $stays }.
buffalo-put-first = El { $card } se colocará primero.
buffalo-put-last = El { $card } se colocará al final.
buffalo-sorted = Nuevo orden: { $cards }.
buffalo-took = { $actor ->
    [buffalo] { table-card-of } es { table-overfull }: ¡el búfalo se lleva { table-heads }!
   *[other] { table-card-of } es { table-overfull }: ¡el equipo se lleva { table-heads }!
}
buffalo-chose-row = { $actor ->
    [you] Te llevas la fila { $row } con tu { $card }: { table-heads } para el equipo.
    [buffalo] { table-card-of } no cabe en ninguna fila. El búfalo se lleva la más barata, la fila { $row }: { table-heads }.
   *[other] { $who } se lleva la fila { $row } con el { $card }: { table-heads } para el equipo.
}
buffalo-turn-summary = En este turno el equipo { $took ->
    [0] no se lleva cabezas
    [one] se lleva 1 cabeza
   *[other] se lleva { $took } cabezas
 } (total { $team }) y el búfalo, { $gave ->
    [0] ninguna
   *[other] { $gave }
 } (total { $buffalo }).
buffalo-counted = Recuento final: equipo { $team }, búfalo { $buffalo }.
buffalo-win = ¡Victoria del equipo! El equipo se llevó { $team ->
    [0] 0 cabezas
    [one] 1 cabeza
   *[other] { $team } cabezas
 }; el búfalo, { $buffalo }.
buffalo-lose = Gana el búfalo. El equipo se llevó { $team ->
    [0] 0 cabezas
    [one] 1 cabeza
   *[other] { $team } cabezas
 }; el búfalo, { $buffalo }.

# Las cartas especiales: cómo se llaman y qué hacen.
special-take7 = ¡Toma 7!
special-take7-about = ¡Toma 7!: una fila admite seis cartas, y la séptima se las lleva
special-stop = ¡Stop!
special-stop-about = ¡Stop!: bloquea una fila; no entra ni sale ninguna carta hasta que se levanta
special-replace = ¡Reemplazar!
special-replace-about = ¡Reemplazar!: recupera tu carta y juega otra en su lugar
special-insert = ¡Insertar!
special-insert-about = ¡Insertar!: pon tu carta entre dos cartas de una fila
special-push = ¡Empujar!
special-push-about = ¡Empujar!: mueve una carta de una fila a otra
special-first = Primera
special-first-about = Primera: la carta de un jugador se coloca antes que todas las demás
special-last = Última
special-last-about = Última: la carta de un jugador se coloca después de todas las demás
special-sort = Ordenar
special-sort-about = Ordenar: pon todas las cartas en espera en cualquier orden

rules-buffalo =
    Los jugadores son un equipo contra el búfalo. En cada turno, cada jugador elige una carta y el búfalo juega a ciegas la primera de su mazo.
    Las cartas se colocan como en Toma 6. Las filas que se llevan los jugadores van al montón del equipo; las que se lleva el búfalo, al suyo. Si la carta del búfalo no cabe en ninguna fila, se lleva la que tiene menos cabezas.
    Antes de colocar cada carta, el equipo puede usar una carta especial que esté a la vista o levantar un ¡Stop!.
    Cuando todos pasan, la carta se coloca.
    Tras diez turnos se cuentan las cabezas. Con uno o dos jugadores, las del equipo cuentan doble. El equipo gana si tiene menos cabezas que el búfalo.

# Motivos de un análisis: $percent es una parte de la muestra.
buffalo-reason-takes = Tu { $card } se lleva la fila { $row } en el { $percent } % de los casos ({ table-heads }): hay { $unseen ->
    [one] 1 carta no vista
   *[other] { $unseen } cartas no vistas
} entre { $last } y { $card }.
buffalo-reason-takes-other = Tu { $card } se lleva la fila { $row } en el { $percent } % de los casos ({ table-heads }).
buffalo-reason-turn = Cabezas en este turno con { $choice }: equipo { $team }, búfalo { $buffalo }; con { $other }: equipo { $other_team }, búfalo { $other_buffalo }.

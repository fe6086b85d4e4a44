# Toma 6, con elección de cartas y cartas de fans.

game-take6 = Toma 6
about-take6 = Cuatro filas de cartas. Quien pone la sexta se lleva la fila.

explain-take6-limit = La partida termina tras la ronda en que un jugador llega a este número de cabezas.
explain-take6-rounds = Jugar un número fijo de rondas en lugar de hasta un límite.
explain-take6-deck = Mazo completo, o mazo limitado para 2–6 jugadores: solo las cartas que se reparten, desde el 1.
explain-take6-deal = Repartir las manos al azar o por draft: todas las cartas del mazo limitado están a la vista y se eligen por turnos.
explain-take6-drafted = Si las manos del draft quedan a la vista o hay que recordarlas.
explain-take6-fans = Cartas adicionales que cambian el efecto de una fila o de una carta.
explain-take6-hand = Número de cartas que recibe cada jugador. Experimental.
explain-take6-cards = Carta más alta del mazo completo. Experimental.

take6-title = Toma 6 · ronda { $round } · turno { $turn } de { $turns }
take6-draft-title = Toma 6 · ronda { $round } · draft
take6-ends-at = Termina con { $limit } cabezas
take6-ends-after = { $rounds ->
    [one] Termina tras 1 ronda
   *[other] Termina tras { $rounds } rondas
}
take6-several-fans = Nota: el reglamento impreso desaconseja usar varias cartas de fans a la vez.

take6-only-even = solo pares
take6-only-odd = solo impares
take6-goes-down-then-up = va hacia abajo; el marcador subirá
take6-goes-down-then-down = va hacia abajo; el marcador bajará
take6-cow = vaca
take6-flip-available = Todavía tienes tu carta de voltear: añade voltear (o v) a una carta para voltear sus cifras.
take6-draft-pool = Para elegir
take6-hand-of = Mano ({ $who })

take6-ask-draft = Elige una carta para tu mano
take6-choice-draft = añadir a tu mano una de las cartas a la vista
take6-choice-flip = voltear las cifras de tu carta, una vez por ronda

take6-drafted = { $actor ->
    [you] Tomas el { $card }.
   *[other] { $who } toma el { $card }.
}
take6-revealed-flipped = { $card } volteado a { $value } ({ $who })
take6-took = { $actor ->
    [you] { table-card-of } es { table-overfull }: ¡te llevas { table-heads }!
   *[other] { table-card-of } es { table-overfull }: { $who } se lleva { table-heads }.
}
take6-chose-row = { $actor ->
    [you] Te llevas la fila { $row } con tu { $card }: { table-heads }.
   *[other] { $who } se lleva la fila { $row } con el { $card }: { table-heads }.
}
take6-even-moved = Par/Impar pasa a la fila { $row }: solo pares.
take6-odd-moved = Par/Impar pasa a la fila { $row }: solo impares.
take6-mountain-moved = Montañismo pasa a la fila { $row }, que ahora va hacia abajo.
take6-cow-starts = La vaca empieza en la fila { $row }, que tiene la carta más baja.
take6-cow-jumped = La vaca salta a la fila { $row }, que tiene la última carta más baja de las otras filas.
take6-cow-took = { $actor ->
    [you] La vaca llena la fila { $row }: te llevas { table-heads } y se queda el { $stays }.
   *[other] La vaca llena la fila { $row }: { $who } se lleva { table-heads } y se queda el { $stays }.
}
take6-round-over = Fin de la ronda { $round }.
take6-round-line = { $who }: { table-heads }, { $total } en total
take6-turn-heads = { $actor ->
    [you] En este turno te llevas { table-heads }; en esta ronda, { $total }.
   *[other] En este turno { $who } se lleva { table-heads }; en esta ronda, { $total }.
}
take6-turn-no-heads = { $actor ->
    [you] En este turno no te llevas cabezas. En esta ronda: { table-heads }.
   *[other] En este turno { $who } no se lleva cabezas. En esta ronda: { table-heads }.
}

rules-take6 =
    En cada turno, todos eligen una carta en secreto. Las cartas se revelan y se colocan de menor a mayor. Una carta va a la fila cuya última carta es la más alta por debajo de ella.
    Una fila admite cinco cartas. Si tu carta es la sexta, te llevas las cinco y tu carta empieza la fila de nuevo. Si tu carta es más baja que la última de todas las filas, te llevas la fila que elijas y tu carta la empieza de nuevo.
    Cada cabeza de las cartas que te llevas es un punto en contra: el 55 tiene siete; 11, 22, 33 …, cinco; 10, 20, 30 …, tres; 5, 15, 25 …, dos; las demás, una.
    Una ronda tiene diez turnos. La partida termina tras la ronda en que un jugador llega al límite. Gana quien tiene menos cabezas.

# Motivos de un análisis: $percent es una parte de la muestra; $unseen, el número de cartas no vistas entre $last y $card.
take6-reason-takes = Tu { $card } se lleva la fila { $row } en el { $percent } % de los casos ({ table-heads }): hay { $unseen ->
    [one] 1 carta no vista
   *[other] { $unseen } cartas no vistas
} entre { $last } y { $card }.
take6-reason-takes-other = Tu { $card } se lleva la fila { $row } en el { $percent } % de los casos ({ table-heads }).
take6-reason-full = La fila { $row } está llena: tu { $card } se la lleva en el { $percent } % de los casos ({ table-heads }).
take6-reason-low = Tu { $card } es más bajo que todas las filas: se lleva la fila { $row } en el { $percent } % de los casos ({ table-heads }).
take6-reason-row = La fila { $row } tiene { table-heads }; la fila { $other }, solo { $fewer }.
take6-reason-place = El { $card } es la carta número { $place } de la fila { $row } y { $percent ->
    [0] nunca se lleva una fila
   *[other] solo se lleva una fila en el { $percent } % de los casos
}.
take6-reason-better = El { $card } { $percent ->
    [0] nunca se lleva una fila
   *[other] solo se lleva una fila en el { $percent } % de los casos
}.
take6-reason-cheaper = El { $card } se lleva una fila en el { $percent } % de los casos, pero más barata (de media { table-heads }).

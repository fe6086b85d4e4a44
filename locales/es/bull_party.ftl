# Bull Party.

game-bull-party = Bull Party
about-bull-party = Aquí las cabezas son buenas: llévate filas y forma el mejor montón.

explain-bull-party-numbers = Carta numerada más alta. Experimental.
explain-bull-party-hand = Cartas numeradas que recibe cada jugador y que conserva tras cada ronda.
explain-bull-party-out = Cartas que se apartan sin verse antes de empezar.
explain-bull-party-heads = Cabezas de las cartas numeradas: take6 para las de Toma 6, o un número por carta.
explain-bull-party-bulls = Cabezas de las cartas de toro, desde arriba de su montón.

bull-party-heads-note = El reglamento impreso no indica las cabezas de cada carta. Rodeo usa una tabla propia.
bull-party-title = Bull Party · ronda { $round }
bull-party-last-title = Bull Party · ronda { $round } (última)
bull-party-bull = { $heads ->
    [one] toro de 1 cabeza
   *[other] toro de { $heads } cabezas
}
bull-party-taken = retirada
bull-party-deck-label = Mazo de robo
bull-party-deck = { table-cards }
bull-party-discard = { $cards ->
    [one] descarte: 1 carta
   *[other] descarte: { $cards } cartas
}
bull-party-next-bull = { $heads ->
    [one] próximo toro: 1 cabeza
   *[other] próximo toro: { $heads } cabezas
}
bull-party-score = Puntuación
bull-party-out = { $who }, tiene fila
bull-party-piles-of = Montones ({ $who })
bull-party-no-piles = ninguno
bull-party-pile = { $pile }: { $cards } ({ table-heads })
bull-party-bulls = { $heads ->
    [one] toros: 1 cabeza
   *[other] toros: { $heads } cabezas
}
bull-party-zero-card = y tu carta cero, la { $letter }

bull-party-ask-pick = Elige una carta (un número se lleva una fila, cero añade a una)
bull-party-ask-number = Elige un número para llevarte una fila
bull-party-ask-take = Tu { $card }: elige la fila que te llevas
bull-party-ask-add = Carta revelada: { $card }. Elige una fila para ella
bull-party-ask-lay = { $count ->
    [one] Pon 1 carta en un montón (por ejemplo, 22 1 o 22 nuevo)
   *[other] Pon { $count } cartas en montones, de menor a mayor (por ejemplo, 20 1 22 nuevo)
}
bull-party-choice-play = jugar un número y después llevarte una fila
bull-party-choice-zero = mostrar tu carta cero: añadir una carta del mazo de robo a una fila y seguir en la ronda
bull-party-choice-take = llevarte una fila
bull-party-choice-add = la fila para la carta revelada
bull-party-choice-lay-card = una carta que poner
bull-party-choice-pile = en este montón
bull-party-choice-new = como montón nuevo

bull-party-your-letter = Tu carta cero lleva la letra { $letter }.
bull-party-revealed-zero = cero { $letter } ({ $who })
bull-party-took = { $actor ->
    [you] Te llevas la fila { $row } con tu { $card }: { $cards }, { table-heads }.
   *[other] { $who } se lleva la fila { $row } con el { $card }: { $cards }, { table-heads }.
}
bull-party-took-bull = { $actor ->
    [you] Te llevas la fila { $row } con tu { $card }: { $cards }, { table-heads }, ¡y un toro de { $bull }!
   *[other] { $who } se lleva la fila { $row } con el { $card }: { $cards }, { table-heads }, y un toro de { $bull }.
}
bull-party-turned = { $actor ->
    [you] Tu carta cero revela el { $card }.
   *[other] La carta cero de { $who } revela el { $card }.
}
bull-party-added = { $actor ->
    [you] Añades el { $card } a la fila { $row }.
   *[other] { $who } añade el { $card } a la fila { $row }.
}
bull-party-bull-added = { $heads ->
    [one] La fila { $row } está llena y recibe un toro de 1 cabeza.
   *[other] La fila { $row } está llena y recibe un toro de { $heads } cabezas.
}
bull-party-no-effect = { $actor ->
    [you] Tu carta cero no tiene efecto: ninguna fila admite más cartas.
   *[other] La carta cero de { $who } no tiene efecto: ninguna fila admite más cartas.
}
bull-party-reshuffled = { $cards ->
    [one] El mazo de robo está vacío. El descarte, 1 carta, es el nuevo mazo de robo.
   *[other] El mazo de robo está vacío. El descarte, { $cards } cartas, se baraja como nuevo mazo de robo.
}
bull-party-laid = { $actor ->
    [you] Pones { $cards }.
   *[other] { $who } pone { $cards }.
}
bull-party-on-pile = el { $card } en el montón { $pile }
bull-party-on-new-pile = el { $card } en el montón nuevo { $pile }
bull-party-sits-out = { $actor ->
    [you] Tienes una fila y no juegas más en esta ronda.
   *[other] { $who } tiene una fila y no juega más en esta ronda.
}
bull-party-round-over = Fin de la ronda { $round }. Puntuación:
bull-party-match-over = Todas las cartas están puestas. Se cuentan las cabezas.
bull-party-score-line = { $who }: { table-points }

rules-bull-party =
    Aquí las cabezas son buenas, pero solo en un montón. Todos los jugadores eligen una carta en secreto.
    Primero los números, de menor a mayor: descarta tu carta, llévate una fila a la mano y no juegues más en la ronda. Después las cartas cero, por su letra: revela una carta del mazo de robo, añádela a una fila con menos de cinco cartas y sigue en la ronda. La quinta carta de una fila trae una carta de toro con 4 a 7 cabezas.
    Cuando no quedan filas, conserva cinco cartas y pon las demás en montones ascendentes. Al final, tu mejor montón y tus toros cuentan a favor; los demás montones, en contra. Gana quien tiene más puntos.

# Motivos de un análisis: $percent es una parte de la muestra.
bull-party-reason-row = La fila { $row } vale { $heads } puntos con su toro; la fila { $other }, { $other_heads }.
bull-party-reason-lay = Después, tus montones suman { $points } puntos; tras { $choice }, { $other_points }.
bull-party-reason-pick = Con { $choice } te llevas una fila en el { $percent } % de los casos ({ $heads } cabezas); con { $other }, en el { $other_percent } % ({ $other_heads }).

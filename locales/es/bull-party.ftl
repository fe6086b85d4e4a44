# Bull Party.

bull-party-heads-note = El reglamento no dice cuántas cabezas tiene cada carta; la tabla que usamos aquí es nuestra.
bull-party-title = Bull Party · ronda { $round }
bull-party-last-title = Bull Party · ronda { $round }, la última
bull-party-bull = { $heads ->
    [one] toro de 1 cabeza
   *[other] toro de { $heads } cabezas
}
bull-party-taken = ya no está
bull-party-deck-label = Mazo
bull-party-deck = { table-cards }
bull-party-discard = { $cards ->
    [one] descarte: 1 carta
   *[other] descarte: { $cards } cartas
}
bull-party-next-bull = { $heads ->
    [one] próximo toro: 1 cabeza
   *[other] próximo toro: { $heads } cabezas
}
bull-party-score = Puntos ahora
bull-party-out = { $who }, fuera
bull-party-piles-of = Montones ({ $who })
bull-party-no-piles = ninguno aún
bull-party-pile = { $pile }: { $cards } ({ table-heads })
bull-party-bulls = { $heads ->
    [one] toros: 1 cabeza
   *[other] toros: { $heads } cabezas
}
bull-party-zero-card = y tu carta cero, la { $letter }

bull-party-ask-pick = ¿Qué carta? (un número se lleva una fila, cero hace crecer una)
bull-party-ask-number = ¿Qué carta? (un número se lleva una fila)
bull-party-ask-take = Tu { $card }: ¿qué fila te llevas?
bull-party-ask-add = Ha salido el { $card }: ¿a qué fila va?
bull-party-ask-lay = { $count ->
    [one] Pon 1 carta y su montón (como 22 1, o 22 nuevo)
   *[other] Pon { $count } cartas y su montón, de menor a mayor (como 20 1 22 nuevo)
}
bull-party-choice-play = jugar un número y llevarte después una fila
bull-party-choice-zero = enseñar tu carta cero: una carta del mazo va a una fila, y sigues en la ronda
bull-party-choice-take = llevarte una fila
bull-party-choice-add = la fila que recibe la carta
bull-party-choice-lay-card = una carta que poner
bull-party-choice-pile = encima de este montón
bull-party-choice-new = como montón nuevo

bull-party-your-letter = Tu carta cero lleva la letra { $letter }.
bull-party-revealed-zero = cero { $letter } ({ $who })
bull-party-took = { $actor ->
    [you] Te llevas la fila { $row } con tu { $card }: { $cards }, { table-heads }.
   *[other] { $who } se lleva la fila { $row } con el { $card }: { $cards }, { table-heads }.
}
bull-party-took-bull = { $actor ->
    [you] Te llevas la fila { $row } con tu { $card }: { $cards }, { table-heads }, ¡y un toro de { $bull }!
   *[other] { $who } se lleva la fila { $row } con el { $card }: { $cards }, { table-heads }, ¡y un toro de { $bull }!
}
bull-party-turned = { $actor ->
    [you] Tu cero saca el { $card }.
   *[other] El cero de { $who } saca el { $card }.
}
bull-party-added = { $actor ->
    [you] Añades el { $card } a la fila { $row }.
   *[other] { $who } añade el { $card } a la fila { $row }.
}
bull-party-bull-added = { $heads ->
    [one] La fila { $row } está llena y llega un toro de 1 cabeza.
   *[other] La fila { $row } está llena y llega un toro de { $heads } cabezas.
}
bull-party-no-effect = { $actor ->
    [you] Tu cero no hace nada: ninguna fila puede crecer.
   *[other] El cero de { $who } no hace nada: ninguna fila puede crecer.
}
bull-party-reshuffled = { $cards ->
    [one] El mazo está vacío: el descarte, 1 carta, es el mazo nuevo.
   *[other] El mazo está vacío: el descarte, { $cards } cartas, se baraja como mazo nuevo.
}
bull-party-laid = { $actor ->
    [you] Pones { $cards }.
   *[other] { $who } pone { $cards }.
}
bull-party-on-pile = el { $card } en el montón { $pile }
bull-party-on-new-pile = el { $card } como montón nuevo { $pile }
bull-party-sits-out = { $actor ->
    [you] Ya tienes tu fila y descansas lo que queda de ronda.
   *[other] { $who } ya tiene fila y descansa lo que queda de ronda.
}
bull-party-round-over = Fin de la ronda { $round }. Si acabara aquí:
bull-party-match-over = Todas las cartas están puestas y se cuentan las cabezas.
bull-party-score-line = { $who }: { table-points }

rules-bull-party =
    Aquí las cabezas son buenas, si están en un solo montón. Todos eligen una carta en secreto. Primero los números, del más bajo al más alto: la carta se descarta y su dueño se lleva una fila a la mano y queda fuera de la ronda. Luego las cartas cero, por su letra: sale una carta del mazo, su jugador la añade a una fila con menos de cinco y sigue en la ronda. La quinta carta de una fila trae un toro de 4 a 7 cabezas.
    Cuando no quedan filas, cada uno se queda con cinco cartas y pone las demás en montones ascendentes. Al final cuentan a tu favor tu mejor montón y tus toros, y en contra los demás montones. Gana quien tiene más puntos.

# Take That.

take-that-title = Take That · partida { $game } de { $games }
take-that-line = Hilera
take-that-no-line = todavía no hay
take-that-costs = { $points ->
    [one] { $points } punto para quien se la lleve
   *[other] { $points } puntos para quien se la lleve
}
take-that-pile-label = Mazo
take-that-pile = { $cards ->
    [0] vacío: llevarse la hilera acaba la partida
    [one] 1 carta
   *[other] { $cards } cartas
}
take-that-hidden = { $count ->
    [one] y 1 carta oculta
   *[other] y { $count } cartas ocultas
}
take-that-fitting = puedes poner: { $cards }
take-that-pairing = hacen pareja: { $cards }
take-that-must-take = nada cabe y nada hace pareja: tienes que llevarte la hilera

take-that-ask-turn = ¿Una carta, pareja o llevar?
take-that-ask-start = ¿Con qué carta empieza la hilera?
take-that-choice-lay = poner una carta a la derecha; a 10 de la última como mucho
take-that-choice-start = empezar una hilera con cualquier carta
take-that-choice-pair = hacer pareja: tu carta inversa y la suya en la hilera, dos puntos
take-that-choice-pair-card = tu carta, la inversa de una de la hilera
take-that-choice-take = llevarte toda la hilera (puntos en contra) y empezar otra
take-that-choice-take-start = la carta que empieza la hilera nueva
take-that-choice-take-end = llevarte toda la hilera (puntos en contra), y se acaba la partida

take-that-begins = { $actor ->
    [you] Empieza la partida { $game }, y el primer turno es tuyo.
   *[other] Empieza la partida { $game }, y el primer turno es de { $who }.
}
take-that-started = { $actor ->
    [you] Empiezas la hilera con el { $card }.
   *[other] { $who } empieza la hilera con el { $card }.
}
take-that-laid = { $actor ->
    [you] Pones el { $card }.
   *[other] { $who } pone el { $card }.
}
take-that-paired = { $actor ->
    [you] Haces pareja con tu { $card } y el { $mirror }: ¡+2 puntos!
   *[other] { $who } hace pareja con el { $card } y el { $mirror }: +2 puntos.
}
take-that-line-taken = { $actor ->
    [you] Te llevas la hilera ({ $cards }): { table-points }.
   *[other] { $who } se lleva la hilera ({ $cards }): { table-points }.
}
take-that-extra-taken = { $actor ->
    [you] Era una sola carta, así que te llevas también una oculta del mazo.
   *[other] Era una sola carta, así que { $who } se lleva también una oculta del mazo.
}
take-that-you-drew = Robas el { $card }.
take-that-extras = { $actor ->
    [you] Tus cartas ocultas: { $cards }.
   *[other] Cartas ocultas de { $who }: { $cards }.
}
take-that-game-over = Fin de la partida { $game }.
take-that-game-line = { $who }: { table-points }, { $total } en total

rules-take-that =
    En tu turno haces una de tres cosas y después robas una carta.
    Alargar la hilera por su extremo derecho: a 10 de la última como mucho, por arriba o por abajo.
    Hacer pareja: enseñas la inversa de una carta de la hilera (49 y 94); las dos quedan boca arriba a tu lado y valen un punto cada una.
    Llevarte la hilera: sus cartas quedan boca abajo a tu lado y restan un punto cada una; las que llevan un sapo (22, 33 … 88), cinco. Después empiezas otra hilera.
    Con el mazo vacío, llevarse la hilera o emparejar su última carta acaba la partida. Gana quien tiene más puntos.

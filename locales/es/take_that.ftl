# Take That.

game-take-that = Take That
about-take-that = Haz parejas con las cartas de la hilera, o llévatela entera.

explain-take-that-games = Número de partidas que se juegan. Los puntos se suman.
explain-take-that-variant = En la variante avanzada, quien se lleva una hilera de una sola carta se lleva también una carta oculta del mazo de robo.
explain-take-that-hand = Número de cartas que recibe cada jugador.
explain-take-that-low = Número más bajo en juego. Experimental.
explain-take-that-high = Número más alto en juego. Experimental.

take-that-title = Take That · partida { $game } de { $games }
take-that-line = Hilera
take-that-no-line = sin cartas
take-that-costs = { $points ->
    [one] { $points } punto si te la llevas
   *[other] { $points } puntos si te la llevas
}
take-that-pile-label = Mazo de robo
take-that-pile = { $cards ->
    [0] vacío: llevarse la hilera termina la partida
    [one] 1 carta
   *[other] { $cards } cartas
}
take-that-hidden = { $count ->
    [one] más 1 carta oculta
   *[other] más { $count } cartas ocultas
}
take-that-fitting = caben: { $cards }
take-that-pairing = parejas: { $cards }
take-that-must-take = ninguna carta cabe ni hace pareja: debes llevarte la hilera

take-that-ask-turn = Elige una carta, pareja o llevar
take-that-ask-start = Elige la carta que empieza la hilera
take-that-choice-lay = poner una carta al final de la hilera, a 10 como máximo de la última
take-that-choice-start = empezar una hilera nueva con cualquier carta
take-that-choice-pair = hacer pareja con una carta de la hilera y su inversa en tu mano: 2 puntos
take-that-choice-pair-card = la carta de tu mano cuya inversa está en la hilera
take-that-choice-take = llevarte toda la hilera (puntos en contra) y empezar otra
take-that-choice-take-start = la carta que empieza la hilera nueva
take-that-choice-take-end = llevarte toda la hilera (puntos en contra) y terminar la partida

take-that-begins = { $actor ->
    [you] Empieza la partida { $game }. Juegas primero.
   *[other] Empieza la partida { $game }. { $who } juega primero.
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
    [you] Haces pareja con el { $card } y el { $mirror }: ¡+2 puntos!
   *[other] { $who } hace pareja con el { $card } y el { $mirror }: +2 puntos.
}
take-that-line-taken = { $actor ->
    [you] Te llevas la hilera ({ $cards }): { table-points }.
   *[other] { $who } se lleva la hilera ({ $cards }): { table-points }.
}
take-that-extra-taken = { $actor ->
    [you] La hilera era una sola carta, así que te llevas también una carta oculta del mazo de robo.
   *[other] La hilera era una sola carta, así que { $who } se lleva también una carta oculta del mazo de robo.
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
    Alargar: pon una carta al final de la hilera, a 10 como máximo de la última, por encima o por debajo.
    Hacer pareja: juega la inversa de una carta de la hilera (94 para 49). Pon las dos boca arriba frente a ti; cada una vale 1 punto.
    Llevarte la hilera: pon sus cartas boca abajo frente a ti. Cada una resta 1 punto; un sapo (22, 33 … 88), 5. Después empiezas una hilera nueva.
    Con el mazo de robo vacío, llevarse la hilera o hacer pareja con su última carta termina la partida. Gana quien tiene más puntos.

# Motivos de un análisis: $percent es una parte de la muestra.
take-that-reason-taken = Llevarte la hilera cuesta { table-points }{ $toads ->
    [0] {""}
    [one] , con 1 sapo
   *[other] , con { $toads } sapos
}; { $choice } no cuesta nada.
take-that-reason-pair = { $card } forma pareja con { $mirror }: 2 puntos.
take-that-reason-cheap = La hilera cuesta ahora solo { table-points }; se irá encareciendo.
take-that-reason-next = Tras { $choice } te llevas la hilera en tu próximo turno en el { $percent } % de los casos ({ $points } puntos); tras { $other }, en el { $other_percent } %.

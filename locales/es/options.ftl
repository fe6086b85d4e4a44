# Las opciones de las reglas: un nombre corto de una palabra y qué hace en cada juego.

option-limit = límite
option-rounds = rondas
option-deck = mazo
option-deal = reparto
option-drafted = elegidas
option-fans = fans
option-hand = mano
option-cards = cartas
option-decide = decide
option-games = partidas
option-variant = variante
option-low = menor
option-high = mayor
option-numbers = números
option-out = fuera
option-heads = cabezas
option-bulls = toros

explain-take6-limit = La partida termina tras la ronda en que un jugador llega a este número de cabezas.
explain-take6-rounds = Jugar un número fijo de rondas en lugar de hasta un límite.
explain-take6-deck = Mazo completo, o mazo limitado para 2–6 jugadores: solo las cartas que se reparten, desde el 1.
explain-take6-deal = Repartir las manos al azar o por draft: todas las cartas del mazo limitado están a la vista y se eligen por turnos.
explain-take6-drafted = Si las manos del draft quedan a la vista o hay que recordarlas.
explain-take6-fans = Cartas adicionales que cambian el efecto de una fila o de una carta.
explain-take6-hand = Número de cartas que recibe cada jugador. Experimental.
explain-take6-cards = Carta más alta del mazo completo. Experimental.

explain-buffalo-decide = Si cualquier jugador puede usar una carta especial al momento o debe apoyarla una mayoría.
explain-buffalo-hand = Número de cartas que reciben cada jugador y el búfalo. Experimental.
explain-buffalo-cards = Carta más alta. Experimental.

explain-take-that-games = Número de partidas que se juegan. Los puntos se suman.
explain-take-that-variant = En la variante avanzada, quien se lleva una hilera de una sola carta se lleva también una carta oculta del mazo de robo.
explain-take-that-hand = Número de cartas que recibe cada jugador.
explain-take-that-low = Número más bajo en juego. Experimental.
explain-take-that-high = Número más alto en juego. Experimental.

explain-bull-party-numbers = Carta numerada más alta. Experimental.
explain-bull-party-hand = Cartas numeradas que recibe cada jugador y que conserva tras cada ronda.
explain-bull-party-out = Cartas que se apartan sin verse antes de empezar.
explain-bull-party-heads = Cabezas de las cartas numeradas: take6 para las de Toma 6, o un número por carta.
explain-bull-party-bulls = Cabezas de las cartas de toro, desde arriba de su montón.

# Los valores de las opciones, en una palabra cada uno.
value-none = nada
value-full = completo
value-limited = limitado
value-random = azar
value-draft = draft
value-open = abiertas
value-memory = memoria
value-even-odd = par_impar
value-mountaineering = montañismo
value-jumping-cow = vaca_saltarina
value-flip-digits = voltear
value-anyone = cualquiera
value-majority = mayoría
value-standard = normal
value-advanced = avanzada

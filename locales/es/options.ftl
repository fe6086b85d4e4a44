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

explain-take6-limit = La partida acaba tras la ronda en que alguien tiene estas cabezas.
explain-take6-rounds = Se juegan estas rondas en vez de jugar hasta un límite.
explain-take6-deck = El mazo completo, o el limitado para 2–6 jugadores: solo tantas cartas como se reparten, desde el 1.
explain-take6-deal = Las manos se reparten al azar, o se eligen: las cartas del mazo limitado están a la vista y se cogen por turnos.
explain-take6-drafted = Si las manos elegidas quedan a la vista o hay que recordarlas.
explain-take6-fans = Cartas de fans: una fila solo de pares o impares, una fila hacia abajo, una vaca que salta, una carta que voltea cifras.
explain-take6-hand = Cuántas cartas recibe cada uno. Para pequeños experimentos.
explain-take6-cards = La carta más alta del mazo completo. Para pequeños experimentos.

explain-buffalo-decide = Si cualquiera puede usar una carta especial sin más, o hace falta más de la mitad del equipo.
explain-buffalo-hand = Cuántas cartas reciben cada uno y el búfalo. Para pequeños experimentos.
explain-buffalo-cards = La carta más alta. Para pequeños experimentos.

explain-take-that-games = Cuántas partidas se juegan; los puntos se suman.
explain-take-that-variant = En la avanzada, quien se lleva una hilera de una sola carta se lleva también una oculta del mazo.
explain-take-that-hand = Cuántas cartas recibe cada uno.
explain-take-that-low = El número más bajo en juego. Para pequeños experimentos.
explain-take-that-high = El número más alto en juego. Para pequeños experimentos.

explain-bull-party-numbers = El número más alto. Para pequeños experimentos.
explain-bull-party-hand = Cuántos números recibe cada uno, y cuántos conserva tras cada ronda.
explain-bull-party-out = Cuántos números salen del juego sin verse.
explain-bull-party-heads = Las cabezas de los números: take6 para las de Toma 6, o un número por carta.
explain-bull-party-bulls = Las cabezas de los toros, desde lo alto de su montón.

# Los valores de las opciones, en una palabra cada uno.
value-none = nada
value-full = completo
value-limited = limitado
value-random = azar
value-draft = elección
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

# Lo que no puede ser, según el código del error.

error-players = Este juego no admite ese número de jugadores.
error-no-such-option = Opción desconocida.
error-no-such-value = Valor no válido para esta opción.
error-hand = Número de cartas en mano no válido.
error-cards = El mazo no contiene esas cartas.
error-limited-players = El mazo limitado es para 2–6 jugadores.
error-draft-needs-limited = El draft necesita el mazo limitado. Elígelo también.
error-memory-needs-draft = Las manos ocultas necesitan el draft. Elígelo también.
error-limited-fixes-cards = El mazo limitado fija su carta más alta. No cambies esa opción.
error-too-few-cards = No hay cartas suficientes para tantos jugadores y cartas en mano.
error-end = Una partida necesita un límite o un número de rondas de 1 a 1000.
error-limit-needs-takes = Con tan pocas cartas quizá nunca se llene una fila. Fija un número de rondas en lugar de un límite.
error-option-form = Escribe una opción como nombre=valor, por ejemplo limit=40.
error-option-twice = Una opción está repetida.
error-options-exclude = Dos de estas opciones no se pueden combinar.
error-games = Se juegan de 1 a 100 partidas.
error-numbers = Las cartas numeradas llegan hasta 100.
error-heads = Indica las cabezas de cada carta numerada.
error-too-many-heads = Una carta tiene como máximo 99 cabezas.
error-stock = Quedan muy pocas cartas para las filas. Cambia números, mano o fuera.
error-no-such-game = Juego desconocido.

error-not-now = Ahora no es posible.
error-not-asked = No es el turno de este asiento.
error-missing = Un jugador no ha elegido todavía.
error-not-allowed = Las reglas no lo permiten.
error-deal-length = El reparto tiene un número incorrecto de cartas.
error-deal-card = El reparto contiene una carta repetida o ajena al mazo.

# Lo que no puede ser, según el código del error.

error-players = Este juego no es para tantos jugadores.
error-no-such-option = No existe esa opción.
error-no-such-value = La opción no puede tener ese valor.
error-hand = Una mano no puede tener tantas cartas.
error-cards = El mazo no tiene esas cartas.
error-limited-players = El mazo limitado es para 2–6 jugadores.
error-draft-needs-limited = La elección de cartas necesita el mazo limitado: elígelo también.
error-memory-needs-draft = Solo las manos elegidas se juegan de memoria: elige también la elección de cartas.
error-limited-fixes-cards = El mazo limitado ya tiene su carta más alta: deja cartas como está.
error-too-few-cards = No hay cartas suficientes para tantos jugadores y esas manos.
error-end = Hace falta un límite o un número de rondas, de 1 a 1000.
error-limit-needs-takes = Con tan pocas cartas quizá no se llene ninguna fila: juega un número fijo de rondas en vez de hasta un límite.
error-option-form = Una opción se pone con su nombre y un valor, como limit=40.
error-option-twice = Una opción está puesta dos veces.
error-options-exclude = Dos de esas opciones se excluyen.
error-games = Se juegan de 1 a 100 partidas.
error-numbers = Los números acaban en el 100.
error-heads = Cada número necesita sus cabezas: pon tantas como cartas hay.
error-too-many-heads = Una carta tiene 99 cabezas como mucho.
error-stock = Quedarían muy pocas cartas para las filas: cambia números, mano o fuera.
error-no-such-game = No existe ese juego.

error-not-now = Ahora no.
error-not-asked = A este asiento no se le pregunta nada ahora.
error-missing = Alguien no ha elegido todavía.
error-not-allowed = Las reglas no lo permiten ahora.
error-deal-length = Ese reparto tiene un número equivocado de cartas.
error-deal-card = Ese reparto tiene una carta repetida o que no es del mazo.

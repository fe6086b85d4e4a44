# El tutorial: en cada paso, lo que dice, una pista tras un intento fallido y lo que había que ver.

learn-take-that-start = Hay una hilera de cartas y se juega por turnos. La hilera está vacía, así que cualquier carta puede empezarla. Después, una carta debe estar a 10 como máximo de la última, por encima o por debajo. Empieza con el 34.
learn-take-that-start-hint = Cualquier carta puede empezar la hilera, pero aquí juega el 34.
learn-take-that-start-done = Bot 2 puso el 41 y Bot 3 el 49, nunca a más de 10. Después de cada turno robas una carta.
learn-take-that-pair = Ninguna de tus cartas cabe detrás del 49. Pero tienes su inversa, el 94. Dos cartas con las cifras invertidas hacen pareja, esté donde esté la otra en la hilera. Haz la pareja.
learn-take-that-pair-hint = No tienes que llevarte la hilera: haz pareja con el 94.
learn-take-that-pair-done = El 49 y el 94 son tuyos. Cada uno vale 1 punto, y el hueco de la hilera se cierra. Bot 2 y Bot 3 continuaron.
learn-take-that-take = La última carta es el 55. Ninguna de tus cartas está a 10 o menos, y no tienes ninguna inversa. Así que debes llevarte toda la hilera y empezar otra con cualquier carta de tu mano.
learn-take-that-take-hint = Solo hay una opción: llévate la hilera y elige la carta que empieza la nueva.
learn-take-that-take-done = Las cartas que te llevas quedan boca abajo. Cada una resta 1 punto; un sapo, 5. El 55 es un sapo, así que esta hilera te costó 8 puntos.
learn-take-that-choice = Ahora tienes las tres opciones: poner el 34, hacer pareja o llevarte la hilera. Una de ellas da puntos.
learn-take-that-choice-hint = Eso no da puntos. ¿Cuál de tus cartas es la inversa de una de la hilera?
learn-take-that-choice-done = 2 puntos, y la hilera es más corta. El sapo es ahora problema de los demás.
learn-take-that-toads = Las cartas de cifras iguales, como el 44, son sapos. No tienen inversa y se quedan en la hilera hasta que un jugador se la lleva. Ahora te costaría 8 puntos. Mejor pon una carta.
learn-take-that-toads-hint = Pon una carta a 10 como máximo del 44: de 34 a 54.
learn-take-that-toads-done = Bien hecho. Ahora Bot 2 necesita una carta cercana al 53.
learn-take-that-score = El mazo de robo está vacío: quien se lleva la hilera ahora termina la partida. Tienes 12 cartas en parejas y, boca abajo, tres sapos y un 45. Ninguna de tus cartas cabe detrás del 87, así que llévate la hilera.
learn-take-that-score-hint = Solo queda llevarse la hilera.
learn-take-that-score-done = 12 por las parejas, menos 15 por tres sapos, menos 2 por el 45 y el 87: −5 puntos. Las cartas en mano no cuentan. Gana quien suma más puntos en dos partidas.
learn-take-that-free = Te toca. Pon una carta, haz pareja o llévate la hilera corta, como prefieras.
learn-take-that-free-hint = Esa carta no cabe: debe estar a 10 como máximo del 31, o ser una inversa.
learn-take-that-free-done = Así es un turno de { game-take-that }. Da un paso atrás para probar otra cosa.

### Board.

take-that-if-taken = si te la llevas
take-that-then-new = Después empiezas otra
take-that-then-end = Con eso termina la partida
take-that-line-end = Final de la hilera
take-that-pairs = { $pairs ->
    [one] pareja
   *[other] parejas
}
take-that-taken = menos
take-that-lay-here = Poner { $card } aquí
prompt-lay-or-pair = ¿{ $card } al final o pareja con { $mirror }?
take-that-how = Cabe: a 10 como máximo del { $last }. Pareja: cifras invertidas.
take-that-why-far = A más de 10 del { $last }, y su inversa, el { $mirror }, no está en la hilera.
take-that-why-toad = A más de 10 del { $last }, y un sapo no tiene inversa.
take-that-why-no-mirror = Su inversa, el { $mirror }, no está en la hilera.

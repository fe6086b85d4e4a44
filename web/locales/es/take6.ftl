# El tutorial: en cada paso, lo que dice, una pista tras un intento fallido y lo que había que ver.

learn-take6-nearest = Cada jugador elige una carta en secreto y después se revelan todas. Una carta va a la fila que termina en el número inferior más cercano. Las filas terminan en 12, 37, 43 y 58. Señala una carta o mantenla pulsada para ver su fila. Dos de las tuyas van detrás del 12: juega la más cercana.
learn-take6-nearest-hint = Juega tu número más bajo por encima de 12.
learn-take6-nearest-done = 12, después tu 14, después el 15 de Bot 2. Las cartas se colocan de menor a mayor.
learn-take6-sixth = Una fila admite cinco cartas. La fila 1 tiene tres, y tu 30 va allí. Mira qué puede salir mal: juega el 30.
learn-take6-sixth-hint = Juega el 30. Es solo práctica.
learn-take6-sixth-done = El 21 y el 26 llegaron antes y llenaron la fila. Tu 30 fue la sexta carta: te llevaste las otras cinco, con 6 cabezas, y el 30 empieza la fila de nuevo. Las cabezas cuentan en tu contra.
learn-take6-low = Tu 3 es más bajo que la última carta de todas las filas, así que no cabe en ninguna. Juégalo y mira qué pasa.
learn-take6-low-hint = El 45 cabe en una fila. Esta vez juega el 3.
learn-take6-low-done = Ninguna fila termina por debajo de 3, así que debes llevarte una.
learn-take6-row = Elige la fila que te llevas. Tu 3 la empieza de nuevo. Al final de cada fila se ven sus cabezas. Elige la más barata.
learn-take6-row-hint = Esa fila cuesta más. Mira los números junto a las cabezas de toro: una fila cuesta solo 1.
learn-take6-row-done = Solo 1 cabeza. Una carta baja puede ser una salida barata.
learn-take6-near = La fila 4 está llena: la próxima carta que llegue se la lleva. Tu 45 va allí. Juega la carta que va a la fila 2, detrás del 70.
learn-take6-near-hint = Juega tu carta más baja por encima de 70.
learn-take6-near-done = A salvo. Bot 2, Bot 3 y Bot 4 jugaron a la misma fila, y hubo sitio justo para todos.
learn-take6-gone = Tu 62 va detrás del 61, y esa fila tiene una sola carta. Parece seguro. Juégalo.
learn-take6-gone-hint = El 45 se lleva la fila 4. Juega el 62.
learn-take6-gone-done = El 29 de Bot 2 no cabía en ninguna fila, así que Bot 2 se llevó la fila 1. Ya no estaba el 61, y tu 62 fue detrás del 42, a la fila llena: 9 cabezas. Las cartas de los demás pueden cambiarlo todo.
learn-take6-aim = Casi todas las cartas tienen 1 cabeza. Los números que terminan en 5 tienen 2, los que terminan en 0 tienen 3, los de cifras iguales, como 11 o 66, tienen 5, y el 55 tiene 7. Tras diez turnos se cuentan las cabezas y se reparte de nuevo. La partida termina cuando un jugador tiene 66 o más. Gana quien tiene menos.
learn-take6-free = Ahora juega la carta que quieras. Otros tres jugadores también eligen.
learn-take6-free-done = Así es un turno de { game-take6 }. Da un paso atrás para probar otra carta.

# El tutorial: en cada paso, lo que dice, una pista tras un intento fallido y lo que había que ver.

learn-buffalo-buffalo = Aquí todos los jugadores son un equipo contra el búfalo. Cada jugador elige una carta, y el búfalo juega a ciegas la primera de su mazo. Se colocan como en { game-take6 }: primero la más baja, detrás del número inferior más cercano. Juega tu 80.
learn-buffalo-buffalo-hint = Juega el 80 y guarda el 99 para después.
learn-buffalo-buffalo-done = El 5 del búfalo no cabía en ninguna fila. Entonces se lleva la fila con menos cabezas; si hay empate, la que tiene la última carta más alta. El búfalo tiene su propio montón y el equipo uno común. El equipo gana si tiene menos cabezas que el búfalo.
learn-buffalo-pick = Dos cartas especiales están a la vista sobre las filas. Son de todo el equipo. Primero juega tu 61 y mira qué hace el búfalo.
learn-buffalo-pick-hint = Juega el 61: va detrás del 60.
learn-buffalo-pick-done = El búfalo jugó un 25, y es la siguiente carta. Antes de colocar cada carta se pueden usar cartas especiales.
learn-buffalo-stop = El 25 va detrás del 20 y no le cuesta nada al búfalo. Usa { special-stop } para bloquear la fila 2. Así el número inferior más cercano es el 15, en una fila llena.
learn-buffalo-stop-hint = Usa { special-stop } en la fila 2, que termina en 20.
learn-buffalo-stop-done = La fila 2 está bloqueada. Sus cartas no pueden cambiar hasta que se levante el { special-stop }.
learn-buffalo-pass = Podrías hacer más, pero no hace falta. Pasa, y la carta se coloca.
learn-buffalo-pass-hint = Todo está listo. Solo pasa.
learn-buffalo-pass-done = El búfalo se llevó cinco cartas con 6 cabezas. Así se le vence: haz que se lleve las filas que no quieres.
learn-buffalo-too-low = Tu 10 es más bajo que la última carta de todas las filas, así que se llevaría una. Pero { special-insert } está a la vista. Juega el 10 de todos modos.
learn-buffalo-too-low-hint = El 99 es seguro, pero juega el 10 para esta lección.
learn-buffalo-too-low-done = El 10 es la siguiente carta y no cabe en ninguna fila. Usa una carta especial.
learn-buffalo-insert = { special-insert } pone tu carta entre dos cartas de una fila, siempre que la fila siga en orden ascendente. Inserta el 10 en la fila 1, entre el 5 y el 11.
learn-buffalo-insert-hint = Elige { special-insert } y después la fila 1.
learn-buffalo-insert-done = 5, 10, 11: ninguna cabeza para el equipo. Una carta especial usada sale del juego. Se revela la siguiente, si queda alguna.
learn-buffalo-low = Ya no quedan cartas especiales. Juega tu 5 y mira qué pasa con una carta que no cabe en ninguna fila.
learn-buffalo-low-hint = El 33 cabe en una fila. Para esta lección, juega el 5.
learn-buffalo-low-done = Ninguna fila termina por debajo de 5, así que debes llevarte una.
learn-buffalo-row = Elige una fila. El equipo se lleva sus cabezas. Elige la más barata.
learn-buffalo-row-hint = Otra fila tiene menos cabezas: mira el número que hay al final.
learn-buffalo-row-done = 1 cabeza para el equipo, y el 5 empieza la fila de nuevo.
learn-buffalo-win = Último turno: el equipo tiene 5 cabezas y el búfalo 6. Juega tu última carta.
learn-buffalo-win-hint = Solo te queda una carta.
learn-buffalo-win-done = 5 contra 6: gana el equipo. En caso de empate gana el búfalo. Con uno o dos jugadores, las cabezas del equipo cuentan doble.

### Board.

buffalo-leads-team = El equipo va ganando.
buffalo-leads-buffalo = El búfalo va ganando.
buffalo-leads-level = Van empatados.
buffalo-tie = En caso de empate gana el búfalo.
buffalo-lift-row = Levantar el ¡Stop! de la fila { $row }
buffalo-preview-takes = El equipo se lleva { table-heads }.
target-push-row = Elige una fila para { $card }.
special-take7-effect = Una fila admite seis cartas.
special-stop-effect = Bloquea una fila.
special-replace-effect = Juega otra carta.
special-insert-effect = Ponla entre dos cartas.
special-push-effect = Mueve una carta a otra fila.
special-first-effect = Una carta va primero.
special-last-effect = Una carta va al final.
special-sort-effect = Ordena las cartas en espera.
buffalo-otherwise = Si no: { $what }.
buffalo-next = Ahora: { $what }.
buffalo-or-special = O usa una carta especial.
buffalo-why-window = Ahora se pueden usar cartas especiales. Elegirás tu próxima carta en el siguiente turno.
buffalo-special-unusable = Ahora no se puede usar.

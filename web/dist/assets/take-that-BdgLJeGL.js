var e=`# Take That

De 2 a 4 jugadores. Una sola hilera de cartas, un paso tras otro. Encuentra la inversa de una carta y las dos son
tuyas. Si te quedas sin salida, te tragas la hilera entera, con sapos y todo. Gana quien tiene más puntos.

## 1. Cartas

**1.1** Hay 79 cartas: los números del 12 al 98 sin 20, 30, 40, 50, 60, 70, 80 y 90.

**1.2** La inversa de una carta tiene las mismas dos cifras al revés: 49 y 94 son inversas la una de la otra.

**1.3** Las siete cartas con dos cifras iguales (22, 33, 44, 55, 66, 77, 88) llevan un sapo. No tienen inversa.

**1.4** Cada una de las otras 72 cartas tiene exactamente una inversa.

## 2. Preparar una partida

**2.1** Se barajan todas las cartas. Cada jugador recibe 9 cartas con 2 o 3 jugadores, y 8 cartas con 4.

**2.2** Las demás cartas forman un mazo boca abajo en el centro. A su lado crecerá la hilera, de izquierda a derecha.

**2.3** La partida empieza sin hilera.

**2.4** Empieza el jugador que sigue a quien reparte. En la primera partida es el asiento 0; en cada partida posterior,
el asiento siguiente (ver R1).

**2.5** Se juega en el sentido de las agujas del reloj.

## 3. Un turno

**3.1** Un turno es exactamente una de tres cosas: alargar la hilera, hacer pareja o llevarse la hilera.

**3.2** Después el jugador roba una carta del mazo, si queda alguna. Así la mano vuelve a estar completa.

**3.3** Un jugador que podría alargar la hilera o hacer pareja puede preferir llevarse la hilera.

### Alargar

**3.4** El jugador pone una carta de su mano en el extremo derecho de la hilera.

**3.5** Su número puede diferir en 10 como mucho del número del extremo derecho, por arriba o por abajo.

**3.6** Si no hay hilera, se puede poner cualquier carta. Esa carta empieza la hilera.

### Hacer pareja

**3.7** El jugador enseña la inversa de una carta cualquiera de la hilera, esté donde esté esa carta.

**3.8** Las dos cartas quedan boca arriba al lado del jugador.

**3.9** El hueco de la hilera se cierra. El orden de las demás cartas no cambia.

**3.10** En un turno solo se hace una pareja.

**3.11** También se puede emparejar la única carta de una hilera. Si eso no acaba la partida (ver 4.3), el jugador
siguiente empieza una hilera nueva (ver R5).

### Llevarse la hilera

**3.12** Un jugador que no puede o no quiere alargar la hilera ni hacer pareja se lleva la hilera entera y la deja boca
abajo a su lado.

**3.13** Después empieza, en el mismo turno, una hilera nueva con una carta cualquiera de su mano.

**3.14** Si no hay hilera, nadie puede llevársela. El jugador debe empezar una.

## 4. Final de una partida

**4.1** Cuando el mazo está vacío, ya nadie roba. El juego sigue.

**4.2** Si un turno empezó con el mazo vacío y el jugador se lleva la hilera, la partida acaba en el acto. No se
empieza otra hilera (ver R2).

**4.3** Si un turno empezó con el mazo vacío y el jugador empareja la última carta que quedaba en la hilera, la partida
acaba en el acto (ver R2).

**4.4** Si el mazo no estaba vacío cuando empezó el turno, la partida sigue, aunque ahora lo esté (ver R2).

**4.5** Un jugador sin cartas en la mano debe llevarse la hilera. En ese momento siempre hay una (ver R5).

## 5. Puntuación

**5.1** Cada carta boca arriba al lado de un jugador vale +1.

**5.2** Cada sapo boca abajo vale −5.

**5.3** Cada una de las demás cartas boca abajo vale −1.

**5.4** Las cartas de la mano no cuentan. Tampoco las que siguen en la hilera.

**5.5** Se juegan dos partidas y se suman los puntos. Una mesa puede jugar más (ver O2).

**5.6** Gana la suma más alta.

**5.7** Los jugadores empatados con la suma más alta comparten la victoria (ver R3).

## 6. Variante avanzada

Donde más luce es con dos jugadores.

**6.1** Quien se lleva una hilera de exactamente una carta se lleva también la carta de arriba del mazo y la deja boca
abajo a su lado.

**6.2** Nadie ve esta carta oculta antes de contar los puntos, ni siquiera su dueño. Entonces la ven todos.

**6.3** La carta oculta cuenta según 5.2 o 5.3, según lo que resulte ser.

**6.4** Si el mazo está vacío no hay carta oculta (ver R4).

**6.5** El orden es: la hilera, la carta oculta, la hilera nueva, robar (ver R4).

**6.6** Si la carta oculta era la última del mazo, la partida sigue y en este turno no se roba (ver R4).

## Opciones

**O1** \`players\`: de 2 a 4. Sin valor por defecto.

**O2** \`games\`: el número de partidas, de 1 a 100. Por defecto, 2.

**O3** \`variant\`: \`standard\` o \`advanced\`. Por defecto, \`standard\`. \`advanced\` añade la sección 6, con cualquier número
de jugadores.

**O4** \`hand\`: las cartas que recibe cada jugador, de 1 a 39. Por defecto, 9 con 2 o 3 jugadores, 8 con 4.

**O5** \`low\` y \`high\`: el número más bajo y el más alto en juego. Por defecto, 12 y 98. Para pequeños experimentos. Los
múltiplos de 10 siguen fuera.

**O6** \`low\` por debajo de 12, \`high\` por encima de 98 o \`low\` por encima de \`high\` se rechaza: no existen tales
cartas.

**O7** \`players\` × \`hand\` por encima del número de cartas en juego se rechaza: no hay cartas suficientes para repartir.
Si son justo tantas, se permite (ver R6).

**O8** Una carta cuya inversa está fuera del intervalo de \`low\` a \`high\` sigue en juego. Solo que no se puede
emparejar.

## Aclaraciones

**R1** El asiento 0 empieza la primera partida, y en cada partida el reparto pasa al asiento siguiente. *Por qué:* el
reglamento impreso hace empezar al jugador que sigue a quien reparte, pero no dice quién reparte, e ir rotando es lo
que hace la mayoría de las mesas.

**R2** Llevarse la hilera o emparejar la última carta que quedaba en ella acaba la partida solo si el mazo estaba vacío
al empezar ese turno. *Por qué:* así el momento queda claro, porque un turno que todavía encontró una carta que robar
es un turno corriente hasta su final.

**R3** Con sumas iguales se comparte la victoria. *Por qué:* el reglamento impreso no prevé ningún desempate, y uno
inventado decidiría la partida por algo que los jugadores no han hecho.

**R4** En la variante avanzada nadie se lleva una carta oculta si el mazo está vacío; el orden es hilera, carta oculta,
hilera nueva, robar; y si la carta oculta era la última, se sigue jugando sin robar. *Por qué:* el reglamento impreso
deja abiertos el mazo vacío y el orden, y este orden mantiene junto lo que uno se lleva y no conduce a ningún callejón
sin salida.

**R5** Si un jugador empareja la última carta que quedaba en la hilera y después roba la última carta del mazo, la
partida sigue: el jugador siguiente no encuentra ni hilera ni mazo y debe empezar una hilera. *Por qué:* se deduce de
R2, y nadie se queda atascado. Mientras un turno encuentra un mazo, todas las manos están completas; así que quien no
encuentra hilera tiene una carta para empezarla. A partir de entonces hay una hilera hasta el final de la partida, y
hasta una mano vacía puede llevársela. Cada turno gasta una carta o acaba la partida, así que toda partida acaba.

**R6** Si las manos agotan todas las cartas, el mazo está vacío desde el principio. El primer jugador empieza una
hilera, y a partir del segundo turno valen 4.2 y 4.3. *Por qué:* es lo que dicen las reglas tomadas al pie de la letra,
y hace posibles los experimentos más pequeños.

**R7** Las cartas de una hilera que alguien se ha llevado siguen siendo conocidas por todos, aunque estén boca abajo.
Las cartas que quedan en las manos al final de una partida no se enseñan. *Por qué:* todos vieron la hilera, y lo que
todos saben no es un secreto que una mesa pueda guardar; y para los puntos nadie necesita las manos.

## Ejemplos

**E1** Muestra 3.4, 3.5, 3.6, 3.7, 3.8, 3.9, 5.1. *En parte nuestro.*

- *Antes:* no hay hilera; el mazo no está vacío.
- *Jugada:* el asiento 0 empieza con el 34. El asiento 1 puede poner del 24 al 44 y pone el 41. El asiento 2 puede
  poner del 31 al 51 y pone el 49. El jugador siguiente enseña el 94 y hace pareja con el 49.
- *Después:* la hilera es 34 41. El 49 y el 94 están boca arriba al lado de ese jugador y valen +2. Cada jugador ha
  robado una carta.

**E2** Muestra 5.1, 5.2, 5.3.

- *Antes:* un jugador tiene 12 cartas boca arriba; las cartas boca abajo suman 17 puntos en contra.
- *Jugada:* se cuentan los puntos.
- *Después:* 12 − 17 = −5.
`;export{e as default};
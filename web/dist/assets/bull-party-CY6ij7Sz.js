var e=`# Bull Party

De 2 a 5 jugadores. Por una vez las cabezas son buenas, siempre que estén en el montón adecuado. Deja crecer las filas,
hazte a tiempo con la mejor y apila tus cartas en montones ascendentes. Solo tu mejor montón cuenta a tu favor; los
demás cuentan en contra.

## 1. Cartas

**1.1** Hay 100 cartas numeradas, o números: del 1 al 100, una de cada.

**1.2** Hay 10 cartas de toro, o toros, de 4 a 7 cabezas cada uno.

**1.3** Hay 5 cartas cero con las letras de la A a la E.

**1.4** Los números tienen las cabezas de take6 (take6 1.3). Del 1 al 100 suman 167 cabezas. Esta tabla es nuestra (ver
R1).

**1.5** Los toros tienen 4 4 4 5 5 5 6 6 7 7 cabezas. Esta tabla es nuestra (ver R1).

## 2. Preparación

**2.1** Se barajan las cartas cero. Cada jugador recibe una; las demás quedan fuera, sin ver.

**2.2** La letra de una carta cero es secreta hasta que se enseña por primera vez (ver R2).

**2.3** Se barajan los números. Cada jugador recibe 5 y los mantiene en secreto.

**2.4** Con 3 jugadores salen del juego sin verse 25 números; con 2 jugadores, 50; con 4 o 5 jugadores, ninguno.

**2.5** Los demás números son el mazo, boca abajo.

**2.6** Los toros forman un montón propio: los cuatros arriba, luego los cincos y los seises, y los sietes abajo del
todo.

**2.7** La partida dura varias rondas.

**2.8** Rodeo reparte en un orden fijo (ver R10).

## 3. El despliegue

**3.1** Una ronda empieza con tantas filas como jugadores hay.

**3.2** Cada fila recibe dos cartas del mazo, a la vista: primero la fila 1, luego la fila 2, y así sucesivamente.

**3.3** Las cartas de una fila se quedan en el orden en que llegaron. No se ordenan.

**3.4** En una fila caben como mucho cinco números.

## 4. Elegir

**4.1** Cada jugador que sigue en la ronda elige en secreto un número de su mano o la carta cero. La primera vez de
cada ronda, esos son todos los jugadores.

**4.2** Cuando todos han elegido, se enseñan las cartas a la vez.

**4.3** Primero se resuelven todos los números según la sección 5, del más bajo al más alto.

**4.4** Luego se resuelven todas las cartas cero según la sección 6, por orden de sus letras.

**4.5** Si quedan filas, los jugadores que siguen en la ronda eligen de nuevo.

**4.6** Un jugador que se queda solo en la ronda puede seguir haciendo crecer filas.

**4.7** Esta parte de la ronda acaba cuando no quedan filas que llevarse. Después viene la sección 8.

## 5. Un número

**5.1** La carta va al descarte.

**5.2** Su dueño se lleva una cualquiera de las filas que quedan. Si solo queda una, es esa (ver R9).

**5.3** Los números de esa fila van a la mano del dueño. Estaban a la vista, así que todos los conocen.

**5.4** Un toro que esté en esa fila se deja aparte, a la vista, al lado de su dueño.

**5.5** El dueño queda fuera de la ronda hasta el próximo despliegue.

## 6. Una carta cero

**6.1** Se descubre la carta de arriba del mazo.

**6.2** El jugador de la carta cero la añade a una cualquiera de las filas que quedan con menos de cinco números. Si
solo queda una así, va allí (ver R9).

**6.3** La carta cero vuelve a la mano. Cada jugador conserva su carta cero toda la partida.

**6.4** El jugador sigue en la ronda.

**6.5** Si el mazo está vacío cuando hace falta una carta, ver 9.2.

## 7. Filas llenas

**7.1** Cuando una fila recibe su quinto número, se le añade en el acto el toro de arriba.

**7.2** Si no queda ningún toro, la fila simplemente está llena (ver R3).

**7.3** Si todas las filas que quedan están llenas, solo se pueden elegir números.

**7.4** Si no queda nada que robar, ni en el mazo ni en el descarte, solo se pueden elegir números (ver R4).

**7.5** Si se ha enseñado ya una carta cero y, cuando le toca, todas las filas que quedan están llenas o no queda nada
que robar, no tiene efecto. Vuelve a la mano, y su jugador sigue en la ronda (ver R4).

## 8. Poner cartas

**8.1** Cuando no quedan filas, cada jugador conserva en la mano exactamente 5 números y la carta cero.

**8.2** Todos los demás números se ponen en montones delante de su dueño. Se pueden poner tanto cartas que ya estaban
en la mano como cartas de la fila que acaba de llevarse.

**8.3** Una carta va sobre un montón cuya carta de arriba es más baja, o empieza un montón nuevo. Se pueden saltar
números.

**8.4** Un jugador puede tener cualquier número de montones.

**8.5** Lo que pone un jugador es un conjunto de asignaciones: a cada carta se le asigna un montón o un montón nuevo.

**8.6** Como los montones son ascendentes, nunca importa en qué orden se ponen las cartas propias. Por eso Rodeo
escribe lo que se pone de la carta más baja a la más alta.

**8.7** Todos los jugadores ponen sus cartas a la vez, y se enseñan cuando todos han terminado (ver R5).

**8.8** Los montones están a la vista y nunca se reordenan (ver R5).

**8.9** Los toros no se ponen en montones. Se quedan aparte.

**8.10** Después empieza la ronda siguiente con la sección 3.

## 9. La última ronda

**9.1** La ronda en la que la última carta del mazo va a una fila es la última. Esto vale también si va allí en el
despliegue.

**9.2** Si hace falta una carta y el mazo está vacío, el descarte, tal como está en ese momento, se baraja y pasa a ser
el mazo nuevo (ver R6).

**9.3** Los números que se enseñaron en esa misma ocasión ya están entonces en el descarte.

**9.4** Los descartes posteriores solo entran cuando también el mazo nuevo está vacío y hace falta otra carta (ver R6).

**9.5** Un mazo nuevo no trae otra ronda.

**9.6** Después de la última ronda se ponen todos los números de las manos según la sección 8. No se conserva ninguno
(ver R7).

## 10. Puntuación

**10.1** El mejor montón de un jugador es el que tiene más cabezas. Sus cabezas cuentan a favor del jugador.

**10.2** Las cabezas de los toros del jugador cuentan a su favor.

**10.3** Las cabezas de todos los demás montones cuentan en contra del jugador.

**10.4** Las cartas cero no cuentan.

**10.5** Gana la puntuación más alta.

**10.6** Los jugadores empatados con la puntuación más alta comparten la victoria (ver R8).

## Opciones

**O1** \`players\`: de 2 a 5. Sin valor por defecto.

**O2** \`numbers\`: el número más alto, hasta 100. Por defecto, 100. Para pequeños experimentos.

**O3** \`hand\`: los números que recibe cada jugador, y que conserva tras cada ronda, de 1 a 7. Por defecto, 5.

**O4** \`out\`: los números que salen del juego sin verse. Por defecto, 50 con 2 jugadores, 25 con 3, ninguno con 4 o 5.

**O5** \`heads\`: la tabla de cabezas de los números: \`take6\`, o una lista propia, que empieza con las cabezas del 1,
cada una de 0 a 99. Por defecto, \`take6\`.

**O6** Una lista de cabezas con más o menos entradas que \`numbers\` se rechaza: cada número necesita sus cabezas.

**O7** \`bulls\`: la lista de las cabezas de los toros, de arriba abajo, hasta 16 cartas, cada una de 0 a 99, o \`none\`.
Por defecto, 4 4 4 5 5 5 6 6 7 7. Se usa en el orden dado.

**O8** \`numbers\` − \`out\` − \`players\` × \`hand\` es el mazo que queda para las filas. Debe ser exactamente 2 × \`players\`,
o al menos 6 × \`players\`; cualquier otra cosa se rechaza. Con menos no hay despliegue, y con cantidades intermedias el
segundo despliegue podría quedarse sin cartas.

## Aclaraciones

**R1** La tabla de cabezas es un dato: los números como en Toma 6, los toros 4 4 4 5 5 5 6 6 7 7; ambas cosas se pueden
sustituir, y a los jugadores se les dice que la tabla es nuestra. *Por qué:* el reglamento impreso solo dice entre qué
valores están las cabezas, así que usamos la tabla que conocen los jugadores de la familia y lo decimos abiertamente.

**R2** La letra de una carta cero es secreta hasta que se enseña por primera vez. *Por qué:* se reparte a la mano como
cualquier otra carta, y nada en el reglamento impreso pide enseñarla antes.

**R3** Si no queda ningún toro, una fila con cinco cartas simplemente está llena. *Por qué:* diez toros pueden
acabarse, y aun así la fila tiene que dejar de crecer.

**R4** Si no queda nada que robar, solo se pueden elegir números, y una carta cero ya enseñada no tiene entonces
efecto, mientras que su jugador sigue en la ronda. *Por qué:* trata un mazo vacío igual que unas filas llenas, y sin
ello los jugadores podrían esperar para siempre.

**R5** Todos ponen sus cartas a la vez y las enseñan cuando todos han terminado; los montones están a la vista y nunca
se reordenan. *Por qué:* ningún jugador debe sacar provecho de esperar a ver a los demás, y si un montón se pudiera
reordenar, la elección no valdría nada.

**R6** Cuando hace falta una carta y el mazo está vacío, el descarte, tal como está en ese momento, se baraja como mazo
nuevo; los descartes posteriores solo entran cuando también ese está vacío. *Por qué:* el reglamento impreso solo
repone lo que falta, y un único momento claro para barajar cada vez no deja dudas sobre qué cartas salen.

**R7** Después de la última ronda hay que poner todas las cartas de las manos. *Por qué:* la frase impresa, tal como
está, lo prohíbe, y eso dejaría las cartas sin ninguna utilidad; es claramente una errata.

**R8** Con puntuaciones iguales se comparte la victoria. *Por qué:* el reglamento impreso no prevé ningún desempate, y
compartir es lo que hace la mayoría de las mesas.

**R9** Donde solo es posible una fila, para llevársela o para añadir la carta descubierta, no se pregunta a nadie: es
esa fila. *Por qué:* no hay nada que elegir, y todos pueden verlo.

**R10** Las cartas cero se reparten por asientos. De los números barajados, los primeros son las manos, asiento tras
asiento; después viene el mazo, de arriba abajo, y los últimos salen del juego. Un descarte barajado de nuevo es el
mazo nuevo, de arriba abajo. *Por qué:* cualquier orden es tan justo como otro, pero un reparto solo se puede comprobar
después si el orden es fijo.

## Ejemplos

**E1** Muestra 5.2, 5.3, 8.1, 8.2, 8.3.

- *Antes:* el montón de un jugador tiene arriba el 13; el 20 está entre las cuatro cartas que le quedan en la mano
  después de jugar.
- *Jugada:* el jugador se lleva una fila con 22, 24 y 60.
- *Entonces:* la mano tiene siete números, así que hay que poner dos. El 20 y el 22 van sobre el 13.
- *Después:* el montón acaba en 13 20 22. El 24 y el 60 se conservan; la mano tiene cinco números.

**E2** Muestra 5.1, 8.1, 8.3, 8.4. Sigue desde E1, en la ronda siguiente.

- *Antes:* el montón del jugador acaba en 13 20 22; el 24 y el 60 están en la mano.
- *Jugada:* el jugador juega el 24, que va al descarte, y se lleva una fila con 2, 4 y 18.
- *Entonces:* hay que poner dos cartas. Ni el 2 ni el 4 ni el 18 pueden ir sobre el 22.
- *Después:* 4 18 es un montón nuevo junto al primero. El 2 se conserva; la mano tiene cinco números.

**E3** Muestra 4.3, 5.1, 5.2, 5.4, 7.1, 7.3. *En parte nuestro.*

- *Antes:* tres jugadores, todos en la ronda todavía. Todas las filas están llenas, cada una con un toro:
  \`[17 18 35 49 77][24 33 3 75 94][11 19 55 63 93]\`.
- *Jugada:* se enseñan el 13, el 85 y el 36.
- *Entonces:* el orden es 13, 36, 85. El 13 se lleva la fila 2, el 36 se lleva la fila 3, y al 85 le queda la fila 1.
- *Después:* no queda ninguna fila. Cada uno se ha llevado cinco números y un toro, tiene nueve números en la mano y
  debe poner cuatro para conservar cinco. Los toros están aparte.

**E4** Muestra 8.2, 8.3, 8.4. El dueño del 13 de E3. *En parte nuestro.*

- *Antes:* un montón con el 23 arriba; en la mano están el 51, el 72 y otras dos cartas, y 24 33 3 75 94 de la fila.
- *Jugada:* el 24 y el 33 sobre el 23; el 51 y el 72 como montón nuevo.
- *Después:* los montones son …23 24 33 y 51 72. Se conservan el 3, el 75, el 94 y las otras dos cartas: cinco.

**E5** Muestra 8.2, 8.3. El dueño del 36 de E3. *En parte nuestro.*

- *Antes:* montones con el 8 y con el 86 arriba; en la mano están el 87 y otras tres cartas, y 11 19 55 63 93 de la
  fila.
- *Jugada:* el 11 y el 19 sobre el 8; el 87 y el 93 sobre el 86.
- *Después:* los montones son …8 11 19 y …86 87 93. Se conservan el 55, el 63 y las otras tres cartas: cinco.

**E6** Muestra 8.2, 8.3, 8.4. El dueño del 85 de E3. *En parte nuestro.*

- *Antes:* un montón con el 31 arriba; en la mano hay cuatro cartas, y 17 18 35 49 77 de la fila.
- *Jugada:* el 17, el 18 y el 35 como montón nuevo; el 49 sobre el 31.
- *Después:* los montones son …31 49 y 17 18 35. Se conservan el 77 y las otras cuatro cartas: cinco.
`;export{e as default};
var e=`# Toma 6

De 2 a 10 jugadores. Cuatro filas crecen sobre la mesa. Quien pone la sexta carta de una fila se lleva las cinco que ya
están allí, y cada una de sus cabezas duele. Gana quien tiene menos cabezas.

## 1. Cartas

**1.1** Hay 104 cartas numeradas: una de cada número, del 1 al 104.

**1.2** Todas las cartas tienen cabezas. Una cabeza es un punto en contra del jugador que se lleva la carta.

**1.3** Las cabezas de una carta dependen de su número. Vale la primera línea que le corresponde:

| Número | Cabezas |
|---|---|
| 55 | 7 |
| cualquier otro múltiplo de 11 (11, 22, 33 …) | 5 |
| múltiplo de 10 (10, 20, 30 …) | 3 |
| cualquier otro número que acaba en 5 (5, 15, 25 …) | 2 |
| todos los demás números | 1 |

**1.4** El mazo entero tiene 171 cabezas.

## 2. Preparar una ronda

**2.1** Para cada ronda se barajan juntas todas las cartas del mazo.

**2.2** Cada jugador recibe 10 cartas y las mantiene en secreto.

**2.3** Otras cuatro cartas se ponen a la vista, una debajo de otra. Empiezan las filas 1 a 4, en el orden en que se
reparten (ver R1).

**2.4** Las cartas que sobran quedan sin ver y no participan en la ronda.

**2.5** Con 10 jugadores no sobra ninguna carta: todo el mazo está en juego.

## 3. Un turno

**3.1** Cada jugador elige en secreto una carta de su mano, todos a la vez.

**3.2** Cuando todos han elegido, se enseñan a la vez todas las cartas elegidas.

**3.3** Las cartas enseñadas se colocan una a una, de la más baja a la más alta.

**3.4** Cada carta se encuentra las filas tal como están en ese momento, con todo lo que se ha colocado y lo que
alguien se ha llevado antes en el turno.

**3.5** El turno acaba cuando todas las cartas enseñadas están colocadas. Entonces empieza el siguiente.

## 4. Colocar una carta

**4.1** Una carta cabe en una fila si su número es más alto que la última carta de la fila.

**4.2** Si una carta cabe en una o más filas, va a aquella de ellas cuya última carta es la más alta. Así queda lo más
cerca posible de su vecina.

**4.3** La carta se añade en el extremo derecho de esa fila. Su dueño no puede decidir otra cosa.

**4.4** Una fila está llena con cinco cartas.

**4.5** Si la fila de 4.2 está llena, el dueño de la carta se lleva las cinco cartas de la fila. La carta empieza
entonces la fila de nuevo.

**4.6** Si una carta no cabe en ninguna fila, su dueño elige una cualquiera de las cuatro filas y se lleva todas sus
cartas. La carta empieza entonces esa fila de nuevo.

**4.7** La elección de 4.6 se hace cuando toca colocar la carta: después de las cartas más bajas y antes de la
siguiente.

**4.8** Se puede elegir cualquier fila, tanto si es barata como si es cara o está llena.

**4.9** Las cartas que un jugador se lleva van boca abajo a su propio montón. Nunca vuelven a una mano.

## 5. Puntuación y final

**5.1** Una ronda acaba cuando se han colocado todas las cartas de las manos. Eso ocurre tras diez turnos.

**5.2** Cada jugador cuenta las cabezas de su montón. Se suman a su puntuación de la partida.

**5.3** La partida acaba tras una ronda en la que la puntuación de algún jugador ha llegado a 66 o más. Solo se mira al
final de la ronda, nunca a la mitad.

**5.4** Si no, se prepara otra ronda según la sección 2.

**5.5** Gana la partida el jugador que tiene menos cabezas.

**5.6** Los jugadores empatados con la mejor puntuación comparten la victoria.

**5.7** Una mesa puede acordar otro límite, o un número fijo de rondas en vez de un límite (ver O2, O3).

## 6. Mazo limitado

Para 2 a 6 jugadores a quienes les gusta saber qué cartas andan por ahí.

**6.1** Con *n* jugadores solo se usan las cartas del 1 al 10*n* + 4. Las demás quedan fuera de la partida.

| Jugadores | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|
| Carta más alta | 24 | 34 | 44 | 54 | 64 |

**6.2** Todas las cartas del mazo limitado están en juego: diez en cada mano y cuatro que empiezan las filas.

**6.3** Las manos se pueden repartir al azar (ver R2) o elegir según la sección 7. Todo lo demás queda igual.

## 7. Elección de cartas

**7.1** La elección de cartas solo se juega con el mazo limitado.

**7.2** Todas las cartas del mazo limitado se ponen a la vista.

**7.3** Por turnos, cada jugador coge para su mano una de las cartas a la vista, hasta que todos tienen diez.

**7.4** Los turnos van en el sentido de las agujas del reloj, siempre en la misma dirección (ver R4).

**7.5** En la primera ronda coge primero el asiento 0. En cada ronda posterior coge primero el asiento siguiente (ver
R4).

**7.6** Las cuatro cartas que sobran empiezan las filas en orden ascendente: la más baja empieza la fila 1 (ver R3).

**7.7** Lo que se ha cogido a la vista lo saben todos: las manos son públicas al empezar la ronda y lo siguen siendo
mientras menguan (ver R5).

**7.8** Después los turnos se juegan como siempre. Lo que un jugador elige en un turno sigue siendo secreto hasta que
todos han elegido.

## Opciones

**O1** \`players\`: de 2 a 10. Sin valor por defecto.

**O2** \`limit\`: el número de cabezas con el que acaba la partida, de 1 a 1000. Por defecto, 66.

**O3** \`rounds\`: un número fijo de rondas, de 1 a 1000. Sustituye a \`limit\`; la partida acaba entonces tras esas
rondas, sean cuales sean las puntuaciones.

**O4** \`limit\` junto con \`rounds\` se rechaza: una partida tiene una sola manera de acabar.

**O5** \`deck\`: \`full\` o \`limited\`. Por defecto, \`full\`.

**O6** \`deck\` \`limited\` con más de 6 jugadores se rechaza: la variante está hecha para 2 a 6.

**O7** \`deal\`: \`random\` o \`draft\`. Por defecto, \`random\`.

**O8** \`deal\` \`draft\` con \`deck\` \`full\` se rechaza: la elección necesita un mazo en el que todas las cartas tengan
sitio.

**O9** \`drafted\`: \`open\` o \`memory\`. Por defecto, \`open\`. Con \`open\`, las manos elegidas siguen viéndose en la
pantalla. Con \`memory\` no se vuelven a mostrar después de la elección. En ambos casos, lo que se eligió es de
conocimiento público (ver R5).

**O10** \`drafted\` \`memory\` sin \`deal\` \`draft\` se rechaza: no hay nada que recordar.

**O11** \`fans\`: cualesquiera de \`even_odd\`, \`mountaineering\`, \`jumping_cow\`, \`flip_digits\`. Por defecto, ninguna. Ver
[fan-cards.md](fan-cards.md).

**O12** \`hand\`: las cartas que recibe cada jugador, de 1 a 10. Por defecto, 10. Para pequeños experimentos.

**O13** \`cards\`: la carta más alta, hasta 104. Por defecto, 104. Para pequeños experimentos.

**O14** \`players\` × \`hand\` + 4 por encima de \`cards\` se rechaza: no hay cartas suficientes para repartir.

**O15** Con \`deck\` \`limited\` la carta más alta es \`players\` × \`hand\` + 4, y cualquier valor de \`cards\` distinto de 104
se rechaza: el mazo ya dice qué carta es la más alta. Con la mano habitual es 10*n* + 4 (ver 6.1).

**O16** Una partida con \`limit\` necesita que \`players\` × \`hand\` + 4 esté por encima de 20; si no, se rechaza y solo se
permite \`rounds\`. En las cuatro filas caben 20 cartas, así que, sin ninguna más, podría ser que nadie tuviera que
llevarse nunca una fila y que la partida no acabara jamás.

## Aclaraciones

**R1** Las cuatro cartas que se ponen a la vista empiezan las filas 1 a 4 en el orden en que se reparten. *Por qué:* es
la manera más sencilla de ponerlas, no hay que ordenar nada, y con el mismo reparto todas las mesas ven las mismas
filas.

**R2** El mazo limitado se puede jugar con reparto al azar. *Por qué:* la variante impresa une siempre el mazo limitado
con la elección de cartas, pero muchas mesas disfrutan del mazo pequeño sin el tiempo que lleva elegir.

**R3** Tras la elección, las cuatro cartas que sobran empiezan las filas en orden ascendente. *Por qué:* están a la
vista sin un orden propio, así que las filas necesitan uno que nadie pueda discutir.

**R4** La elección va simplemente en el sentido de las agujas del reloj; en la primera ronda coge primero el asiento 0,
y en cada ronda el primero en coger pasa a ser el asiento siguiente. *Por qué:* el reglamento impreso solo dice que los
jugadores se turnan, esta es la lectura más llana, y al ir rotando se comparte la ventaja de ser el primero.

**R5** Las manos elegidas a la vista son de conocimiento público y se muestran; una mesa puede ocultarlas, como juego
de memoria. *Por qué:* todos vieron coger las cartas, así que mostrarlas no revela nada y ahorra llevar la cuenta,
aunque a algunas mesas les gusta llevarla.

## Ejemplos

**E1** Muestra 3.3, 4.1, 4.2, 4.3.

- *Antes:* \`[12][37][43][58]\`.
- *Jugada:* 14, 15, 44, 61.
- *Entonces:* el 14 y el 15 solo caben en la fila 1. El 44 cabe en las filas 1, 2 y 3, y el 43 es la última carta más
  alta por debajo de él. El 61 cabe en todas las filas y va detrás del 58.
- *Después:* \`[12 14 15][37][43 44][58 61]\`. Nadie se lleva nada.

**E2** Muestra 3.4, 4.4, 4.5. Sigue desde E1.

- *Antes:* \`[12 14 15][37][43 44][58 61]\`.
- *Jugada:* 21, 26, 30, 36.
- *Entonces:* el 21 y el 26 van a la fila 1, que ahora está llena. El 30 también va allí: su dueño se lleva 12 14 15 21
  26 (6 cabezas) y el 30 empieza la fila 1. El 36 va detrás del 30.
- *Después:* \`[30 36][37][43 44][58 61]\`.

**E3** Muestra 4.6, 4.7, 4.8. Sigue desde E2.

- *Antes:* \`[30 36][37][43 44][58 61]\`.
- *Jugada:* 3, 9, 68, 83; el dueño del 3 elige la fila 2.
- *Entonces:* el 3 no cabe en ninguna fila, así que su dueño se lleva el 37 (1 cabeza) y el 3 empieza la fila 2. El 9
  va detrás del 3. El 68 y el 83 van a la fila 4.
- *Después:* \`[30 36][3 9][43 44][58 61 68 83]\`.

**E4** Muestra 4.2, 4.5. *En parte nuestro.*

- *Antes:* \`[61][70][30 41][31 33 36 39 42]\`.
- *Jugada:* 45.
- *Entonces:* el 45 cabe en las filas 3 y 4. Va detrás del 42 y no del 41, porque el 42 es la última carta más alta. La
  fila 4 está llena: el dueño se lleva 31 33 36 39 42 (9 cabezas).
- *Después:* \`[61][70][30 41][45]\`.

**E5** Muestra 3.4, 4.2, 4.5, 4.6. *En parte nuestro.*

- *Antes:* \`[61][70][30 41][31 33 36 39 42]\`.
- *Jugada:* 29, 62; el dueño del 29 elige la fila 1.
- *Entonces:* el 29 no cabe en ninguna fila: su dueño se lleva el 61 (1 cabeza) y el 29 empieza la fila 1. Ahora el 62
  se encuentra con que el 61 ya no está; la última carta más alta por debajo de él es el 42. La fila 4 está llena: el
  dueño del 62 se lleva 31 33 36 39 42 (9 cabezas).
- *Después:* \`[29][70][30 41][62]\`.
`;export{e as default};
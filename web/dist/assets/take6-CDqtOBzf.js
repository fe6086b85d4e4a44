var e=`<h2>Toma 6</h2>
<p>De 2 a 10 jugadores. Cuatro filas crecen sobre la mesa. Quien coloca la sexta carta de una fila se lleva las cinco que ya están allí, y cada cabeza es un punto en contra. Gana quien tiene menos cabezas.</p>
<h3>1. Cartas</h3>
<p><strong>1.1</strong> Hay 104 cartas numeradas: una de cada número, del 1 al 104.</p>
<p><strong>1.2</strong> Todas las cartas tienen cabezas. Una cabeza es un punto en contra del jugador que se lleva la carta.</p>
<p><strong>1.3</strong> Las cabezas de una carta dependen de su número. Se aplica la primera línea que corresponde:</p>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Número</th><th scope="col">Cabezas</th></tr></thead><tbody><tr><td>55</td><td>7</td></tr><tr><td>cualquier otro múltiplo de 11 (11, 22, 33 …)</td><td>5</td></tr><tr><td>múltiplo de 10 (10, 20, 30 …)</td><td>3</td></tr><tr><td>cualquier otro número que termina en 5 (5, 15, 25 …)</td><td>2</td></tr><tr><td>todos los demás números</td><td>1</td></tr></tbody></table></div>
<p><strong>1.4</strong> El mazo entero tiene 171 cabezas.</p>
<h3>2. Preparar una ronda</h3>
<p><strong>2.1</strong> Para cada ronda se barajan juntas todas las cartas del mazo.</p>
<p><strong>2.2</strong> Cada jugador recibe diez cartas y las mantiene en secreto.</p>
<p><strong>2.3</strong> Otras cuatro cartas se ponen a la vista, una debajo de otra. Empiezan las filas 1 a 4, en el orden en que se reparten (ver R1).</p>
<p><strong>2.4</strong> Las cartas que sobran quedan sin ver y no se usan en esta ronda.</p>
<p><strong>2.5</strong> Con 10 jugadores no sobra ninguna carta: todo el mazo está en juego.</p>
<h3>3. Un turno</h3>
<p><strong>3.1</strong> Cada jugador elige en secreto una carta de su mano, todos a la vez.</p>
<p><strong>3.2</strong> Cuando todos han elegido, se revelan a la vez todas las cartas elegidas.</p>
<p><strong>3.3</strong> Las cartas reveladas se colocan una a una, de la más baja a la más alta.</p>
<p><strong>3.4</strong> Cada carta se coloca según las filas de ese momento, con todo lo que antes en el turno se ha colocado o alguien se ha llevado.</p>
<p><strong>3.5</strong> El turno acaba cuando todas las cartas reveladas están colocadas. Entonces empieza el siguiente.</p>
<h3>4. Colocar una carta</h3>
<p><strong>4.1</strong> Una carta cabe en una fila si su número es más alto que la última carta de la fila.</p>
<p><strong>4.2</strong> Si una carta cabe en una o más filas, va a la que tiene la última carta más alta, es decir, a la fila cuya última carta es la más cercana.</p>
<p><strong>4.3</strong> La carta se añade en el extremo derecho de esa fila. Su dueño no elige.</p>
<p><strong>4.4</strong> Una fila está llena con cinco cartas.</p>
<p><strong>4.5</strong> Si la fila de 4.2 está llena, el dueño de la carta se lleva las cinco cartas de la fila. La carta pasa a ser la nueva carta inicial.</p>
<p><strong>4.6</strong> Si una carta no cabe en ninguna fila, su dueño elige una de las cuatro filas y se lleva todas sus cartas. La carta pasa a ser la nueva carta inicial de esa fila.</p>
<p><strong>4.7</strong> La elección de 4.6 se hace al colocar la carta: después de todas las cartas más bajas y antes de la siguiente.</p>
<p><strong>4.8</strong> Se puede elegir cualquier fila, sean cuales sean sus cabezas o su longitud.</p>
<p><strong>4.9</strong> Las cartas que un jugador se lleva van boca abajo a su propio montón. Nunca vuelven a una mano.</p>
<h3>5. Puntuación y final</h3>
<p><strong>5.1</strong> Una ronda acaba tras diez turnos, cuando todas las cartas se han jugado y colocado.</p>
<p><strong>5.2</strong> Cada jugador cuenta las cabezas de su montón y las suma a su puntuación de la partida.</p>
<p><strong>5.3</strong> La partida acaba tras una ronda en la que la puntuación de algún jugador llega a 66 o más. Solo se comprueba al final de cada ronda.</p>
<p><strong>5.4</strong> Si no, se prepara otra ronda según la sección 2.</p>
<p><strong>5.5</strong> Gana la partida el jugador que tiene menos cabezas.</p>
<p><strong>5.6</strong> Los jugadores empatados con la mejor puntuación comparten la victoria.</p>
<p><strong>5.7</strong> Una mesa puede acordar otro límite, o un número fijo de rondas en vez de un límite (ver O2, O3).</p>
<h3>6. Mazo limitado</h3>
<p>De 2 a 6 jugadores que quieren saber qué cartas están en juego.</p>
<p><strong>6.1</strong> Con <em>n</em> jugadores solo se usan las cartas del 1 al 10<em>n</em> + 4. Las demás quedan fuera de la partida.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Jugadores</th><th scope="col">2</th><th scope="col">3</th><th scope="col">4</th><th scope="col">5</th><th scope="col">6</th></tr></thead><tbody><tr><td>Carta más alta</td><td>24</td><td>34</td><td>44</td><td>54</td><td>64</td></tr></tbody></table></div>
<p><strong>6.2</strong> Todas las cartas del mazo limitado están en juego: diez en cada mano y cuatro como cartas iniciales.</p>
<p><strong>6.3</strong> Las manos se pueden repartir al azar (ver R2) o elegir según la sección 7. Lo demás no cambia.</p>
<h3>7. Draft</h3>
<p><strong>7.1</strong> El draft solo se juega con el mazo limitado.</p>
<p><strong>7.2</strong> Todas las cartas del mazo limitado se ponen a la vista.</p>
<p><strong>7.3</strong> Por turnos, cada jugador toma una de las cartas a la vista, hasta que todos tienen diez.</p>
<p><strong>7.4</strong> Los turnos van siempre en el sentido de las agujas del reloj (ver R4).</p>
<p><strong>7.5</strong> En la primera ronda toma primero el asiento 0. En cada ronda posterior toma primero el asiento siguiente (ver R4).</p>
<p><strong>7.6</strong> Las cuatro cartas que sobran empiezan las filas en orden ascendente: la más baja empieza la fila 1 (ver R3).</p>
<p><strong>7.7</strong> Las cartas tomadas a la vista son públicas: todos conocen las manos al empezar la ronda y mientras se reducen (ver R5).</p>
<p><strong>7.8</strong> Después los turnos se juegan como siempre. Lo que un jugador elige en un turno sigue siendo secreto hasta que todos han elegido.</p>
<h3>Opciones</h3>
<p><strong>O1</strong> <code>players</code>: de 2 a 10. Sin valor por defecto.</p>
<p><strong>O2</strong> <code>limit</code>: el número de cabezas con el que acaba la partida, de 1 a 1000. Por defecto, 66.</p>
<p><strong>O3</strong> <code>rounds</code>: un número fijo de rondas, de 1 a 1000. Sustituye a <code>limit</code>: la partida acaba tras esas rondas, sean cuales sean las puntuaciones.</p>
<p><strong>O4</strong> <code>limit</code> junto con <code>rounds</code> se rechaza: una partida tiene exactamente una condición de final.</p>
<p><strong>O5</strong> <code>deck</code>: <code>full</code> o <code>limited</code>. Por defecto, <code>full</code>.</p>
<p><strong>O6</strong> <code>deck</code> <code>limited</code> con más de 6 jugadores se rechaza: la variante es para 2 a 6.</p>
<p><strong>O7</strong> <code>deal</code>: <code>random</code> o <code>draft</code>. Por defecto, <code>random</code>.</p>
<p><strong>O8</strong> <code>deal</code> <code>draft</code> con <code>deck</code> <code>full</code> se rechaza: el draft necesita un mazo en el que todas las cartas estén en juego.</p>
<p><strong>O9</strong> <code>drafted</code>: <code>open</code> o <code>memory</code>. Por defecto, <code>open</code>. Con <code>open</code>, las manos elegidas siguen visibles en la pantalla. Con <code>memory</code>, se ocultan después del draft. En ambos casos son de conocimiento público (ver R5).</p>
<p><strong>O10</strong> <code>drafted</code> <code>memory</code> sin <code>deal</code> <code>draft</code> se rechaza: no hay nada que recordar.</p>
<p><strong>O11</strong> <code>fans</code>: cualesquiera de <code>even_odd</code>, <code>mountaineering</code>, <code>jumping_cow</code>, <code>flip_digits</code>. Por defecto, ninguna. Ver fan-cards.md.</p>
<p><strong>O12</strong> <code>hand</code>: las cartas que recibe cada jugador, de 1 a 10. Por defecto, 10. Para pequeños experimentos.</p>
<p><strong>O13</strong> <code>cards</code>: la carta más alta, hasta 104. Por defecto, 104. Para pequeños experimentos.</p>
<p><strong>O14</strong> <code>players</code> × <code>hand</code> + 4 por encima de <code>cards</code> se rechaza: no hay cartas suficientes para repartir.</p>
<p><strong>O15</strong> Con <code>deck</code> <code>limited</code> la carta más alta es <code>players</code> × <code>hand</code> + 4, y cualquier valor de <code>cards</code> distinto de 104 se rechaza: el mazo ya determina la carta más alta. Con la mano habitual es 10<em>n</em> + 4 (ver 6.1).</p>
<p><strong>O16</strong> Una partida con <code>limit</code> necesita que <code>players</code> × <code>hand</code> + 4 sea mayor que 20. Si no, se rechaza y solo se permite <code>rounds</code>. En las cuatro filas caben 20 cartas; con 20 cartas o menos quizá nadie tenga que llevarse nunca una fila, y la partida podría no acabar.</p>
<h3>Aclaraciones</h3>
<p><strong>R1</strong> Las cuatro cartas que se ponen a la vista empiezan las filas 1 a 4 en el orden en que se reparten. <em>Por qué:</em> es la manera más sencilla de ponerlas, no hay que ordenar nada, y con el mismo reparto todas las mesas ven las mismas filas.</p>
<p><strong>R2</strong> El mazo limitado se puede jugar con reparto al azar. <em>Por qué:</em> la variante impresa une siempre el mazo limitado con el draft, pero a muchos grupos les gusta el mazo pequeño sin el tiempo que lleva el draft.</p>
<p><strong>R3</strong> Tras el draft, las cuatro cartas que sobran empiezan las filas en orden ascendente. <em>Por qué:</em> no tienen un orden propio, así que las filas necesitan uno que nadie pueda discutir.</p>
<p><strong>R4</strong> El draft va en cada vuelta en el sentido de las agujas del reloj. En la primera ronda toma primero el asiento 0, y en cada ronda el primero pasa a ser el asiento siguiente. <em>Por qué:</em> el reglamento impreso solo dice que los jugadores se turnan. Esta es la lectura más sencilla, y al rotar se comparte la ventaja de ser el primero.</p>
<p><strong>R5</strong> Las manos elegidas a la vista son de conocimiento público y se muestran. Una mesa puede ocultarlas como juego de memoria. <em>Por qué:</em> todos vieron tomar las cartas, así que mostrarlas no revela nada y evita tener que apuntarlas; a algunos grupos, en cambio, les gusta recordarlas.</p>
<h3>Ejemplos</h3>
<p><strong>E1</strong> Muestra 3.3, 4.1, 4.2, 4.3.</p>
<ul><li><em>Antes:</em> <code>[12][37][43][58]</code>.</li><li><em>Jugada:</em> 14, 15, 44, 61.</li><li><em>Entonces:</em> el 14 y el 15 solo caben en la fila 1. El 44 cabe en las filas 1, 2 y 3, y el 43 es la última carta más alta por debajo de él. El 61 cabe en todas las filas y va detrás del 58.</li><li><em>Después:</em> <code>[12 14 15][37][43 44][58 61]</code>. Nadie se lleva nada.</li></ul>
<p><strong>E2</strong> Muestra 3.4, 4.4, 4.5. Sigue desde E1.</p>
<ul><li><em>Antes:</em> <code>[12 14 15][37][43 44][58 61]</code>.</li><li><em>Jugada:</em> 21, 26, 30, 36.</li><li><em>Entonces:</em> el 21 y el 26 van a la fila 1, que ahora está llena. El 30 también va allí: su dueño se lleva 12 14 15 21 26 (6 cabezas) y el 30 empieza la fila 1. El 36 va detrás del 30.</li><li><em>Después:</em> <code>[30 36][37][43 44][58 61]</code>.</li></ul>
<p><strong>E3</strong> Muestra 4.6, 4.7, 4.8. Sigue desde E2.</p>
<ul><li><em>Antes:</em> <code>[30 36][37][43 44][58 61]</code>.</li><li><em>Jugada:</em> 3, 9, 68, 83; el dueño del 3 elige la fila 2.</li><li><em>Entonces:</em> el 3 no cabe en ninguna fila, así que su dueño se lleva el 37 (1 cabeza) y el 3 empieza la fila 2. El 9 va detrás del 3. El 68 y el 83 van a la fila 4.</li><li><em>Después:</em> <code>[30 36][3 9][43 44][58 61 68 83]</code>.</li></ul>
<p><strong>E4</strong> Muestra 4.2, 4.5. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> <code>[61][70][30 41][31 33 36 39 42]</code>.</li><li><em>Jugada:</em> 45.</li><li><em>Entonces:</em> el 45 cabe en las filas 3 y 4. Va detrás del 42 y no del 41, porque el 42 es la última carta más alta. La fila 4 está llena: el dueño se lleva 31 33 36 39 42 (9 cabezas).</li><li><em>Después:</em> <code>[61][70][30 41][45]</code>.</li></ul>
<p><strong>E5</strong> Muestra 3.4, 4.2, 4.5, 4.6. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> <code>[61][70][30 41][31 33 36 39 42]</code>.</li><li><em>Jugada:</em> 29, 62; el dueño del 29 elige la fila 1.</li><li><em>Entonces:</em> el 29 no cabe en ninguna fila: su dueño se lleva el 61 (1 cabeza) y el 29 empieza la fila 1. Ahora el 62 se encuentra con que el 61 ya no está; la última carta más alta por debajo de él es el 42. La fila 4 está llena: el dueño del 62 se lleva 31 33 36 39 42 (9 cabezas).</li><li><em>Después:</em> <code>[29][70][30 41][62]</code>.</li></ul>`;export{e as default};
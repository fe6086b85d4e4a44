var e=`<h2>Bull Party</h2>
<p>De 2 a 5 jugadores. Aquí las cabezas son buenas, si están en el montón adecuado. Deja crecer las filas, llévate a tiempo una buena y apila tus cartas en montones ascendentes. Tu mejor montón cuenta a tu favor; todos los demás cuentan en contra.</p>
<h3>1. Cartas</h3>
<p><strong>1.1</strong> Hay 100 cartas numeradas, o números: del 1 al 100, una de cada.</p>
<p><strong>1.2</strong> Hay diez cartas de toro, o toros, con cuatro a siete cabezas cada uno.</p>
<p><strong>1.3</strong> Hay cinco cartas cero con las letras de la A a la E.</p>
<p><strong>1.4</strong> Los números tienen las cabezas de take6 (take6 1.3). Del 1 al 100 suman 167 cabezas. Esta tabla es nuestra (ver R1).</p>
<p><strong>1.5</strong> Los toros tienen 4 4 4 5 5 5 6 6 7 7 cabezas. Esta tabla es nuestra (ver R1).</p>
<h3>2. Preparación</h3>
<p><strong>2.1</strong> Se barajan las cartas cero. Cada jugador recibe una; las demás quedan fuera, sin ver.</p>
<p><strong>2.2</strong> La letra de una carta cero es secreta hasta que se muestra por primera vez (ver R2).</p>
<p><strong>2.3</strong> Se barajan los números. Cada jugador recibe cinco y los mantiene en secreto.</p>
<p><strong>2.4</strong> Con 3 jugadores salen del juego sin verse 25 números; con 2 jugadores, 50; con 4 o 5 jugadores, ninguno.</p>
<p><strong>2.5</strong> Los demás números forman el mazo de robo, boca abajo.</p>
<p><strong>2.6</strong> Los toros forman un montón propio: los cuatros arriba, luego los cincos y los seises, y los sietes abajo del todo.</p>
<p><strong>2.7</strong> La partida dura varias rondas.</p>
<p><strong>2.8</strong> Rodeo reparte en un orden fijo (ver R10).</p>
<h3>3. Despliegue</h3>
<p><strong>3.1</strong> Una ronda empieza con tantas filas como jugadores hay.</p>
<p><strong>3.2</strong> Cada fila recibe dos cartas del mazo de robo, a la vista: primero la fila 1, luego la fila 2, y así sucesivamente.</p>
<p><strong>3.3</strong> Las cartas de una fila quedan en el orden en que se añadieron. No se ordenan.</p>
<p><strong>3.4</strong> En una fila caben como mucho cinco números.</p>
<h3>4. Elegir</h3>
<p><strong>4.1</strong> Cada jugador que sigue en la ronda elige en secreto un número de su mano o su carta cero. Al empezar una ronda son todos los jugadores.</p>
<p><strong>4.2</strong> Cuando todos han elegido, se revelan las cartas a la vez.</p>
<p><strong>4.3</strong> Primero se resuelven todos los números según la sección 5, del más bajo al más alto.</p>
<p><strong>4.4</strong> Luego se resuelven todas las cartas cero según la sección 6, en orden alfabético.</p>
<p><strong>4.5</strong> Si quedan filas, los jugadores que siguen en la ronda eligen de nuevo.</p>
<p><strong>4.6</strong> El último jugador de la ronda puede seguir haciendo crecer filas solo.</p>
<p><strong>4.7</strong> La elección acaba cuando no quedan filas que llevarse. Después viene la sección 8.</p>
<h3>5. Números</h3>
<p><strong>5.1</strong> La carta va al descarte.</p>
<p><strong>5.2</strong> Su dueño se lleva una cualquiera de las filas que quedan. Si solo queda una, es esa (ver R9).</p>
<p><strong>5.3</strong> Los números de esa fila van a la mano del dueño. Estaban a la vista, así que todos los conocen.</p>
<p><strong>5.4</strong> Un toro que esté en esa fila se deja aparte, a la vista, al lado de su dueño.</p>
<p><strong>5.5</strong> El dueño queda fuera de la ronda hasta el próximo despliegue.</p>
<h3>6. Cartas cero</h3>
<p><strong>6.1</strong> Se descubre la carta de arriba del mazo de robo (ver R12).</p>
<p><strong>6.2</strong> El jugador de la carta cero la añade a una cualquiera de las filas que quedan con menos de cinco números. Si solo queda una así, va allí (ver R9).</p>
<p><strong>6.3</strong> La carta cero vuelve a la mano. Cada jugador conserva su carta cero toda la partida.</p>
<p><strong>6.4</strong> El jugador sigue en la ronda.</p>
<p><strong>6.5</strong> Si el mazo de robo está vacío cuando hace falta una carta, ver 9.2.</p>
<h3>7. Filas llenas</h3>
<p><strong>7.1</strong> Cuando una fila recibe su quinto número, se le añade en el acto el toro de arriba.</p>
<p><strong>7.2</strong> Si no queda ningún toro, la fila está llena sin toro (ver R3).</p>
<p><strong>7.3</strong> Si todas las filas que quedan están llenas, solo se pueden elegir números.</p>
<p><strong>7.4</strong> Si no queda ninguna carta por robar, ni en el mazo de robo ni en el descarte, solo se pueden elegir números (ver R4).</p>
<p><strong>7.5</strong> Una carta cero revelada no tiene efecto si, cuando se resuelve, todas las filas que quedan están llenas o no queda ninguna carta por robar. Vuelve a la mano, y su jugador sigue en la ronda (ver R4).</p>
<h3>8. Poner cartas</h3>
<p><strong>8.1</strong> Cuando no quedan filas, cada jugador conserva en la mano exactamente cinco números y la carta cero (ver R11).</p>
<p><strong>8.2</strong> Todos los demás números se ponen en montones delante de su dueño. Se pueden poner tanto cartas de la mano como cartas recién tomadas.</p>
<p><strong>8.3</strong> Una carta va sobre un montón cuya carta de arriba es más baja, o empieza un montón nuevo. Se pueden saltar números.</p>
<p><strong>8.4</strong> Un jugador puede tener cualquier número de montones.</p>
<p><strong>8.5</strong> La elección de un jugador es un conjunto de asignaciones: a cada carta puesta se le asigna un montón o un montón nuevo.</p>
<p><strong>8.6</strong> Como los montones son ascendentes, no importa en qué orden se ponen las cartas propias. Rodeo indica las asignaciones de la carta más baja a la más alta.</p>
<p><strong>8.7</strong> Todos los jugadores ponen sus cartas a la vez, y las elecciones se muestran cuando todos han terminado (ver R5).</p>
<p><strong>8.8</strong> Los montones están a la vista y nunca se reordenan (ver R5).</p>
<p><strong>8.9</strong> Los toros no se ponen en montones. Se quedan aparte.</p>
<p><strong>8.10</strong> Después empieza la ronda siguiente con la sección 3.</p>
<h3>9. Última ronda</h3>
<p><strong>9.1</strong> La ronda en la que la última carta del mazo de robo va a una fila es la última, incluso si ocurre en el despliegue.</p>
<p><strong>9.2</strong> Si hace falta una carta y el mazo de robo está vacío, el descarte de ese momento se baraja y pasa a ser el nuevo mazo de robo (ver R6).</p>
<p><strong>9.3</strong> Los números revelados a la vez ya están entonces en el descarte.</p>
<p><strong>9.4</strong> Los descartes posteriores solo se incluyen cuando también el nuevo mazo de robo está vacío y hace falta otra carta (ver R6).</p>
<p><strong>9.5</strong> Un nuevo mazo de robo no añade otra ronda.</p>
<p><strong>9.6</strong> Después de la última ronda se ponen todos los números de las manos según la sección 8. No se conserva ninguno (ver R7).</p>
<h3>10. Puntuación</h3>
<p><strong>10.1</strong> El mejor montón de un jugador es el que tiene más cabezas. Sus cabezas cuentan a favor del jugador.</p>
<p><strong>10.2</strong> Las cabezas de los toros del jugador cuentan a su favor.</p>
<p><strong>10.3</strong> Las cabezas de todos los demás montones cuentan en contra del jugador.</p>
<p><strong>10.4</strong> Las cartas cero no cuentan.</p>
<p><strong>10.5</strong> Gana la puntuación más alta.</p>
<p><strong>10.6</strong> Los jugadores empatados con la puntuación más alta comparten la victoria (ver R8).</p>
<h3>Opciones</h3>
<p><strong>O1</strong> <code>players</code>: de 2 a 5. Sin valor por defecto.</p>
<p><strong>O2</strong> <code>numbers</code>: el número más alto, hasta 100. Por defecto, 100. Para pequeños experimentos.</p>
<p><strong>O3</strong> <code>hand</code>: los números que recibe cada jugador, y que conserva tras cada ronda, de 1 a 7. Por defecto, 5.</p>
<p><strong>O4</strong> <code>out</code>: los números que salen del juego sin verse. Por defecto, 50 con 2 jugadores, 25 con 3, ninguno con 4 o 5.</p>
<p><strong>O5</strong> <code>heads</code>: la tabla de cabezas de los números: <code>take6</code>, o una lista propia, que empieza con las cabezas del 1, cada una de 0 a 99. Por defecto, <code>take6</code>.</p>
<p><strong>O6</strong> Una lista de cabezas con más o menos entradas que <code>numbers</code> se rechaza: cada número necesita sus cabezas.</p>
<p><strong>O7</strong> <code>bulls</code>: la lista de las cabezas de los toros, de arriba abajo, hasta 16 cartas, cada una de 0 a 99, o <code>none</code>. Por defecto, 4 4 4 5 5 5 6 6 7 7. Se usa en el orden dado.</p>
<p><strong>O8</strong> <code>numbers</code> − <code>out</code> − <code>players</code> × <code>hand</code> es el tamaño del mazo de robo que queda para las filas. Debe ser exactamente 2 × <code>players</code>, o al menos 6 × <code>players</code>; cualquier otra cosa se rechaza. Con menos cartas no es posible el despliegue, y con un número intermedio podrían faltar cartas en el segundo.</p>
<h3>Aclaraciones</h3>
<p><strong>R1</strong> La tabla de cabezas es un dato: los números como en Toma 6, los toros 4 4 4 5 5 5 6 6 7 7. Ambas cosas se pueden sustituir, y a los jugadores se les dice que la tabla es nuestra. <em>Por qué:</em> el reglamento impreso solo indica entre qué valores están las cabezas, así que usamos la tabla que los jugadores conocen de Toma 6.</p>
<p><strong>R2</strong> La letra de una carta cero es secreta hasta que se muestra por primera vez. <em>Por qué:</em> se reparte a la mano como cualquier otra carta, y el reglamento impreso no pide mostrarla antes.</p>
<p><strong>R3</strong> Si no queda ningún toro, una fila con cinco cartas está llena sin toro. <em>Por qué:</em> diez toros pueden acabarse, y aun así la fila tiene que dejar de crecer.</p>
<p><strong>R4</strong> Si no queda ninguna carta por robar, solo se pueden elegir números; una carta cero ya revelada no tiene efecto, y su jugador sigue en la ronda. <em>Por qué:</em> trata un mazo de robo vacío como las filas llenas. Sin esta regla la ronda podría no acabar nunca.</p>
<p><strong>R5</strong> Todos ponen sus cartas a la vez y muestran el resultado cuando todos han terminado. Los montones están a la vista y nunca se reordenan. <em>Por qué:</em> nadie debe sacar ventaja de esperar a ver a los demás, y si los montones se pudieran reordenar, la elección no tendría sentido.</p>
<p><strong>R6</strong> Cuando hace falta una carta y el mazo de robo está vacío, el descarte de ese momento se baraja como nuevo mazo de robo. Los descartes posteriores solo se incluyen cuando también ese está vacío. <em>Por qué:</em> el reglamento impreso solo repone las cartas que faltan. Un único momento definido para barajar no deja dudas sobre qué cartas salen.</p>
<p><strong>R7</strong> Después de la última ronda hay que poner todas las cartas de las manos. <em>Por qué:</em> leída al pie de la letra, la frase impresa lo prohíbe, y esas cartas no servirían para nada. Es evidentemente una errata.</p>
<p><strong>R8</strong> Con puntuaciones iguales se comparte la victoria. <em>Por qué:</em> el reglamento impreso no tiene desempate, y la mayoría de los grupos comparte la victoria.</p>
<p><strong>R9</strong> Si solo es posible una fila, para llevársela o para añadir la carta robada, se usa sin preguntar. <em>Por qué:</em> no hay nada que elegir.</p>
<p><strong>R10</strong> Las cartas cero se reparten por asientos. Los primeros números barajados son las manos, asiento por asiento; después viene el mazo de robo, de arriba abajo; los últimos salen del juego. Un descarte barajado de nuevo es el nuevo mazo de robo, de arriba abajo. <em>Por qué:</em> cualquier orden es justo, pero un reparto solo se puede verificar si el orden es fijo.</p>
<p><strong>R11</strong> Cada jugador conserva exactamente cinco números, no menos. <em>Por qué:</em> el reglamento impreso permite hasta cinco en la mano, pero empieza la ronda siguiente con cinco en cada mano, y en sus ejemplos se conservan cinco. Con una mano de tamaño fijo todos empiezan cada ronda con las mismas posibilidades.</p>
<p><strong>R12</strong> La carta robada para una carta cero se descubre antes de que su jugador elija una fila. <em>Por qué:</em> el reglamento impreso no dice si los demás la ven antes. De todos modos acaba a la vista en una fila; si se ocultara, los demás solo esperarían sin saber a qué.</p>
<h3>Ejemplos</h3>
<p><strong>E1</strong> Muestra 5.2, 5.3, 8.1, 8.2, 8.3.</p>
<ul><li><em>Antes:</em> el montón de un jugador tiene arriba el 13; el 20 está entre las cuatro cartas que le quedan en la mano después de jugar.</li><li><em>Jugada:</em> el jugador se lleva una fila con 22, 24 y 60.</li><li><em>Entonces:</em> la mano tiene siete números, así que hay que poner dos. El 20 y el 22 van sobre el 13.</li><li><em>Después:</em> el montón acaba en 13 20 22. El 24 y el 60 se conservan; la mano tiene cinco números.</li></ul>
<p><strong>E2</strong> Muestra 5.1, 8.1, 8.3, 8.4. Sigue desde E1, en la ronda siguiente.</p>
<ul><li><em>Antes:</em> el montón del jugador acaba en 13 20 22; el 24 y el 60 están en la mano.</li><li><em>Jugada:</em> el jugador juega el 24, que va al descarte, y se lleva una fila con 2, 4 y 18.</li><li><em>Entonces:</em> hay que poner dos cartas. Ni el 2 ni el 4 ni el 18 pueden ir sobre el 22.</li><li><em>Después:</em> 4 18 es un montón nuevo junto al primero. El 2 se conserva; la mano tiene cinco números.</li></ul>
<p><strong>E3</strong> Muestra 4.3, 5.1, 5.2, 5.4, 7.1, 7.3. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> tres jugadores, todos en la ronda todavía. Todas las filas están llenas, cada una con un toro: <code>[17 18 35 49 77][24 33 3 75 94][11 19 55 63 93]</code>.</li><li><em>Jugada:</em> se revelan el 13, el 85 y el 36.</li><li><em>Entonces:</em> el orden es 13, 36, 85. El 13 se lleva la fila 2, el 36 se lleva la fila 3, y al 85 le queda la fila 1.</li><li><em>Después:</em> no queda ninguna fila. Cada uno se ha llevado cinco números y un toro, tiene nueve números en la mano y debe poner cuatro para conservar cinco. Los toros están aparte.</li></ul>
<p><strong>E4</strong> Muestra 8.2, 8.3, 8.4. El dueño del 13 de E3. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> un montón con el 23 arriba; en la mano están el 51, el 72 y otras dos cartas, y 24 33 3 75 94 de la fila.</li><li><em>Jugada:</em> el 24 y el 33 sobre el 23; el 51 y el 72 como montón nuevo.</li><li><em>Después:</em> los montones son …23 24 33 y 51 72. Se conservan el 3, el 75, el 94 y las otras dos cartas: cinco.</li></ul>
<p><strong>E5</strong> Muestra 8.2, 8.3. El dueño del 36 de E3. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> montones con el 8 y con el 86 arriba; en la mano están el 87 y otras tres cartas, y 11 19 55 63 93 de la fila.</li><li><em>Jugada:</em> el 11 y el 19 sobre el 8; el 87 y el 93 sobre el 86.</li><li><em>Después:</em> los montones son …8 11 19 y …86 87 93. Se conservan el 55, el 63 y las otras tres cartas: cinco.</li></ul>
<p><strong>E6</strong> Muestra 8.2, 8.3, 8.4. El dueño del 85 de E3. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> un montón con el 31 arriba; en la mano hay cuatro cartas, y 17 18 35 49 77 de la fila.</li><li><em>Jugada:</em> el 17, el 18 y el 35 como montón nuevo; el 49 sobre el 31.</li><li><em>Después:</em> los montones son …31 49 y 17 18 35. Se conservan el 77 y las otras cuatro cartas: cinco.</li></ul>`;export{e as default};
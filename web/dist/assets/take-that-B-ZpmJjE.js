var e=`<h2>Take That</h2>
<p>De 2 a 4 jugadores. Entre todos se forma una hilera de cartas. Haz pareja con una carta de la hilera y su inversa, y las dos te dan puntos. Si no puedes o no quieres jugar, te llevas la hilera entera como puntos en contra. Gana quien tiene más puntos.</p>
<h3>1. Cartas</h3>
<p><strong>1.1</strong> Hay 79 cartas: los números del 12 al 98 sin 20, 30, 40, 50, 60, 70, 80 y 90.</p>
<p><strong>1.2</strong> La inversa de una carta tiene las mismas dos cifras al revés: 49 y 94 son inversas la una de la otra.</p>
<p><strong>1.3</strong> Las siete cartas con dos cifras iguales (22, 33, 44, 55, 66, 77, 88) muestran un sapo. No tienen inversa.</p>
<p><strong>1.4</strong> Cada una de las otras 72 cartas tiene exactamente una inversa.</p>
<h3>2. Preparar una partida</h3>
<p><strong>2.1</strong> Se barajan todas las cartas. Cada jugador recibe nueve cartas con 2 o 3 jugadores, y ocho con 4.</p>
<p><strong>2.2</strong> Las demás cartas forman el mazo de robo, boca abajo. A su lado crece la hilera, de izquierda a derecha.</p>
<p><strong>2.3</strong> La partida empieza sin hilera.</p>
<p><strong>2.4</strong> Empieza el jugador que sigue a quien reparte. En la primera partida es el asiento 0; en cada partida posterior, el asiento siguiente (ver R1).</p>
<p><strong>2.5</strong> Se juega en el sentido de las agujas del reloj.</p>
<h3>3. Un turno</h3>
<p><strong>3.1</strong> Un turno es exactamente una de tres acciones: alargar la hilera, hacer pareja o llevarse la hilera.</p>
<p><strong>3.2</strong> Después el jugador roba una carta del mazo de robo, si queda alguna, y así completa de nuevo su mano.</p>
<p><strong>3.3</strong> Un jugador que podría alargar la hilera o hacer pareja puede preferir llevarse la hilera.</p>
<h3>Alargar</h3>
<p><strong>3.4</strong> El jugador pone una carta de su mano en el extremo derecho de la hilera.</p>
<p><strong>3.5</strong> Su número puede diferir en 10 como mucho del número del extremo derecho, por arriba o por abajo.</p>
<p><strong>3.6</strong> Si no hay hilera, se puede poner cualquier carta. Esa carta empieza la hilera.</p>
<h3>Hacer pareja</h3>
<p><strong>3.7</strong> El jugador muestra la inversa de una carta cualquiera de la hilera, esté donde esté esa carta.</p>
<p><strong>3.8</strong> Las dos cartas quedan boca arriba al lado del jugador.</p>
<p><strong>3.9</strong> El hueco de la hilera se cierra. El orden de las demás cartas no cambia.</p>
<p><strong>3.10</strong> En un turno solo se hace una pareja.</p>
<p><strong>3.11</strong> También se puede hacer pareja con la única carta de una hilera. Si eso no acaba la partida (ver 4.3), el jugador siguiente empieza una hilera nueva (ver R5).</p>
<h3>Llevarse la hilera</h3>
<p><strong>3.12</strong> Un jugador que no puede o no quiere alargar la hilera ni hacer pareja se lleva la hilera entera y la deja boca abajo a su lado.</p>
<p><strong>3.13</strong> Después empieza, en el mismo turno, una hilera nueva con una carta cualquiera de su mano.</p>
<p><strong>3.14</strong> Si no hay hilera, nadie puede llevársela. El jugador debe empezar una.</p>
<h3>4. Final de una partida</h3>
<p><strong>4.1</strong> Cuando el mazo de robo está vacío, ya nadie roba. El juego sigue.</p>
<p><strong>4.2</strong> Si un turno empezó con el mazo de robo vacío y el jugador se lleva la hilera, la partida acaba en el acto. No se empieza otra hilera (ver R2).</p>
<p><strong>4.3</strong> Si un turno empezó con el mazo de robo vacío y el jugador hace pareja con la única carta de la hilera, la partida acaba en el acto (ver R2).</p>
<p><strong>4.4</strong> Si el mazo de robo no estaba vacío cuando empezó el turno, la partida sigue, aunque ahora lo esté (ver R2).</p>
<p><strong>4.5</strong> Un jugador sin cartas en la mano debe llevarse la hilera. En ese momento siempre hay una (ver R5).</p>
<h3>5. Puntuación</h3>
<p><strong>5.1</strong> Cada carta boca arriba al lado de un jugador vale +1.</p>
<p><strong>5.2</strong> Cada sapo boca abajo vale −5.</p>
<p><strong>5.3</strong> Cada una de las demás cartas boca abajo vale −1.</p>
<p><strong>5.4</strong> Las cartas de la mano no cuentan. Al acabar una partida no quedan cartas en la hilera (ver 4.2 y 4.3).</p>
<p><strong>5.5</strong> Se juegan dos partidas y se suman los puntos. Una mesa puede jugar más (ver O2).</p>
<p><strong>5.6</strong> Gana la suma más alta.</p>
<p><strong>5.7</strong> Los jugadores empatados con la suma más alta comparten la victoria (ver R3).</p>
<h3>6. Variante avanzada</h3>
<p>Recomendada para dos jugadores.</p>
<p><strong>6.1</strong> Quien se lleva una hilera de exactamente una carta se lleva también la carta de arriba del mazo de robo y la deja boca abajo a su lado.</p>
<p><strong>6.2</strong> Nadie ve esta carta extra antes de contar los puntos, ni siquiera su dueño. Entonces la ven todos (ver R8).</p>
<p><strong>6.3</strong> La carta extra cuenta según 5.2 o 5.3, según qué carta sea (ver R9).</p>
<p><strong>6.4</strong> Si el mazo de robo está vacío, no hay carta extra (ver R4).</p>
<p><strong>6.5</strong> El orden es: llevarse la hilera, tomar la carta extra, empezar la hilera nueva, robar (ver R4).</p>
<p><strong>6.6</strong> Si la carta extra era la última del mazo de robo, la partida sigue y en este turno no se roba (ver R4).</p>
<h3>Opciones</h3>
<p><strong>O1</strong> <code>players</code>: de 2 a 4. Sin valor por defecto.</p>
<p><strong>O2</strong> <code>games</code>: el número de partidas, de 1 a 100. Por defecto, 2.</p>
<p><strong>O3</strong> <code>variant</code>: <code>standard</code> o <code>advanced</code>. Por defecto, <code>standard</code>. <code>advanced</code> añade la sección 6, con cualquier número de jugadores.</p>
<p><strong>O4</strong> <code>hand</code>: las cartas que recibe cada jugador, de 1 a 39. Por defecto, 9 con 2 o 3 jugadores, 8 con 4.</p>
<p><strong>O5</strong> <code>low</code> y <code>high</code>: el número más bajo y el más alto en juego. Por defecto, 12 y 98. Para pequeños experimentos. Los múltiplos de 10 nunca se usan.</p>
<p><strong>O6</strong> <code>low</code> por debajo de 12, <code>high</code> por encima de 98 o <code>low</code> por encima de <code>high</code> se rechaza: no existen esas cartas.</p>
<p><strong>O7</strong> <code>players</code> × <code>hand</code> por encima del número de cartas en juego se rechaza: no hay cartas suficientes para repartir. Si son justo tantas, se permite (ver R6).</p>
<p><strong>O8</strong> Una carta cuya inversa está fuera del intervalo de <code>low</code> a <code>high</code> sigue en juego. No se puede emparejar.</p>
<h3>Aclaraciones</h3>
<p><strong>R1</strong> El asiento 0 empieza la primera partida, y en cada partida el reparto pasa al asiento siguiente. <em>Por qué:</em> el reglamento impreso hace empezar al jugador que sigue a quien reparte, pero no dice quién reparte. En la mayoría de los grupos el reparto rota.</p>
<p><strong>R2</strong> Llevarse la hilera o hacer pareja con su única carta acaba la partida solo si el mazo de robo estaba vacío al empezar ese turno. <em>Por qué:</em> así el final es inequívoco: un turno que empezó con cartas por robar es un turno normal.</p>
<p><strong>R3</strong> Con sumas iguales se comparte la victoria. <em>Por qué:</em> el reglamento impreso no tiene desempate, y uno inventado decidiría la partida por algo por lo que nadie ha jugado.</p>
<p><strong>R4</strong> En la variante avanzada no hay carta extra si el mazo de robo está vacío. El orden es hilera, carta extra, hilera nueva, robar. Si la carta extra era la última, se sigue jugando sin robar. <em>Por qué:</em> el reglamento impreso deja abiertos el caso del mazo de robo vacío y el orden. Este orden mantiene junto lo que el jugador se lleva y nunca conduce a un callejón sin salida.</p>
<p><strong>R5</strong> Si un jugador hace pareja con la única carta de la hilera y después roba la última carta del mazo de robo, la partida sigue: el jugador siguiente no encuentra ni hilera ni mazo de robo y debe empezar una hilera. <em>Por qué:</em> se deduce de R2, y nadie se queda atascado. Mientras un turno empieza con un mazo de robo, todas las manos están completas, así que quien no encuentra hilera tiene una carta para empezarla. A partir de entonces hay una hilera hasta el final de la partida, y un jugador sin cartas puede llevársela. Cada turno gasta una carta o acaba la partida, así que toda partida acaba.</p>
<p><strong>R6</strong> Si las manos agotan todas las cartas, el mazo de robo está vacío desde el principio. El primer jugador empieza una hilera, y a partir del segundo turno se aplican 4.2 y 4.3. <em>Por qué:</em> se deduce literalmente de las reglas, y hace posibles los experimentos más pequeños.</p>
<p><strong>R7</strong> Las cartas de una hilera que alguien se ha llevado siguen siendo conocidas por todos, aunque estén boca abajo. Las cartas que quedan en las manos al final de una partida no se muestran. <em>Por qué:</em> todos vieron la hilera, y lo que todos saben no se puede volver a ocultar. Las manos no hacen falta para contar los puntos.</p>
<p><strong>R8</strong> Nadie ve la carta extra de la variante avanzada hasta que se cuentan los puntos, tampoco su dueño. <em>Por qué:</em> el reglamento impreso dice que se deja boca abajo, pero no si su dueño puede mirarla. Si nadie la mira, es un riesgo que todos valoran con la misma información.</p>
<p><strong>R9</strong> Una carta extra que es un sapo vale −5. <em>Por qué:</em> el reglamento impreso solo dice que la carta extra también cuenta en contra, lo que podría leerse como −1 para cualquier carta. Pero todas las demás cartas boca abajo cuentan por su propio valor, y no vemos motivo para una excepción.</p>
<h3>Ejemplos</h3>
<p><strong>E1</strong> Muestra 3.4, 3.5, 3.6, 3.7, 3.8, 3.9, 5.1. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> no hay hilera; el mazo de robo no está vacío.</li><li><em>Jugada:</em> el asiento 0 empieza con el 34. El asiento 1 puede poner del 24 al 44 y pone el 41. El asiento 2 puede poner del 31 al 51 y pone el 49. El jugador siguiente muestra el 94 y hace pareja con el 49.</li><li><em>Después:</em> la hilera es 34 41. El 49 y el 94 están boca arriba al lado de ese jugador y valen +2. Cada jugador ha robado una carta.</li></ul>
<p><strong>E2</strong> Muestra 5.1, 5.2, 5.3.</p>
<ul><li><em>Antes:</em> un jugador tiene 12 cartas boca arriba; las cartas boca abajo suman 17 puntos en contra.</li><li><em>Jugada:</em> se cuentan los puntos.</li><li><em>Después:</em> 12 − 17 = −5.</li></ul>`;export{e as default};
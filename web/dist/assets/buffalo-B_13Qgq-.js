var e=`<h2>Vencer al búfalo</h2>
<p>De 1 a 6 jugadores, todos en un mismo equipo. El búfalo juega una carta al azar en cada turno. El equipo tiene sus manos y unas cuantas cartas especiales. Si acaba con menos cabezas que el búfalo, ganan todos juntos.</p>
<p>El juego se basa en Toma 6. Se aplican sus reglas, salvo las que esta página cambia.</p>
<h3>1. Cartas y preparación</h3>
<p><strong>1.1</strong> Las cartas numeradas y sus cabezas son las de take6 (sección 1).</p>
<p><strong>1.2</strong> Se barajan todas las cartas numeradas. Cada jugador recibe diez y las mantiene en secreto.</p>
<p><strong>1.3</strong> El búfalo recibe diez cartas en un montón boca abajo. Nadie puede mirarlas.</p>
<p><strong>1.4</strong> Otras cuatro cartas empiezan las filas 1 a 4, en el orden en que se reparten.</p>
<p><strong>1.5</strong> Hay 16 cartas especiales, dos de cada clase: ¡Toma 7!, ¡Stop!, ¡Reemplazar!, ¡Insertar!, ¡Empujar!, Primera, Última, Ordenar.</p>
<p><strong>1.6</strong> Se barajan las cartas especiales. Cuántas entran en juego depende del número de jugadores; las demás quedan fuera, sin ver:</p>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Jugadores</th><th scope="col">1</th><th scope="col">2</th><th scope="col">3</th><th scope="col">4</th><th scope="col">5</th><th scope="col">6</th></tr></thead><tbody><tr><td>Cartas especiales en juego</td><td>0</td><td>2</td><td>4</td><td>6</td><td>11</td><td>16</td></tr></tbody></table></div>
<p><strong>1.7</strong> Dos de las cartas especiales en juego están a la vista. Las demás forman un montón boca abajo.</p>
<p><strong>1.8</strong> Se juega una ronda de diez turnos.</p>
<h3>2. Un turno</h3>
<p><strong>2.1</strong> Cada jugador elige en secreto una carta de su mano.</p>
<p><strong>2.2</strong> Cuando todos han elegido, se revelan las cartas junto con la carta de arriba del montón del búfalo.</p>
<p><strong>2.3</strong> Las cartas reveladas, también la del búfalo, esperan en orden ascendente y se colocan una a una.</p>
<p><strong>2.4</strong> Una carta se coloca según las reglas de take6, sección 4, con los cambios que siguen.</p>
<p><strong>2.5</strong> Las filas bloqueadas (ver 5.5) no se tienen en cuenta al buscar una fila. Una carta que solo cabe en filas bloqueadas no cabe en ninguna.</p>
<p><strong>2.6</strong> Si una fila está vacía, la próxima carta va allí (ver sección 6).</p>
<h3>3. Llevarse filas</h3>
<p><strong>3.1</strong> El equipo tiene un montón común para lo que se llevan sus miembros.</p>
<p><strong>3.2</strong> El búfalo tiene su propio montón para lo que se lleva.</p>
<p><strong>3.3</strong> Si la carta de un jugador no cabe en ninguna fila, su dueño elige una cualquiera que no esté bloqueada y se la lleva.</p>
<p><strong>3.4</strong> Si la carta del búfalo no cabe en ninguna fila, el búfalo se lleva la que tiene menos cabezas.</p>
<p><strong>3.5</strong> Si varias filas empatan con menos cabezas, el búfalo se lleva la que tiene la última carta más alta.</p>
<p><strong>3.6</strong> El búfalo nunca se lleva una fila bloqueada.</p>
<h3>4. Cuándo se pueden usar las cartas especiales</h3>
<p><strong>4.1</strong> Una especial se puede usar después de revelar las cartas y mientras al menos una de ellas espera todavía: antes de la primera colocación y entre dos colocaciones (ver R1).</p>
<p><strong>4.2</strong> No se puede usar ninguna especial mientras se eligen cartas, ni después de la última colocación de un turno (ver R1).</p>
<p><strong>4.3</strong> Solo se puede usar una especial que esté a la vista.</p>
<p><strong>4.4</strong> Una especial usada se repone en el acto con la de arriba del montón boca abajo, si queda alguna.</p>
<p><strong>4.5</strong> En un turno se puede usar cualquier número de especiales, también una que acabe de salir.</p>
<p><strong>4.6</strong> Un ¡Stop! se puede levantar siempre que se pueda usar una especial, y también mientras se eligen cartas (ver R11).</p>
<p><strong>4.7</strong> Durante una colocación no se puede usar ni levantar nada. Mientras un jugador elige una fila según 3.3, esa colocación no ha terminado (ver R11).</p>
<p><strong>4.8</strong> Una especial usada sale del juego. ¡Toma 7! y ¡Stop! se quedan antes en una fila.</p>
<p><strong>4.9</strong> Una especial se puede usar siempre que sus propias reglas lo permitan, aunque no cambie nada. La siguiente se descubre igualmente.</p>
<h3>5. Qué hacen las cartas especiales</h3>
<h3>¡Toma 7!</h3>
<p><strong>5.1</strong> ¡Toma 7! se pone en una fila cualquiera que no esté bloqueada (ver R3).</p>
<p><strong>5.2</strong> Esa fila está llena con seis cartas. La séptima se lleva las seis.</p>
<p><strong>5.3</strong> El ¡Toma 7! sale del juego cuando alguien se lleva la fila, de la manera que sea.</p>
<h3>¡Stop!</h3>
<p><strong>5.4</strong> ¡Stop! se pone en una fila cualquiera, también en una con un ¡Toma 7!.</p>
<p><strong>5.5</strong> Esa fila queda bloqueada: allí no se añade, quita, inserta ni empuja nada, y nadie se la lleva.</p>
<p><strong>5.6</strong> El equipo levanta un ¡Stop! cuando quiere. Entonces sale del juego.</p>
<p><strong>5.7</strong> En una fila hay como mucho un ¡Toma 7! y un ¡Stop! (ver R2).</p>
<h3>¡Reemplazar!</h3>
<p><strong>5.8</strong> ¡Reemplazar! se usa cuando la próxima carta por colocar es la de un jugador (ver R4). No se puede usar con la carta del búfalo.</p>
<p><strong>5.9</strong> La carta vuelve a la mano. Su dueño elige en su lugar otra carta de la mano.</p>
<p><strong>5.10</strong> La carta nueva se coloca en el acto según las reglas normales. Entretanto no se puede usar nada.</p>
<p><strong>5.11</strong> El orden de las demás cartas en espera no cambia.</p>
<p><strong>5.12</strong> Un jugador sin otra carta en la mano no puede usar ¡Reemplazar!.</p>
<p><strong>5.13</strong> Todos han visto la carta que ha vuelto. Sigue siendo conocida.</p>
<h3>¡Insertar!</h3>
<p><strong>5.14</strong> ¡Insertar! se usa cuando la próxima carta por colocar es la de un jugador (ver R5). No se puede usar con la carta del búfalo.</p>
<p><strong>5.15</strong> El dueño mete la carta en una fila cualquiera que no esté bloqueada: antes de su primera carta o entre dos cartas.</p>
<p><strong>5.16</strong> La fila debe seguir siendo ascendente, y la carta nunca va al final. Así que la carta debe ser más baja que la última carta de la fila.</p>
<p><strong>5.17</strong> Esto sustituye a la colocación normal de la carta. No tiene por qué ser la fila que le correspondería.</p>
<h3>¡Empujar!</h3>
<p><strong>5.18</strong> ¡Empujar! mueve una carta cualquiera que esté en una fila a otra fila. Ninguna de las dos puede estar bloqueada.</p>
<p><strong>5.19</strong> La carta puede quedar al principio, entre dos cartas o al final. La fila debe seguir siendo ascendente.</p>
<p><strong>5.20</strong> ¡Empujar! puede mover la única carta de una fila (ver sección 6 y R6).</p>
<h3>Común a ¡Insertar! y ¡Empujar!</h3>
<p><strong>5.21</strong> Como las filas son ascendentes, el número de una carta insertada o empujada determina su sitio en la fila. Por eso con ¡Insertar! se nombra una fila, y con ¡Empujar!, una carta y una fila.</p>
<p><strong>5.22</strong> Una carta se puede insertar o empujar en una fila llena. Se pone en su sitio, y después el equipo se lleva todas las cartas de esa fila menos la última. La última es la nueva carta inicial.</p>
<p><strong>5.23</strong> En una fila con un ¡Toma 7!, llena quiere decir también aquí con seis cartas, y el ¡Toma 7! sale del juego.</p>
<p><strong>5.24</strong> El equipo se lleva estas cartas aunque la próxima carta por colocar sea la del búfalo.</p>
<h3>Primera, Última, Ordenar</h3>
<p><strong>5.25</strong> Primera pasa una carta en espera de un jugador al principio de la cola (ver R7).</p>
<p><strong>5.26</strong> Si otras Primeras de este turno han pasado cartas al principio y estas esperan todavía, la nueva va detrás de ellas (ver R7).</p>
<p><strong>5.27</strong> Última pasa una carta en espera de un jugador al final de la cola (ver R7).</p>
<p><strong>5.28</strong> Si otras Últimas de este turno han pasado cartas al final y estas esperan todavía, la nueva va delante de ellas (ver R7).</p>
<p><strong>5.29</strong> Primera y Última no se pueden usar con la carta del búfalo.</p>
<p><strong>5.30</strong> Si se han usado Primera y Última con la misma carta, vale la más reciente (ver R7).</p>
<p><strong>5.31</strong> Con Ordenar, el equipo pone todas las cartas en espera en el orden que quiera, también la del búfalo.</p>
<p><strong>5.32</strong> Ordenar anula lo que han fijado Primera y Última. Una Primera o una Última posterior parte del orden nuevo.</p>
<h3>6. Filas vacías</h3>
<p><strong>6.1</strong> Una fila solo se queda vacía cuando ¡Empujar! mueve su única carta (ver R6).</p>
<p><strong>6.2</strong> La próxima carta que se coloca va a la fila vacía, sea cual sea su número. Nadie se lleva nada.</p>
<p><strong>6.3</strong> Esto vale para la carta de un jugador, para la del búfalo y para una carta jugada con ¡Reemplazar!.</p>
<p><strong>6.4</strong> Con dos filas vacías, se ocupa primero la de más arriba.</p>
<p><strong>6.5</strong> En una fila vacía no se puede poner ningún ¡Toma 7! ni ningún ¡Stop!.</p>
<p><strong>6.6</strong> En una fila vacía no se puede insertar ni empujar ninguna carta.</p>
<p><strong>6.7</strong> ¡Insertar! en otra fila sigue siendo posible. La fila queda entonces vacía para la carta siguiente, si hace falta hasta el próximo turno.</p>
<p><strong>6.8</strong> Un ¡Toma 7! se queda en su fila cuando esta se vacía.</p>
<h3>7. Quién decide</h3>
<p><strong>7.1</strong> Cualquier jugador puede usar una especial a la vista o levantar un ¡Stop! (ver R10).</p>
<p><strong>7.2</strong> Solo el dueño de la próxima carta por colocar puede usar ¡Reemplazar! o ¡Insertar! (ver R10).</p>
<p><strong>7.3</strong> Antes de una colocación se abre una ventana si alguna especial a la vista tiene un uso permitido, o si hay un ¡Stop! que se pueda levantar. Si no, la carta se coloca de inmediato.</p>
<p><strong>7.4</strong> En una ventana cada jugador puede actuar, pasar una vez o pasar por lo que queda de turno.</p>
<p><strong>7.5</strong> Usar una especial o levantar un ¡Stop! abre una ventana nueva. Los pases de una vez quedan anulados (ver R8).</p>
<p><strong>7.6</strong> Los pases por lo que queda de turno se mantienen, pero se pueden retirar (ver R8).</p>
<p><strong>7.7</strong> La carta se coloca cuando todos los jugadores han pasado.</p>
<p><strong>7.8</strong> Mientras se eligen cartas nadie tiene que pasar. Levantar un ¡Stop! es opcional.</p>
<p><strong>7.9</strong> Solo el dueño de la carta elige una fila según 3.3 y una carta nueva según 5.9.</p>
<p><strong>7.10</strong> Una mesa puede exigir mayoría (ver O2). Usar una especial o levantar un ¡Stop! es entonces una propuesta que necesita a más de la mitad de los jugadores, contando a quien la hace.</p>
<p><strong>7.11</strong> Una propuesta de ¡Reemplazar! no muestra la carta nueva antes de que se coloque, porque las manos son secretas.</p>
<h3>8. Comunicación</h3>
<p><strong>8.1</strong> Las cartas de las manos son secretas durante toda la partida.</p>
<p><strong>8.2</strong> Los jugadores no pueden hablar de qué elegir ni de los números que les quedan.</p>
<p><strong>8.3</strong> Después de revelar las cartas, el equipo puede hablar de cómo colocarlas y de las especiales.</p>
<p><strong>8.4</strong> El chat está cerrado mientras se eligen cartas.</p>
<h3>9. Final</h3>
<p><strong>9.1</strong> La partida acaba cuando todas las cartas se han jugado y colocado.</p>
<p><strong>9.2</strong> Se cuentan las cabezas del montón del equipo y las del montón del búfalo.</p>
<p><strong>9.3</strong> Con 1 o 2 jugadores, las cabezas del equipo cuentan doble.</p>
<p><strong>9.4</strong> El equipo gana si tiene menos cabezas que el búfalo.</p>
<p><strong>9.5</strong> Un empate no es una victoria (ver R9).</p>
<h3>Opciones</h3>
<p><strong>O1</strong> <code>players</code>: de 1 a 6. Sin valor por defecto.</p>
<p><strong>O2</strong> <code>decide</code>: <code>anyone</code> o <code>majority</code>. Por defecto, <code>anyone</code>. Con <code>anyone</code>, usar una especial o levantar un ¡Stop! tiene efecto en el acto. Con <code>majority</code> hace falta más de la mitad de los jugadores (ver 7.10).</p>
<p><strong>O3</strong> <code>hand</code>: las cartas que reciben cada jugador y el búfalo, de 1 a 10. Por defecto, 10. Para pequeños experimentos. También fija el número de turnos.</p>
<p><strong>O4</strong> <code>cards</code>: la carta más alta, hasta 104. Por defecto, 104. Para pequeños experimentos.</p>
<p><strong>O5</strong> (<code>players</code> + 1) × <code>hand</code> + 4 por encima de <code>cards</code> se rechaza: no hay cartas suficientes para repartir.</p>
<p><strong>O6</strong> <code>decide</code> se puede fijar con cualquier número de jugadores. Con uno solo no cambia nada, porque no hay especiales.</p>
<h3>Aclaraciones</h3>
<p><strong>R1</strong> Las especiales se usan después de revelar las cartas y mientras una carta de este turno espera todavía: antes de la primera colocación y entre dos, no mientras se eligen cartas ni después de la última colocación. <em>Por qué:</em> el reglamento impreso las permite en general en cualquier momento sin fijar límites, y todos sus ejemplos ocurren en estos momentos.</p>
<p><strong>R2</strong> En una fila hay como mucho un ¡Toma 7! y un ¡Stop!. <em>Por qué:</em> el reglamento impreso no conoce ninguna fila que esté llena con siete cartas, y un segundo ¡Stop! no haría nada.</p>
<p><strong>R3</strong> ¡Toma 7! no se puede poner en una fila bloqueada. <em>Por qué:</em> en una fila bloqueada no ocurre nada hasta que se levanta su ¡Stop!. Es la regla coherente más sencilla.</p>
<p><strong>R4</strong> ¡Reemplazar! se usa cuando la carta en cuestión es la próxima por colocar. <em>Por qué:</em> la carta nueva se coloca en el acto, así que en cualquier otro momento tendría que saltarse la cola.</p>
<p><strong>R5</strong> ¡Insertar! se usa cuando la carta en cuestión es la próxima por colocar. <em>Por qué:</em> sustituye a la colocación normal de la carta, así que el orden de las demás queda intacto.</p>
<p><strong>R6</strong> ¡Empujar! puede vaciar una fila. La próxima carta que se coloca va allí y no se lleva nada, primero a la fila de más arriba; hasta entonces en esa fila no se puede poner, insertar ni empujar nada. <em>Por qué:</em> el reglamento impreso no protege a la única carta de una fila. Si la fila vacía se ocupa primero, siempre hay cuatro filas en la mesa sin decisiones nuevas.</p>
<p><strong>R7</strong> Una segunda Primera va detrás de la anterior, y Última funciona igual desde el otro extremo. Si se han usado ambas con la misma carta, vale la más reciente. <em>Por qué:</em> el reglamento impreso deja que dos Primeras nombren la primera y la segunda carta en ese orden, y los demás casos los leemos de la misma manera.</p>
<p><strong>R8</strong> Usar una especial o levantar un ¡Stop! anula los pases de una vez. Los pases por lo que queda de turno se mantienen y se pueden retirar. <em>Por qué:</em> los jugadores deben poder reaccionar a una situación nueva, pero diez turnos no deben costar cincuenta clics.</p>
<p><strong>R9</strong> Un empate no es una victoria. <em>Por qué:</em> el reglamento impreso exige menos cabezas que el búfalo y no menciona el empate.</p>
<p><strong>R10</strong> Por defecto basta un jugador para usar una especial a la vista o levantar un ¡Stop!. Solo el dueño de la próxima carta puede usar ¡Reemplazar! o ¡Insertar!. <em>Por qué:</em> el reglamento impreso deja estas decisiones al equipo sin decir cómo las toma. Si un jugador puede actuar, la partida no se detiene, y una mesa que prefiere el acuerdo puede exigir mayoría (7.10). ¡Reemplazar! usa una carta de una mano secreta, e ¡Insertar! coloca la carta propia; en los ejemplos impresos ambas cosas las hace el dueño.</p>
<p><strong>R11</strong> Un ¡Stop! no se levanta durante una colocación, tampoco mientras un jugador elige una fila. <em>Por qué:</em> el reglamento impreso deja que el equipo levante un ¡Stop! cuando quiera. Tratamos la colocación como un solo paso indivisible; si no, las filas podrían cambiar cuando ya se ha visto que una carta no cabe en ninguna. El equipo puede levantar el ¡Stop! antes o después de la colocación.</p>
<h3>Ejemplos</h3>
<p><strong>E1</strong> ¡Toma 7!. Muestra 5.1, 5.2. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> <code>[3 8 11 15 17][40][60][80]</code>; sigue el 20 de un jugador.</li><li><em>Jugada:</em> ¡Toma 7! en la fila 1, y después se coloca el 20.</li><li><em>Después:</em> <code>[3 8 11 15 17 20][40][60][80]</code>, con ¡Toma 7! en la fila 1; nadie se lleva nada. La próxima carta que vaya allí se lleva seis cartas (13 cabezas), y el ¡Toma 7! sale del juego (ver 5.3).</li></ul>
<p><strong>E2</strong> ¡Stop!. Muestra 2.5, 5.4, 5.5. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> <code>[2 6 9 12 15][20][60][80]</code>; sigue el 25 del búfalo.</li><li><em>Jugada:</em> ¡Stop! en la fila 2, y después se coloca el 25.</li><li><em>Entonces:</em> el 25 iría detrás del 20, pero la fila 2 está bloqueada. Va a la fila 1, que está llena: el búfalo se lleva 2 6 9 12 15 (6 cabezas).</li><li><em>Después:</em> <code>[25][20][60][80]</code>, con ¡Stop! en la fila 2.</li></ul>
<p><strong>E3</strong> ¡Reemplazar!. Muestra 5.8, 5.9, 5.10. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> <code>[10][1 4 8 12 17][60][80]</code>; sigue el 25 de un jugador y se llevaría la fila 2.</li><li><em>Jugada:</em> ¡Reemplazar!: el 25 vuelve a la mano, y su dueño elige el 15.</li><li><em>Entonces:</em> el 15 solo cabe en la fila 1.</li><li><em>Después:</em> <code>[10 15][1 4 8 12 17][60][80]</code>. Nadie se lleva nada; el 25 está de nuevo en la mano.</li></ul>
<p><strong>E4</strong> ¡Insertar!. Muestra 5.14, 5.15, 5.16, 5.21. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> <code>[5 11][30][40][50]</code>; sigue el 10 de un jugador y no cabe en ninguna fila.</li><li><em>Jugada:</em> ¡Insertar! en la fila 1.</li><li><em>Después:</em> <code>[5 10 11][30][40][50]</code>. Nadie se lleva nada.</li></ul>
<p><strong>E5</strong> ¡Empujar!. Muestra 5.18, 5.19, 5.21. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> <code>[2 5 9 12][30][40][7 20]</code>; sigue el 15 del búfalo.</li><li><em>Jugada:</em> ¡Empujar! mueve el 7 a la fila 1, y después se coloca el 15.</li><li><em>Entonces:</em> la fila 1 pasa a ser 2 5 7 9 12 y está llena. El 15 va allí: el búfalo se lleva 2 5 7 9 12 (6 cabezas).</li><li><em>Después:</em> <code>[15][30][40][20]</code>.</li></ul>
<p><strong>E6</strong> Primera. Muestra 3.4, 5.25. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> <code>[90][70 72 75 80 85][50 55][60 66]</code>; esperan el 4 del búfalo y el 100 de un jugador.</li><li><em>Jugada:</em> Primera para el 100.</li><li><em>Entonces:</em> sin ella, el búfalo se llevaría el 90 (3 cabezas), y después el 100 se llevaría la fila 2 (11 cabezas). Ahora el 100 va detrás del 90. Las filas tienen 6, 11, 10 y 8 cabezas; el 4 no cabe en ninguna, así que el búfalo se lleva 90 100 (6 cabezas).</li><li><em>Después:</em> <code>[4][70 72 75 80 85][50 55][60 66]</code>.</li></ul>
<p><strong>E7</strong> Última. Muestra 5.27. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> <code>[40][60][20][81 86 92 95 98]</code>; esperan el 100 de un jugador y el 103 del búfalo.</li><li><em>Jugada:</em> Última para el 100.</li><li><em>Entonces:</em> el 103 va a la fila 4, que está llena: el búfalo se lleva 81 86 92 95 98 (6 cabezas) y el 103 empieza la fila 4. El 100 va después detrás del 60.</li><li><em>Después:</em> <code>[40][60 100][20][103]</code>.</li></ul>
<p><strong>E8</strong> Ordenar. Muestra 5.31. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> <code>[20][40 42 44 50][30][75]</code>; esperan 55, 68, 78 y 80 de los jugadores y el 72 del búfalo.</li><li><em>Jugada:</em> Ordenar así: 78, 80, 55, 72 (búfalo), 68.</li><li><em>Entonces:</em> el 78 y el 80 van a la fila 4. El 55 llena la fila 2. El 72 va allí: el búfalo se lleva 40 42 44 50 55 (19 cabezas) y el 72 empieza la fila 2. El 68 va detrás del 30.</li><li><em>Después:</em> <code>[20][72][30 68][75 78 80]</code>.</li></ul>`;export{e as default};
var e=`<h2>Toma 6 con cartas de fans</h2>
<p>De 2 a 10 jugadores. Cuatro clases de cartas de fans cambian las reglas de Toma 6. Juega con una clase o combínalas.</p>
<h3>1. Todas las cartas de fans</h3>
<p><strong>1.1</strong> Se aplican todas las reglas de take6, salvo las que esta página cambia.</p>
<p><strong>1.2</strong> Las cartas de fans se preparan de nuevo en cada ronda, cuando las cuatro cartas iniciales están puestas.</p>
<p><strong>1.3</strong> El <em>valor</em> de una carta es el número con el que se coloca. Es el número impreso, o el volteado si se juega con ella una carta de voltear (ver sección 5).</p>
<p><strong>1.4</strong> La <em>última carta</em> de una fila es la carta numerada que está más a la derecha. Cuenta su número impreso.</p>
<p><strong>1.5</strong> Una fila <em>admite</em> una carta si el valor de la carta es más alto que la última carta de la fila y ninguna carta de fans de esa fila lo prohíbe. Montañismo da la vuelta a la primera condición en su fila (ver 3.2).</p>
<p><strong>1.6</strong> Entre las filas que la admiten, la carta va a aquella cuya última carta es la más cercana a su valor: cuenta la diferencia más pequeña.</p>
<p><strong>1.7</strong> Si ninguna fila admite una carta, su dueño elige una fila cualquiera, también una marcada, y se lleva sus cartas (ver R2).</p>
<p><strong>1.8</strong> En ese caso la carta empieza la fila elegida, sean cuales sean su paridad y su valor (ver R2).</p>
<p><strong>1.9</strong> Alguien <em>se lleva</em> una fila cuando se lleva cartas de ella: porque estaba llena, por la libre elección de 1.7 o porque la vaca cayó allí (ver 4.7).</p>
<p><strong>1.10</strong> Las cabezas de una carta son siempre las de su número impreso.</p>
<p><strong>1.11</strong> Las cartas de fans se pueden usar con el mazo completo y con el limitado, y con el reparto al azar y con el draft.</p>
<h3>2. Par/Impar</h3>
<p><strong>2.1</strong> Un marcador con un lado par y un lado impar está a la izquierda de una fila. Esa fila es la fila marcada.</p>
<p><strong>2.2</strong> Al empezar una ronda, el marcador va a la fila con la carta inicial más baja y muestra la paridad de esa carta.</p>
<p><strong>2.3</strong> La fila marcada solo admite cartas cuyo valor tiene la paridad que se muestra.</p>
<p><strong>2.4</strong> Cada vez que alguien se lleva una fila, el marcador se mueve, una vez que la nueva carta inicial está puesta.</p>
<p><strong>2.5</strong> El marcador deja su fila y va a aquella de las otras tres que tiene la última carta más baja. Puede ser la fila que alguien acaba de llevarse, salvo si el marcador estaba allí.</p>
<p><strong>2.6</strong> El marcador muestra entonces la paridad de esa última carta.</p>
<p><strong>2.7</strong> El marcador mantiene su lado hasta que se mueve otra vez, sean cuales sean las cartas que se añadan a la fila.</p>
<p><strong>2.8</strong> El marcador no cuenta para la longitud de una fila.</p>
<h3>3. Montañismo</h3>
<p><strong>3.1</strong> Un marcador con una flecha está a la izquierda de una fila. Al empezar una ronda está en la fila 4 y su flecha apunta hacia arriba.</p>
<p><strong>3.2</strong> La fila marcada solo admite cartas cuyo valor es <em>más bajo</em> que su última carta. Las otras tres filas son como siempre.</p>
<p><strong>3.3</strong> La fila más cercana de 1.6 se determina por la diferencia absoluta, tanto si la carta es más alta que la última como si es más baja.</p>
<p><strong>3.4</strong> Si la fila marcada y otra fila están igual de cerca, la carta va a la fila marcada.</p>
<p><strong>3.5</strong> Cada vez que alguien se lleva una fila, el marcador avanza una fila en la dirección de su flecha, una vez que la nueva carta inicial está puesta.</p>
<p><strong>3.6</strong> Cuando el marcador llega a la fila 1 o a la fila 4, su flecha se invierte. Por lo tanto va 4↑ 3↑ 2↑ 1↓ 2↓ 3↓ 4↑ y así sucesivamente.</p>
<p><strong>3.7</strong> El marcador no cuenta para la longitud de una fila.</p>
<p><strong>3.8</strong> Cuando una fila pasa a estar marcada o deja de estarlo, sus cartas quedan como están. Desde ese momento solo importa su última carta.</p>
<h3>4. Vaca saltarina</h3>
<p><strong>4.1</strong> La vaca está en el extremo derecho de una fila. Al empezar una ronda va a la fila con la carta inicial más baja.</p>
<p><strong>4.2</strong> La vaca no tiene valor. Para buscar la fila de una carta se usa la carta numerada que está a la izquierda de la vaca.</p>
<p><strong>4.3</strong> La vaca cuenta para la longitud de su fila: cuatro cartas numeradas y la vaca son una fila llena.</p>
<p><strong>4.4</strong> Cuando se coloca una carta en la fila de la vaca, la vaca salta a aquella de las otras tres filas que tiene la última carta más baja.</p>
<p><strong>4.5</strong> Quien se lleva la fila de la vaca se lleva solo las cartas numeradas. La carta jugada empieza la fila, y después la vaca salta según 4.4.</p>
<p><strong>4.6</strong> Esto vale tanto para una fila llena como para la libre elección de 1.7.</p>
<p><strong>4.7</strong> Si la vaca cae en una fila con cinco cartas numeradas, el jugador cuya carta la hizo saltar se lleva también cartas de esa fila: la más alta se queda como nueva carta inicial, y el jugador se lleva las otras cuatro.</p>
<p><strong>4.8</strong> Después de eso la vaca salta otra vez desde allí según 4.4. Así que una sola carta puede costar varias filas.</p>
<p><strong>4.9</strong> Colocar una carta en otra fila, o llevarse otra fila, no mueve la vaca.</p>
<h3>5. Cambio de cifras</h3>
<p><strong>5.1</strong> Cada jugador recibe una carta de voltear al empezar cada ronda. Si no la usa, no la guarda para la siguiente.</p>
<p><strong>5.2</strong> Un jugador puede jugar la carta de voltear boca abajo junto con la carta numerada que elige. Nadie la ve antes de que se revelen las cartas.</p>
<p><strong>5.3</strong> La carta de voltear invierte las dos cifras de la carta numerada: el 31 tiene el valor 13, y el 90 tiene el valor 9.</p>
<p><strong>5.4</strong> Las cartas del 1 al 9 se leen con un cero delante: el 1 tiene el valor 10, y el 9 tiene el valor 90 (ver R3).</p>
<p><strong>5.5</strong> Las cartas del 100 al 104 no se pueden voltear.</p>
<p><strong>5.6</strong> Para el orden de colocación y para buscar la fila cuenta el valor, no el número impreso.</p>
<p><strong>5.7</strong> Si dos cartas tienen el mismo valor, se coloca primero la volteada.</p>
<p><strong>5.8</strong> Un valor igual a la última carta de una fila no cabe allí.</p>
<p><strong>5.9</strong> Una vez colocada, la carta vuelve a contar con su número impreso. Así que una fila ya no tiene por qué ser ascendente.</p>
<p><strong>5.10</strong> Una carta de voltear usada no vuelve en esa ronda.</p>
<p><strong>5.11</strong> Una carta con dos cifras iguales se puede voltear. Su valor sigue siendo el mismo.</p>
<h3>6. Combinar cartas de fans</h3>
<p><strong>6.1</strong> Puede haber varias cartas de fans en juego a la vez. Rodeo avisa entonces a la mesa de que el reglamento impreso no lo aconseja (ver R1).</p>
<p><strong>6.2</strong> Una fila admite una carta solo si todas las cartas de fans de esa fila lo permiten.</p>
<p><strong>6.3</strong> Cuando alguien se lleva una fila, las cartas de fans se mueven en este orden: Par/Impar, luego Montañismo, luego la vaca (ver R4). La vaca solo se mueve si lo dice la regla 4.4, la 4.5 o la 4.8.</p>
<p><strong>6.4</strong> Si alguien se lleva una fila a causa de la vaca (ver 4.7), cuenta como cualquier otra vez: Par/Impar y Montañismo se mueven de nuevo, y solo después vuelve a saltar la vaca (ver R4).</p>
<p><strong>6.5</strong> La paridad y la altura que debe tener una carta son las de su valor (ver 1.3).</p>
<p><strong>6.6</strong> La carta más alta de 4.7 es la que tiene el número impreso más alto, esté donde esté en la fila.</p>
<h3>Opciones</h3>
<p><strong>O1</strong> <code>fans</code>: cualesquiera de <code>even_odd</code>, <code>mountaineering</code>, <code>jumping_cow</code>, <code>flip_digits</code>. Por defecto, ninguna.</p>
<p><strong>O2</strong> Cada nombre se puede dar una vez. Un nombre repetido se rechaza: hay una carta de cada clase, y una carta de voltear por jugador.</p>
<p><strong>O3</strong> Se permite cualquier combinación de cartas de fans distintas. Con dos o más aparece el aviso de 6.1.</p>
<p><strong>O4</strong> Todas las demás opciones son las de take6, y también las combinaciones que se rechazan.</p>
<h3>Aclaraciones</h3>
<p><strong>R1</strong> Las cartas de fans se pueden combinar, y a la mesa que lo hace se le avisa de que el reglamento impreso no lo aconseja. <em>Por qué:</em> es solo una recomendación, y un grupo que la conoce debe poder probarlo.</p>
<p><strong>R2</strong> Siempre que ninguna fila admite una carta, su dueño se lleva una fila cualquiera, también una marcada, y la carta la empieza, sean cuales sean su paridad y su valor. <em>Por qué:</em> los marcadores pueden dejar sin fila a una carta alta, y la conocida regla de la carta baja es la solución más sencilla.</p>
<p><strong>R3</strong> Las cartas del 1 al 9 se voltean a 10, 20 … 90. <em>Por qué:</em> un 90 se convierte en 09, así que al leer un 9 como 09 voltear dos veces devuelve siempre el número original, y dos cartas volteadas nunca pueden tener el mismo valor.</p>
<p><strong>R4</strong> Cuando alguien se lleva una fila se mueve primero Par/Impar, luego Montañismo y luego la vaca. Si es a causa de la vaca, las otras dos se mueven de nuevo antes de que la vaca vuelva a saltar. <em>Por qué:</em> el reglamento impreso no trata las combinaciones. Un orden fijo hace que todo resultado sea inequívoco, y la vaca va la última porque puede seguir saltando.</p>
<h3>Ejemplos</h3>
<p><strong>E1</strong> Par/Impar. Muestra 2.3, 2.4, 2.5, 2.6. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> <code>[31][40 44 47 50 52][92][85]</code>; el marcador está en la fila 4 y muestra impar.</li><li><em>Jugada:</em> 90.</li><li><em>Entonces:</em> el 90 iría detrás del 85, pero la fila 4 solo admite valores impares. La siguiente más cercana es la del 52, la fila 2, que está llena: el dueño se lleva 40 44 47 50 52 (13 cabezas) y el 90 empieza la fila 2. El marcador debe dejar la fila 4; las últimas cartas de las otras son 31, 90 y 92, así que va a la fila 1. El 31 es impar.</li><li><em>Después:</em> <code>[31][90][92][85]</code>; el marcador en la fila 1, impar.</li></ul>
<p><strong>E2</strong> Montañismo. Muestra 3.2, 3.3, 3.5. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> <code>[50][12][60][80 70 55 40 26]</code>; el marcador está en la fila 4, con la flecha hacia arriba.</li><li><em>Jugada:</em> 21.</li><li><em>Entonces:</em> la fila 2 admite el 21 (diferencia 9). También la fila 4, porque 21 es más bajo que 26 (diferencia 5), y está más cerca. La fila 4 está llena: el dueño se lleva 80 70 55 40 26 (17 cabezas) y el 21 empieza la fila 4. El marcador sube.</li><li><em>Después:</em> <code>[50][12][60][21]</code>; el marcador en la fila 3, con la flecha hacia arriba.</li></ul>
<p><strong>E3</strong> Vaca saltarina. Muestra 4.2, 4.3, 4.5. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> <code>[2 5 9 13 cow][78][104][53]</code> (<em>cow</em> es la vaca).</li><li><em>Jugada:</em> 43.</li><li><em>Entonces:</em> el 43 solo cabe en la fila 1, detrás del 13. Cuatro cartas numeradas y la vaca son una fila llena: el dueño se lleva 2 5 9 13 (5 cabezas) y el 43 empieza la fila 1. Las últimas cartas de las otras filas son 78, 104 y 53; la más baja es el 53.</li><li><em>Después:</em> <code>[43][78][104][53 cow]</code>.</li></ul>
<p><strong>E4</strong> Cambio de cifras. Muestra 5.3, 5.6, 5.9. <em>En parte nuestro.</em></p>
<ul><li><em>Antes:</em> <code>[90][3 8 11 15 20][60][30]</code>.</li><li><em>Jugada:</em> el 24 con la carta de voltear.</li><li><em>Entonces:</em> como 24, la carta iría detrás del 20 y se llevaría una fila llena. Volteada tiene el valor 42 y va detrás del 30. Allí vuelve a contar como 24.</li><li><em>Después:</em> <code>[90][3 8 11 15 20][60][30 24]</code>. Nadie se lleva nada.</li></ul>`;export{e as default};
var e=`# Toma 6 con cartas de fans

De 2 a 10 jugadores. Cuatro cartitas que ponen [Toma 6](take6.md) patas arriba. Juégalas de una en una, o mézclalas si
te atreves.

## 1. Todas las cartas de fans

**1.1** Valen todas las reglas de take6 mientras esta página no las cambie.

**1.2** En cada ronda las cartas de fans se preparan de nuevo, una vez puestas las cuatro filas.

**1.3** El *valor* de una carta es el número con el que se coloca. Es el número impreso, o el volteado si se juega con
ella una carta de voltear (ver sección 5).

**1.4** La *última carta* de una fila es la carta numerada que está más a la derecha. Cuenta su número impreso.

**1.5** Una fila *admite* una carta si el valor de la carta es más alto que la última carta de la fila y ninguna carta
de fans de esa fila lo prohíbe. Montañismo da la vuelta a la primera condición en su fila (ver 3.2).

**1.6** Una carta va a la fila que la admite y cuya última carta es la más cercana a su valor: cuenta la diferencia más
pequeña.

**1.7** Si ninguna fila admite una carta, su dueño elige una fila cualquiera, también una marcada, y se lleva sus
cartas (ver R2).

**1.8** En ese caso la carta empieza la fila elegida, sean cuales sean su paridad y su valor (ver R2).

**1.9** Alguien *se lleva* una fila cuando se lleva cartas de ella: porque estaba llena, por la libre elección de 1.7 o
porque la vaca cayó allí (ver 4.7).

**1.10** Las cabezas de una carta son siempre las de su número impreso.

**1.11** Las cartas de fans se pueden usar con el mazo completo y con el limitado, y con el reparto al azar y con la
elección de cartas.

## 2. Par/Impar

**2.1** Una señal con un lado par y un lado impar está a la izquierda de una fila. Esa fila es la fila marcada.

**2.2** Al empezar una ronda, la señal va a la fila con la carta inicial más baja y muestra la paridad de esa carta.

**2.3** La fila marcada solo admite cartas cuyo valor tiene la paridad que se muestra.

**2.4** Cada vez que alguien se lleva una fila, sea cual sea, la señal se mueve. Antes se completa lo que ocurre en esa
fila, con la nueva carta inicial ya puesta.

**2.5** La señal deja su fila y va a una de las otras tres: la que tiene la última carta más baja. Puede ser la fila
que alguien acaba de llevarse, salvo si la señal estaba allí.

**2.6** La señal muestra entonces la paridad de esa última carta.

**2.7** La señal sigue mostrando el mismo lado hasta que se mueve otra vez, se añada lo que se añada a la fila.

**2.8** La señal no cuenta para la longitud de una fila.

## 3. Montañismo

**3.1** Una señal con una flecha está a la izquierda de una fila. Al empezar una ronda está en la fila 4 y su flecha
apunta hacia arriba.

**3.2** La fila marcada solo admite cartas cuyo valor es *más bajo* que su última carta. Las otras tres filas son como
siempre.

**3.3** La fila más cercana de 1.6 se busca con la simple diferencia, tanto si la carta está por encima de la última
como si está por debajo.

**3.4** Si la fila marcada y otra fila están igual de cerca, la carta va a la fila marcada.

**3.5** Cada vez que alguien se lleva una fila, sea cual sea, la señal avanza una fila en la dirección de su flecha.
Antes se completa lo que ocurre en esa fila, con la nueva carta inicial ya puesta.

**3.6** Cuando la señal llega a la fila 1 o a la fila 4, su flecha se da la vuelta. Así que va 4↑ 3↑ 2↑ 1↓ 2↓ 3↓ 4↑ y
así sucesivamente.

**3.7** La señal no cuenta para la longitud de una fila.

**3.8** Cuando una fila pasa a estar marcada o deja de estarlo, sus cartas se quedan como están. A partir de ese
momento solo importa su última carta.

## 4. Vaca saltarina

**4.1** La vaca está en el extremo derecho de una fila. Al empezar una ronda va a la fila con la carta inicial más
baja.

**4.2** La vaca no tiene valor. Una carta que busca fila se compara con la carta numerada que está a la izquierda de la
vaca.

**4.3** La vaca cuenta para la longitud de su fila: cuatro cartas numeradas y la vaca son una fila llena.

**4.4** Cuando se coloca una carta en la fila de la vaca, la vaca salta: va a una de las otras tres filas, la que tiene
la última carta más baja.

**4.5** Quien se lleva la fila de la vaca se lleva solo las cartas numeradas. La carta jugada empieza la fila, y
después la vaca salta según 4.4.

**4.6** Esto vale tanto para una fila llena como para la libre elección de 1.7.

**4.7** Si la vaca cae en una fila con cinco cartas numeradas, el jugador cuya carta la hizo saltar se lleva también
cartas de esa fila: la más alta se queda como nueva carta inicial, y el jugador se lleva las otras cuatro.

**4.8** Después de eso la vaca salta otra vez desde allí según 4.4. Así que una sola carta puede costar varias filas.

**4.9** Colocar una carta en otra fila, o llevarse otra fila, no mueve la vaca.

## 5. Cambio de cifras

**5.1** Cada jugador recibe una carta de voltear al empezar cada ronda. Si no la usa, no la guarda para la siguiente.

**5.2** Un jugador puede poner la carta de voltear boca abajo junto con la carta numerada que elige. Nadie la ve antes
de que se enseñen todas las cartas.

**5.3** La carta de voltear invierte las dos cifras de la carta numerada: el 31 tiene el valor 13, y el 90 tiene el
valor 9.

**5.4** Las cartas del 1 al 9 cuentan como si llevaran un cero delante: el 1 tiene el valor 10, y el 9 tiene el valor
90 (ver R3).

**5.5** Las cartas del 100 al 104 no se pueden voltear.

**5.6** Para el orden de colocación y para buscar la fila cuenta el valor, no el número impreso.

**5.7** Si dos cartas tienen el mismo valor, se coloca primero la volteada.

**5.8** Un valor igual a la última carta de una fila no cabe allí.

**5.9** Una vez colocada, la carta vuelve a contar con su número impreso. Así que una fila ya no tiene por qué ser
ascendente.

**5.10** Una carta de voltear usada ya no vuelve en esa ronda.

**5.11** Una carta con dos cifras iguales se puede voltear. Su valor sigue siendo el mismo.

## 6. Combinar cartas de fans

**6.1** Puede haber varias cartas de fans en juego a la vez. Rodeo avisa entonces a la mesa de que el reglamento
impreso no lo aconseja (ver R1).

**6.2** Una fila admite una carta solo si todas las cartas de fans de esa fila están de acuerdo.

**6.3** Cuando alguien se lleva una fila, las cartas de fans se mueven en este orden: Par/Impar, luego Montañismo,
luego la vaca (ver R4). La vaca solo se mueve si lo dice la regla 4.4, la 4.5 o la 4.8.

**6.4** Si alguien se lleva una fila por culpa de la vaca (ver 4.7), cuenta como cualquier otra vez: Par/Impar y
Montañismo se mueven de nuevo, y solo después vuelve a saltar la vaca (ver R4).

**6.5** La paridad y la altura que debe tener una carta son las de su valor (ver 1.3).

**6.6** La carta más alta de 4.7 es la que tiene el número impreso más alto, esté donde esté en la fila.

## Opciones

**O1** \`fans\`: cualesquiera de \`even_odd\`, \`mountaineering\`, \`jumping_cow\`, \`flip_digits\`. Por defecto, ninguna.

**O2** Cada nombre se puede dar una vez. Un nombre dado dos veces se rechaza: hay una carta de cada clase, y una carta
de voltear por jugador.

**O3** No se rechaza ninguna combinación de cartas de fans distintas. Con dos o más sale el aviso de 6.1.

**O4** Todas las demás opciones son las de take6, y también las combinaciones que se rechazan.

## Aclaraciones

**R1** Las cartas de fans se pueden combinar, y a la mesa que lo hace se le avisa de que el reglamento impreso no lo
aconseja. *Por qué:* el consejo es bueno, pero es un consejo, y una mesa que lo conoce debe ser libre de divertirse a
su manera.

**R2** Siempre que ninguna fila admite una carta, su dueño se lleva una fila cualquiera, también una marcada, y la
carta la empieza, sean cuales sean su paridad y su valor. *Por qué:* las señales pueden dejar sin fila a una carta
alta, y la regla de la carta baja, que todos conocen, es la manera más corta de salir de ese callejón.

**R3** Las cartas del 1 al 9 se voltean a 10, 20 … 90. *Por qué:* un 90 se convierte en 09, así que al leer un 9 como
09 voltear dos veces devuelve siempre el número original, y dos cartas volteadas nunca pueden tener el mismo valor.

**R4** Cada vez que alguien se lleva una fila se mueve primero Par/Impar, luego Montañismo y luego la vaca; si es por
culpa de la vaca, las otras dos se mueven de nuevo antes de que la vaca vuelva a saltar. *Por qué:* el reglamento
impreso no dice nada de combinaciones, y con un orden fijo todo resultado es inequívoco, mientras que la vaca, que
quizá siga saltando, va la última.

## Ejemplos

**E1** Par/Impar. Muestra 2.3, 2.4, 2.5, 2.6. *En parte nuestro.*

- *Antes:* \`[31][40 44 47 50 52][92][85]\`; la señal está en la fila 4 y muestra impar.
- *Jugada:* 90.
- *Entonces:* el 90 iría detrás del 85, pero la fila 4 solo admite valores impares. La siguiente más cercana es la del
  52, la fila 2, que está llena: el dueño se lleva 40 44 47 50 52 (13 cabezas) y el 90 empieza la fila 2. La señal debe
  dejar la fila 4; las últimas cartas de las otras son 31, 90 y 92, así que va a la fila 1. El 31 es impar.
- *Después:* \`[31][90][92][85]\`; la señal en la fila 1, impar.

**E2** Montañismo. Muestra 3.2, 3.3, 3.5. *En parte nuestro.*

- *Antes:* \`[50][12][60][80 70 55 40 26]\`; la señal está en la fila 4, con la flecha hacia arriba.
- *Jugada:* 21.
- *Entonces:* la fila 2 admite el 21 (diferencia 9). También la fila 4, porque 21 es más bajo que 26 (diferencia 5), y
  está más cerca. La fila 4 está llena: el dueño se lleva 80 70 55 40 26 (17 cabezas) y el 21 empieza la fila 4. La
  señal sube.
- *Después:* \`[50][12][60][21]\`; la señal en la fila 3, con la flecha hacia arriba.

**E3** Vaca saltarina. Muestra 4.2, 4.3, 4.5. *En parte nuestro.*

- *Antes:* \`[2 5 9 13 cow][78][104][53]\` (*cow* es la vaca).
- *Jugada:* 43.
- *Entonces:* el 43 solo cabe en la fila 1, detrás del 13. Cuatro cartas numeradas y la vaca son una fila llena: el
  dueño se lleva 2 5 9 13 (5 cabezas) y el 43 empieza la fila 1. Las últimas cartas de las otras filas son 78, 104 y
  53; la más baja es el 53.
- *Después:* \`[43][78][104][53 cow]\`.

**E4** Cambio de cifras. Muestra 5.3, 5.6, 5.9. *En parte nuestro.*

- *Antes:* \`[90][3 8 11 15 20][60][30]\`.
- *Jugada:* el 24 con la carta de voltear.
- *Entonces:* como 24, la carta iría detrás del 20 y se llevaría una fila llena. Volteada tiene el valor 42 y va detrás
  del 30. Allí vuelve a contar como 24.
- *Después:* \`[90][3 8 11 15 20][60][30 24]\`. Nadie se lleva nada.
`;export{e as default};
/** What is said, by how content the neighbour is. */
export interface Comments {
  good: readonly string[];
  fair: readonly string[];
  bad: readonly string[];
}

const food: Comments = {
  good: [
    'Llegó calientito y bien envuelto.',
    'Sabe a casa de mi abuela, con eso digo todo.',
    'Muy rico. Mis hijos pidieron otra vez.',
    'Buena porción y bien sazonado.',
    'El mejor del rumbo, y mire que he probado.',
    'Riquísimo.',
    'Vale cada peso. Pidan salsa aparte.',
    'Fresco y del día, se nota.',
    'Lo pedimos para la reunión y no sobró nada.',
    'Bueno, aunque lo esperaba un poquito más grande.',
    'Me gustó, nomás que sí pica.',
    'De diez, igual que siempre.',
    'Lo encargué el jueves y el sábado a las ocho ya estaba en mi puerta.',
    '¡Qué cosa tan buena con café!',
  ],
  fair: [
    'Bien, pero la otra vez venía más lleno.',
    'Ni fu ni fa.',
    'Bueno de sabor, llegó tibio.',
    'Cumple. Un poco salado para mi gusto.',
  ],
  bad: [
    'Llegó frío.',
    'Pedí sin cebolla y traía cebolla.',
    'Me tocó quemadito de abajo.',
    'Muy poquito para lo que cuesta.',
  ],
};
const wear: Comments = {
  good: [
    'La talla es exacta.',
    'Buena costura, no se descosió ni con la lavada.',
    'Bonito color, igual que en la foto.',
    'Comodísimo desde el primer día.',
    'Me lo chulean en cada baile.',
    'Lo compré para mi papá y quedó encantado.',
    'Buen material.',
    'Me cambiaron la talla sin problema, muy amables.',
    'Aguanta el trabajo diario.',
  ],
  fair: [
    'Viene un número más chico, pidan grande.',
    'Está bien por el precio.',
    'El color es más opaco que en la foto.',
  ],
  bad: ['Se despintó a la segunda lavada.', 'No me quedó y tardaron en cambiarlo.', 'Me apretó todo el baile.'],
};
const things: Comments = {
  good: [
    'Buen producto y llegó antes de lo que dijeron.',
    'Funciona perfecto.',
    'Tal cual la descripción.',
    'Lo usé el mismo día, sin queja.',
    'Más barato que ir hasta Casas Grandes, y sin gastar gasolina.',
    'Firme y bien hecho.',
    'Me explicaron cómo usarlo, se agradece.',
    'Ya es el segundo que compro.',
    'Buena calidad. Recomendado.',
    'Sirve. Punto.',
    'Pesado, pero el repartidor lo metió hasta la bodega.',
    'Bien empacado, nada quebrado.',
  ],
  fair: [
    'Hace lo que debe, sin más.',
    'Bueno, pero venía sin instructivo.',
    'Regular. La caja llegó golpeada.',
    'Está bien; el anterior salió mejor.',
  ],
  bad: ['Duró un mes.', 'Me mandaron otro color.', 'No es lo que se ve en la foto.', 'Caro.'],
};
const care: Comments = {
  good: [
    'Huele riquísimo y no reseca.',
    'Se me acabó y ya pedí otro.',
    'A mi mamá le ha servido mucho.',
    'Buen tono, dura todo el día.',
    'Suave, hasta mi niña lo usa.',
    'Rinde bastante.',
    'Me lo recomendó mi cuñada y tenía razón.',
  ],
  fair: ['Normalito.', 'Bueno, pero el envase gotea.', 'Huele fuerte.'],
  bad: ['Me sacó ronchas.', 'No pinta nada.', 'Venía abierto.'],
};
const farm: Comments = {
  good: [
    'Las vacas se lo comen parejo.',
    'Buen peso, lo pasé por la báscula.',
    'Cuero del bueno, huele a nuevo todavía.',
    'Me lo llevaron hasta el rancho.',
    'Ya lo probé en la huerta y jala muy bien.',
    'Precio justo.',
    'Aguantó la temporada completa.',
    'Atiende gente que sí sabe de animales.',
    'Lo que pedí, como lo pedí.',
  ],
  fair: [
    'Bien, aunque la última traía mucho polvo.',
    'Sirve, pero las conexiones se compran aparte.',
    'Regular, lo he visto más barato.',
  ],
  bad: ['Llegó mojado.', 'Faltaba una pieza y nadie contesta.', 'Salió delgado.'],
};
const gifts: Comments = {
  good: [
    'Le encantó a mi esposa.',
    'Precioso, más bonito que en la foto.',
    'Llegó a tiempo para la fiesta.',
    'Los niños felices.',
    'La dedicatoria quedó perfecta.',
    'Buen detalle y bien envuelto.',
    'Frescas, duraron más de una semana.',
    'Tremenda piñata, costó romperla.',
  ],
  fair: ['Bonito pero chico.', 'Llegó una hora tarde; el regalo, bien.', 'Está bien para salir del paso.'],
  bad: ['Las flores ya venían tristes.', 'Se tronó antes de la fiesta.', 'Escribieron mal el nombre.'],
};

/** Comments on products, by the shop's company category; `otros` serves the rest. */
export const productComments: Readonly<Record<string, Comments>> = {
  comida: food,
  abarrotes: {
    good: [
      ...food.good.slice(3),
      'Buen peso y bien limpio.',
      'Siempre encuentro lo que busco.',
      'El queso estira como debe.',
    ],
    fair: [...food.fair.slice(0, 2), 'Subió de precio, pero sigue bueno.'],
    bad: ['Traía dos piezas malas.', 'Ya casi caducaba.', 'Mucho hueso y poca carne.'],
  },
  ropa: wear,
  belleza: care,
  agro: farm,
  regalos: gifts,
  otros: things,
};

/** Comments on the shops themselves. */
export const shopComments: Comments = {
  good: [
    'Muy buena atención, lo tratan a uno por su nombre.',
    'Siempre tienen lo que busco.',
    'Honestos con el precio y con el peso.',
    'Contestan rápido los mensajes.',
    'Llevo años comprándoles y nunca me han fallado.',
    'Buen servicio.',
    'Abren temprano, que es lo que uno necesita.',
    'Me resolvieron el mismo día.',
    'Gente trabajadora y amable. Apoyemos lo local.',
    'Surtido y limpio.',
    'Entregan hasta Angostura sin poner cara.',
    'Recomendados al cien.',
    'Me guardaron el pedido hasta que pude pasar.',
    'Cinco estrellas y porque no hay seis.',
    'Buenos precios, y los martes mejor.',
    'Le saben a su negocio.',
  ],
  fair: [
    'Bien, pero a mediodía no contestan.',
    'Buen producto, poca paciencia.',
    'A veces no hay cambio.',
    'Bueno; el estacionamiento es un problema.',
    'Depende de quién le toque atender.',
    'El sábado se llena y hay que esperar.',
  ],
  bad: [
    'Decía abierto y estaba cerrado.',
    'Me dejaron esperando una hora.',
    'Ya no vuelvo.',
    'No respetaron la promoción.',
    'Mala cara.',
  ],
};

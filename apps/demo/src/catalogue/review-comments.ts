/** What is said, by how content the neighbour is. */
export interface Comments {
  good: readonly string[];
  fair: readonly string[];
  bad: readonly string[];
}

/** What can be said of anything. */
export const anything: Comments = {
  good: [
    'Tal cual la descripción.',
    'Buen producto y llegó antes de lo que dijeron.',
    'Precio justo.',
    'Lo que pedí, como lo pedí.',
    'Ya es la segunda vez que lo pido.',
    'Más barato que ir hasta Casas Grandes, y sin gastar gasolina.',
    'Recomendado.',
  ],
  fair: ['Cumple.', 'Está bien por el precio.', 'Ni fu ni fa.'],
  bad: ['Caro.', 'No es lo que se ve en la foto.', 'Esperaba otra cosa.'],
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

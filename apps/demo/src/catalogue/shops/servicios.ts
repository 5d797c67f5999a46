import type { ServiceRow, ShopSource } from '../types.ts';

const everywhere = ['galeana', 'lagunitas', 'lebaron', 'angostura', 'san-jeronimo'] as const;
const center = ['galeana', 'lagunitas'] as const;

/** Trades and the few goods they sell. */
// biome-ignore format: one product a line reads as a price list
export const servicios: readonly ShopSource[] = [
  {
    name: 'Plomería y Electricidad Hermanos Ruiz', owner: 'Ismael|Ruiz',
    town: 'Galeana', category: 'servicios', emblem: 'llave/azul', hours: 'oficina', pinned: 1,
    about: ['Fugas, cortos y lo que se ofrezca', 'Somos tres hermanos. Uno contesta, otro va y el otro trae la pieza.'],
    address: ['Calle Victoria', '11', 'Calle Guerrero', 'Camioneta blanca con escaleras'],
    products: [
      ['Empaque para lavabo, juego', 35, 'plomeria', 'cinta/negro', 'Surtido de medidas.'],
      ['Flotador para tinaco', 95, 'plomeria', 'pelota/rojo', 'Con varilla de bronce.'],
      ['Apagador sencillo', 42, 'electricidad', 'caja/crema', 'Con placa.'],
      ['Contacto doble polarizado', 58, 'electricidad', 'caja/blanco', 'Con tierra.'],
      ['Lámpara LED de emergencia', 310, 'electricidad', 'lampara/blanco', 'Cuatro horas sin luz.', { stock: 8 }],
      ['Cinta de aislar', 22, 'electricidad', 'cinta/rojo', 'Veinte metros.', { options: ['colorCable'] }],
      ['Destapacaños líquido', 68, 'plomeria', 'galon/rojo', 'Con cuidado y con guantes.'],
    ],
    services: [
      ['Plomería a domicilio', 250, 'hogar', everywhere, 'tuberia/azul', 'Fugas, tinacos, calentadores y drenaje. La visita se descuenta del trabajo.'],
      ['Instalación eléctrica', 280, 'electricidad', everywhere, 'foco/amarillo', 'Contactos, lámparas y centros de carga, con material o sin él.'],
      ['Limpieza de tinacos', 350, 'limpieza', center, 'tinaco/cielo', 'Se vacía, talla y desinfecta. Dos horas en promedio.'],
      ['Mantenimiento de aire lavado', 220, 'tecnologia', everywhere, 'bomba/turquesa', 'Cambio de paja, bomba y banda antes del calor.'],
      ['Bombeo y desazolve', 600, 'hogar', center, 'bomba/gris', 'Fosas y registros, con equipo propio.'],
    ],
  },
  {
    name: 'Taller El Yunque', owner: 'Crescencio|Bejarano',
    town: 'San Jeronimo', category: 'servicios', emblem: 'herradura/gris', hours: 'campo', pinned: 1,
    about: ['Soldadura y mecánica', 'Portones, remolques y tractores. Si tiene fierro, tiene remedio.'],
    address: ['Carretera Estatal', 'Km 6', 'Av. Juárez', 'Portal con un yunque pintado'],
    products: [
      ['Asador de tambo', 1850, 'cocina', 'olla/negro', 'Con parrilla y ruedas.', { stock: 3 }],
      ['Parrilla de varilla', 390, 'cocina', 'alambre/negro', 'Sesenta por cuarenta.'],
      ['Base para tinaco', 1650, 'construccion', 'baseTinaco/negro', 'Metro y medio, de ángulo.'],
      ['Puerta de herrería', 3400, 'construccion', 'ropero/negro', 'Con chapa; medidas estándar.'],
      ['Fierro para marcar', 850, 'ganado', 'herradura/barro', 'Su diseño registrado.', { options: ['letrasFierro'] }],
      ['Macetero de herrería', 320, 'decoracion', 'planta/negro', 'Para tres macetas.'],
      ['Electrodo 6013, kilo', 92, 'herramientas', 'lapices/gris', 'De un octavo.'],
    ],
    services: [
      ['Soldadura en taller', 220, 'carpinteria', ['san-jeronimo', 'galeana'], 'taladro/rojo', 'Eléctrica y autógena. Traiga la pieza limpia.'],
      ['Soldadura a domicilio', 320, 'carpinteria', everywhere, 'carretilla/rojo', 'Planta portátil, llegamos hasta el potrero.'],
      ['Mecánica general', 260, 'autos', everywhere, 'llave/rojo', 'Afinación, frenos y clutch. Diagnóstico sin costo si repara aquí.'],
      ['Mecánica de tractores', 380, 'autos', everywhere, 'llanta/verde', 'En su parcela, con refacción de Casas Grandes.'],
      ['Grúa y auxilio vial', 500, 'transporte', everywhere, 'carrito/naranja', 'Día y noche en las cinco comunidades.'],
      ['Herraje de caballos', 180, 'campo', ['san-jeronimo', 'lagunitas'], 'herradura/plata', 'Recorte y herradura nueva.'],
    ],
  },
  {
    name: 'Fiestas y Fotos Momentos', owner: 'Paola|Quintero',
    town: 'Lebaron', category: 'servicios', emblem: 'camara/vino', hours: 'oficina', pinned: 1,
    about: ['Usted baile, nosotros ponemos lo demás', 'Mobiliario, sonido y fotografía para bodas, quince años y graduaciones.'],
    address: ['Av. de los Nogales', '95', 'Calle Alma', 'Local con arco de flores'],
    products: [
      ['Álbum impreso de 40 fotos', 980, 'decoracion', 'libro/vino', 'Pasta dura.', { options: ['dedicatoria'] }],
      ['Foto enmarcada 8 por 10', 260, 'decoracion', 'marco/oro', 'Lista para colgar.'],
      ['Invitaciones, 50 piezas', 450, 'papeleria', 'tarjeta/durazno', 'Con sobre.', { options: ['ocasion'] }],
      ['Recuerdos de bautizo, 20', 380, 'fiestas', 'vela/blanco', 'Veladora con nombre.', { options: ['dedicatoria'] }],
      ['Centro de mesa', 190, 'fiestas', 'ramo/crema', 'Flor y vela, por pieza.', { options: ['colorFlor'] }],
      ['Memoria con su video', 350, 'fiestas', 'memoria/oro', 'Editado con música.'],
      ['Globo gigante con nombre', 280, 'fiestas', 'globos/durazno', 'Transparente, de un metro.', { options: ['colorFlor'] }],
    ],
    services: [
      ['Renta de mesas y sillas', 45, 'eventos', everywhere, 'mesa/blanco', 'Por mesa con diez sillas y mantel. Llevamos y recogemos.'],
      ['Fotografía de eventos', 650, 'eventos', everywhere, 'camara/negro', 'Fotos editadas en dos semanas.'],
      ['Video con dron', 900, 'eventos', everywhere, 'camara/azul', 'Tomas aéreas de huertas, bodas y terrenos.'],
      ['Renta de sonido y luces', 500, 'eventos', everywhere, 'bocina/negro', 'Con operador que sí atiende.'],
      ['Brincolín', 300, 'eventos', ['lebaron', 'galeana'], 'globos/rojo', 'Cuatro por cuatro metros, con cuidador.'],
      ['Decoración de salones', 400, 'eventos', everywhere, 'globos/lila', 'Arcos, telas y centros de mesa.'],
    ],
  },
];

/** Services that shops of other trades offer beside their goods, by shop name. */
// biome-ignore format: one service a line
export const servicesOfShops: Readonly<Record<string, readonly ServiceRow[]>> = {
  'Estética Glamour': [
    ['Corte de cabello a domicilio', 180, 'belleza', center, 'tijeras/rosa', 'Para quien no puede salir. Llevamos todo, hasta la escoba.'],
    ['Peinado y maquillaje de novia', 650, 'belleza', everywhere, 'maquillaje/rosa', 'Con prueba una semana antes.'],
    ['Uñas acrílicas', 220, 'belleza', ['galeana'], 'esmalte/rosa', 'Con cita. Diseño incluido.'],
  ],
  'Cosméticos Perla': [['Clase de automaquillaje', 200, 'clases', ['lebaron', 'galeana'], 'maquillaje/vino', 'Grupos de cuatro, con material.']],
  'Papelería El Lápiz': [
    ['Regularización de primaria', 120, 'clases', ['galeana'], 'cuaderno/azul', 'Matemáticas y lectura, por las tardes.'],
    ['Captura e impresión de trabajos', 80, 'clases', everywhere, 'impresora/azul', 'Mande el borrador y se lo entregamos engargolado.'],
  ],
  'Cómputo Lebaron': [
    ['Reparación de computadoras', 250, 'tecnologia', everywhere, 'laptop/azul', 'Formateo, virus y cambio de disco.'],
    ['Instalación de internet', 400, 'tecnologia', everywhere, 'modem/azul', 'Antena, router y cableado.'],
    ['Clases de computación', 150, 'clases', ['lebaron'], 'teclado/azul', 'Desde prender la máquina hasta hojas de cálculo.'],
  ],
  'Celulares del Norte': [['Cambio de pantalla', 300, 'tecnologia', ['galeana'], 'celular/cielo', 'Mano de obra por hora; la pieza se cotiza.']],
  'Veterinaria San Francisco': [
    ['Consulta veterinaria en rancho', 450, 'campo', everywhere, 'medicina/turquesa', 'Vacunas, partos y palpaciones.'],
    ['Baño y corte de perro', 160, 'campo', ['san-jeronimo', 'galeana'], 'shampoo/azul', 'Con corte de uñas.'],
  ],
  'Riego y Bombas del Valle': [['Reparación de bombas', 350, 'campo', everywhere, 'bomba/azul', 'Embobinado y sellos.']],
  'Vivero Los Encinos': [['Jardinería y poda', 180, 'limpieza', ['lagunitas', 'galeana'], 'tijeras/verde', 'Pasto, setos y frutales.']],
  'Botas El Potrillo': [['Reparación de calzado', 120, 'costura', ['galeana'], 'bota/negro', 'Suelas, tacones y costura.']],
  'Tejidos de la Abuela': [['Clases de tejido', 90, 'clases', ['angostura'], 'cobija/morado', 'Sábados a las cuatro, con café.']],
  'Muebles de Pino Don Chuy': [['Carpintería a la medida', 240, 'carpinteria', everywhere, 'serrucho/tostado', 'Cocinas, clósets y puertas.']],
  'Pinturas y Plomería Arcoíris': [['Pintura de casas', 200, 'oficios', everywhere, 'brocha/turquesa', 'Interior y fachada, con o sin material.']],
};

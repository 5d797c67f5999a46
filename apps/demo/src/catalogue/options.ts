interface Attribute {
  name: string;
  price: number;
  available: boolean;
}

export interface OptionGroup {
  title: string;
  isRequired: boolean;
  attributes: readonly Attribute[];
}

/** Title, choices, and whether one must be chosen. "Queso +15" costs 15 more; "Trigo (agotado)" is not to be had today. */
type OptionSet = readonly [title: string, choices: string, required?: 'required'];

// biome-ignore format: one group a line
const sets = {
  tortilla: ['Tortilla', 'De harina|De maíz|Integral +3', 'required'],
  extras: ['Extras', 'Extra queso +15|Aguacate +18|Sin cebolla|Tocino +16 (agotado)'],
  picor: ['Qué tan picoso', 'Nada|Poquito|Pica|Pica mucho'],
  presentacion: ['Tamaño', 'Chica|Grande +10', 'required'],
  saborAtole: ['Sabor', 'Blanco|Canela|Nuez +8|Fresa (agotado)', 'required'],
  colorTela: ['Color', 'Rojo|Azul|Verde|Beige|Morado (agotado)', 'required'],
  termino: ['Término', 'Medio|Tres cuartos|Bien cocido', 'required'],
  salsaFiesta: ['Salsas', 'Roja y verde|Solo verde|Chile pasado +40'],
  tamanoVaso: ['Tamaño', 'Chico|Mediano +10|Grande +18', 'required'],
  tamanoPlato: ['Tamaño', 'Chico|Grande +25', 'required'],
  guisoDelDia: ['Guiso', 'Asado|Chile verde|Chile relleno|Picadillo (agotado)', 'required'],
  aguaFresca: ['Agua', 'Jamaica|Horchata|Limón'],
  dorado: ['Cómo la quiere', 'Suave|Dorada', 'required'],
  guarnicion: ['Guarnición', 'Papa al carbón|Ensalada|Frijoles charros +15'],
  glaseado: ['Cubierta', 'Azúcar|Chocolate +4|Glaseada +3'],
  rebanado: ['Corte', 'Entero|Rebanado'],
  tamanoPastel: ['Tamaño', '15 personas|30 personas +320|50 personas +650', 'required'],
  dedicatoria: ['Dedicatoria', 'Sin texto|Con texto +20'],
  tarjeta: ['Tarjeta', 'Sin tarjeta|Con tarjeta +20'],
  saborPastel: ['Sabor', 'Vainilla|Chocolate|Tres leches +40|Nuez +50 (agotado)', 'required'],
  presentacionNieve: ['Presentación', 'Litro|Con conos +25'],
  cono: ['Servido en', 'Vaso|Cono|Canasta +12', 'required'],
  molienda: ['Molido', 'Fino|Medio|En grano', 'required'],
  preparadas: ['Preparadas', 'Así|Con limón y salsa +6|Con cueritos +18'],
  corte: ['Corte', 'Entero|En trozo|Fileteado', 'required'],
  grosor: ['Grosor', '1 pulgada|1½ pulgadas|2 pulgadas', 'required'],
  ahumado: ['Tipo', 'Natural|Ahumada +20', 'required'],
  corteQueso: ['Corte', 'Pieza|Rebanado +5|Rallado +8'],
  saborYogur: ['Sabor', 'Natural|Durazno +6|Nuez +8|Fresa (agotado)', 'required'],
  madurez: ['Para cuándo', 'Hoy|En dos días|Para el fin de semana', 'required'],
  tatemado: ['Servicio', 'Crudo|Tatemado +15|Tatemado y pelado +30'],
  frecuencia: ['Entrega', 'Una vez|Cada semana|Cada quincena'],
  aroma: ['Aroma', 'Lavanda|Pino|Canela|Limón (agotado)', 'required'],
  colorPlastico: ['Color', 'Azul|Rojo|Negro|Verde'],
  etapa: ['Etapa', 'Etapa 3|Etapa 4|Etapa 5 +15', 'required'],
  pasta: ['Pasta', 'Surtida|Puro fideo|Pura letra'],
  escabeche: ['Presentación', 'Frescos|En escabeche +20', 'required'],
  tallaBota: ['Número', '24|25|26|27|28|29|30 (agotado)', 'required'],
  colorCuero: ['Color', 'Miel|Café|Negro|Vino (agotado)', 'required'],
  numeroDama: ['Número', '22|23|24|25|26|27', 'required'],
  numeroNino: ['Número', '15|16|17|18|19|20|21', 'required'],
  tallaNino: ['Talla', '4|6|8|10|12|14 (agotado)', 'required'],
  tallaZapato: ['Número', '23|24|25|26|27|28', 'required'],
  tallaCinto: ['Medida', '30|32|34|36|38|40', 'required'],
  tallaSombrero: ['Talla', '6⅞|7|7⅛|7¼|7⅜', 'required'],
  horma: ['Horma', 'Sinaloa|Duranguense|Rodeo|Sin formar'],
  tallaRopa: ['Talla', 'CH|M|G|XG +20', 'required'],
  tallaPantalon: ['Talla', '28|30|32|34|36|38 (agotado)', 'required'],
  mano: ['Mano', 'Derecha|Zurda', 'required'],
  acabado: ['Acabado', 'Natural|Nogal +80|Chocolate +80|Sin barniz', 'required'],
  medidaCama: ['Medida', 'Individual|Matrimonial +300|Queen +700|King +1200 (agotado)', 'required'],
  firmeza: ['Firmeza', 'Suave|Media|Firme'],
  tamano: ['Tamaño', 'Chico|Mediano +30|Grande +60', 'required'],
  colorFlor: ['Color', 'Rojo|Rosa|Blanco|Amarillo|Mixto', 'required'],
  medidaSistema: ['Medida', 'Milimétrica|En pulgadas', 'required'],
  largoTornillo: ['Largo', '1 pulgada|1½ pulgadas +6|2 pulgadas +12', 'required'],
  tonoLuz: ['Luz', 'Cálida|Blanca', 'required'],
  calibre: ['Medida', '½|¾ +20|1 pulgada +45', 'required'],
  colorImper: ['Color', 'Rojo|Blanco', 'required'],
  colorPintura: ['Color', 'Blanco hueso|Arena|Azul cielo|Terracota|Igualado +45', 'required'],
  colorCable: ['Color', 'Negro|Rojo|Blanco|Verde', 'required'],
  instalacion: ['Instalación', 'Me la llevo|Instalada +120'],
  colocado: ['Instalación', 'Sin instalar|Con instalación +120'],
  bateriaVieja: ['Batería usada', 'La entrego a cambio|No tengo +200', 'required'],
  motor: ['Motor', '4 cilindros|6 cilindros +30|8 cilindros +60', 'required'],
  tipoCabello: ['Cabello', 'Normal|Seco|Graso', 'required'],
  tonoCabello: ['Tono', 'Negro|Castaño|Chocolate|Rubio cenizo|Rojo (agotado)', 'required'],
  tonoEsmalte: ['Tono', 'Rojo|Nude|Vino|Negro|Coral (agotado)', 'required'],
  tonoLabial: ['Tono', 'Rojo|Rosa|Ciruela|Nude', 'required'],
  tonoPiel: ['Tono', 'Claro|Medio|Canela|Moreno', 'required'],
  tipoPiel: ['Piel', 'Normal|Seca|Mixta'],
  largoUna: ['Largo', 'Cortas|Medianas|Largas', 'required'],
  presentacionJabon: ['Presentación', 'Barra|Tres barras +90'],
  etapaCerdo: ['Etapa', 'Iniciador +45|Crecimiento|Finalizador', 'required'],
  envase: ['Envase', 'Traigo mi cubeta|Con cubeta +45', 'required'],
  asiento: ['Asiento', '14 pulgadas|15 pulgadas|16 pulgadas', 'required'],
  grosorLazo: ['Grueso', '⅜|7/16 +40', 'required'],
  numeroHerradura: ['Número', '0|1|2', 'required'],
  grabado: ['Grabado', 'Liso|Con iniciales +60|Con fierro +90'],
  letrasFierro: ['Letras', '1 letra|2 letras +150|Figura +300', 'required'],
  saborCroqueta: ['Sabor', 'Pollo|Res|Cordero +35 (agotado)', 'required'],
  colorEquipo: ['Color', 'Negro|Azul|Plata (agotado)', 'required'],
  modelo: ['Modelo', 'Económico|Gama media|Gama alta +40', 'required'],
  conector: ['Conector', 'Tipo C|Micro|Lightning +60', 'required'],
  memoria: ['Capacidad', 'La anunciada|El doble +180'],
  colorTinta: ['Color', 'Negro|Azul|Surtido', 'required'],
  ocasion: ['Ocasión', 'Cumpleaños|Amor|Graduación|Bautizo', 'required'],
  rayado: ['Hoja', 'Raya|Cuadro chico|Cuadro grande|Blanca', 'required'],
  numeroVela: ['Número', '1|3|5|15|50|Interrogación', 'required'],
  disfraz: ['Personaje', 'Ángel|Diablo|Pastor', 'required'],
} as const satisfies Record<string, OptionSet>;

export type OptionSetName = keyof typeof sets;

/** The option group of that name, its choices read into attributes. */
export function optionGroup(name: OptionSetName): OptionGroup {
  const [title, choices, required]: OptionSet = sets[name];
  return {
    title,
    isRequired: required === 'required',
    attributes: choices.split('|').map((choice) => {
      const [label = choice, price = '0'] = choice.replace(' (agotado)', '').split(' +');
      return { name: label, price: Number(price), available: !choice.endsWith('(agotado)') };
    }),
  };
}

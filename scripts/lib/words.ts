/** One thing that people read of, the word for it in each language, and the words for it that are not used. */
export interface Word {
  readonly thing: string;
  readonly es: string;
  readonly en: string;
  /** Words that are not used, as patterns: whole words, in whatever case. */
  readonly notEs?: readonly string[];
  readonly notEn?: readonly string[];
  /** How something is written, for which the glossary has no entry. */
  readonly isStyle?: true;
  /** Texts that have one all the same, by key or how keys begin, or by file, each with the reason. */
  readonly except?: Readonly<Record<string, string>>;
}

const SPECIFIED = 'the specified words';

/** A text has to say a thing by its one word (glossary), whoever reads it and wherever it stands. */
export const WORDS: readonly Word[] = [
  {
    thing: 'to order',
    es: 'pedir, hacer un pedido',
    en: 'order, place an order',
    notEs: [
      String.raw`(?:env[ií]|mand)\p{L}* (?:(?:este|el|tu|un|los) )?pedidos?`,
      String.raw`pedidos? (?:que )?(?:ya )?(?:no )?(?:se )?(?:ha |han )?(?:env[ií]|mand)\p{L}*`,
    ],
    notEn: [
      'sen[dt] (?:(?:this|your|the|an) )?orders?',
      'orders? (?:was |were |already |(?:that )?you (?:have )?)?sent',
    ],
  },
  {
    thing: 'when it was ordered',
    es: 'Pedido el, Hechos hoy',
    en: 'Ordered, Placed',
    notEs: ['pedidos? recibidos?', '^recibidos$', 'enviado el'],
  },
  {
    thing: 'an order that nobody has taken',
    es: 'En espera',
    en: 'Waiting',
    notEs: ['pendientes?', 'pedidos? esperando', 'por tomar'],
  },
  {
    thing: 'a delivery that failed',
    es: 'No se pudo entregar, No entregados',
    en: 'Delivery failed',
    notEs: [String.raw`entregas? fallid\p{L}*`, 'fallidos', 'falló (?:hace|una entrega)', 'entrega ha fallado'],
  },
  {
    thing: 'whether there was an item',
    es: 'Sí hay, Cancelado, No había',
    en: 'Approved, Canceled, Not found',
    notEs: ['^aprobado$', 'no encontrado', 'no se encontró$'],
    notEn: [String.raw`^(?:\{\{\}\}: )?not available$`],
  },
  {
    thing: 'a charge for bulky goods',
    es: 'Flete',
    en: 'Bulky-item charge',
    notEs: ['cargo extra', 'cargo de envío'],
    notEn: ['extra charge'],
  },
  { thing: 'bringing an order', es: 'Entrega', en: 'Delivery', notEs: ['envíos?'], notEn: ['shipping', 'shipment'] },
  {
    thing: 'the keyword',
    es: 'Palabra clave',
    en: 'Keyword',
    notEs: ['clave secreta', 'código de entrega'],
    notEn: ['secret word'],
  },
  { thing: 'pinned', es: 'Destacar, Destacado', en: 'Pin, Pinned', notEs: ['fijad[oa]s?'], notEn: ['featured by'] },
  {
    thing: 'a featured business, and its wish to be',
    es: 'Anuncio, Anuncia tu negocio',
    en: 'Featured, Feature your business',
    notEs: [String.raw`patrocin\p{L}*`, 'negocios? destacados?', 'destaca tu negocio', 'entre los destacados'],
  },
  {
    thing: 'whether a driver takes orders',
    es: 'Disponible, No disponible',
    en: 'Available, Unavailable',
    notEs: ['(?:en|fuera de) servicio'],
    notEn: ['(?:on|off) duty'],
  },
  {
    thing: 'the page of orders to take',
    es: 'Entregas',
    en: 'Delivery',
    notEs: ['panel de entregas', 'página de repartidor'],
  },
  { thing: 'what a driver has', es: 'que trae', en: 'has', notEs: ['en mano'], notEn: ['in hand', 'in your hands'] },
  {
    thing: 'the work of drivers, and the Admin’s on all orders',
    es: 'Reparto',
    en: 'Driver, Dispatch',
    notEs: ['despacho', 'tablero', '(?:soy|eres|es) repartidor'],
    notEn: ['control room', 'on the board'],
  },
  {
    thing: 'who keeps the site',
    es: 'Administración',
    en: 'The administrators',
    notEs: [String.raw`administrador\p{L}*`, 'oficina'],
    notEn: ['the office', 'by an admin', 'the admins'],
  },
  { thing: 'whose business it is', es: 'quien tiene el negocio', en: 'Owner', notEs: ['dueñ[oa]s?'] },
  {
    thing: 'to act for a business',
    es: 'Administrar un negocio',
    en: 'Manage a business',
    notEs: ['act[uú](?:ar|as|an) por'],
    notEn: ['act for'],
  },
  { thing: 'what somebody may do', es: 'Rol', en: 'Role', notEs: ['papel(?:es)?'] },
  {
    thing: 'sold out',
    es: 'Agotado',
    en: 'Sold out',
    notEs: ['no disponible por ahora', '^no disponible$'],
    notEn: ['exhausted'],
    except: {
      'ownerProduct:form.exhausted': SPECIFIED,
      'deliveries:availability.off': 'of a driver',
      'dispatch:assign.off': 'of a driver',
      'dispatch:drivers.unavailable': 'of a driver',
      'people:driver.unavailable': 'of a driver',
    },
  },
  {
    thing: 'goods that can be had',
    es: 'A la venta',
    en: 'Available, for sale',
    notEs: ['^disponible$'],
    notEn: ['on sale'],
    except: {
      'deliveries:availability.on': 'of a driver',
      'dispatch:drivers.available': 'of a driver',
      'people:driver.available': 'of a driver',
      'ownerProduct:options.available': 'of an option',
      'ownerServices:': 'of a service',
    },
  },
  {
    thing: 'stock',
    es: 'Existencias',
    en: 'Stock',
    notEs: [String.raw`piezas de \{\{`, 'menos piezas', 'agregar piezas', 'cuántos quedan'],
    except: { 'ownerProduct:form.': 'asked in the form' },
  },
  {
    thing: 'a place of the town',
    es: 'Localidad',
    en: 'Location',
    notEs: ['(?<!en )lugar(?:es)?(?! exacto)', 'zonas?(?! horaria)'],
    notEn: ['^places?$', 'all places', 'another place'],
    except: {
      'addresses:exact': 'the exact place of an address',
      'addresses:proposal': 'the exact place of an address',
      'placeProposal:': 'the exact place of an address',
      'problems:codes.place_': 'the exact place of an address',
      'controls:pictures.': 'a place in an order',
    },
  },
  { thing: 'a rank', es: 'Posición', en: 'Position', notEs: [String.raw`en el lugar \{\{`], notEn: ['at place'] },
  { thing: 'word to the driver', es: 'Indicaciones', en: 'Instructions', notEs: ['instrucciones'] },
  {
    thing: 'word of the driver',
    es: 'Nota',
    en: 'Driver’s note',
    notEs: ['agregar un comentario', String.raw`comentario \(opcional\)`],
    notEn: ['note of the driver', 'reports? of (?:a )?drivers?'],
  },
  {
    thing: 'photo',
    es: 'Foto',
    en: 'Photo',
    notEs: ['im[aá]gen(?:es)?'],
    notEn: ['pictures?', 'images?'],
    except: {
      'statusPicture:': 'drawn, no photo',
      'ownerDashboard:todo.statusPicture': 'drawn, no photo',
      'systemStatus:givenUp.kinds.status_pictures': 'drawn, no photo',
      'controls:pictures.': SPECIFIED,
      'ownerCompany:': SPECIFIED,
      'ownerPages:about.': SPECIFIED,
      'ownerServices:form.': SPECIFIED,
      'ownerSponsor:banner': SPECIFIED,
      'ownerProduct:pictures.uploadFailed': SPECIFIED,
      'problems:codes.image_limit': SPECIFIED,
      'fieldProblems:': SPECIFIED,
    },
  },
  { thing: 'gone for good', es: 'Borrar', en: 'Delete', notEs: [String.raw`elimin\p{L}*`] },
  { thing: 'off a list', isStyle: true, es: 'Quitar', en: 'Remove', notEs: ['remover', 'terminar (?:el )?patrocinio'] },
  { thing: 'something new', es: 'Agregar', en: 'Add', notEs: [String.raw`registr(?!os?(?!\p{L}))\p{L}*`] },
  { thing: 'stored', es: 'Guardado', en: 'Saved', notEs: ['(?:producto|servicio) actualizado', 'creado'] },
  { thing: 'not paid for', es: 'Plan gratis', en: 'Free plan', notEs: ['cuenta gratis'], notEn: ['free account'] },
  {
    thing: 'a member’s right',
    es: 'Membresía',
    en: 'Membership',
    notEs: [String.raw`suscri\p{L}*`],
    notEn: [String.raw`subscri\p{L}*`],
    except: { 'ownerProduct:form.subscribers': SPECIFIED },
  },
  {
    thing: 'once more',
    isStyle: true,
    es: 'Intenta de nuevo, Reintentar',
    en: 'Try again, Retry',
    notEs: [
      'inténtalo',
      'intenta (?:otra vez|más tarde|en un momento)',
      String.raw`vuelve a intentar\p{L}*`,
      'intentar otra vez',
    ],
  },
  { thing: 'not yet', isStyle: true, es: 'Todavía', en: 'Not yet', notEs: ['aún'] },
  { thing: 'last name', isStyle: true, es: 'Apellidos', en: 'Last name', notEs: ['apellido'] },
  { thing: 'e-mail', es: 'Correo', en: 'E-mail', notEs: ['correo electrónico', 'e-?mail'] },
  { thing: 'user name', es: 'Usuario', en: 'User name', notEs: ['nombre de usuario'] },
  {
    thing: 'an address of the web',
    es: 'Enlace',
    en: 'Link',
    notEs: ['dirección (?:completa|web)', 'liga'],
    notEn: ['web address', 'whole address'],
  },
  {
    thing: 'on and off',
    es: 'Activar, Suspender',
    en: 'Turn on, Turn off',
    notEs: ['^hay entregas$', String.raw`apag\p{L}*`, 'encendid[oa]s?', 'prender?', 'prendid[oa]s?'],
    notEn: ['switch(?:ed)? (?:it )?(?:on|off)'],
    except: {
      'deliveries:awake.': 'the screen of a phone',
      'owner:counter.': 'the screen of a device',
      'deliveries:availability.refused': SPECIFIED,
    },
  },
  { thing: 'more than is counted', isStyle: true, es: 'Más de 1,000', en: '1,000+', notEs: [String.raw`1,000\+`] },
  { thing: 'phone', es: 'Teléfono', en: 'Phone', notEs: ['número de respaldo'], notEn: ['telephones?'] },
  {
    thing: 'into and out of an account',
    es: 'Entrar, Cerrar sesión',
    en: 'Log in, Log out',
    notEn: ['sign(?:s|ed|ing)? (?:in|out)'],
    except: { 'layout:turnedAway.signedIn': SPECIFIED },
  },
  { thing: 'where streets cross', es: 'Esquina con', en: 'At', notEs: ['entre calles'] },
  { thing: 'number of something', isStyle: true, es: 'Núm.', en: 'No.', notEs: [String.raw`N\.º`] },
  {
    thing: 'what somebody holds',
    isStyle: true,
    es: 'Dispositivo, Celular',
    en: 'Device, Phone',
    notEs: ['aparatos?'],
  },
  { thing: 'a text that is cut or goes on', isStyle: true, es: '…', en: '…', notEs: [String.raw`\.\.\.`, '[«»]'] },
  {
    thing: 'spelling',
    isStyle: true,
    es: 'como en México',
    en: 'as in the United States',
    notEs: ['ordenador', 'móvil'],
    notEn: ['colours?', 'flavours?', 'favourites?', 'mum', 'tyres?', 'dearer', 'anew'],
  },
];

import { memoize } from '../memoize.ts';

/** What a category's tile shows. */
export type CategorySign =
  | 'meal'
  | 'bread'
  | 'meat'
  | 'dairy'
  | 'orchard'
  | 'pantry'
  | 'sweets'
  | 'drinks'
  | 'cleaning'
  | 'clothing'
  | 'shoes'
  | 'home'
  | 'tools'
  | 'car'
  | 'beauty'
  | 'health'
  | 'farm'
  | 'technology'
  | 'school'
  | 'gift'
  | 'service'
  | 'basket';

/** Beginnings of words, Spanish and English, without accents. The first row that one of a name's words begins with is its sign. */
const BEGINNINGS: readonly (readonly [CategorySign, readonly string[]])[] = [
  ['drinks', ['bebida', 'drink', 'refresco', 'agua', 'cafe', 'coffee', 'licor', 'cerveza', 'beer']],
  ['pantry', ['despensa', 'pantry', 'abarrote', 'grocer', 'super', 'tienda']],
  ['bread', ['pan', 'bakery', 'bread', 'postre', 'dessert', 'pastel', 'cake', 'reposteria', 'tortilleria']],
  ['meat', ['carne', 'carnic', 'meat', 'butcher', 'pollo', 'pescado', 'marisco']],
  ['dairy', ['lacteo', 'dairy', 'queso', 'cheese', 'leche', 'milk']],
  ['orchard', ['huerta', 'orchard', 'fruta', 'fruit', 'verdura', 'vegetable', 'hortaliza']],
  ['sweets', ['dulce', 'sweet', 'botana', 'snack', 'candy', 'nieve', 'helado']],
  ['meal', ['comida', 'food', 'antojito', 'guisado', 'restaurant', 'taco', 'cocina']],
  ['cleaning', ['limpieza', 'cleaning', 'lavado', 'laundry', 'desechable', 'bebe', 'baby']],
  ['shoes', ['calzado', 'footwear', 'zapato', 'shoe', 'bota', 'sombrero', 'hat']],
  ['clothing', ['ropa', 'cloth', 'moda', 'fashion', 'textil']],
  ['health', ['farmacia', 'pharmac', 'medic', 'salud', 'health', 'dental']],
  ['beauty', ['belleza', 'beauty', 'estetica', 'perfum', 'cosmet']],
  ['tools', ['ferreter', 'hardware', 'construc', 'herramient', 'tool', 'plomer', 'material', 'pintura']],
  ['car', ['auto', 'car', 'camion', 'truck', 'refaccion', 'llanta', 'moto', 'tyre', 'tire']],
  ['farm', ['campo', 'farm', 'agro', 'ganad', 'animal', 'livestock', 'mascota', 'pet', 'veterinar', 'semilla']],
  ['technology', ['tecnolog', 'technolog', 'celular', 'phone', 'comput', 'electronic']],
  ['gift', ['regalo', 'gift', 'fiesta', 'party', 'parties', 'flor', 'flower', 'juguet', 'toy']],
  ['school', ['escuela', 'school', 'papeler', 'libro', 'book', 'station']],
  ['service', ['servicio', 'service', 'reparac', 'repair']],
  ['home', ['hogar', 'home', 'casa', 'mueble', 'furniture', 'decorac', 'jardin', 'garden']],
];

const ACCENTS = /[\u0300-\u036f]/g;
const BETWEEN_WORDS = /[^a-z]+/;
const wordsOf = (name: string): string[] =>
  name.normalize('NFD').replace(ACCENTS, '').toLowerCase().split(BETWEEN_WORDS).filter(Boolean);

function signOfName(name: string): CategorySign | undefined {
  const words = wordsOf(name);
  return BEGINNINGS.find(([, beginnings]) =>
    words.some((word) => beginnings.some((each) => word.startsWith(each))),
  )?.[0];
}

const signOf = memoize((names: string): CategorySign => {
  const [name = '', english = ''] = names.split('\n');
  return signOfName(name) ?? signOfName(english) ?? 'basket';
});

/** The sign of a category, by what it is called: a new one has a fitting sign at once, and a basket where no word tells. */
export const categorySign = ({ name, name_en }: { readonly name: string; readonly name_en: string }): CategorySign =>
  signOf(`${name}\n${name_en}`);

/** A product category as the catalogue lists it; `slug` is how the demo's shops refer to it. */
export interface ProductCategory {
  slug: string;
  es: string;
  en: string;
  children: readonly { slug: string; es: string; en: string }[];
}

// biome-ignore format: a tree reads best with one branch a line
const tree = {
  'comida-preparada': ['Comida preparada', 'Prepared food', { antojitos: ['Antojitos', 'Street food'], guisados: ['Guisados y caldos', 'Stews and broths'], bebidas: ['Bebidas', 'Drinks'] }],
  panaderia: ['Panadería y postres', 'Bakery and desserts', { 'pan-dulce': ['Pan dulce', 'Sweet bread'], 'pan-salado': ['Pan salado', 'Bread'], pasteles: ['Pasteles y pays', 'Cakes and pies'], postres: ['Postres y nieves', 'Desserts and ice cream'] }],
  carniceria: ['Carnes y huevo', 'Meat and eggs', { res: ['Res', 'Beef'], cerdo: ['Cerdo y otros', 'Pork and others'], 'pollo-y-huevo': ['Pollo y huevo', 'Poultry and eggs'], embutidos: ['Embutidos', 'Sausages and ham'] }],
  lacteos: ['Lácteos', 'Dairy', { quesos: ['Quesos', 'Cheese'], 'leche-y-crema': ['Leche y crema', 'Milk and cream'] }],
  huerta: ['De la huerta', 'Fruit and vegetables', { fruta: ['Fruta', 'Fruit'], verdura: ['Verdura', 'Vegetables'], chiles: ['Chiles', 'Chiles'], nueces: ['Nuez', 'Pecans'] }],
  despensa: ['Despensa', 'Pantry', { tortillas: ['Tortillas y masa', 'Tortillas and dough'], granos: ['Granos y harinas', 'Grains and flour'], conservas: ['Conservas y salsas', 'Preserves and salsas'], especias: ['Especias y tés', 'Spices and teas'], abarrote: ['Básicos', 'Staples'] }],
  antojo: ['Dulces y botanas', 'Sweets and snacks', { botanas: ['Botanas', 'Snacks'], dulceria: ['Dulcería', 'Candy'] }],
  limpieza: ['Limpieza y bebés', 'Cleaning and baby', { 'limpieza-casa': ['Limpieza de la casa', 'House cleaning'], 'limpieza-ropa': ['Lavado de ropa', 'Laundry'], desechables: ['Desechables', 'Disposables'], bebes: ['Bebés', 'Babies'] }],
  ropa: ['Ropa', 'Clothing', { hombre: ['Hombre', 'Men'], mujer: ['Mujer', 'Women'], ninos: ['Niños', 'Children'], accesorios: ['Accesorios', 'Accessories'] }],
  calzado: ['Calzado y sombreros', 'Footwear and hats', { botas: ['Botas', 'Boots'], zapatos: ['Zapatos y tenis', 'Shoes'], sombreros: ['Sombreros y gorras', 'Hats and caps'] }],
  hogar: ['Hogar', 'Home', { muebles: ['Muebles', 'Furniture'], cocina: ['Cocina', 'Kitchen'], blancos: ['Blancos', 'Linens'], decoracion: ['Decoración', 'Decoration'], jardin: ['Jardín', 'Garden'] }],
  ferreteria: ['Ferretería y construcción', 'Hardware and building', { herramientas: ['Herramientas', 'Tools'], construccion: ['Construcción', 'Building materials'], plomeria: ['Plomería', 'Plumbing'], electricidad: ['Electricidad', 'Electrical'], pintura: ['Pintura', 'Paint'] }],
  autos: ['Autos y camionetas', 'Cars and trucks', { refacciones: ['Refacciones', 'Parts'], llantas: ['Llantas', 'Tires'], lubricantes: ['Lubricantes', 'Lubricants'] }],
  belleza: ['Belleza', 'Beauty', { cabello: ['Cabello', 'Hair'], piel: ['Piel', 'Skin'], maquillaje: ['Maquillaje y uñas', 'Make-up and nails'], perfumes: ['Perfumes', 'Fragrances'] }],
  campo: ['Campo y animales', 'Farm and animals', { forrajes: ['Forrajes y semillas', 'Feed and seed'], ganado: ['Ganado y corral', 'Livestock'], veterinaria: ['Veterinaria y mascotas', 'Veterinary and pets'], riego: ['Riego', 'Irrigation'], talabarteria: ['Talabartería', 'Saddlery'], viveros: ['Árboles frutales', 'Fruit trees'] }],
  tecnologia: ['Tecnología', 'Technology', { celulares: ['Celulares y tabletas', 'Phones and tablets'], computo: ['Cómputo', 'Computing'], audio: ['Audio y video', 'Audio and video'], 'accesorios-tec': ['Accesorios', 'Accessories'] }],
  regalos: ['Regalos y escuela', 'Gifts and school', { flores: ['Flores', 'Flowers'], fiestas: ['Fiestas', 'Parties'], juguetes: ['Juguetes y deporte', 'Toys and sports'], papeleria: ['Papelería', 'Stationery'], libros: ['Libros', 'Books'] }],
} as const satisfies Record<string, readonly [string, string, Record<string, readonly [string, string]>]>;

type Tree = typeof tree;
/** The lower level: what a product of the demo is filed under. */
export type ProductCategorySlug = { [Parent in keyof Tree]: keyof Tree[Parent][2] }[keyof Tree];

/** Both levels, in the order shops' shelves would have them. */
export const productCategories: readonly ProductCategory[] = Object.entries(tree).map(([slug, [es, en, children]]) => ({
  slug,
  es,
  en,
  children: Object.entries<readonly [string, string]>(children).map(([child, names]) => ({
    slug: child,
    es: names[0],
    en: names[1],
  })),
}));

import type { CompanyCategorySlug, Town } from './types.ts';

/** What services are filed under, Spanish and English. */
export const serviceCategories = {
  hogar: ['Hogar y reparaciones', 'Home and repairs'],
  oficios: ['Oficios', 'Trades'],
  autos: ['Autos y tractores', 'Cars and tractors'],
  belleza: ['Belleza', 'Beauty'],
  clases: ['Clases', 'Lessons'],
  tecnologia: ['Tecnología', 'Technology'],
  eventos: ['Fiestas y eventos', 'Parties and events'],
  campo: ['Campo y animales', 'Farm and animals'],
} as const;

/** Where a service is given, as the places are named on screen. */
export const zones = {
  galeana: 'Galeana',
  lagunitas: 'Lagunitas',
  lebaron: 'Colonia Lebaron',
  angostura: 'Angostura',
  'san-jeronimo': 'San Jeronimo',
} as const;

/** The ten kinds of business, Spanish and English. */
export const companyCategories: Record<CompanyCategorySlug, readonly [es: string, en: string]> = {
  comida: ['Comida', 'Food'],
  abarrotes: ['Abarrotes y carnes', 'Groceries and meat'],
  ropa: ['Ropa y calzado', 'Clothing and footwear'],
  hogar: ['Hogar y muebles', 'Home and furniture'],
  ferreteria: ['Ferretería y refacciones', 'Hardware and parts'],
  belleza: ['Belleza', 'Beauty'],
  agro: ['Campo', 'Farming'],
  tecnologia: ['Tecnología', 'Technology'],
  servicios: ['Servicios', 'Services'],
  regalos: ['Regalos y papelería', 'Gifts and stationery'],
};

/** The five places, as stored. */
export const towns: readonly Town[] = ['Galeana', 'Lagunitas', 'Lebaron', 'Angostura', 'San Jeronimo'];

export type ServiceCategorySlug = keyof typeof serviceCategories;
export type ZoneSlug = keyof typeof zones;

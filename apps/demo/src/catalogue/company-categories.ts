import type { CompanyCategorySlug } from './types.ts';

/** The ten kinds of business, named as a fresh installation names them, with English beside. */
export const companyCategories: Readonly<Record<CompanyCategorySlug, readonly [es: string, en: string]>> = {
  comida: ['Comida', 'Food'],
  abarrotes: ['Abarrotes', 'Groceries'],
  ropa: ['Ropa y calzado', 'Clothing and shoes'],
  hogar: ['Hogar', 'Home'],
  ferreteria: ['Ferretería', 'Hardware'],
  belleza: ['Salud y belleza', 'Health and beauty'],
  agro: ['Agro y ganado', 'Farm and livestock'],
  tecnologia: ['Tecnología', 'Technology'],
  servicios: ['Servicios', 'Services'],
  regalos: ['Regalos y fiestas', 'Gifts and parties'],
};

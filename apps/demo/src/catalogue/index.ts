import { writeReviews } from './reviews.ts';
import { readShop } from './shop-details.ts';
import { abarrotes } from './shops/abarrotes.ts';
import { agro } from './shops/agro.ts';
import { belleza } from './shops/belleza.ts';
import { comida } from './shops/comida.ts';
import { ferreteria } from './shops/ferreteria.ts';
import { hogar } from './shops/hogar.ts';
import { regalos } from './shops/regalos.ts';
import { ropa } from './shops/ropa.ts';
import { servicesOfShops, servicios } from './shops/servicios.ts';
import { tecnologia } from './shops/tecnologia.ts';
import type { CompanyCategorySlug, Review, Shop } from './types.ts';

export { companyCategories } from './company-categories.ts';
export { drivers, people } from './people.ts';
export { productCategories } from './product-categories.ts';
export { serviceCategories, zones } from './service-categories.ts';

const sources = [
  ...comida,
  ...abarrotes,
  ...ropa,
  ...hogar,
  ...ferreteria,
  ...belleza,
  ...agro,
  ...tecnologia,
  ...servicios,
  ...regalos,
];

/** Every business of the demo with its goods and services. */
export const shops: readonly Shop[] = sources.map((source, index) =>
  readShop(source, index, source.services ?? servicesOfShops[source.name] ?? []),
);

/** What the neighbours say about goods and shops. */
export const reviews: readonly Review[] = writeReviews(shops);

/** Fails when the catalogue has shrunk below what the demo promises. */
function expectAtLeast(count: number, least: number, what: string): void {
  if (count < least) throw new Error(`The demo catalogue has ${count} ${what}, at least ${least} are expected`);
}

expectAtLeast(shops.length, 44, 'shops');
expectAtLeast(shops.flatMap(({ products }) => products).length, 620, 'products');
expectAtLeast(shops.flatMap(({ services }) => services).length, 35, 'services');
expectAtLeast(new Set(shops.map(({ town }) => town)).size, 5, 'places');
expectAtLeast(new Set(shops.map(({ category }) => category)).size, 10, 'company categories');

const FEATURED: readonly CompanyCategorySlug[] = ['ropa', 'agro', 'regalos'];
const WAITING: readonly CompanyCategorySlug[] = ['belleza'];

const firstOf = (category: CompanyCategorySlug, isApproved: boolean) =>
  shops.filter((shop) => shop.category === category).map((shop) => ({ shop, isApproved }))[0] ?? [];

/** Which businesses are featured, and which of them still wait to be. */
export const sponsors: readonly { readonly shop: Shop; readonly isApproved: boolean }[] = [
  ...FEATURED.flatMap((category) => firstOf(category, true)),
  ...WAITING.flatMap((category) => firstOf(category, false)),
];

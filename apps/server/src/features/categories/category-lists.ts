import { moveCompaniesToCategory } from '../companies/index.ts';
import { moveProductsToCategory, moveSomeProductsToCategory } from '../products/index.ts';
import { moveServicesToCategory, moveServicesToZone } from '../services/index.ts';

/** The four lists an Admin keeps (CATEGORY-1): where each stands, and what moves its users from one entry to another. */
export const CATEGORY_LISTS = {
  company: { table: 'company_categories', move: moveCompaniesToCategory },
  product: {
    table: 'product_categories',
    move: moveProductsToCategory,
    // Of products there are thousands in one category.
    moveSome: moveSomeProductsToCategory,
  },
  service: { table: 'service_categories', move: moveServicesToCategory },
  zone: { table: 'zones', move: moveServicesToZone },
} as const;

export type CategoryList = keyof typeof CATEGORY_LISTS;

/** What happens to an entry of each list. */
export const EVENTS = {
  company: {
    added: 'company_category.added',
    updated: 'company_category.updated',
    removed: 'company_category.removed',
  },
  product: {
    added: 'product_category.added',
    updated: 'product_category.updated',
    removed: 'product_category.removed',
  },
  service: {
    added: 'service_category.added',
    updated: 'service_category.updated',
    removed: 'service_category.removed',
  },
  zone: { added: 'zone.added', updated: 'zone.updated', removed: 'zone.removed' },
} as const satisfies Record<CategoryList, Record<string, string>>;

import * as editing from '@mercadito/contracts/category-editing';
import { categoryEditorOf, type List, newNames } from '../category-lists.ts';
import type { Town } from './town.ts';
import { type Write, write } from './write.ts';

const KNOWN = { everybody: ['Categories'] } as const;
const TELLS = {
  company: { everybody: ['Categories', 'Companies'] },
  product: { everybody: ['Categories', 'Products', 'ProductsHome'] },
  service: { everybody: ['Categories', 'Service'] },
  zone: { everybody: ['Categories', 'Service'] },
} as const;
const CHANGES = ['changeCategory'] as const;

/** One of a list, that nothing uses. */
const one = async ({ test, admin }: Town, list: List): Promise<number> =>
  (await categoryEditorOf(test, admin).added(list)).id;

const adding = async ({ admin }: Town) => ({ by: admin, send: newNames() });
const renaming = (list: List) => async (town: Town) => ({
  by: town.admin,
  send: { id: await one(town, list), ...newNames() },
});
const merging = (list: List) => async (town: Town) => ({
  by: town.admin,
  send: { id: await one(town, list), move_to: await one(town, list) },
});

/** What Admins do with categories and zones. */
export const CATEGORY_WRITES: Record<string, Write> = {
  'adding a category of businesses': write(
    editing.createCompanyCategory,
    { events: ['company_category.added'], tells: KNOWN, changes: CHANGES },
    adding,
  ),
  'renaming a category of businesses': write(
    editing.updateCompanyCategory,
    { events: ['company_category.updated'], tells: TELLS.company, changes: CHANGES },
    renaming('company'),
  ),
  'merging categories of businesses': write(
    editing.deleteCompanyCategory,
    { events: ['company_category.removed'], tells: TELLS.company, changes: CHANGES },
    merging('company'),
  ),
  'adding a product category': write(
    editing.createProductCategory,
    { events: ['product_category.added'], tells: KNOWN, changes: CHANGES },
    adding,
  ),
  'renaming a product category': write(
    editing.updateProductCategory,
    { events: ['product_category.updated'], tells: TELLS.product, changes: CHANGES },
    renaming('product'),
  ),
  'putting a product category first': write(
    editing.updateProductCategory,
    { events: ['product_category.updated'], tells: TELLS.product, changes: CHANGES },
    async (town) => ({ by: town.admin, send: { id: await one(town, 'product'), position: 1 } }),
  ),
  'merging product categories': write(
    editing.deleteProductCategory,
    { events: ['product_category.removed'], tells: TELLS.product, changes: CHANGES },
    merging('product'),
  ),
  'adding a category of services': write(
    editing.createServiceCategory,
    { events: ['service_category.added'], tells: KNOWN, changes: CHANGES },
    adding,
  ),
  'renaming a category of services': write(
    editing.updateServiceCategory,
    { events: ['service_category.updated'], tells: TELLS.service, changes: CHANGES },
    renaming('service'),
  ),
  'merging categories of services': write(
    editing.deleteServiceCategory,
    { events: ['service_category.removed'], tells: TELLS.service, changes: CHANGES },
    merging('service'),
  ),
  'adding a zone': write(editing.createZone, { events: ['zone.added'], tells: KNOWN, changes: CHANGES }, adding),
  'renaming a zone': write(
    editing.updateZone,
    { events: ['zone.updated'], tells: TELLS.zone, changes: CHANGES },
    renaming('zone'),
  ),
  'merging zones': write(
    editing.deleteZone,
    { events: ['zone.removed'], tells: TELLS.zone, changes: CHANGES },
    merging('zone'),
  ),
};

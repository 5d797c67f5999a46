import * as contracts from '@mercadito/contracts/categories';
import * as editing from '@mercadito/contracts/category-editing';
import type { Input } from '@mercadito/contracts/endpoint';
import type { Person } from './people.ts';
import { good } from './shops.ts';
import type { TestApp } from './test-app.ts';

/** The calls of each list of categories. */
export const LISTS = {
  company: {
    read: contracts.listCompanyCategories,
    create: editing.createCompanyCategory,
    update: editing.updateCompanyCategory,
    remove: editing.deleteCompanyCategory,
  },
  product: {
    read: contracts.listProductCategories,
    create: editing.createProductCategory,
    update: editing.updateProductCategory,
    remove: editing.deleteProductCategory,
  },
  service: {
    read: contracts.listServiceCategories,
    create: editing.createServiceCategory,
    update: editing.updateServiceCategory,
    remove: editing.deleteServiceCategory,
  },
  zone: {
    read: contracts.listServiceZones,
    create: editing.createZone,
    update: editing.updateZone,
    remove: editing.deleteZone,
  },
} as const;
export type List = keyof typeof LISTS;

export type CategoryFields = Partial<Input<typeof editing.createProductCategory>>;

let made = 0;

/** Names that no other category has. */
export const newNames = () => ({ name_es: `Nombre ${++made}`, name_en: `Name ${made}` });

export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** What an Admin does with the lists of categories. */
export function categoryEditorOf(test: TestApp, admin: Person) {
  const add = (list: List, fields: CategoryFields = {}, by = admin) =>
    test.call(LISTS[list].create, { ...newNames(), ...fields }, by.token);
  const read = async (list: List) => good(await test.call(editing.listAllCategories, {}, admin.token))[list];
  return {
    add,
    added: async (list: List, fields: CategoryFields = {}) => good(await add(list, fields)),
    change: (list: List, id: number, fields: CategoryFields & { updated_at?: string }, by = admin) =>
      test.call(LISTS[list].update, { id, ...fields }, by.token),
    remove: (list: List, id: number, move_to?: number, by = admin) =>
      test.call(LISTS[list].remove, { id, ...(move_to !== undefined && { move_to }) }, by.token),
    read,
    find: async (list: List, id: number) => (await read(list)).find((each) => each.id === id),
    firstLevel: async (list: List) => (await read(list)).filter(({ parent_category }) => parent_category === null),
    /** What stands on record of an entry, oldest first. */
    changesOf: async (subject: string) => {
      const rows = test.db.selectFrom('audit_log').select('detail').where('action', '=', 'changeCategory');
      return rows.where('subject_id', '=', subject).orderBy('id').execute();
    },
  };
}

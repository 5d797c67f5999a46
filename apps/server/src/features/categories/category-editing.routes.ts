import * as contracts from '@mercadito/contracts/category-editing';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { serve, serveCreated } from '../../platform/serve/serve.ts';
import { listAllWithUses, readList } from './category-editing.queries.ts';
import type { CategoryList } from './category-lists.ts';
import { listedCategoriesView, storedCategoryView } from './category-view.ts';
import { moveMany, removeCategory } from './remove-category.ts';
import { addCategory, updateCategory } from './save-category.ts';

interface Creation {
  readonly db: Db;
  readonly now: Date;
  readonly body: Parameters<typeof addCategory>[2];
}

interface Changing {
  readonly db: Db;
  readonly now: Date;
  readonly params: { readonly id: number };
  readonly body: Parameters<typeof updateCategory>[2]['form'];
}

interface Removing {
  readonly request: object;
  readonly db: Db;
  readonly now: Date;
  readonly params: { readonly id: number };
  readonly query: { readonly move_to?: number | undefined };
  readonly body: { readonly move_to?: number | undefined };
}

async function showCategory(db: Db, list: CategoryList, id: number) {
  const row = (await readList(db, list)).find((each) => each.id === id);
  if (!row) throw notFound('Category');
  return storedCategoryView(row);
}

const adding = (list: CategoryList) => ({
  create: ({ db, body, now }: Creation) => addCategory(db, list, body, now),
  show: ({ db }: { readonly db: Db }, id: number) => showCategory(db, list, id),
  keep: ({ id }: { readonly id: number | string }) => id,
});

const changing =
  (list: CategoryList) =>
  async ({ db, params, body, now }: Changing) => {
    await updateCategory(db, list, { id: params.id, form: body, now });
    return showCategory(db, list, params.id);
  };

const removalOf = ({ params, query, body, now }: Removing) => ({
  id: params.id,
  moveTo: body.move_to ?? query.move_to,
  now,
});

/** How a list's entries are removed: the handler, and what is done before its transaction. */
function removing(list: CategoryList) {
  const movedBefore = new WeakMap<object, number>();
  const handler = async (call: Removing) => {
    const removal = removalOf(call);
    const moved = await removeCategory(call.db, list, removal, movedBefore.get(call.request) ?? 0);
    return { id: removal.id, moved };
  };
  const beforehand = async (call: Removing) => {
    movedBefore.set(call.request, await moveMany(call.db, list, removalOf(call)));
  };
  return [handler, { beforehand }] as const;
}

/** What Admins do with the lists. */
export function registerCategoryEditing(app: FastifyInstance): void {
  serve(app, contracts.listAllCategories, async ({ db }) => {
    const rows = await listAllWithUses(db);
    const view = (list: CategoryList) => listedCategoriesView(rows, list);
    return { company: view('company'), product: view('product'), service: view('service'), zone: view('zone') };
  });

  serveCreated(app, contracts.createCompanyCategory, adding('company'));
  serveCreated(app, contracts.createProductCategory, adding('product'));
  serveCreated(app, contracts.createServiceCategory, adding('service'));
  serveCreated(app, contracts.createZone, adding('zone'));

  serve(app, contracts.updateCompanyCategory, changing('company'));
  serve(app, contracts.updateProductCategory, changing('product'));
  serve(app, contracts.updateServiceCategory, changing('service'));
  serve(app, contracts.updateZone, changing('zone'));

  serve(app, contracts.deleteCompanyCategory, ...removing('company'));
  serve(app, contracts.deleteProductCategory, ...removing('product'));
  serve(app, contracts.deleteServiceCategory, ...removing('service'));
  serve(app, contracts.deleteZone, ...removing('zone'));
}

import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { category, feature } from './categories.ts';
import { id, instant, lastRead, text, whole } from './common.ts';
import { endpointsOf, site } from './endpoint.ts';

const endpoint = endpointsOf(feature);

const access = site('categories.write');

/** Above any list that a person could read. */
const LAST_PLACE = 10_000;

const storedCategory = category
  .extend({
    /** The place in its row, from 1. */
    position: z.int(),
    /** Of a product category on the second level the one above it; null for all others. */
    parent_category: z.int().nullable(),
    updated_at: instant,
  })
  .meta({ id: 'StoredCategory' });

/** `uses` are the businesses, products or services that name it itself: those below it have their own. */
const listedCategory = storedCategory.extend({ uses: z.int() }).meta({ id: 'ListedCategory' });

/** CATEGORY-1. */
export const listAllCategories = endpoint('listAllCategories', {
  summary: 'All four lists as an Admin keeps them: in their order, with how many use each',
  method: 'GET',
  path: '/categories/',
  access,
  response: z.object({
    company: z.array(listedCategory),
    /** Each of the first level is followed by those below it. */
    product: z.array(listedCategory),
    service: z.array(listedCategory),
    zone: z.array(listedCategory),
  }),
});

const name = text(MAX_LENGTH.categoryName);
const names = { name_es: name, name_en: name };
const position = whole(1, LAST_PLACE).optional();
const parent = { parent_category: z.union([id, z.null()]).optional() };
/** What is left out stays as it is. */
const changes = { name_es: name.optional(), name_en: name.optional(), position, updated_at: lastRead };

const NAME_TAKEN =
  '409 `name_es_taken` or `name_en_taken`, said on the field, when another of the same row is called so: accents and capitals aside.';
const LEVELS =
  '409 `too_deep` when the parent is a sub-category itself, `has_sub_categories` when others stand below what is moved, `own_parent`.';
const PLACED = '`position` is the place in its row, from 1; without it what is added stands last.';
const IN_USE =
  '409 `in_use` while something uses it, with `facts`: how many `businesses`, `products`, `services` and `sub_categories`, and `where`: the names of a few businesses. `move_to`, in the query or the body, another of the same list, is where they go then, all in one step; `too_deep` when sub-categories would go below a sub-category, `sub_category_taken` when both have one of the same name (`facts.name`).';

const entry = z.object({ id });
const destination = z.object({ move_to: id.optional() });

const company = '/companies/categories/';
const product = '/companies/product/categories/';
const service = '/companies/services/categories/';
const zone = '/companies/services/zones/';

type Path = `/${string}`;

/** Puts an entry into the list at a path (CATEGORY-2). */
const adding = /* @__NO_SIDE_EFFECTS__ */ (path: Path, summary: string) =>
  ({
    summary,
    description: `${PLACED} ${NAME_TAKEN}`,
    method: 'POST',
    path,
    access,
    body: z.object({ ...names, position }),
    status: 201,
    idempotent: true,
    response: storedCategory,
  }) as const;

/** Writes an entry of the list at a path (CATEGORY-2, CATEGORY-4). */
const changing = /* @__NO_SIDE_EFFECTS__ */ (path: Path, summary: string) =>
  ({
    summary,
    description: NAME_TAKEN,
    method: 'PUT',
    path: `${path}{id}/`,
    access,
    params: entry,
    body: z.object(changes),
    response: storedCategory,
  }) as const;

/** Takes an entry from the list at a path (CATEGORY-5, CATEGORY-6). */
const removing = /* @__NO_SIDE_EFFECTS__ */ (path: Path, summary: string) =>
  ({
    summary,
    description: IN_USE,
    method: 'DELETE',
    path: `${path}{id}/`,
    access,
    params: entry,
    query: destination,
    body: destination,
    /** How many went to `move_to`. */
    response: z.object({ id: z.int(), moved: z.int() }),
  }) as const;

export const createCompanyCategory = endpoint('createCompanyCategory', adding(company, 'Add a category of businesses'));
export const updateCompanyCategory = endpoint(
  'updateCompanyCategory',
  changing(company, 'Rename a category of businesses, or put it elsewhere in the order'),
);
export const deleteCompanyCategory = endpoint(
  'deleteCompanyCategory',
  removing(company, 'Remove a category of businesses, or merge it into another'),
);

/** CATEGORY-3. */
export const createProductCategory = endpoint('createProductCategory', {
  ...adding(product, 'Add a product category, below another or not'),
  description: `${PLACED} ${NAME_TAKEN} ${LEVELS}`,
  body: z.object({ ...names, position, ...parent }),
});
/** CATEGORY-3. */
export const updateProductCategory = endpoint('updateProductCategory', {
  ...changing(product, 'Rename a product category, put it elsewhere in the order, or below another'),
  description: `${NAME_TAKEN} ${LEVELS} \`parent_category\` null puts it on the first level.`,
  body: z.object({ ...changes, ...parent }),
});
export const deleteProductCategory = endpoint(
  'deleteProductCategory',
  removing(product, 'Remove a product category, or merge it into another'),
);

export const createServiceCategory = endpoint('createServiceCategory', adding(service, 'Add a category of services'));
export const updateServiceCategory = endpoint(
  'updateServiceCategory',
  changing(service, 'Rename a category of services, or put it elsewhere in the order'),
);
export const deleteServiceCategory = endpoint(
  'deleteServiceCategory',
  removing(service, 'Remove a category of services, or merge it into another'),
);

export const createZone = endpoint('createZone', adding(zone, 'Add a zone of services'));
export const updateZone = endpoint('updateZone', changing(zone, 'Rename a zone, or put it elsewhere in the order'));
export const deleteZone = endpoint('deleteZone', removing(zone, 'Remove a zone, or merge it into another'));

export type StoredCategory = z.output<typeof storedCategory>;
export type ListedCategory = z.output<typeof listedCategory>;

import {
  listCompanyCategories,
  listProductCategories,
  listServiceCategories,
  listServiceZones,
  type ProductCategory,
} from '@mercadito/contracts/categories';
import type { FastifyInstance } from 'fastify';
import { companyCategories, productCategories, serviceCategories, zones } from '../catalogue/index.ts';
import type { ProductCategorySlug } from '../catalogue/product-categories.ts';
import type { ServiceCategorySlug, ZoneSlug } from '../catalogue/service-categories.ts';
import type { CompanyCategorySlug } from '../catalogue/types.ts';
import { type Caller, createCaller } from './caller.ts';

/** A person of the demo with their own way of calling. */
export interface Resident {
  readonly userId: number;
  readonly username: string;
  readonly call: Caller;
}

/** What the fill knows while it goes on: who is there and what things are called. */
export interface Town {
  readonly app: FastifyInstance;
  readonly admin: Resident;
  /** Who has an account, or will have one when the promise is kept. */
  readonly residents: Map<string, Promise<Resident>>;
  /** Ids of shops and products by `shop key` and `shop key/product name`. */
  readonly shops: Map<string, number>;
  readonly products: Map<string, number>;
  /** Ids of the installation's categories and zones by the catalogue's slugs. */
  readonly companyCategory: (slug: CompanyCategorySlug) => number;
  readonly productCategory: (slug: ProductCategorySlug) => number;
  readonly serviceCategory: (slug: ServiceCategorySlug) => number;
  readonly zone: (slug: ZoneSlug) => number;
}

const lookUp = (kind: string, entries: readonly { id: number; name: string }[]) => {
  const ids = new Map(entries.map(({ id, name }) => [name, id]));
  return (name: string): number => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The installation has no ${kind} "${name}"`);
    return id;
  };
};

/** Two shelves may bear one name, under different parents: slugs tell them apart. */
function lookUpShelf(installed: readonly ProductCategory[]): (slug: ProductCategorySlug) => number {
  const ids = new Map<string, number>();
  for (const { es, children } of productCategories) {
    const shelves = installed.find(({ name }) => name === es)?.sub_categories ?? [];
    for (const child of children) ids.set(child.slug, lookUp('product category', shelves)(child.es));
  }
  return (slug) => ids.get(slug) ?? lookUp('product category', [])(slug);
}

/** Asks the installation for its categories, so that the demo finds them by name. */
export async function openTown(app: FastifyInstance, admin: Resident): Promise<Town> {
  const visitor = createCaller(app);
  const companyCategory = lookUp('company category', await visitor(listCompanyCategories, {}));
  const serviceCategory = lookUp('service category', await visitor(listServiceCategories, {}));
  const zone = lookUp('zone', await visitor(listServiceZones, {}));
  return {
    app,
    admin,
    residents: new Map([[admin.username, Promise.resolve(admin)]]),
    shops: new Map(),
    products: new Map(),
    companyCategory: (slug) => companyCategory(companyCategories[slug][0]),
    productCategory: lookUpShelf(await visitor(listProductCategories, {})),
    serviceCategory: (slug) => serviceCategory(serviceCategories[slug][0]),
    zone: (slug) => zone(zones[slug]),
  };
}

/** Waits until somebody has moved in. @throws when nobody of that name is to come */
export function residentOf(town: Town, username: string): Promise<Resident> {
  const resident = town.residents.get(username);
  if (!resident) throw new Error(`Nobody here is called ${username}`);
  return resident;
}

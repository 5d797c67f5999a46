import type { Given, Parsed } from '@mercadito/contracts/endpoint';
import type { listHomeRails } from '@mercadito/contracts/home';
import { categorySign } from '@mercadito/domain/catalog/category-sign';
import type { Db } from '../../database/connection.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { listProductCategories } from '../categories/index.ts';
import { companyView, type Moment, selectCompanies } from '../companies/index.ts';
import { productView, selectProducts } from '../products/index.ts';
import { fillRails } from './fill-rails.ts';
import { findBusinesses, findGoods } from './home.queries.ts';

type Rails = Given<typeof listHomeRails>;
type Product = Rails['offers'][number];
type Company = Rails['businesses'][number];

interface Context extends Moment {
  readonly viewer: Viewer;
}

/** The first category of prepared food and its sub-categories; null in a town without one. */
async function findFood(db: Db): Promise<{ id: number; ids: number[] } | null> {
  const food = (await listProductCategories(db)).find((category) => categorySign(category) === 'meal');
  return food ? { id: food.id, ids: [food.id, ...food.sub_categories.map(({ id }) => id)] } : null;
}

async function findProducts(db: Db, ids: readonly number[], moment: Moment): Promise<Map<number, Product>> {
  if (ids.length === 0) return new Map();
  const rows = await selectProducts(db).where('products.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, productView(row, moment)]));
}

async function findCompanies(
  db: Db,
  ids: readonly number[],
  { viewer, ...moment }: Context,
): Promise<Map<number, Company>> {
  if (ids.length === 0) return new Map();
  const rows = await selectCompanies(db, viewer?.userId ?? null)
    .where('companies.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, companyView(row, moment)]));
}

const asShop = (id: number) => ({ id, company_id: id });

/** The rows of the first page; one that would be empty is left to the screen, which does not show it. */
export async function showRails(
  db: Db,
  { random_order: randomOrder, user_status: asked }: Parsed<typeof listHomeRails>['query'],
  context: Context,
): Promise<Rails> {
  const { viewer, now, config } = context;
  const food = await findFood(db);
  const found = await findGoods(db, { viewer, randomOrder, asked, toEat: food?.ids ?? [] });
  const goods = fillRails(found, ['order_again', 'to_eat', 'offers', 'new_in_town']);
  const shops = await findBusinesses(db, randomOrder, { now, timeZone: config.timeZone });
  const businesses = fillRails({ open_now: shops.open_now.map(asShop), businesses: shops.businesses.map(asShop) }, [
    'open_now',
    'businesses',
  ]);
  const products = await findProducts(db, Object.values(goods).flat(), context);
  const companies = await findCompanies(db, Object.values(businesses).flat(), context);
  const shown = <T>(ids: readonly number[], of: ReadonlyMap<number, T>): T[] => ids.flatMap((id) => of.get(id) ?? []);
  return {
    open_now: shown(businesses.open_now, companies),
    order_again: shown(goods.order_again, products),
    to_eat: shown(goods.to_eat, products),
    to_eat_category: food?.id ?? null,
    offers: shown(goods.offers, products),
    new_in_town: shown(goods.new_in_town, products),
    businesses: shown(businesses.businesses, companies),
  };
}

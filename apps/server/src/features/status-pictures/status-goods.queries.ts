import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { isListedTo, isVisibleTo } from '../listing/index.ts';
import { selectProducts } from '../products/index.ts';
import { MOST_OFFERS } from './status-layout.ts';

/** More than there is room for: a business that takes no orders now is left out afterwards. */
const CANDIDATES = 4 * MOST_OFFERS;

/**
 * What may stand on a picture: goods that every visitor can buy now, what is cheaper than usual first, then by lot. On the town's
 * picture a business has a second one only where there is room left.
 * @param companyId null for the whole town
 * @param lot what the lot is drawn by: another word, other goods
 */
export function listStatusGoods(db: Db, companyId: number | null, lot: string) {
  const drawn = sql`md5(products.id::text || ${lot}::text)`;
  const ofCompany = sql`row_number() over (partition by products.company_id order by products.discount > 0 desc, ${drawn})`;
  return selectProducts(db)
    .where('products.is_available', '=', true)
    .where(companyId === null ? isListedTo(null, 'products') : isVisibleTo(null, 'products'))
    .$if(companyId !== null, (products) => products.where('products.company_id', '=', companyId))
    .$if(companyId === null, (products) => products.orderBy(ofCompany))
    .orderBy(sql`products.discount > 0`, 'desc')
    .orderBy(drawn)
    .limit(CANDIDATES)
    .execute();
}

export type StatusGood = Awaited<ReturnType<typeof listStatusGoods>>[number];

/** Those whose goods may be drawn in the morning; goods there may be none. */
export function listListedBusinesses(db: Db) {
  return db
    .selectFrom('companies')
    .innerJoin('users', 'users.id', 'companies.owner_id')
    .select(['companies.id', 'users.language'])
    .where('companies.suspended_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('products').select('products.id').whereRef('products.company_id', '=', 'companies.id')),
    )
    .orderBy('companies.id')
    .execute();
}

/** What a business is called; undefined where there is none. */
export const findBusinessName = (db: Db, companyId: number) =>
  db.selectFrom('companies').select('name').where('id', '=', companyId).executeTakeFirst();

import { listOrdersByStatus } from '@mercadito/contracts/orders/admin';
import { listCompanyOrders } from '@mercadito/contracts/orders/company';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEngine } from '../../../test/database/test-database.ts';
import { buffersOf } from '../../../test/many-goods.ts';
import { aPendingOrder } from '../../../test/orders.ts';
import { anAdmin, type Person } from '../../../test/people.ts';
import { aProduct, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Db } from '../../database/connection.ts';
import { countOrdersOfCompany, listOrdersOfCompany } from './company-orders.queries.ts';
import { countOrdersWith, listOrdersWith } from './order-summaries.queries.ts';

const ORDERS = 51_000;
/** What one statement writes in its time. */
const AT_ONCE = 3_000;
/** The last page that its number reaches. */
const LAST = 5_000;

let app: TestApp;
let shop: Shop;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  [shop, admin] = [await aShop(app), await anAdmin(app)];
  await aPendingOrder(app, (await aProduct(app, shop)).id);
  for (let from = 0; from < ORDERS; from += AT_ONCE) {
    await sql`
      insert into orders (transaction_id, user_id, status, username, user_first_name, user_last_name, first_name, last_name, postal_code,
        country, state, municipality, neighborhood, street_1, telephone_number, additional_instructions, load_type, delivery_password,
        usd_mxn_rate_micros, order_total_cents, created_at)
      select 'MANY' || lpad(n::text, 6, '0'), user_id, 'pending', username, user_first_name, user_last_name, first_name, last_name,
        postal_code, country, state, municipality, neighborhood, street_1, telephone_number, additional_instructions, load_type,
        delivery_password, usd_mxn_rate_micros, order_total_cents, created_at + n * interval '1 minute'
      from orders, generate_series(${from}::integer + 1, ${from}::integer + ${AT_ONCE}::integer) as n
      where transaction_id not like 'MANY%'`.execute(app.db);
    await sql`
      insert into order_companies (order_id, company_id, company_name, total_cents)
      select id, ${shop.companyId}::integer, 'Shop', 100 from orders where transaction_id > 'MANY' || lpad(${from}::text, 6, '0')
        and transaction_id like 'MANY%' order by id`.execute(app.db);
  }
  await sql`analyze orders, order_companies`.execute(app.db);
  if (testEngine === 'postgres') await sql`vacuum orders, order_companies`.execute(app.db);
}, 120_000);
afterAll(() => app.close());

interface Page {
  readonly results: readonly { readonly transaction_id: string }[];
  readonly count: number;
  readonly count_is_capped?: boolean | undefined;
  readonly num_pages: number;
}

const ofShop = async (page: number): Promise<Page> =>
  good(await app.call(listCompanyOrders, { companyId: shop.companyId, page }, shop.token));
const ofAll = async (page: number): Promise<Page> =>
  good(await app.call(listOrdersByStatus, { status: 'pending', page }, admin.token));
const LISTS: [string, typeof ofShop][] = [
  ['of a business', ofShop],
  ['of all', ofAll],
];

describe('a list of very many orders (LIST-7)', () => {
  test.each(LISTS)(
    '%s: is counted up to a thousand, and its pages end at the last that is cheap to reach',
    async (_which, list) => {
      const { count, count_is_capped, num_pages } = await list(1);
      expect({ count, count_is_capped, num_pages }).toEqual({ count: 1000, count_is_capped: true, num_pages: LAST });
      // Newest first: 49,990 of the 51,000 copies stand before.
      const last = await list(LAST);
      expect(last.results.map(({ transaction_id }) => transaction_id)).toEqual(
        Array.from({ length: 10 }, (_, at) => `MANY00${1010 - at}`),
      );
      expect((await list(LAST + 1)).results).toEqual([]);
    },
  );

  const page = { page: LAST, size: 10 };
  const reads: [string, (db: Db) => Promise<unknown>][] = [
    ['the last page of a business', (db) => listOrdersOfCompany(db, shop.companyId, page)],
    ['how many a business has', (db) => countOrdersOfCompany(db, shop.companyId)],
    ['the last page of all', (db) => listOrdersWith(db, undefined, page)],
    ['how many there are', (db) => countOrdersWith(db, undefined)],
    ['how many there are of a status', (db) => countOrdersWith(db, 'pending')],
  ];
  // Blocks are counted by PostgreSQL alone.
  test.runIf(testEngine === 'postgres').each(reads)(
    '%s reads few blocks, whatever stands before',
    async (_what, read) => {
      expect(Math.min(await buffersOf(app.db, read), await buffersOf(app.db, read))).toBeLessThanOrEqual(600);
    },
  );
});

import { signUp } from '@mercadito/contracts/accounts';
import { changeProducts } from '@mercadito/contracts/catalog-editing';
import { deleteProductCategory } from '@mercadito/contracts/category-editing';
import { addAbout, updateAbout } from '@mercadito/contracts/customization';
import { addFavoriteProduct } from '@mercadito/contracts/favorites';
import { getOpeningHours, setOpeningHours } from '@mercadito/contracts/opening-hours';
import { markOrdersSeen } from '@mercadito/contracts/orders/company';
import { deleteProductImages } from '@mercadito/contracts/products';
import { getSettings, updateSettings } from '@mercadito/contracts/settings';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Db } from '../src/database/connection.ts';
import { change, goods } from './carts.ts';
import { categoryEditorOf } from './category-lists.ts';
import type { Answer } from './client.ts';
import { aPendingOrder } from './orders.ts';
import { anAdmin, PASSWORD, type Person } from './people.ts';
import { onPostgres } from './races.ts';
import { aPicture, aProduct, aShop, good, type Shop } from './shops.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let shop: Shop;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  shop = await aShop(app);
  admin = await anAdmin(app);
});
afterAll(() => app.close());

/** A write that meets another one which is not done yet, on the same row. */
interface Meeting {
  /** What the other one has written, and not committed, when the write begins. */
  readonly other: RawBuilder<unknown>;
  /** What the other one goes on to, while the write waits for it. */
  readonly next?: RawBuilder<unknown>;
  readonly write: () => Promise<Answer<unknown>>;
  /** What is so once both are done. */
  readonly outcome: (answer: Answer<unknown>) => Promise<void>;
}

const codeOf = ({ status, body }: Answer<unknown>) => [status, (body as { code?: string }).code];
const productOf = (id: number) =>
  app.db.selectFrom('products').select(['price_cents', 'category_id']).where('id', '=', id).executeTakeFirstOrThrow();

/** What goes wrong without the lock: a decision by what was read before the other one was done. */
const MEETINGS: Record<string, () => Promise<Meeting>> = {
  'an about page that is being saved is not saved over': async () => {
    const own = { company_id: shop.companyId, title: 'We', description: 'are' };
    const { id, updated_at } = good(await app.call(addAbout, { ...own, image: aPicture() }, shop.token));
    return {
      other: sql`update company_abouts set updated_at = updated_at + interval '1 minute' where id = ${id}`,
      write: () => app.call(updateAbout, { ...own, about_id: id, updated_at }, shop.token),
      outcome: async (answer) => expect(codeOf(answer)).toEqual([409, 'changed_meanwhile']),
    };
  },
  'a week that is being saved is not saved over': async () => {
    const { companyId } = shop;
    const own = { company_id: companyId, opening_hours: [{ day_no: 1, opens: '08:00', shuts: '16:00' }] };
    good(await app.call(setOpeningHours, own, shop.token));
    const { updated_at } = good(await app.call(getOpeningHours, { companyId }));
    return {
      other: sql`with held as (select id from companies where id = ${companyId} for no key update)
        update opening_days set updated_at = updated_at + interval '1 minute' from held where company_id = held.id`,
      write: () => app.call(setOpeningHours, { ...own, updated_at }, shop.token),
      outcome: async (answer) => expect(codeOf(answer)).toEqual([409, 'changed_meanwhile']),
    };
  },
  'a setting leaves another one as it is being set': async () => ({
    other: sql`update settings set cart_message = 'Back on Monday'`,
    write: () => app.call(updateSettings, { usd_mxn_value: 19.25 }, admin.token),
    outcome: async ({ status }) => {
      const { settings } = good(await app.call(getSettings, {}));
      expect([status, settings]).toMatchObject([200, { usd_mxn_value: 19.25, cart_message_value: 'Back on Monday' }]);
    },
  }),
  'prices go up from what they are being set to': async () => {
    const id = await goods(app, { company_id: shop.companyId });
    const all = { companyId: shop.companyId, ids: [id], price_percent: 10 };
    return {
      other: sql`update products set price_cents = 20000 where id = ${id}`,
      write: () => app.call(changeProducts, all, shop.token),
      outcome: async ({ status }) => expect([status, (await productOf(id)).price_cents]).toEqual([200, 220_00]),
    };
  },
  'a product that is being moved elsewhere is not moved with its category': async () => {
    const keep = categoryEditorOf(app, admin);
    const [from, to, elsewhere] = [
      await keep.added('product'),
      await keep.added('product'),
      await keep.added('product'),
    ];
    const id = await goods(app, { company_id: shop.companyId });
    await change(app, id, { category_id: from.id });
    return {
      other: sql`update products set category_id = ${elsewhere.id} where id = ${id}`,
      write: () => app.call(deleteProductCategory, { id: from.id, move_to: to.id }, admin.token),
      outcome: async ({ status }) => expect([status, (await productOf(id)).category_id]).toEqual([200, elsewhere.id]),
    };
  },
  'a product that is being deleted becomes nobody’s favourite': async () => {
    const id = await goods(app, { company_id: shop.companyId });
    return {
      other: sql`delete from products where id = ${id}`,
      write: () => app.call(addFavoriteProduct, { product_id: id }, shop.token),
      outcome: async (answer) => expect(codeOf(answer)).toEqual([404, 'not_found']),
    };
  },
  'a name that is being taken is refused by its field': async () => {
    const form = { username: 'teresa', first_name: 'Ana', last_name: 'Ruiz', email: 'tere@example.com' };
    return {
      other: sql`insert into users (username, first_name, last_name, email, password_hash)
        values ('Teresa', 'Ana', 'Ruiz', 'other@example.com', '')`,
      write: () => app.call(signUp, { ...form, password: PASSWORD }),
      outcome: async ({ status, body }) =>
        expect([status, body]).toMatchObject([409, { errors: { username: ['This user name is taken.'] } }]),
    };
  },
  'an order that somebody is just seeing is seen by them alone (ORDER-16)': async () => {
    const { transactionId } = await aPendingOrder(app, await goods(app, { company_id: shop.companyId }));
    const first = '2026-01-01T12:00:00.000Z';
    const part = sql`from orders where orders.id = order_id and transaction_id = ${transactionId}`;
    return {
      other: sql`update order_companies set seen_at = ${first}::timestamptz ${part}`,
      write: () =>
        app.call(markOrdersSeen, { company_id: shop.companyId, transaction_ids: [transactionId] }, shop.token),
      outcome: async ({ status }) => {
        const { rows } = await sql`select seen_at, seen_by from order_companies, orders
          where orders.id = order_id and transaction_id = ${transactionId}`.execute(app.db);
        expect([status, rows]).toMatchObject([200, [{ seen_at: first, seen_by: null }]]);
      },
    };
  },
  // Whoever chooses a main picture locks the product and then its pictures: the other way round both wait for ever.
  'pictures are taken away after their product is locked, not before': async () => {
    const product = await aProduct(app, shop, { files: [aPicture(), aPicture()] });
    const images_ids = product.images.map(({ id }) => id);
    return {
      other: sql`select from products where id = ${product.id} for no key update`,
      next: sql`select from product_images where product_id = ${product.id} for update nowait`,
      write: () => app.call(deleteProductImages, { company_id: shop.companyId, images_ids }, shop.token),
      outcome: async ({ status }) => expect(status).toBe(200),
    };
  },
};

/** Returns once somebody waits for what this transaction holds. */
const waitedFor = (holder: Db): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from pg_locks
      where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(holder);
    expect(rows).toHaveLength(1);
  }, 5_000);

// Where there is one session nobody has a lock that another one waits for.
describe.runIf(onPostgres)('a write waits for the row that it changes, and goes by what stands there then:', () => {
  test.each(Object.entries(MEETINGS))('%s', async (_what, prepare) => {
    const { other, next, write, outcome } = await prepare();
    const writing = await app.db.transaction().execute(async (holder) => {
      await other.execute(holder);
      const begun = write();
      await waitedFor(holder);
      await next?.execute(holder);
      return { begun };
    });
    await outcome(await writing.begun);
  });
});

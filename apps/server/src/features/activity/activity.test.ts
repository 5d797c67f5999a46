import { exportActivity as exportContract, listActivity } from '@mercadito/contracts/activity';
import { changeItemStatus } from '@mercadito/contracts/deliveries/active-deliveries';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import type { Input } from '@mercadito/contracts/endpoint';
import { declineOrder, requeueOrder } from '@mercadito/contracts/orders/admin';
import { updateProduct } from '@mercadito/contracts/products';
import { updateSettings } from '@mercadito/contracts/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aPendingOrder, aShippedOrder } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/people.ts';
import { aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { exportActivity } from './export-activity.ts';

let app: TestApp;
let admin: Person;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
  shop = await aShop(app);
});
afterAll(() => app.close());

type Filter = Input<typeof listActivity>;
const activity = async (filter: Filter = {}) => good(await app.call(listActivity, filter, admin.token));
const csv = async (filter: Filter = {}) => good(await app.call(exportContract, filter, admin.token));

const nameOf = async ({ userId }: Person): Promise<string> => {
  const person = app.db.selectFrom('users').select('username').where('id', '=', userId);
  return (await person.executeTakeFirstOrThrow()).username;
};

/** A line of the file as its cells; none of the tests' has a comma in it. */
const cellsOf = (line = ''): string[] => line.split(',');

/** Puts a change on record as a write would have on another day. */
const anEntry = (own: { subject_id: string; created_at?: string; after?: object; actor_id?: number | null }) => {
  const { after = { rate: 2 }, ...columns } = own;
  const detail = JSON.stringify({ before: null, after });
  return app.db
    .insertInto('audit_log')
    .values({ action: 'changeThing', subject: 'thing', actor_id: admin.userId, ...columns, detail })
    .execute();
};

describe('what happens to an order', () => {
  test('is on record move by move: who, from what to what, and in whose hands (RECORD-6)', async () => {
    const { transactionId, driver, buyer } = await aShippedOrder(app);
    const ids = { driver_id: driver.driverId, transaction_id: transactionId };
    good(await app.call(finishDelivery, { ...ids, delivery_successful: false, body: 'Nobody' }, driver.token));
    good(await app.call(requeueOrder, { transaction_id: transactionId }, admin.token));
    const why = { transaction_id: transactionId, cancellation_reason: 'Secret reason' };
    good(await app.call(declineOrder, why, admin.token));
    const { results } = await activity({ thing: transactionId });
    const name = await nameOf(driver);
    const states = results.map(({ before, after }) => [before, after].map((facts) => [facts?.status, facts?.driver]));
    expect(states.toReversed()).toEqual([
      [
        [undefined, undefined],
        ['pending', null],
      ],
      [
        ['pending', null],
        ['shipped', name],
      ],
      [
        ['shipped', name],
        ['delivery_failed', name],
      ],
      [
        ['delivery_failed', name],
        ['pending', null],
      ],
      [
        ['pending', null],
        ['declined', null],
      ],
    ]);
    const whose = [buyer, driver, driver, admin, admin].map(({ userId }) => userId);
    expect(results.map(({ actor }) => actor?.id).toReversed()).toEqual(whose);
    expect(results[0]).toMatchObject({ kind: 'moveOrder', subject: 'order', subject_id: transactionId });
    expect(results[0]?.after?.order_total).toBe(100);
    expect(JSON.stringify(results)).not.toMatch(/Secret|Nobody|mango|636/);
  });

  test('has its items with what the order costs without them', async () => {
    const { transactionId, driver } = await aShippedOrder(app);
    const items = app.db.selectFrom('order_items').select(['id', 'name']).orderBy('id', 'desc');
    const item = await items.executeTakeFirstOrThrow();
    const ids = { driver_id: driver.driverId, transaction_id: transactionId, order_item_id: item.id };
    good(await app.call(changeItemStatus, { ...ids, status_item: 'not_found' }, driver.token));
    const { results } = await activity({ thing: transactionId });
    expect(results[0]).toMatchObject({
      ...{ kind: 'changeOrderItem', name: item.name },
      before: { status: 'approved', order_total: 100 },
      after: { status: 'not_found', order_total: 0 },
    });
  });
});

describe('the record', () => {
  test('says of a price what it was and is, of which product and business (RECORD-2)', async () => {
    const productId = await goods(app, { company_id: shop.companyId });
    good(await app.call(updateProduct, { productId, company: shop.companyId, price: 110.5 }, shop.token));
    const { results } = await activity({ subject: 'product', thing: String(productId) });
    expect(results).toMatchObject([
      {
        ...{ kind: 'changePrice', actor: { id: shop.userId, username: await nameOf(shop) } },
        ...{ name: expect.any(String), company: { id: shop.companyId, name: expect.any(String) } },
        ...{ before: { price: 100, currency: 'MXN' }, after: { price: 110.5, currency: 'MXN' } },
      },
    ]);
  });

  test('says of the settings what they were and are (RECORD-8)', async () => {
    good(await app.call(updateSettings, { usd_mxn_value: 18 }, admin.token));
    good(await app.call(updateSettings, { usd_mxn_value: 18.5, delivery_status: false }, admin.token));
    good(await app.call(updateSettings, { delivery_status: true }, admin.token));
    const [switched, both] = (await activity({ subject: 'settings' })).results;
    expect(switched).toMatchObject({ before: { delivery_available: false }, after: { delivery_available: true } });
    expect(both).toMatchObject({ before: { usd_mxn_value: 18 }, after: { usd_mxn_value: 18.5 } });
  });

  test('has nothing of writes that changed nothing on record', async () => {
    const { count } = await activity();
    good(await app.call(updateSettings, { delivery_status: true }, admin.token));
    expect((await activity()).count).toBe(count);
  });

  test('shows who is gone as an account without a name, and the system as nobody (RECORD-4)', async () => {
    const person = await aCustomer(app);
    await anEntry({ subject_id: 'gone', actor_id: person.userId });
    await app.db.deleteFrom('users').where('id', '=', person.userId).execute();
    await anEntry({ subject_id: 'gone', actor_id: null });
    const { results } = await activity({ thing: 'gone' });
    expect(results.map(({ actor }) => actor)).toEqual([null, { id: person.userId, username: null }]);
  });

  test('shows a change of a kind that nobody knows any more as it stands', async () => {
    await anEntry({ subject_id: 'odd', after: { colour: 'red', seats_count: 4 } });
    const { results } = await activity({ thing: 'odd' });
    expect(results).toMatchObject([{ kind: 'changeThing', name: null, after: { colour: 'red', seats_count: 4 } }]);
  });

  test('is for Admins alone', async () => {
    const customer = await aCustomer(app);
    for (const contract of [listActivity, exportContract]) {
      expect((await app.call(contract, {})).status).toBe(401);
      expect((await app.call(contract, {}, customer.token)).status).toBe(403);
      expect((await app.call(contract, {}, shop.token)).status).toBe(403);
    }
  });
});

describe('a filter', () => {
  test('by sort, by who, in any case of letters, and by both leaves those alone', async () => {
    const another = await anAdmin(app);
    good(await app.call(updateSettings, { usd_mxn_value: 40 }, another.token));
    const { transactionId } = await aPendingOrder(app);
    good(await app.call(declineOrder, { transaction_id: transactionId, cancellation_reason: 'No' }, another.token));
    const who = (await nameOf(another)).toUpperCase();
    const kindsOf = async (filter: Filter) => (await activity(filter)).results.map(({ kind }) => kind);
    expect(await kindsOf({ who })).toEqual(['moveOrder', 'changeSettings']);
    expect(await kindsOf({ who, subject: 'settings' })).toEqual(['changeSettings']);
    expect(new Set(await kindsOf({ subject: 'settings' }))).toEqual(new Set(['changeSettings']));
    expect(await activity({ who: 'nobody-of-that-name' })).toMatchObject({ results: [], count: 0, next: null });
  });

  test('by days takes both of them whole, by the calendar of the site', async () => {
    // Half past eleven at night and half past midnight in Chihuahua, six hours behind UTC.
    await anEntry({ subject_id: 'days', created_at: '2025-03-11T05:30:00.000Z' });
    await anEntry({ subject_id: 'days', created_at: '2025-03-11T06:30:00.000Z' });
    const on = async (from: string, to: string) =>
      (await activity({ thing: 'days', from, to })).results.map(({ at }) => at);
    expect(await on('2025-03-10', '2025-03-10')).toEqual(['2025-03-11T05:30:00.000Z']);
    expect(await on('2025-03-11', '2025-03-11')).toEqual(['2025-03-11T06:30:00.000Z']);
    expect(await on('2025-03-10', '2025-03-11')).toHaveLength(2);
    expect(await on('2025-03-12', '2025-03-10')).toEqual([]);
  });

  test.each([
    ['subject', 'weather'],
    ['from', 'yesterday'],
    ['to', '1999-01-01'],
    ['thing', 'x'.repeat(101)],
    ['cursor', 'rubbish'],
  ])('%s that is none is refused by name', async (field, value) => {
    const { status, body } = await app.callWrongly(listActivity, { [field]: value }, admin.token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: expect.any(Array) } });
  });

  test('goes on behind the last entry shown, though more is put on record meanwhile', async () => {
    for (let at = 0; at < 21; at += 1) await anEntry({ subject_id: 'many', after: { rate: at } });
    const first = await activity({ thing: 'many' });
    expect(first).toMatchObject({ count: 21, count_is_capped: false, previous: null });
    await anEntry({ subject_id: 'many', after: { rate: 99 } });
    const headers = { authorization: `Token ${admin.token}` };
    const next = await app.app.inject({ url: String(first.next), headers });
    expect(next.json()).toMatchObject({ results: [{ after: { rate: 0 } }], next: null });
  });
});

describe('the file', () => {
  test('has a row for each value that was changed, of what the filter leaves', async () => {
    const who = await nameOf(admin);
    good(await app.call(updateSettings, { usd_mxn_value: 41, delivery_status: true }, admin.token));
    good(await app.call(updateSettings, { usd_mxn_value: 42, delivery_status: false }, admin.token));
    const text = await csv({ subject: 'settings', who });
    const [headings, delivery, rate] = text.split('\r\n');
    expect(headings).toBe('\u{FEFF}Fecha y hora,Quién,Cambio,Tipo,Id,Nombre,Negocio,Campo,Antes,Después');
    const same = [
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      who,
      'changeSettings',
      'settings',
      'site',
      '',
      '',
    ];
    expect(cellsOf(delivery)).toEqual([...same, 'delivery_available', 'Sí', 'No']);
    expect(cellsOf(rate)).toEqual([...same, 'usd_mxn_value', '41', '42']);
    expect(text).not.toContain('moveOrder');
    good(await app.call(updateSettings, { delivery_status: true }, admin.token));
  });

  test('leaves empty what had no value', async () => {
    await anEntry({ subject_id: 'given', after: { until: '2027-01-01' } });
    const [, line] = (await csv({ thing: 'given' })).split('\r\n');
    expect(cellsOf(line).slice(-3)).toEqual(['until', '', '2027-01-01']);
  });

  test('runs nothing in a spreadsheet', async () => {
    await anEntry({ subject_id: '=1+1', after: { note: '@SUM(A1)' } });
    const [, line] = (await csv({ thing: '=1+1' })).split('\r\n');
    expect(cellsOf(line).filter((cell) => cell.startsWith("'"))).toEqual(["'=1+1", "'@SUM(A1)"]);
  });

  test('ends with its headings where nothing fits', async () => {
    expect((await csv({ thing: 'not-there' })).trim().split('\r\n')).toHaveLength(1);
  });

  test('says in its last row that there is more than it may hold (RECORD-5)', async () => {
    for (let at = 0; at < 4; at += 1) await anEntry({ subject_id: 'capped', after: { rate: at } });
    const linesOf = async (most: number) => {
      const filter = { who: '', thing: 'capped' };
      const options = { language: 'en', timeZone: 'America/Chihuahua', most } as const;
      let text = '';
      for await (const part of await exportActivity(app.db, filter, options)) text += part;
      return text.trim().split('\r\n').slice(1);
    };
    expect(await linesOf(4)).toHaveLength(4);
    const short = await linesOf(3);
    expect(short.at(-1)).toBe('There are more: this file has the newest 3 changes alone. Ask for fewer days.');
    expect(short.slice(0, -1).map((line) => cellsOf(line).at(-1))).toEqual(['3', '2', '1']);
  });

  test('is read part by part, and has everything once', async () => {
    await sql`insert into audit_log (action, subject, subject_id, detail)
      select 'changeThing', 'thing', 'parts', jsonb_build_object('before', null, 'after', jsonb_build_object('rate', n))
      from generate_series(1, 1203) as n`.execute(app.db);
    const lines = (await csv({ thing: 'parts' })).trim().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => cellsOf(line).at(-1))).size).toBe(1203);
    expect(lines).toHaveLength(1203);
  });
});

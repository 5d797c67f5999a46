import { exportOrders as exportOrdersContract } from '@mercadito/contracts/dispatch';
import { declineOrder } from '@mercadito/contracts/orders/admin';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aPendingOrder } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { routePathOf } from '../../platform/serve/serve.ts';
import { exportOrders } from './export-orders.ts';

let app: TestApp;
let admin: Person;
beforeEach(async () => {
  app = await createTestApp();
  app.clock.now = new Date('2026-11-21T18:00:00.000Z');
  admin = await anAdmin(app);
});
afterEach(() => app.close());

const DAY = { from: '2026-11-21', to: '2026-11-21' };

/** The answer as it goes over the line, its first bytes included. */
const download = (days: { from: string; to: string }, headers: Record<string, string> = {}) =>
  app.app.inject({
    url: routePathOf(exportOrdersContract),
    query: days,
    headers: { authorization: `Token ${admin.token}`, ...headers },
  });

const linesOf = (text: string) => text.trim().split('\r\n').slice(1);

describe('the file of orders', () => {
  test('is CSV with its mark, to be kept, in the language that is asked for', async () => {
    const { transactionId } = await aPendingOrder(app);
    const { headers, rawPayload, payload } = await download(DAY, { cookie: 'language=es' });
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="mercadito-orders.csv"',
      'cache-control': 'private, no-store',
    });
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [headings, line] = payload.slice(1).split('\r\n');
    expect(headings).toMatch(/^Número,Estado,Pedido el,Tomado,Entregado,/);
    expect(line).toContain(`${transactionId},En espera,2026-11-21 12:00,,,`);
    expect(line).toContain('1 × Queso');
  });

  test('has no phone, keyword or street, and no cell that a spreadsheet would run', async () => {
    const { transactionId } = await aPendingOrder(app, await goods(app, { name: '=1+1' }));
    const reason = { transaction_id: transactionId, cancellation_reason: '@SUM(A1)' };
    good(await app.call(declineOrder, reason, admin.token));
    const { payload } = await download(DAY);
    expect(payload).not.toMatch(/mango|\+52|636|Hidalgo/);
    expect(payload).toContain(",'@SUM(A1)");
    expect(payload).not.toMatch(/(^|,|\n)"?[=+\-@]/);
  });

  test('has the orders of the days of the site’s zone, oldest first, and no others', async () => {
    const placed: string[] = [];
    // The last minute of the 20th in Chihuahua, the first and the last of the 21st, the first of the 22nd.
    for (const at of ['21T05:59', '21T06:00', '22T05:59', '22T06:00']) {
      app.clock.now = new Date(`2026-11-${at}:00.000Z`);
      placed.push((await aPendingOrder(app)).transactionId);
    }
    admin = await anAdmin(app);
    const numbers = linesOf((await download(DAY)).payload).map((line) => line.split(',')[0]);
    expect(numbers).toEqual(placed.slice(1, 3));
  });

  test('ends at the most that it may have, and says that there are more (DISPATCH-10)', async () => {
    for (let at = 0; at < 3; at += 1) await aPendingOrder(app);
    const read = async (most: number) => {
      let text = '';
      const options = { ...DAY, language: 'en' as const, config: app.config, most };
      for await (const piece of await exportOrders(app.db, options)) text += piece;
      return linesOf(text);
    };
    expect(await read(3)).toHaveLength(3);
    const capped = await read(2);
    expect(capped).toHaveLength(3);
    expect(capped.at(-1)).toMatch(/There are more orders: this file has the first 2/);
  });

  test.each([
    [{ from: '2026-11-22', to: '2026-11-21' }, 'to'],
    [{ from: '2025-01-01', to: '2026-11-21' }, 'to'],
    [{ from: 'yesterday', to: '2026-11-21' }, 'from'],
  ])('is refused for %j, naming %s', async (days, field) => {
    const { statusCode, payload } = await download(days);
    expect(statusCode).toBe(400);
    expect(Object.keys(JSON.parse(payload).errors)).toEqual([field]);
  });

  test('is for Admins alone', async () => {
    const { token } = await aCustomer(app);
    expect((await download(DAY, { authorization: `Token ${token}` })).statusCode).toBe(403);
  });
});

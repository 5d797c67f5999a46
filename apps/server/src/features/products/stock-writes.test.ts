import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { giveBackStock, takeStock } from './stock.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('pieces that are sold and given back write no index of the products, as long as some are left', async () => {
  const productId = await goods(app, { quantity_manage: true, stock: 10 });
  const counts = await inAuditedTransaction(
    app.db,
    async (transaction) => {
      await takeStock(transaction, [{ productId, count: 3 }]);
      await giveBackStock(transaction, [{ productId, count: 1 }]);
      const { rows } = await sql<{ updated: number; hot: number }>`
        select n_tup_upd as updated, n_tup_hot_upd as hot from pg_stat_xact_user_tables where relname = 'products'`.execute(
        transaction,
      );
      return rows[0];
    },
    () => ({ actorId: null, action: 'test', detail: {} }),
  );
  expect(counts).toEqual({ updated: 2, hot: 2 });
});

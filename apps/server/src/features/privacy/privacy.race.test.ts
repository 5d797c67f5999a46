import { addCartItem } from '@mercadito/contracts/cart';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { askForDeletion } from '@mercadito/contracts/privacy';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aFullCart, checkout } from '../../../test/orders.ts';
import { aCustomer, PASSWORD } from '../../../test/people.ts';
import { onPostgres, ROUNDS, several, warmUp } from '../../../test/races.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { deleteAccounts } from './index.ts';

describe.runIf(onPostgres)('an account that is being deleted', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await warmUp(app);
  });
  afterAll(() => app.close());

  const night = () =>
    deleteAccounts.run({}, { services: app.app.services, log: app.app.log, signal: AbortSignal.timeout(60_000) });

  test('orders before it is gone, and then it stays, or not at all (PRIVACY-4)', {
    timeout: 30_000 * Math.max(2, ROUNDS / 5),
  }, async () => {
    const product = await goods(app);
    let [ordered, deleted] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const buyer = await aFullCart(app, product);
      await sql`update users set deletion_at = now() - interval '1 second' where id = ${buyer.userId}`.execute(app.db);
      const [order] = await Promise.all([
        app.call(createOrder, checkout(buyer), buyer.token),
        night(),
        app.call(addCartItem, { product_id: product }, buyer.token),
      ]);
      const person = await app.db
        .selectFrom('users')
        .select('deleted_at')
        .where('id', '=', buyer.userId)
        .executeTakeFirstOrThrow();
      expect(person.deleted_at === null).toBe(order.status === 201);
      if (person.deleted_at === null) ordered += 1;
      else deleted += 1;
      await sql`update users set deletion_at = null where id = ${buyer.userId}`.execute(app.db);
    }
    expect(ordered + deleted).toBe(ROUNDS);
  });

  test('and whose person takes that back meanwhile stays (PRIVACY-3)', async () => {
    const person = await aCustomer(app);
    await sql`update users set deletion_at = now() - interval '1 second' where id = ${person.userId}`.execute(app.db);
    const { deleting } = await app.db.transaction().execute(async (holder) => {
      await sql`update users set deletion_at = null where id = ${person.userId}`.execute(holder);
      const deleting = night();
      await vi.waitFor(async () => {
        const { rows } =
          await sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(
            holder,
          );
        expect(rows).toHaveLength(1);
      }, 20_000);
      return { deleting };
    });
    await deleting;
    const row = app.db.selectFrom('users').select(['first_name', 'deleted_at']).where('id', '=', person.userId);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ first_name: 'Ana', deleted_at: null });
    const done = app.db.selectFrom('audit_log').select('id').where('action', '=', 'deleteAccount');
    expect(await done.where(sql<boolean>`(detail ->> 'userId')::integer = ${person.userId}`).execute()).toEqual([]);
  });

  test('asked for by several at once is told once (PRIVACY-3)', async () => {
    const person = await aCustomer(app);
    const answers = await several(5, () => app.call(askForDeletion, { current_password: PASSWORD }, person.token));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } =
      await sql`select 1 from audit_log where actor_id = ${person.userId} and action = 'askForDeletion'`.execute(
        app.db,
      );
    expect(rows).toHaveLength(1);
  });
});

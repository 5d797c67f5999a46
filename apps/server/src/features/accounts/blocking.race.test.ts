import { blockPerson, getUser, login, unblockPerson, updatePerson } from '@mercadito/contracts/accounts';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPendingOrder } from '../../../test/orders.ts';
import { aCustomer, aDriver, anAdmin, PASSWORD, type Person } from '../../../test/people.ts';
import { onPostgres, ROUNDS, several, warmUp } from '../../../test/races.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const MINUTES = 60_000 * Math.max(2, ROUNDS / 10);
const reason = 'For a reason';

describe.runIf(onPostgres)('blocking in a race', () => {
  let app: TestApp;
  let admin: Person;
  beforeAll(async () => {
    app = await createTestApp();
    admin = await anAdmin(app);
    await warmUp(app);
  });
  afterAll(() => app.close());

  test('with demotions leaves an Admin who is let in (ROLE-11)', { timeout: MINUTES }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const admins = [admin, await anAdmin(app), await anAdmin(app)];
      const next = (at: number) => admins[(at + 1) % admins.length]?.userId ?? 0;
      await Promise.all(
        admins.flatMap(({ token }, at) => [
          app.call(blockPerson, { userId: next(at), reason }, token),
          app.call(updatePerson, { userId: next(at), role: 'user' }, token),
        ]),
      );
      const activeAdmins = app.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'Admin')
        .where('blocked_at', 'is', null);
      expect((await activeAdmins.execute()).length).toBeGreaterThan(0);
      const free = { blocked_at: null, block_reason: null, blocked_by: null };
      const ids = admins.map(({ userId }) => userId);
      await app.db
        .updateTable('users')
        .set({ ...free, role: 'User' })
        .where('id', 'in', ids)
        .execute();
      await app.db.updateTable('users').set({ role: 'Admin' }).where('id', '=', admin.userId).execute();
      admin = { ...admin, token: good(await app.call(login, await credentialsOf(admin))).token };
    }
  });

  const credentialsOf = async ({ userId }: Person) => {
    const { username } = await app.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return { username, password: PASSWORD };
  };

  test('with logins leaves no session (ACCOUNT-14)', { timeout: MINUTES }, async () => {
    const person = await aCustomer(app);
    const credentials = await credentialsOf(person);
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all([
        ...(await several(4, async () => app.call(login, credentials))),
        app.call(blockPerson, { userId: person.userId, reason }, admin.token),
      ]);
      const logins = several(4, () => app.call(login, credentials));
      await app.call(unblockPerson, { userId: person.userId }, admin.token);
      const blocked = app.call(blockPerson, { userId: person.userId, reason }, admin.token);
      const tokens = (await logins).filter(({ status }) => status === 200).map(({ body }) => body.token);
      expect((await blocked).status).toBe(200);
      const left = await app.db.selectFrom('tokens').select('id').where('user_id', '=', person.userId).execute();
      expect(left).toEqual([]);
      for (const token of tokens) expect((await app.call(getUser, {}, token)).status).toBe(401);
      good(await app.call(unblockPerson, { userId: person.userId }, admin.token));
    }
  });

  test('with a claim leaves nobody blocked with an order in hand', { timeout: MINUTES }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [driver, { transactionId: transaction_id }] = [await aDriver(app), await aPendingOrder(app)];
      const claim = { driver_id: driver.driverId, transaction_id };
      const [claimed, blocked] = await Promise.all([
        app.call(claimOrder, claim, driver.token),
        app.call(blockPerson, { userId: driver.userId, reason }, admin.token),
      ]);
      expect([claimed.status === 200, blocked.status === 200]).not.toEqual([true, true]);
      expect([claimed.status, blocked.status]).toContain(200);
      if (claimed.status === 200) await app.call(finishDelivery, { ...claim, delivery_successful: true }, driver.token);
    }
  });
});

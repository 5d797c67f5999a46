import { addPasskey, beginPasskey, beginPasskeyLogin, logInWithPasskey } from '@mercadito/contracts/passkeys';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Authenticator } from '../../../test/authenticator.ts';
import type { Answer } from '../../../test/client.ts';
import { aPasskey, ORIGIN } from '../../../test/passkeys.ts';
import { aCustomer, PASSWORD, type Person } from '../../../test/people.ts';
import { onPostgres } from '../../../test/races.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Db } from '../../database/connection.ts';
import { inTransaction } from '../../database/transaction.ts';

describe.runIf(onPostgres)('a reset that is under way', () => {
  let app: TestApp;
  let person: Person;
  beforeAll(async () => {
    app = await createTestApp({ PUBLIC_URL: ORIGIN });
  });
  beforeEach(async () => {
    person = await aCustomer(app);
  });
  afterAll(() => app.close());

  const waiting = async () => {
    const { rows } = await sql`select from pg_locks where not granted`.execute(app.db);
    return rows.length;
  };

  /** Makes a call that has to wait for a reset, which goes on meanwhile as far as what it ends. */
  async function duringReset(call: () => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
    const end = async (transaction: Db) => {
      await transaction.updateTable('users').set({ password_hash: '' }).where('id', '=', person.userId).execute();
      const called = call();
      await expect.poll(waiting, { interval: 10 }).toBe(1);
      await transaction.deleteFrom('tokens').where('user_id', '=', person.userId).execute();
      await transaction.deleteFrom('passkeys').where('user_id', '=', person.userId).execute();
      return { called };
    };
    const { called } = await inTransaction(app.db, end);
    return called;
  }

  test('leaves none that was being added (RECOVERY-5)', async () => {
    const options = good(await app.call(beginPasskey, { current_password: PASSWORD }, person.token));
    const made = new Authenticator(ORIGIN).make(options);
    expect((await duringReset(() => app.call(addPasskey, made, person.token))).status).toBe(401);
    const left = app.db.selectFrom('passkeys').select('id').where('user_id', '=', person.userId);
    expect(await left.execute()).toEqual([]);
  });

  test.each([
    ['counts', undefined],
    ['does not count', 0],
  ])('lets nobody in by one that it ends, of a device that %s (RECOVERY-5)', async (_how, signCount) => {
    const { device } = await aPasskey(app, person);
    await aPasskey(app, await aCustomer(app));
    const options = good(await app.call(beginPasskeyLogin, {}));
    const signed = device.sign(options, signCount === undefined ? {} : { signCount });
    expect((await duringReset(() => app.call(logInWithPasskey, signed))).status).toBe(401);
    const left = app.db.selectFrom('tokens').select('id').where('user_id', '=', person.userId);
    expect(await left.execute()).toEqual([]);
  });
});

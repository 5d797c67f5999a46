import { setUp } from '@mercadito/contracts/setup';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anAdmin, PASSWORD } from '../../../test/people.ts';
import { onPostgres } from '../../../test/races.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { offerSetup } from './index.ts';

test('of two who are the first Admin at once one is (SETUP-2)', async () => {
  const app = await createTestApp();
  const code = (await offerSetup(app.db)) ?? '';
  const attempt = (username: string) =>
    app.call(setUp, {
      ...{ code, username, first_name: 'Ana', last_name: 'Ruiz' },
      ...{ email: `${username}@example.com`, password: PASSWORD },
    });
  const answers = await Promise.all(['una', 'otra', 'tercera'].map(attempt));
  const statuses = answers.map(({ status }) => status);
  // The one lock is waited for one second at most.
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
  const users = await app.db.selectFrom('users').select(['role']).execute();
  expect(users).toEqual([{ role: 'Admin' }]);
  await app.close();
});

test.runIf(onPostgres)(
  'whose code another used a moment before hears that there is an Admin, not of a wrong code',
  async () => {
    const app = await createTestApp();
    const code = (await offerSetup(app.db)) ?? '';
    const late = Promise.withResolvers<number>();
    await app.db.transaction().execute(async (transaction) => {
      await sql`lock table setup_codes in access exclusive mode`.execute(transaction);
      const form = {
        code,
        username: 'otra',
        first_name: 'Ana',
        last_name: 'Ruiz',
        email: 'otra@example.com',
        password: PASSWORD,
      };
      app.call(setUp, form).then(({ status }) => late.resolve(status), late.reject);
      await expect
        .poll(async () => {
          const { rows } =
            await sql`select from pg_locks where relation = 'setup_codes'::regclass and not granted`.execute(app.db);
          return rows.length;
        })
        .toBe(1);
      await anAdmin(app);
      await sql`delete from setup_codes`.execute(transaction);
    });
    expect(await late.promise).toBe(409);
    await app.close();
  },
);

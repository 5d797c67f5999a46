import { setUp } from '@mercadito/contracts/setup';
import { expect, test } from 'vitest';
import { PASSWORD } from '../../../test/people.ts';
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

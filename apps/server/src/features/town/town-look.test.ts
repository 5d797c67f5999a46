import { listActivity } from '@mercadito/contracts/activity';
import { getSettings } from '@mercadito/contracts/settings';
import { getTown, type TownAnswer, updateTown } from '@mercadito/contracts/town';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAdmin, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let admin: Person;
beforeEach(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterEach(() => app.close());

const read = async (): Promise<TownAnswer> => good(await app.call(getTown, {}, admin.token)).town;
const change = async (changed: Partial<TownAnswer>) =>
  app.call(updateTown, { ...(await read()), ...changed }, admin.token);
const site = async () => good(await app.call(getSettings, {})).settings.site;

test('a town has its own colour and its own words, each on record; blank takes them away (TOWN-5, TOWN-6)', async () => {
  expect(await read()).toMatchObject({ accent: '', about_es: '', about_en: '' });
  expect(await site()).not.toHaveProperty('about');
  good(await change({ accent: ' #0B6E4F ', about_es: 'Somos de aquí.' }));
  expect(await read()).toMatchObject({ accent: '#0b6e4f', about_es: 'Somos de aquí.', about_en: '' });
  await vi.waitFor(async () => expect((await site()).about).toEqual({ es: 'Somos de aquí.', en: '' }));
  const { results } = good(await app.call(listActivity, { subject: 'settings' }, admin.token));
  expect(results[0]).toMatchObject({
    before: { accent: '' },
    after: { accent: '#0b6e4f', about_es: 'Somos de aquí.' },
  });
  expect(await app.callWrongly(updateTown, { ...(await read()), accent: 'green' }, admin.token)).toMatchObject({
    ...{ status: 400, body: { errors: { accent: expect.anything() } } },
  });
  good(await change({ accent: '', about_es: '' }));
  expect(await read()).toMatchObject({ accent: '', about_es: '' });
});

test('what a membership costs is told to everybody, and to nobody before it is said (TOWN-7)', async () => {
  expect(await read()).toMatchObject({ membership_cost_es: '', membership_cost_en: '' });
  expect(await site()).not.toHaveProperty('membership_cost');
  good(await change({ membership_cost_es: '200 pesos al mes' }));
  await vi.waitFor(async () => expect((await site()).membership_cost).toEqual({ es: '200 pesos al mes', en: '' }));
  const { results } = good(await app.call(listActivity, { subject: 'settings' }, admin.token));
  expect(results[0]).toMatchObject({ after: { membership_cost: '200 pesos al mes' } });
});

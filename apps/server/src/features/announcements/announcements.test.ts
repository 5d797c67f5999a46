import { blockPerson } from '@mercadito/contracts/accounts';
import { listActivity } from '@mercadito/contracts/activity';
import { announce } from '@mercadito/contracts/announcements';
import { listInbox } from '@mercadito/contracts/inbox';
import type { Audience } from '@mercadito/domain/messages/audiences';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inboxOf } from '../../../test/messages.ts';
import { aCustomer, aDriver, anAdmin, type Person } from '../../../test/people.ts';
import { aShop, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const WORDS = {
  title_es: 'Mañana no hay reparto',
  text_es: 'Es fiesta.',
  title_en: 'No deliveries',
  text_en: 'A feast.',
};

let app: TestApp;
let author: Person;
let people: Record<string, Person>;
beforeEach(async () => {
  app = await createTestApp();
  author = await anAdmin(app);
  people = {
    customer: await aCustomer(app),
    owner: await aShop(app),
    driver: await aDriver(app),
    admin: await anAdmin(app),
  };
  const blocked = await aCustomer(app);
  good(await app.call(blockPerson, { userId: blocked.userId, reason: 'False orders' }, author.token));
});
afterEach(() => app.close());

const send = (audience: Audience) => app.call(announce, { audience, ...WORDS }, author.token);

test.each([
  ['everybody', ['customer', 'owner', 'driver', 'admin']],
  ['customers', ['customer']],
  ['owners', ['owner']],
  ['drivers', ['driver']],
  ['admins', ['admin']],
] as const)('what an Admin writes to %s is in their inboxes, and in no other (MESSAGE-15)', async (audience, named) => {
  expect(good(await send(audience)).people).toBe(named.length);
  const told: string[] = [];
  for (const [name, person] of Object.entries(people)) {
    if ((await inboxOf(app, person)).includes(WORDS.title_en)) told.push(name);
  }
  expect(told).toEqual([...named]);
  expect(await inboxOf(app, author)).toEqual([]);
});

test('everybody reads it in their language, and the record says to how many it went (MESSAGE-15, RECORD-1)', async () => {
  good(await send('drivers'));
  const { driver } = people as { driver: Person };
  await inboxOf(app, driver);
  const { results } = good(await app.call(listInbox, { language: 'es' }, driver.token));
  expect(results).toMatchObject([{ title: WORDS.title_es, text: WORDS.text_es, href: '/inbox' }]);
  const [entry] = good(await app.call(listActivity, {}, author.token)).results;
  expect(entry).toMatchObject({ kind: 'announce', before: null, after: { audience: 'drivers', people: 1 } });
});

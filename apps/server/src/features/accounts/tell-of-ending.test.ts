import { afterEach, beforeEach, expect, test } from 'vitest';
import { inboxOf } from '../../../test/messages.ts';
import { aCustomer, type Person } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { tellOfEnding } from './index.ts';

const DAY_MS = 86_400_000;
const ENDS = 'Your membership ends soon';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const endIn = async ({ userId }: Person, days: number) => {
  const subscription_until = new Date(Date.now() + days * DAY_MS).toISOString();
  await app.db.updateTable('users').set({ subscription_until }).where('id', '=', userId).execute();
};

/** The morning comes; what a person has heard until then. */
async function heardBy(person: Person): Promise<string[]> {
  const { services, log } = app.app;
  await tellOfEnding.run({}, { services, log, signal: AbortSignal.timeout(60_000) });
  return inboxOf(app, person);
}

test('whose membership ends within a week hears it once, and again of another end (MESSAGE-13)', async () => {
  const person = await aCustomer(app);
  await endIn(person, 6.9);
  expect(await heardBy(person)).toEqual([ENDS]);
  expect(await heardBy(person)).toEqual([ENDS]);
  await endIn(person, 5);
  expect(await heardBy(person)).toEqual([ENDS, ENDS]);
});

test.each([8, -1])('nobody hears of one that ends in %s days (MESSAGE-13)', async (days) => {
  const person = await aCustomer(app);
  await endIn(person, days);
  expect(await heardBy(person)).toEqual([]);
});

import { listInbox } from '@mercadito/contracts/inbox';
import { expect } from 'vitest';
import type { Person } from './people.ts';
import { good } from './shops.ts';
import type { TestApp } from './test-app.ts';

/** Has everybody told of what was written until now. */
export async function tellEverybody({ app, db }: TestApp): Promise<void> {
  await app.jobs.look();
  // On PostgreSQL the notice of the write may have begun it already: it is done when no row waits.
  const waiting = () => db.selectFrom('outgoing_messages').select('id').execute();
  await expect.poll(waiting).toEqual([]);
}

/** The titles of what somebody was told until now, newest first. */
export async function inboxOf(test: TestApp, person: Person): Promise<string[]> {
  await tellEverybody(test);
  return good(await test.call(listInbox, { language: 'en' }, person.token)).results.map(({ title }) => title);
}

import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** Has everybody told of what was written until now. */
export async function tellEverybody({ app, db }: TestApp): Promise<void> {
  await app.jobs.look();
  // On PostgreSQL the notice of the write may have begun it already: it is done when no row waits.
  const waiting = () => db.selectFrom('outgoing_messages').select('id').execute();
  await expect.poll(waiting).toEqual([]);
}

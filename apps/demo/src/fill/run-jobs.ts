import { spreadMessages } from '@mercadito/server/features/inbox/index';
import { COUNTS_OF_WORDS } from '@mercadito/server/features/search/index';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

/** Puts what the fill has done into the inboxes and counts the words of its goods, here and not by the server once it is open; nothing is pushed or mailed. */
export async function runJobs({ services, log }: Pick<FastifyInstance, 'services' | 'log'>): Promise<void> {
  const { db } = services.database;
  const job = spreadMessages([]);
  const { signal } = new AbortController();
  const waiting = await db.selectFrom('outgoing_messages').select('id').orderBy('id').execute();
  for (const { id } of waiting) await job.run({ message_id: id }, { services, log, signal });
  for (const count of COUNTS_OF_WORDS) await count.run({}, { services, log, signal });
  // What else was left for after a commit is of times that the demo makes up.
  await sql`delete from jobs.job`.execute(db);
}

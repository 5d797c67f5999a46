import type { Db } from '../../database/connection.ts';
import type { Log } from '../jobs/job.ts';
import { insertUndeliverable } from './mail.queries.ts';

/** Sends nothing more to an address of which a mail server has said that it is none. */
export async function endMailTo(
  db: Db,
  address: string,
  { mail, now, log }: { readonly mail: string; readonly now: Date; readonly log: Log },
): Promise<void> {
  await insertUndeliverable(db, address, now);
  log.info({ mail }, 'an address is none any more: no further mail is sent there');
}

import { KEPT_DAYS } from '@mercadito/domain/system/kept-days';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { sha256 } from '../sha256.ts';
import type { Recipient } from './mail.ts';

/** Where a person gets mail; nobody who is kept out. */
export function findRecipient(db: Db, accountId: number): Promise<Recipient | undefined> {
  return (
    db
      .selectFrom('users')
      .select(['email as address', 'language'])
      .where('id', '=', accountId)
      .where('blocked_at', 'is', null)
      // Of whoever has proved none: nobody's, by RFC 2606.
      .where('email', 'not like', '%.invalid')
      .executeTakeFirst()
  );
}

/** Under what an address is known here: nobody who reads these tables finds addresses in them. */
const recipientOf = (address: string): string => sha256(address.toLowerCase());

/** Whether a mail has been sent, or its address is none. */
export async function isDone(db: Db, { messageId, address }: { messageId: string; address: string }): Promise<boolean> {
  const { rows } = await sql<{ is_done: boolean }>`
    select exists (select from sent_mails where message_id = ${messageId})
      or exists (select from undeliverable_addresses where recipient = ${recipientOf(address)}) as is_done`.execute(db);
  return rows[0]?.is_done === true;
}

/** How many mails of a kind an address has got since then. */
export async function countSent(db: Db, mail: string, address: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('sent_mails')
    .select((mails) => mails.fn.countAll<string>().as('count'))
    .where('recipient', '=', recipientOf(address))
    .where('mail', '=', mail)
    .where('sent_at', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface SentMail {
  readonly messageId: string;
  readonly mail: string;
  readonly address: string;
  readonly now: Date;
}

export async function insertSent(db: Db, { messageId, mail, address, now }: SentMail): Promise<void> {
  await db
    .insertInto('sent_mails')
    .values({ message_id: messageId, mail, recipient: recipientOf(address), sent_at: now.toISOString() })
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
}

/** Sends nothing to an address any more, until `sweepMails` forgets it. */
export async function insertUndeliverable(db: Db, address: string, now: Date): Promise<void> {
  await db
    .insertInto('undeliverable_addresses')
    .values({ recipient: recipientOf(address), refused_at: now.toISOString() })
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
}

const DAY_MS = 86_400_000;

/** Forgets what was sent a week ago, and tries addresses again that were none three months ago. */
export async function sweepMails(db: Db, now: Date): Promise<number> {
  const before = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();
  const sent = await db.deleteFrom('sent_mails').where('sent_at', '<', before(KEPT_DAYS.sentMails)).executeTakeFirst();
  const refused = await db
    .deleteFrom('undeliverable_addresses')
    .where('refused_at', '<', before(KEPT_DAYS.undeliverable))
    .executeTakeFirst();
  return Number(sent.numDeletedRows + refused.numDeletedRows);
}

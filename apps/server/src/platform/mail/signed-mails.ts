import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../database/connection.ts';
import type { ReturnedMail } from './delivery-report.ts';
import { prepareReturnKey } from './return-mailbox.queries.ts';

const SIGNATURE_LENGTH = 22;

const DAY_MS = 86_400_000;
// Longer than mail servers try, and shorter than an address stays ended: what was heard once ends nothing again.
const REPORT_DAYS = 14;

const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

const signatureOf = (key: string, { messageId, address }: ReturnedMail): string =>
  createHmac('sha256', key)
    .update(`${messageId}\n${address.toLowerCase()}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH);

/** The name of a mail with what shows, when it is returned, that we have sent it there on that day. */
export async function signMessageId(db: Db, { messageId, address }: ReturnedMail, now: Date): Promise<string> {
  const dated = `${messageId}.${dayOf(now)}`;
  return `${dated}.${signatureOf(await prepareReturnKey(db), { messageId: dated, address })}`;
}

/** Whether we have sent a mail of this `Message-ID` to this address, not long ago. */
export async function isOurs(db: Db, { messageId, address }: ReturnedMail, now: Date): Promise<boolean> {
  const [, name, day, theirs] = /^<([\w.-]{1,100}\.(\d{1,6}))\.([\w-]{22})@[^@<>]+>$/.exec(messageId) ?? [];
  if (name === undefined || theirs === undefined || Number(day) < dayOf(now) - REPORT_DAYS) return false;
  const ours = signatureOf(await prepareReturnKey(db), { messageId: name, address });
  return timingSafeEqual(Buffer.from(ours), Buffer.from(theirs));
}

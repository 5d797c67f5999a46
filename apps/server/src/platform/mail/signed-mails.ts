import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../database/connection.ts';
import type { ReturnedMail } from './delivery-report.ts';
import { prepareReturnKey } from './return-mailbox.queries.ts';

const SIGNATURE_LENGTH = 22;

const signatureOf = (key: string, { messageId, address }: ReturnedMail): string =>
  createHmac('sha256', key)
    .update(`${messageId}\n${address.toLowerCase()}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH);

/** The name of a mail with what shows, when it is returned, that we have sent it there. */
export const signMessageId = async (db: Db, mail: ReturnedMail): Promise<string> =>
  `${mail.messageId}.${signatureOf(await prepareReturnKey(db), mail)}`;

/** Whether we have sent a mail of this `Message-ID` to this address. */
export async function isOurs(db: Db, { messageId, address }: ReturnedMail): Promise<boolean> {
  const [, name, theirs] = /^<([\w.-]{1,100})\.([\w-]{22})@[^@<>]+>$/.exec(messageId) ?? [];
  if (name === undefined || theirs === undefined) return false;
  const ours = signatureOf(await prepareReturnKey(db), { messageId: name, address });
  return timingSafeEqual(Buffer.from(ours), Buffer.from(theirs));
}

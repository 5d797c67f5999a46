import type { Db } from '../../database/connection.ts';
import type { JobContext } from '../jobs/job.ts';
import { endMailTo } from './end-mail-to.ts';
import { countSent, findRecipient, insertSent, isDone } from './mail.queries.ts';
import type { Mail, Recipient } from './mail.ts';
import { mailJob, type QueuedMail } from './queue-mail.ts';
import { signMessageId } from './signed-mails.ts';

const HOUR_MS = 3_600_000;

/** Sends the mails of this table, each to whom it was queued for, unless there is no need any more. */
export const sendMails = (mails: readonly Mail[]) =>
  mailJob(async (queued, context) => {
    // Of a version that comes later: its processes send it.
    const mail = mails.find(({ name }) => name === queued.mail);
    if (!mail) throw new Error(`No mail is called ${queued.mail} here`);
    await send(mail, queued, context);
  });

async function send(mail: Mail, queued: QueuedMail, { services, log, signal }: JobContext): Promise<void> {
  const { mailer, config, database } = services;
  const { db } = database;
  const now = services.now();
  const { message_id: messageId } = queued;
  const recipient = mailer && (await recipientOf(db, queued));
  if (!recipient) return;
  const { address } = recipient;
  if (await isDone(db, { messageId, address })) return;
  if (await isEnough(db, mail, address, now)) return;
  const language = recipient.language ?? queued.language;
  const site = { brand: config.brandName, contacts: config.contacts };
  const text = await mail.write(mail.data.parse(queued.data), { db, now, language, site });
  if (!text) return;
  const named = config.mail?.returns ? await signMessageId(db, { messageId, address }, now) : messageId;
  const outgoing = { to: address, messageId: named, text, language, brand: site.brand };
  if ((await mailer.send(outgoing, signal)) === 'taken') {
    await insertSent(db, { messageId, mail: mail.name, address, now });
    return;
  }
  await endMailTo(db, address, { mail: mail.name, now, log });
}

async function recipientOf(db: Db, { account_id, address }: QueuedMail): Promise<Recipient | undefined> {
  if (address !== null) return { address, language: null };
  return account_id === null ? undefined : findRecipient(db, account_id);
}

/** Whether an address has got as many of these as somebody else may have sent to it. */
async function isEnough(db: Db, { name, mostAnHour }: Mail, address: string, now: Date): Promise<boolean> {
  if (mostAnHour === undefined) return false;
  return (await countSent(db, name, address, new Date(now.getTime() - HOUR_MS))) >= mostAnHour;
}

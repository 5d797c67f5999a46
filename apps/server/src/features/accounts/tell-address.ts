import { randomUUID } from 'node:crypto';
import type { Language } from '@mercadito/domain/language';
import type { Db } from '../../database/connection.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { conflict, type HttpError } from '../../platform/problems/errors.ts';
import { changedMail, confirmMail, takenMail } from './account-mails.ts';
import { findByEmail, isNoAddress } from './emails.queries.ts';

/** 409: where no mail is set up nothing can be proved by it. */
export const noMail = (): HttpError => conflict('no_mail', 'This site sends no mail: write to its administrators.');

interface Claimed {
  readonly userId: number;
  readonly email: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Writes to an address that somebody says is theirs: a link that proves it, or, where another person has proved it, that it is theirs. Both
 * are the same work, so that whoever asked sees no difference.
 */
export async function askAddress(transaction: Db, { userId, email, language, now }: Claimed): Promise<void> {
  const holder = await findByEmail(transaction, email);
  const messageId = `email-${randomUUID()}`;
  if (holder && holder.id !== userId && holder.email_confirmed_at !== null) {
    const data = { user_id: holder.id };
    await queueMail(transaction, { accountId: holder.id, template: takenMail, data, messageId, language });
    return;
  }
  const data = { user_id: userId, email, asked_at: now.toISOString() };
  await queueMail(transaction, { address: email, template: confirmMail, data, messageId, language });
}

/** Says at the address before that there is another one; nowhere, where none has held yet. */
export async function tellAddressBefore(
  transaction: Db,
  { userId, before, email }: { userId: number; before: string; email: string },
): Promise<void> {
  if (before.toLowerCase() === email.toLowerCase() || isNoAddress(before)) return;
  const messageId = `email-changed-${randomUUID()}`;
  await queueMail(transaction, { address: before, template: changedMail, data: { user_id: userId }, messageId });
}

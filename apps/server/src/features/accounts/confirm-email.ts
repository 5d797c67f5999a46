import type { Db } from '../../database/connection.ts';
import { taken } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { deleteLinksOf, findLink, takeLink } from './account-links.queries.ts';
import { linkIsOver } from './choose-new-password.ts';
import { deleteClaim, findByEmail, lockEmails, noAddress, setEmail } from './emails.queries.ts';
import { tellAddressBefore } from './tell-address.ts';

/**
 * Locks a person who has proved an address. Whoever held it and never has loses it, and is told at their account.
 * @throws 409 `email_taken` where they have
 */
async function lockWithHolder(transaction: Db, userId: number, email: string) {
  const found = await findByEmail(transaction, email);
  const locked = await lockEmails(transaction, found ? [userId, found.id] : [userId]);
  const holder = locked.find((each) => each.id !== userId && each.email.toLowerCase() === email.toLowerCase());
  if (holder && holder.email_confirmed_at !== null) {
    throw taken('email', 'There is an account with this e-mail already.');
  }
  if (holder) {
    await setEmail(transaction, holder.id, { email: noAddress(), confirmedAt: null });
    await deleteClaim(transaction, holder.id, email);
    await deleteLinksOf(transaction, holder.id);
    record(transaction, { type: 'email.lost', userId: holder.id });
  }
  return locked.find(({ id }) => id === userId);
}

/**
 * Takes an address for its person's, by a link that came to it (ACCOUNT-21). The address before is told, and links that went
 * there open nothing any more.
 * @throws 409 `link_over`, and `email_taken` where somebody else has proved it before
 */
export async function confirmEmail(transaction: Db, secret: string, now: Date): Promise<{ email: string }> {
  const link = await findLink(transaction, secret, 'email', now);
  if (!link) throw linkIsOver();
  const { id: userId, sentTo: email } = link;
  const person = await lockWithHolder(transaction, userId, email);
  // Under the lock of the people: links of both are deleted.
  if (!person || !(await takeLink(transaction, secret))) throw linkIsOver();
  await setEmail(transaction, userId, { email, confirmedAt: now });
  await deleteClaim(transaction, userId);
  await deleteLinksOf(transaction, userId);
  await tellAddressBefore(transaction, { userId, before: person.email, email });
  record(transaction, { type: person.email === email ? 'email.confirmed' : 'email.changed', userId });
  return { email };
}

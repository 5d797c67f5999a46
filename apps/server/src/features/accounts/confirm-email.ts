import type { Db } from '../../database/connection.ts';
import { taken } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { deleteLinksOf, findLink, takeLink } from './account-links.queries.ts';
import { linkIsOver } from './choose-new-password.ts';
import { deleteClaim, findByEmail, lockEmail, setEmail } from './emails.queries.ts';
import { tellAddressBefore } from './tell-address.ts';

/**
 * Takes an address for its person's, by a link that came to it (ACCOUNT-21). The address before is told, and links that went
 * there open nothing any more.
 * @throws 409 `link_over`, and `email_taken` where it has become somebody else's meanwhile
 */
export async function confirmEmail(transaction: Db, secret: string, now: Date): Promise<{ email: string }> {
  const link = await findLink(transaction, secret, 'email', now);
  if (!link || !(await takeLink(transaction, secret))) throw linkIsOver();
  const { id: userId, sentTo: email } = link;
  const person = await lockEmail(transaction, userId);
  if (!person) throw linkIsOver();
  const holder = await findByEmail(transaction, email);
  if (holder && holder.id !== userId) throw taken('email', 'There is an account with this e-mail already.');
  await setEmail(transaction, userId, { email, confirmedAt: now });
  await deleteClaim(transaction, userId);
  await deleteLinksOf(transaction, userId);
  await tellAddressBefore(transaction, { userId, before: person.email, email });
  record(transaction, { type: person.email === email ? 'email.confirmed' : 'email.changed', userId });
  return { email };
}

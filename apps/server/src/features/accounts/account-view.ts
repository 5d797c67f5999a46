import type { AccountAnswer } from '@mercadito/contracts/accounts';
import { isActiveAt } from '@mercadito/domain/access/membership';
import { roleName } from '@mercadito/domain/access/role';
import type { Db } from '../../database/connection.ts';
import { addressOf, type PictureRow, pictureOf } from '../../platform/pictures/pictures.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { type AccountRow, findAccount } from './accounts.queries.ts';
import { isNoAddress } from './emails.queries.ts';

/**
 * An address that may be somebody else's is shown as if it were not: whoever opens an account with it, where mail is set up, sees
 * what they would see with one of their own.
 */
function emailView({ email, claimed_email, email_confirmed_at }: AccountRow) {
  // Of two that nobody has proved the newer one, also where the first stands in the person's own row.
  const held = isNoAddress(email) ? '' : email;
  const shown = email_confirmed_at === null ? (claimed_email ?? held) : email;
  const pending = claimed_email === shown ? null : claimed_email;
  return { email: shown, email_confirmed: email_confirmed_at !== null, email_pending: pending };
}

/** A person as the wire shows them. */
export function accountView(row: AccountRow, productName: string, now: Date): AccountAnswer {
  const active = isActiveAt(row.subscription_until ? new Date(row.subscription_until) : null, now);
  const image = pictureOf(row.hash === null ? null : (row as PictureRow));
  return {
    id: row.id,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    ...emailView(row),
    telephone: row.telephone,
    profile: {
      role: roleName(row.role, productName),
      kind: row.role,
      image: addressOf(image),
      image_picture: image,
      subscriptionActive: active,
    },
    subscriptionStatus: { active, until: row.subscription_until },
    company_id: row.company_id,
    driver_id: row.driver_id,
    must_change_password: row.must_change_password,
    deletion_at: row.deletion_at,
  };
}

/**
 * A person as the wire shows them, read afresh.
 * @throws 404
 */
export async function showAccount(db: Db, userId: number, productName: string, now: Date): Promise<AccountAnswer> {
  const row = await findAccount(db, userId);
  if (!row) throw notFound('Account');
  return accountView(row, productName, now);
}

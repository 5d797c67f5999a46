import type { Db } from '../../database/connection.ts';
import { insertUser } from './accounts.queries.ts';
import { hashPassword } from './passwords.ts';
import { setPerson } from './people.queries.ts';
import { issueToken } from './tokens.ts';

interface NewAdmin {
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}

/**
 * Opens an Admin's account and signs it in: for commands alone, since no call makes the first Admin.
 * @throws when the user name or the e-mail is taken
 */
export async function openAdmin(
  db: Db,
  { password, ...person }: NewAdmin,
  now: Date,
): Promise<{ userId: number; token: string }> {
  const user = await insertUser(db, { ...person, password_hash: await hashPassword(password), language: 'es' });
  if (!user) throw new Error(`The user name ${person.username} or its e-mail is taken.`);
  await setPerson(db, user.id, { role: 'Admin' }, now);
  return { userId: user.id, token: await issueToken(db, { userId: user.id, role: 'admin', userAgent: '' }, now) };
}

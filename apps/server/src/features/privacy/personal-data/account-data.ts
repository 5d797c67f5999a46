import { type SqlBool, sql } from 'kysely';
import type { JudgedTables } from './judged-table.ts';

/** A password that no one has: of the form of all others, so that who tries one is answered as always. */
const NO_PASSWORD = `'$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}'`;

/** An address that nobody has and nobody can foresee; done again it stays. */
const NOBODYS_ADDRESS = `case when deleted_at is not null and email like '%@deleted.invalid' then email
  else replace(gen_random_uuid()::text, '-', '') || '@deleted.invalid' end`;

/** The account itself, which comes last: everything else is found by it. */
export const ACCOUNT_DATA: JudgedTables<'users'> = {
  users: {
    columns:
      'id username first_name last_name email password_hash must_change_password role image language subscription_until created_at updated_at one_time_until blocked_at block_reason blocked_by search_text email_confirmed_at telephone deletion_at deleted_at',
    secret: ['password_hash', 'search_text'],
    parts: [
      {
        whose: (id) => sql<SqlBool>`id = ${id}`,
        becomes: {
          // No sign-up takes brackets.
          username: `'(' || id || ')'`,
          ...{ first_name: `'—'`, last_name: `'—'`, email: NOBODYS_ADDRESS, telephone: 'null' },
          ...{ password_hash: NO_PASSWORD, must_change_password: 'false', one_time_until: 'null' },
          ...{ role: `'User'`, image: 'null', language: 'null', subscription_until: 'null' },
          ...{
            email_confirmed_at: 'null',
            blocked_at: 'coalesce(blocked_at, now())',
            block_reason: `'—'`,
            blocked_by: 'null',
          },
          ...{ updated_at: 'now()', deletion_at: 'null', deleted_at: 'coalesce(deleted_at, now())' },
        },
      },
    ],
    stays: 'Its number and when it began, for what names it.',
  },
};

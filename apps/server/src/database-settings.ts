import * as z from 'zod';
import { isPasswordWhole } from './database/database-url.ts';

const databaseUrl = z
  .string()
  // First, since what is wrong with an address may be what follows half of a password.
  .refine(isPasswordWhole, {
    error: 'has a password with one of / ? # or a space in it: write them as %2F %3F %23 %20',
    abort: true,
  })
  .pipe(z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address that begins with postgresql://' }));

export const databaseAddresses = {
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
};

type Values = { readonly [Name in keyof typeof databaseAddresses]?: string | undefined };

/** What is wrong with them together, by the setting's name. */
export function* faultsOfAddresses(values: Values): Generator<[name: keyof Values, message: string]> {
  if (values.DATABASE_URL) return;
  if (values.DATABASE_DIRECT_URL)
    yield ['DATABASE_URL', 'is needed with DATABASE_DIRECT_URL: the address of the pooler in front of it'];
  if (values.DATABASE_READ_URL)
    yield ['DATABASE_READ_URL', 'is a standby of the PostgreSQL in DATABASE_URL, and the embedded database has none'];
}

/** Where the database is reached. */
export interface Addresses {
  /** PostgreSQL itself; undefined for the embedded engine. */
  readonly databaseUrl: string | undefined;
  /** A pooler in front of it, for servers alone: commands want a connection of their own. */
  readonly poolerUrl: string | undefined;
  /** A streaming standby, for public reads of servers. */
  readonly readUrl: string | undefined;
}

/** With a pooler DATABASE_URL is the pooler's. */
export const addressesOf = (values: Values): Addresses => ({
  ...(values.DATABASE_DIRECT_URL
    ? { databaseUrl: values.DATABASE_DIRECT_URL, poolerUrl: values.DATABASE_URL }
    : { databaseUrl: values.DATABASE_URL, poolerUrl: undefined }),
  readUrl: values.DATABASE_READ_URL,
});

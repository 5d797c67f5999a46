import * as z from 'zod';
import { isPasswordWhole } from './database/database-url.ts';

export const databaseUrl = z
  .string()
  // First, since what is wrong with an address may be what follows half of a password.
  .refine(isPasswordWhole, {
    error: 'has a password with one of / ? # or a space in it: write them as %2F %3F %23 %20',
    abort: true,
  })
  .pipe(z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address that begins with postgresql://' }));

/** Where the database is reached. */
export interface Addresses {
  /** PostgreSQL itself; undefined for the embedded engine. */
  readonly databaseUrl: string | undefined;
  /** A pooler in front of it, for servers alone: commands want a connection of their own. */
  readonly poolerUrl: string | undefined;
}

/** With a pooler DATABASE_URL is the pooler's. */
export const addressesOf = (values: {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_DIRECT_URL?: string | undefined;
}): Addresses =>
  values.DATABASE_DIRECT_URL
    ? { databaseUrl: values.DATABASE_DIRECT_URL, poolerUrl: values.DATABASE_URL }
    : { databaseUrl: values.DATABASE_URL, poolerUrl: undefined };

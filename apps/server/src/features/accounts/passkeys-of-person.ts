import type { PasskeyAnswer } from '@mercadito/contracts/passkeys';
import type { Db } from '../../database/connection.ts';

/** What becomes of a person's passkeys when they get back in; the passkeys feature does it, which signs people in by accounts. */
export interface Passkeys {
  readonly listPasskeysOf: (db: Db, userId: number) => Promise<PasskeyAnswer[]>;
  /** Has nobody sign in by a person's passkeys any more, but by those that are kept. */
  readonly endPasskeys: (transaction: Db, userId: number, kept: readonly number[]) => Promise<void>;
}

import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts';

// argon2id is the library's own default algorithm.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// More at once would take the memory and both cores from everybody else.
const inTurn = createConcurrencyLimit({ atOnce: 2 });

/** Hashes with argon2id, 19 MiB, two passes. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS));

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password fits. For an unknown person (`stored` undefined) it takes as long as for a known one and says no.
 */
export async function isRightPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const against = stored ?? (await dummyHash);
  const fits = await inTurn(() => verify(against, password));
  return fits && stored !== undefined;
}

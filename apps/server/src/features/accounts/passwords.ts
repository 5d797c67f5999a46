import { hash, verify } from '@node-rs/argon2';
import { createLimit } from '../../platform/limit.ts';

// argon2id is the library's own default algorithm.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// The most used passwords of 8 characters and more; a list of a million would only add weight.
const COMMON = new Set(
  `12345678 123456789 1234567890 password password1 qwertyui qwerty123 iloveyou 11111111 00000000 abcd1234 1q2w3e4r
  contraseña contrasena 87654321 sunshine princess football mexico123 chivas123 america123 tequiero galeana1 12341234
  qwertyuiop asdfghjkl 1qaz2wsx 123123123 987654321 11223344 iloveyou1 teamo123 password12 password123 passw0rd
  welcome1 letmein1 football1 princess1 baseball superman trustno1`.split(/\s+/),
);

/** Whether a password is among the ones everybody tries first. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());

// More at once would take the memory and both cores from everybody else.
const inTurn = createLimit(2);

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

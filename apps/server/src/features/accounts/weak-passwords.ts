import { isMadeOfNames } from '@mercadito/domain/access/guessable-password';
import { MIN_LENGTH } from '@mercadito/domain/input-limits';
import type { Config } from '../../config.ts';
import { invalid } from '../../platform/problems/errors.ts';

// What people here try first and the list, made from the world's, does not have.
const OF_THIS_PLACE = `contraseña tequiero teamo123 mexico123 chivas123 america123 chihuahua 00000000 87654321 12341234
  123123123 987654321`.split(/\s+/);

let common: Promise<ReadonlySet<string>> | undefined;

/** Some 18,000 passwords that are long enough; half a megabyte, read when the first one is chosen. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= MIN_LENGTH.password);
  return new Set([...longEnough, ...OF_THIS_PLACE]);
}

/** What a password must not be made of. */
interface Names {
  readonly site: Pick<Config, 'productName' | 'brandName'>;
  readonly username: string;
  readonly email: string;
}

/**
 * Refuses what everybody tries first: the common passwords, and the names of the town, the brand and the person.
 * @throws 400 on the field
 */
export async function refuseWeakPassword(
  field: 'password' | 'new_password',
  password: string,
  { site, username, email }: Names,
): Promise<void> {
  common ??= readCommon();
  if ((await common).has(password.normalize('NFKC').toLowerCase())) throw invalid(field, 'This password is too common');
  const names = [site.productName, site.brandName, username, email.replace(/@.*$/, '')];
  if (isMadeOfNames(password, names)) throw invalid(field, 'This password is too easy to guess: it is a name');
}

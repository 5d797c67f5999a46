import { isOfOneScript } from '@mercadito/domain/access/username';
import { MAX_LENGTH, MIN_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { text } from './common.ts';
import { chosenPassword } from './password.ts';

const USERNAME = new RegExp(`^[\\p{L}\\p{N}._-]{${MIN_LENGTH.username},${MAX_LENGTH.username}}$`, 'u');
/** Compared in compatibility form, where `ｍａｒｉａ` is `maria`; of one alphabet, so that none passes for another. */
const username = text(MAX_LENGTH.username)
  .overwrite((name) => name.normalize('NFKC'))
  .regex(USERNAME, '3 to 60 letters, digits, dots, dashes')
  .refine(isOfOneScript, 'Must be in letters of one alphabet');

/** A person's own address. Of those that end like this nobody has any: accounts hold them in place of one (RFC 2606). */
export const ownEmail = z
  .email('Is not an e-mail address')
  .max(MAX_LENGTH.email)
  .refine((email) => !/\.invalid$/i.test(email), 'Is not an e-mail address');

/** What an account is opened with (ACCOUNT-1). */
export const newAccount = z.object({
  username,
  first_name: text(MAX_LENGTH.personName),
  last_name: text(MAX_LENGTH.personName),
  email: ownEmail,
  password: chosenPassword,
});

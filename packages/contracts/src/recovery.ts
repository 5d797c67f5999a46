import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { done, id, text } from './common.ts';
import { anyone, endpointsOf } from './endpoint.ts';
import { passkeys } from './passkeys.ts';
import { chosenPassword } from './password.ts';

const endpoint = endpointsOf({
  name: 'recovery',
  about: 'Getting back in by a link in a mail, and proving that an address is yours.',
});

/** What stands in a link: 256 random bits. */
const secret = z.string().regex(/^[\w-]{43}$/, 'Is no link of ours');

const linkIsOver = '409 `link_over` when the link was used, is too old, or is none.';

/**
 * RECOVERY-1: the same answer, after the same work, whether anybody is called so or not. 409 `no_mail` where no mail is set up.
 */
export const forgotPassword = endpoint('forgotPassword', {
  summary: 'Have a link sent by which a new password is chosen',
  method: 'POST',
  path: '/account/forgot/',
  ...{ access: anyone(), rate: 'mail' },
  /** A user name or an e-mail address. */
  body: z.object({ login: text(MAX_LENGTH.email) }),
  response: done,
});

/** Uses nothing up: those that look through mail open every link in it. */
export const readResetLink = endpoint('readResetLink', {
  summary: 'Whose password a link is for',
  description: linkIsOver,
  method: 'POST',
  path: '/account/reset/',
  ...{ access: anyone(), rate: 'link' },
  body: z.object({ secret }),
  /** Passkeys are left out by the version before. */
  response: z.object({ username: z.string(), passkeys: passkeys.optional() }),
});

/** RECOVERY-2: once; all sessions end, and the passkeys that are not kept. */
export const chooseNewPassword = endpoint('chooseNewPassword', {
  summary: 'Choose a new password by a link',
  description: linkIsOver,
  method: 'PUT',
  path: '/account/reset/',
  ...{ access: anyone(), rate: 'link' },
  body: z.object({ secret, new_password: chosenPassword, keep_passkeys: z.array(id).max(100).optional().default([]) }),
  response: z.object({ username: z.string() }),
});

/** ACCOUNT-21: once. 409 `email_taken` where somebody else has proved it meanwhile. */
export const confirmEmail = endpoint('confirmEmail', {
  summary: 'Prove by a link that an address is yours',
  description: linkIsOver,
  method: 'PUT',
  path: '/account/email/',
  ...{ access: anyone(), rate: 'link' },
  body: z.object({ secret }),
  response: z.object({ email: z.string() }),
});

import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { account } from './accounts.ts';
import { done, text } from './common.ts';
import { endpointsOf, person } from './endpoint.ts';
import { ownEmail } from './new-account.ts';
import { changedPhone } from './phone.ts';

const endpoint = endpointsOf({
  name: 'own account',
  about: 'What a person says of themself: names, e-mail, telephone, picture.',
});
const access = person('account.use');

/**
 * ACCOUNT-21: an address wants the password. Where mail is set up it holds once a link has proved it, whoever may have it now;
 * elsewhere at once, and 409 `email_taken` where it is another person's.
 */
export const updateAccount = endpoint('updateAccount', {
  summary: 'Change the own names, telephone or e-mail address',
  method: 'PATCH',
  path: '/account/',
  // With an address somebody is written to.
  ...{ access, rate: 'mail' },
  body: z.object({
    first_name: text(MAX_LENGTH.personName).optional(),
    last_name: text(MAX_LENGTH.personName).optional(),
    /** Blank takes it away (ACCOUNT-22). */
    telephone: changedPhone,
    email: ownEmail.optional(),
    /** Needed with `email`. */
    current_password: z.string().min(1).max(MAX_LENGTH.password).optional(),
  }),
  response: account,
});

/** ACCOUNT-23. 400 where it is another one; 429 after several, with a wait that grows as at the login. */
export const confirmPassword = endpoint('confirmPassword', {
  summary: 'Give the own password again, so that prices, cash and people can be changed from this session',
  method: 'POST',
  path: '/account/confirm-password/',
  ...{ access, rate: 'password' },
  body: z.object({ current_password: z.string().min(1).max(MAX_LENGTH.password) }),
  response: done,
});

export const uploadAccountPicture = endpoint('uploadAccountPicture', {
  summary: 'Set the own picture',
  method: 'POST',
  path: '/account/picture/',
  access,
  files: { image: { min: 1, max: 1 } },
  response: account,
});

/** 409 `no_mail` where no mail is set up. */
export const sendEmailLink = endpoint('sendEmailLink', {
  summary: 'Have the link sent once more that proves the own address',
  method: 'POST',
  path: '/account/email/',
  ...{ access, rate: 'mail' },
  response: done,
});

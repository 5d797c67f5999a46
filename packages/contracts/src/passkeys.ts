import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { done, id, instant } from './common.ts';
import { anyone, endpointsOf, person } from './endpoint.ts';

const endpoint = endpointsOf({
  name: 'passkeys',
  about: 'Signing in by what a device has made and keeps, in place of a password.',
});
const path = '/account/passkeys/';
const access = person('account.use');

/** Bytes as browsers write them in JSON: https://www.w3.org/TR/webauthn-3/#typedefdef-base64urlstring */
const bytes = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/, 'Must be base64url');

const credentialId = bytes(1400);
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
};

/** What `PublicKeyCredential.toJSON()` gives of a new one, as far as it is looked at. */
const newCredential = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(8000), attestationObject: bytes(16_000) }),
});

/** The same of one that has signed. */
const signedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    /** Whose it is, as `user.id` said when it was made. */
    userHandle: bytes(100),
  }),
});

const named = z.object({ id: z.string(), name: z.string() });
const known = z.object({ id: z.string(), type: z.literal('public-key') });

/** What `navigator.credentials.create()` is asked with, as JSON. */
const creationOptions = z.object({
  rp: named,
  user: named.extend({ displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  /** Those the person has: a device does not make a second one. */
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** What `navigator.credentials.get()` is asked with, as JSON: whoever has one chooses, no name is asked for. */
const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  userVerification: z.literal('required'),
});

const passkey = z
  .object({
    id,
    /** The browser and system it was made on. */
    name: z.string(),
    created_at: instant,
    /** When somebody has signed in by it last; null for never. */
    last_used_at: instant.nullable(),
  })
  .meta({ id: 'Passkey' });

/** As people who get back in see them (RECOVERY-5). */
export const passkeys = z.array(passkey);

const noPasskeys = '409 `no_passkeys` where the site has none.';

export const listPasskeys = endpoint('listPasskeys', {
  summary: 'The own passkeys',
  method: 'GET',
  path,
  access,
  response: z.object({ results: passkeys }),
});

/** PASSKEY-2: what a device is asked is good for five minutes and once. */
export const beginPasskey = endpoint('beginPasskey', {
  summary: 'Ask with the password to add a passkey',
  description: `${noPasskeys} \`too_many_passkeys\` for a twenty-first.`,
  method: 'POST',
  path: '/account/passkeys/options/',
  ...{ access, rate: 'password' },
  body: z.object({ current_password: z.string().min(1, 'Password is required').max(MAX_LENGTH.password) }),
  response: creationOptions,
});

export const addPasskey = endpoint('addPasskey', {
  summary: 'Add the passkey that a device has made',
  description: `${noPasskeys} \`passkey_refused\` for one that was not asked for, is too late, or is another site's.`,
  method: 'POST',
  path,
  access,
  body: z.object({ credential: newCredential }),
  status: 201,
  response: passkey,
});

export const deletePasskey = endpoint('deletePasskey', {
  summary: 'Have nobody sign in by a passkey any more',
  method: 'DELETE',
  path: '/account/passkeys/{passkeyId}/',
  ...{ access, rate: 'session' },
  params: z.object({ passkeyId: id }),
  response: done,
});

/** PASSKEY-3: the same for everybody. */
export const beginPasskeyLogin = endpoint('beginPasskeyLogin', {
  summary: 'Ask to sign in by a passkey',
  description: noPasskeys,
  method: 'POST',
  path: '/login/passkey/options/',
  ...{ access: anyone(), rate: 'challenge' },
  response: requestOptions,
});

/** As the login by password: 401 for whatever is wrong, 403 `account_blocked` with the reason. */
export const logInWithPasskey = endpoint('logInWithPasskey', {
  summary: 'Sign in by a passkey',
  description: noPasskeys,
  method: 'POST',
  path: '/login/passkey/',
  ...{ access: anyone(), rate: 'login' },
  body: z.object({ credential: signedCredential }),
  response: z.object({ token: z.string() }),
});

/** PASSKEY-7. */
export const beginPasskeyConfirmation = endpoint('beginPasskeyConfirmation', {
  summary: 'Ask to be recognized by an own passkey, in place of the password',
  description: noPasskeys,
  method: 'POST',
  path: '/account/passkeys/confirm/options/',
  ...{ access, rate: 'password' },
  response: requestOptions.extend({
    /** The person's own: a device offers no other. */
    allowCredentials: z.array(known),
  }),
});

/** PASSKEY-7: as `confirmPassword`. */
export const confirmByPasskey = endpoint('confirmByPasskey', {
  summary: 'Be recognized by an own passkey, so that prices, cash and people can be changed from this session',
  description: `${noPasskeys} \`passkey_refused\` for one that is not the person's or has not signed what was asked.`,
  method: 'POST',
  path: '/account/passkeys/confirm/',
  ...{ access, rate: 'password' },
  body: z.object({ credential: signedCredential }),
  response: done,
});

export type Passkey = z.output<typeof passkey>;
export type PasskeyAnswer = z.input<typeof passkey>;

import * as passkeys from '@mercadito/contracts/passkeys';
import { Authenticator } from '../authenticator.ts';
import { aPasskey, ORIGIN } from '../passkeys.ts';
import { PASSWORD } from '../people.ts';
import { good } from '../shops.ts';
import { type Write, write } from './write.ts';

const PASSKEYS = { somebody: ['Passkeys'] } as const;

/** Passkeys, and signing in by them. */
export const PASSKEY_WRITES: Record<string, Write> = {
  'asking to add a passkey': write(passkeys.beginPasskey, { events: [], tells: {} }, async (town) => ({
    by: await town.somebody(),
    send: { current_password: PASSWORD },
  })),
  'adding a passkey': write(
    passkeys.addPasskey,
    { events: ['passkey.added'], messages: ['person: A passkey was added'], tells: PASSKEYS },
    async (town) => {
      const by = await town.somebody();
      const options = good(await town.test.call(passkeys.beginPasskey, { current_password: PASSWORD }, by.token));
      return { by, send: new Authenticator(ORIGIN).make(options) };
    },
  ),
  'asking to sign in by a passkey': write(passkeys.beginPasskeyLogin, { events: [], tells: {} }, async () => ({
    send: {},
  })),
  'signing in by a passkey': write(
    passkeys.logInWithPasskey,
    {
      events: ['session.opened', 'device.added', 'passkey.used'],
      messages: ['person: New login on another device'],
      tells: PASSKEYS,
    },
    async (town) => {
      const { device } = await aPasskey(town.test, await town.somebody());
      return { send: device.sign(good(await town.test.call(passkeys.beginPasskeyLogin, {}))) };
    },
  ),
  'asking to be recognized by a passkey': write(
    passkeys.beginPasskeyConfirmation,
    { events: [], tells: {} },
    async (town) => ({ by: await town.somebody(), send: {} }),
  ),
  'being recognized by a passkey, in place of the password': write(
    passkeys.confirmByPasskey,
    { events: ['passkey.used'], tells: PASSKEYS },
    async (town) => {
      const by = await town.somebody();
      const { device } = await aPasskey(town.test, by);
      const options = good(await town.test.call(passkeys.beginPasskeyConfirmation, {}, by.token));
      return { by, send: device.sign(options) };
    },
  ),
  'removing a passkey': write(
    passkeys.deletePasskey,
    { events: ['passkey.removed'], tells: PASSKEYS },
    async (town) => {
      const by = await town.somebody();
      return { by, send: { passkeyId: (await aPasskey(town.test, by)).id } };
    },
  ),
};

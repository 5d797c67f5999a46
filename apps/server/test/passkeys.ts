import { addPasskey, beginPasskey, beginPasskeyLogin, logInWithPasskey } from '@mercadito/contracts/passkeys';
import { Authenticator } from './authenticator.ts';
import { PASSWORD, type Person } from './people.ts';
import { good } from './shops.ts';
import type { TestApp } from './test-app.ts';

export const ORIGIN = 'https://mercado.example';

/** A device that keeps a passkey of the person's. */
export async function aPasskey(test: TestApp, { token }: Pick<Person, 'token'>, device = new Authenticator(ORIGIN)) {
  const options = good(await test.call(beginPasskey, { current_password: PASSWORD }, token));
  const { id } = good(await test.call(addPasskey, device.make(options), token));
  return { id, device };
}

/** Signs in by the newest passkey of a device. */
export async function signInBy(test: TestApp, device: Authenticator) {
  return test.call(logInWithPasskey, device.sign(good(await test.call(beginPasskeyLogin, {}))));
}

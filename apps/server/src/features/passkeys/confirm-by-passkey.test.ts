import { login } from '@mercadito/contracts/accounts';
import { beginPasskeyConfirmation, beginPasskeyLogin, confirmByPasskey } from '@mercadito/contracts/passkeys';
import { updateProduct } from '@mercadito/contracts/products';
import { subscribePush } from '@mercadito/contracts/push';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Authenticator } from '../../../test/authenticator.ts';
import { aPasskey, ORIGIN } from '../../../test/passkeys.ts';
import { aCustomer, PASSWORD, type Person } from '../../../test/people.ts';
import { PushService } from '../../../test/push-service.ts';
import { aProduct, aShop, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const HOUR_MS = 3_600_000;

let service: PushService;
let app: TestApp;
beforeAll(async () => {
  service = await PushService.start();
  app = await createTestApp({ PUSH_HOSTS: service.host, PUBLIC_URL: ORIGIN });
});
afterAll(async () => {
  await app.close();
  await service.stop();
});

const begin = async ({ token }: Pick<Person, 'token'>) => good(await app.call(beginPasskeyConfirmation, {}, token));
const confirm = (signed: ReturnType<Authenticator['sign']>, { token }: Pick<Person, 'token'>) =>
  app.call(confirmByPasskey, signed, token);
const pass = (milliseconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + milliseconds);
};

/** An owner with a passkey, whose device is reached, with a product, twelve hours after signing in. */
async function anOwnerLater() {
  const shop = await aShop(app);
  const { id: productId } = await aProduct(app, shop, { price: 80 });
  const { id, device } = await aPasskey(app, shop);
  good(await app.call(subscribePush, service.aDevice().subscription, shop.token));
  pass(12 * HOUR_MS);
  const setPrice = (token = shop.token) =>
    app.call(updateProduct, { company: shop.companyId, productId, price: 90 }, token);
  return { shop, passkeyId: id, device, setPrice };
}

const ASKS = { status: 403, body: { code: 'password_needed' } };
const REFUSED = { status: 409, body: { code: 'passkey_refused' } };

describe('a passkey in place of the password that is asked for again (PASSKEY-7)', () => {
  test('opens prices to its session, and no other of its person', async () => {
    const { shop, device, setPrice } = await anOwnerLater();
    expect(await setPrice()).toMatchObject(ASKS);
    const options = await begin(shop);
    expect(options).toMatchObject({ userVerification: 'required', allowCredentials: [{ id: device.kept[0]?.id }] });
    good(await confirm(device.sign(options), shop));
    good(await setPrice());
    pass(12 * HOUR_MS);
    expect(await setPrice()).toMatchObject(ASKS);
  });

  test('is refused where somebody else has it, and to whom something else was asked to be signed', async () => {
    const { shop, device, setPrice } = await anOwnerLater();
    const stranger = await aCustomer(app);
    const { device: foreign } = await aPasskey(app, stranger);
    expect(await confirm(foreign.sign(await begin(shop)), shop)).toMatchObject(REFUSED);
    expect(await confirm(device.sign(await begin(stranger)), shop)).toMatchObject(REFUSED);
    expect(await confirm(device.sign(good(await app.call(beginPasskeyLogin, {}))), shop)).toMatchObject(REFUSED);
    expect(await setPrice()).toMatchObject(ASKS);
  });

  test('signs once, and not five minutes late', async () => {
    const { shop, device, setPrice } = await anOwnerLater();
    const late = await begin(shop);
    pass(5 * 60_000);
    expect(await confirm(device.sign(late), shop)).toMatchObject(REFUSED);
    const signed = device.sign(await begin(shop));
    good(await confirm(signed, shop));
    expect(await confirm(signed, shop)).toMatchObject(REFUSED);
    good(await setPrice());
  });

  test('waits after several wrong ones, and keeps nobody from the password', async () => {
    const { shop, device } = await anOwnerLater();
    const wrong = async () => confirm(device.sign(await begin(shop), { isVerified: false }), shop);
    for (let tries = 0; tries < 6; tries += 1) expect(await wrong()).toMatchObject(REFUSED);
    expect((await wrong()).status).toBe(429);
    const { username } = await app.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', shop.userId)
      .executeTakeFirstOrThrow();
    good(await app.call(login, { username, password: PASSWORD }));
  });

  test('is asked of those who are signed in', async () => {
    expect((await app.call(beginPasskeyConfirmation, {})).status).toBe(401);
  });
});

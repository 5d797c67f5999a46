import { updateCompany } from '@mercadito/contracts/companies';
import { updateProduct } from '@mercadito/contracts/products';
import { updateSettings } from '@mercadito/contracts/settings';
import {
  getStatusPicture,
  getTownPicture,
  makeStatusPicture,
  makeTownPicture,
} from '@mercadito/contracts/status-pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, type Person } from '../../../test/people.ts';
import { aProduct, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { drawEachMorning } from './index.ts';
import { type StatusFacts, statusFacts } from './status-facts.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://mercado.example' });
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const language = 'es' as const;
const read = async ({ companyId, token }: Shop) =>
  good(await app.call(getStatusPicture, { companyId, language }, token));
const make = ({ companyId, token }: Shop) => app.call(makeStatusPicture, { companyId, language }, token);
const setPrice = async ({ companyId, token }: Shop, productId: number, fields: object) =>
  good(await app.call(updateProduct, { company: companyId, productId, ...fields }, token));

/** What would be drawn now. */
const shows = (companyId: number | null, turn = 0): Promise<StatusFacts> =>
  statusFacts(app.db, { companyId, language }, { day: '2026-06-10', turn }, { config: app.config, now: app.clock.now });
const namesOn = async (companyId: number | null) => (await shows(companyId)).offers.map(({ name }) => name);

describe('the picture for a status (STATUS-1)', () => {
  test('is made by its owner: 1080 × 1920, with what is on sale', async () => {
    const shop = await aShop(app);
    expect(await read(shop)).toEqual({ has_goods: false, picture: null });
    expect(await make(shop)).toMatchObject({ status: 409, body: { code: 'nothing_to_show' } });
    await aProduct(app, shop, { name: 'Pan de elote', price: 48 });
    const { picture } = good(await make(shop));
    const { width, height, format } = await sharp(Buffer.from(picture?.jpeg ?? '', 'base64')).metadata();
    expect({ width, height, format }).toEqual({ width: 1080, height: 1920, format: 'jpeg' });
    expect(await read(shop)).toEqual({ has_goods: true, picture });
  });

  test('is another one with another price, which the one before is no more', async () => {
    const shop = await aShop(app);
    const { id } = await aProduct(app, shop, { price: 48 });
    const before = good(await make(shop)).picture;
    expect(before?.is_current).toBe(true);
    await setPrice(shop, id, { price: 60, discount: 20 });
    expect((await read(shop)).picture).toMatchObject({ jpeg: before?.jpeg, is_current: false });
    const after = good(await make(shop)).picture;
    expect(after?.is_current).toBe(true);
    expect(after?.jpeg).not.toBe(before?.jpeg);
    const [offer] = (await shows(shop.companyId)).offers;
    expect(offer).toMatchObject({ price: '$48', before: '$60', discount: 20, shop: null });
  });

  test('has nothing of what a visitor cannot buy: for members, sold out, a draft', async () => {
    const shop = await aShop(app);
    await aProduct(app, shop, { name: 'Bolillo' });
    const { id } = await aProduct(app, shop, { name: 'For members' });
    await app.db.updateTable('products').set({ member_only: true }).where('id', '=', id).execute();
    await aProduct(app, shop, { name: 'Sold out', stock: 0 });
    await aProduct(app, shop, { name: 'Draft', published: false });
    expect(await namesOn(shop.companyId)).toEqual(['Bolillo']);
  });

  test('has six at most, those with a discount first, and others at the next asking', async () => {
    const shop = await aShop(app);
    for (let at = 0; at < 12; at += 1) await aProduct(app, shop, { name: `Good ${at}`, discount: at === 7 ? 10 : 0 });
    const names = await namesOn(shop.companyId);
    expect(names).toHaveLength(6);
    expect(names[0]).toBe('Good 7');
    const next = (await shows(shop.companyId, 1)).offers.map(({ name }) => name);
    expect(next).not.toEqual(names);
  });

  test('says where to order, when it is brought, and that nobody delivers', async () => {
    const shop = await aShop(app);
    expect(await shows(shop.companyId)).toMatchObject({
      address: `https://mercado.example/business/${shop.companyId}`,
      promise: ['Pagas en efectivo al recibir', expect.stringMatching(/^Lunes y martes/)],
    });
    good(await app.call(updateSettings, { delivery_status: false }, admin.token));
    expect((await shows(shop.companyId)).promise[1]).toBe('Lo sentimos, por ahora no hay entregas a domicilio.');
    good(await app.call(updateSettings, { delivery_status: true }, admin.token));
  });

  test('says when goods are brought though deliveries are off until then, and once that time has come (SITE-10)', async () => {
    const shop = await aShop(app);
    const began = app.clock.now;
    const delivery_off_until = new Date(began.getTime() + 3_600_000).toISOString();
    good(await app.call(updateSettings, { delivery_status: false, delivery_off_until }, admin.token));
    const deliveryHours = {
      days: Array.from({ length: 7 }, () => [{ from: '08:00', to: '20:00' }]),
      exceptions: [],
      places: [],
    };
    const saidAt = async (now: Date) => {
      const whose = { companyId: shop.companyId, language: 'en' as const };
      const moment = { config: { ...app.config, deliveryHours }, now };
      return (await statusFacts(app.db, whose, { day: '2026-06-10', turn: 0 }, moment)).promise[1];
    };
    expect(await saidAt(began)).toMatch(/^Delivered today from 11:00/);
    expect(await saidAt(new Date(delivery_off_until))).toMatch(/^Delivered today from 8:00/);
    good(await app.call(updateSettings, { delivery_status: true }, admin.token));
  });

  test('is nobody else’s: neither another owner’s nor a customer’s; an Admin makes it in her place', async () => {
    const [shop, other] = [await aShop(app), await aShop(app)];
    await aProduct(app, shop);
    const by = ({ token }: { token: string }) =>
      app.call(makeStatusPicture, { companyId: shop.companyId, language }, token);
    const seenBy = ({ token }: { token: string }) =>
      app.call(getStatusPicture, { companyId: shop.companyId, language }, token);
    const customer = await aCustomer(app);
    expect([(await by(other)).status, (await seenBy(other)).status]).toEqual([403, 403]);
    expect([(await by(customer)).status, (await seenBy(customer)).status]).toEqual([403, 403]);
    expect((await by(admin)).status).toBe(200);
    expect((await app.call(makeTownPicture, { language }, shop.token)).status).toBe(403);
    expect((await app.call(getTownPicture, { language }, shop.token)).status).toBe(403);
  });
});

test('the town’s has goods of as many businesses as it can, and none of one that is closed or takes no orders', async () => {
  const town = await createTestApp();
  const shownBy = () =>
    statusFacts(
      town.db,
      { companyId: null, language },
      { day: '2026-06-10', turn: 0 },
      { config: town.config, now: town.clock.now },
    );
  const [many, one] = [await aShop(town), await aShop(town)];
  for (let at = 0; at < 8; at += 1) await aProduct(town, many, { name: `Many ${at}`, discount: 50 });
  await aProduct(town, one, { name: 'The only one' });
  const { offers, address } = await shownBy();
  expect(offers).toHaveLength(6);
  expect(offers.find(({ name }) => name === 'The only one')?.shop).toBeTruthy();
  expect(address).toBeNull();
  const { token } = await anAdmin(town);
  const { picture } = good(await town.call(makeTownPicture, { language }, token));
  expect(good(await town.call(getTownPicture, { language }, token)).picture).toEqual(picture);
  const ended = { subscription_until: '2020-01-01T00:00:00Z' };
  await town.db.updateTable('users').set(ended).where('id', '=', one.userId).execute();
  expect((await shownBy()).offers.map(({ name }) => name)).not.toContain('The only one');
  await town.close();
});

test('each morning there is a new one for the town and for each business, in the owner’s language', async () => {
  const own = await createTestApp({}, { jobs: [drawEachMorning] });
  const shop = await aShop(own);
  await aProduct(own, shop);
  const ofShop = () => own.call(getStatusPicture, { companyId: shop.companyId, language }, shop.token);
  const { token } = await anAdmin(own);
  const run = () =>
    drawEachMorning.run({}, { services: own.app.services, log: own.app.log, signal: new AbortController().signal });
  await run();
  const [shops, towns] = [
    good(await ofShop()).picture,
    good(await own.call(getTownPicture, { language }, token)).picture,
  ];
  expect(shops?.jpeg).toBeTruthy();
  expect(towns?.jpeg).toBeTruthy();
  await run();
  expect(good(await ofShop()).picture).toEqual(shops);
  await own.close();
});

test('a name is drawn whatever is in it', async () => {
  const shop = await aShop(app);
  const { companyId } = shop;
  await aProduct(app, shop, { name: '🥐 <b>Pan</b> & "café" ñandú ¡sí! Абв \u0301 x'.padEnd(110, ' muy largo') });
  good(await app.call(updateCompany, { companyId, name: '🥖🥖', category_id: 1, location: 'Galeana' }, shop.token));
  good(await make(shop));
});

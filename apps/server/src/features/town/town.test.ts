import { listActivity } from '@mercadito/contracts/activity';
import { addCustomerAddress, getCustomerAddress, updateCustomerAddress } from '@mercadito/contracts/addresses';
import { createCompany, updateCompany } from '@mercadito/contracts/companies';
import { getCompanyAddress, updateCompanyAddress } from '@mercadito/contracts/customization';
import { getSettings } from '@mercadito/contracts/settings';
import { getTown, type TownAnswer, updateTown } from '@mercadito/contracts/town';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCustomer, anAdmin, type Person } from '../../../test/people.ts';
import { aShopWithAddress, good } from '../../../test/shops.ts';
import { createTestApp, createTestAppOn, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let admin: Person;
beforeEach(async () => {
  app = await createTestApp({ CONTACT_1_NAME: 'Mariana', CONTACT_1_WHATSAPP: '+526360000101' });
  admin = await anAdmin(app);
});
afterEach(() => app.close());

const read = async (): Promise<TownAnswer> => good(await app.call(getTown, {}, admin.token)).town;
const change = async (changed: Partial<TownAnswer>) =>
  app.call(updateTown, { ...(await read()), ...changed }, admin.token);
const site = async () => good(await app.call(getSettings, {})).settings.site;
const renamed = (places: TownAnswer['places'], value: string, part: object) =>
  places.map((place) => (place.value === value ? { ...place, ...part } : place));

test('begins with what the configuration says (TOWN-1)', async () => {
  expect(await read()).toMatchObject({
    product_name: 'Galeana',
    state: 'Chihuahua',
    municipality: 'Galeana',
    contacts: [{ name: 'Mariana', whatsapp: '+526360000101' }],
  });
  expect((await read()).places.map(({ label }) => label)).toContain('Colonia Lebaron');
});

test('is what its Admins say from then on, whatever the configuration says at the next start (TOWN-1)', async () => {
  good(await change({ product_name: 'Buenaventura', brand_name: 'Buena' }));
  const next = await createTestAppOn(app.app.services.database, app.config.dataDir, { PRODUCT_NAME: 'Other' });
  expect(good(await next.call(getSettings, {})).settings.site).toMatchObject({
    product: 'Buenaventura',
    brand: 'Buena',
  });
  await next.close();
});

test('is followed by every process without a start (TOWN-1)', async () => {
  const other = await createTestAppOn(app.app.services.database, app.config.dataDir);
  good(await change({ brand_name: 'Mercadito' }));
  for (const each of [app, other]) {
    await vi.waitFor(async () => expect(good(await each.call(getSettings, {})).settings.site.brand).toBe('Mercadito'));
  }
  await other.close();
});

test('keeps an address of a place that is called otherwise, with its postal code (TOWN-2)', async () => {
  const person = await aCustomer(app);
  const address = {
    ...{ first_name: 'Ana', last_name: 'Ruiz', street_1: 'Hidalgo', telephone_number: '6361234567' },
    ...{ additional_instructions: 'Blue door', user: person.userId, neighborhood: 'Lebaron' },
  };
  good(await app.call(addCustomerAddress, address, person.token));
  const { places } = await read();
  good(await change({ places: renamed(places, 'Lebaron', { label: 'LeBarón', postal_code: '31871' }) }));
  await vi.waitFor(async () =>
    expect((await site()).places).toContainEqual(expect.objectContaining({ label: 'LeBarón' })),
  );
  const mine = () => app.call(getCustomerAddress, { userId: person.userId }, person.token);
  const kept = good(await mine());
  expect(kept).toMatchObject({ neighborhood: 'Lebaron', postal_code: '31870' });
  const { id: adress_id, ...fields } = kept;
  good(await app.call(updateCustomerAddress, { ...fields, adress_id }, person.token));
  expect(good(await mine())).toMatchObject({ neighborhood: 'Lebaron', postal_code: '31871' });
});

test('offers a place no more that is switched off (TOWN-2)', async () => {
  const { places } = await read();
  good(await change({ places: renamed(places, 'Angostura', { is_served: false }) }));
  const person = await aCustomer(app);
  await vi.waitFor(async () => {
    const answer = await app.call(
      createCompany,
      { name: 'La Espiga', category_id: 1, user_id: person.userId, location: 'Angostura' },
      admin.token,
    );
    expect(answer).toMatchObject({ status: 400, body: { errors: { location: expect.anything() } } });
  });
});

test('leaves who is in a place that is switched off there, and lets them change the rest (TOWN-2)', async () => {
  const shop = await aShopWithAddress(app);
  const { location, name } = await app.db
    .selectFrom('companies')
    .select(['location', 'name'])
    .where('id', '=', shop.companyId)
    .executeTakeFirstOrThrow();
  const { places } = await read();
  good(await change({ places: renamed(places, location, { is_served: false }) }));
  const save = (to: string) =>
    app.call(
      updateCompany,
      { companyId: shop.companyId, name: `${name} Uno`, category_id: 1, location: to },
      shop.token,
    );
  await vi.waitFor(async () =>
    expect((await site()).places).toContainEqual(expect.objectContaining({ is_served: false })),
  );
  expect(good(await save(location))).toMatchObject({ name: `${name} Uno` });
});

test('leaves the address of a business in a place that is switched off, which no other can be changed to (TOWN-2)', async () => {
  const shop = await aShopWithAddress(app);
  const {
    id: adress_id,
    country: _one,
    ...address
  } = good(await app.call(getCompanyAddress, { companyId: shop.companyId }));
  const { places } = await read();
  good(await change({ places: renamed(places, address.neighborhood, { is_served: false }) }));
  await vi.waitFor(async () =>
    expect((await site()).places).toContainEqual(expect.objectContaining({ is_served: false })),
  );
  const save = async (neighborhood: string) => {
    const { updated_at } = good(await app.call(getCompanyAddress, { companyId: shop.companyId }));
    const sent = { ...address, adress_id, company: shop.companyId, neighborhood, street_2: 'Calle Sur', updated_at };
    return app.call(updateCompanyAddress, sent, shop.token);
  };
  expect(good(await save(address.neighborhood))).toMatchObject({ street_2: 'Calle Sur' });
  const other = places.find(({ value }) => value !== address.neighborhood)?.value ?? '';
  good(await save(other));
  expect(await save(address.neighborhood)).toMatchObject({
    status: 400,
    body: { errors: { neighborhood: expect.anything() } },
  });
});

test('is not changed over what another Admin has changed meanwhile', async () => {
  const { updated_at } = await read();
  good(await change({ brand_name: 'One' }));
  expect(await change({ brand_name: 'Two', updated_at })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  });
});

test('is refused with one twice, which names its row (TOWN-2)', async () => {
  const { places } = await read();
  const again = { label: 'lagunitas', postal_code: '31870', is_served: true };
  const answer = await app.callWrongly(updateTown, { ...(await read()), places: [...places, again] }, admin.token);
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: { [`places.${places.length}.label`]: ['Another place has this name'] } },
  });
});

test.each([
  ['without a place that was there', (places: TownAnswer['places']) => places.slice(1)],
  ['with none that is served', (places: TownAnswer['places']) => places.map((each) => ({ ...each, is_served: false }))],
])('is refused %s, which names the field (TOWN-2)', async (_how, made) => {
  const answer = await change({ places: made((await read()).places) });
  expect(answer).toMatchObject({ status: 400, body: { errors: { places: expect.anything() } } });
});

test.each([
  ['time_zone', 'Chihuahua'],
  ['classifieds_url', 'javascript:alert(1)'],
  ['product_name', ''],
])('is refused with a %s that is none', async (field, value) => {
  expect(await change({ [field]: value })).toMatchObject({
    status: 400,
    body: { errors: { [field]: expect.anything() } },
  });
});

const DAY = [{ from: '08:00', to: '20:00' }];
const HOURS = {
  days: [DAY, DAY, [], [], DAY, [...DAY, { from: '22:00', to: '00:00' }], []],
  exceptions: [{ date: '2026-12-25', ranges: [] }],
  places: [{ place: 'Lagunitas', days: [[], DAY, [], [], [], [], []] }],
};

test('delivers when the specified sentence says so, until an Admin says when; then every page is told (TOWN-3)', async () => {
  expect((await read()).delivery_hours).toBeNull();
  expect((await site()).delivery_hours).toBeNull();
  expect(good(await change({ delivery_hours: HOURS })).town.delivery_hours).toEqual(HOURS);
  await vi.waitFor(async () => expect((await site()).delivery_hours).toEqual(HOURS));
  const { delivery_hours: _hours, ...older } = await read();
  good(await app.call(updateTown, { ...older, brand_name: 'Mercadito' }, admin.token));
  expect((await read()).delivery_hours).toEqual(HOURS);
  good(await change({ delivery_hours: null }));
  await vi.waitFor(async () => expect((await site()).delivery_hours).toBeNull());
});

test('puts on record when it delivers (RECORD-1)', async () => {
  good(await change({ delivery_hours: HOURS }));
  const [entry] = good(await app.call(listActivity, { subject: 'settings' }, admin.token)).results;
  expect(entry?.after?.delivery_hours).toBe(
    '08:00-20:00 / 08:00-20:00 / – / – / 08:00-20:00 / 08:00-20:00 22:00-00:00 / –; 2026-12-25 –; ' +
      'Lagunitas – / 08:00-20:00 / – / – / – / – / –',
  );
});

test.each([
  ['of six days', { ...HOURS, days: HOURS.days.slice(1) }],
  ['with a time that is none', { ...HOURS, days: HOURS.days.with(0, [{ from: '8', to: '20:00' }]) }],
  ['with a date twice', { ...HOURS, exceptions: [...HOURS.exceptions, ...HOURS.exceptions] }],
  ['with a date years ahead', { ...HOURS, exceptions: [{ date: '9999-12-31', ranges: [] }] }],
  ['with a place twice', { ...HOURS, places: [...HOURS.places, ...HOURS.places] }],
  ['of a place that it does not have', { ...HOURS, places: [{ place: 'Atlantis', days: HOURS.days }] }],
])('refuses delivery hours %s, and names the field (TOWN-3)', async (_how, delivery_hours) => {
  const { status, body } = await change({ delivery_hours });
  expect([status, Object.keys((body as { errors?: object }).errors ?? {})]).toEqual([
    400,
    [expect.stringMatching(/^delivery_hours/)],
  ]);
});

const FEES = [
  { place: 'Galeana', fee: 20 },
  { place: 'Lebaron', fee: 35.5 },
];

test('brings orders for nothing until its Admins say otherwise, place by place and free from a sum on (FEE-1)', async () => {
  expect(await read()).toMatchObject({ delivery_fees: [], delivery_free_from: null });
  expect(await site()).not.toHaveProperty('delivery_fees');
  const notes = { delivery_fee_note_es: 'Es para el repartidor', delivery_fee_note_en: 'The driver gets it' };
  const free = [...FEES, { place: 'Angostura', fee: 0 }];
  good(await change({ delivery_fees: free, delivery_free_from: 500, ...notes }));
  expect(await read()).toMatchObject({ delivery_fees: FEES, delivery_free_from: 500, ...notes });
  const said = { note_es: 'Es para el repartidor', note_en: 'The driver gets it' };
  await vi.waitFor(async () =>
    expect((await site()).delivery_fees).toEqual({ by_place: FEES, free_from: 500, ...said }),
  );
});

test('keeps its fees when a page saves it that knows none, and puts a change of them on record (FEE-1, RECORD-1)', async () => {
  good(await change({ delivery_fees: FEES, delivery_free_from: 500 }));
  const { delivery_fees: _fees, delivery_free_from: _from, ...older } = await read();
  good(await app.call(updateTown, { ...older, brand_name: 'Mercadito' }, admin.token));
  expect(await read()).toMatchObject({ delivery_fees: FEES, delivery_free_from: 500 });
  good(await change({ delivery_free_from: null }));
  const [ended, , set] = good(await app.call(listActivity, { subject: 'settings' }, admin.token)).results;
  expect(ended).toMatchObject({ before: { delivery_free_from: 500 }, after: { delivery_free_from: null } });
  expect(set?.after).toMatchObject({ delivery_fees: 'Galeana 20, Colonia Lebaron 35.5' });
});

test.each([
  ['of a place that it does not have', { delivery_fees: [{ place: 'Juárez', fee: 20 }] }, 'delivery_fees'],
  ['twice for the same place', { delivery_fees: [...FEES, { place: 'Galeana', fee: 30 }] }, 'delivery_fees'],
  ['above the most', { delivery_fees: [{ place: 'Galeana', fee: 1_000.01 }] }, 'delivery_fees.0.fee'],
  ['of half a centavo', { delivery_fees: [{ place: 'Galeana', fee: 20.005 }] }, 'delivery_fees.0.fee'],
  ['free from nothing on', { delivery_free_from: 0 }, 'delivery_free_from'],
])('is refused fees %s, which names the field (FEE-1)', async (_how, wrong, field) => {
  expect(await change(wrong)).toMatchObject({ status: 400, body: { errors: { [field]: expect.anything() } } });
});

test('has what comes by itself come on its clock from then on', async () => {
  await app.app.jobs.look();
  good(await change({ time_zone: 'America/Denver' }));
  await vi.waitFor(async () => {
    await app.app.jobs.look();
    const { rows } = await sql<{ timezone: string }>`select distinct timezone from jobs.schedule`.execute(app.db);
    expect(rows).toEqual([{ timezone: 'America/Denver' }]);
  });
});

test('is put on record with what it was and is; what changes nothing is no change (RECORD-1)', async () => {
  good(await change({ brand_name: 'Mercadito' }));
  good(await change({}));
  const entries = good(await app.call(listActivity, { subject: 'settings' }, admin.token)).results;
  expect(entries).toMatchObject([
    { kind: 'changeTown', before: { brand_name: 'Galeana Biz' }, after: { brand_name: 'Mercadito' } },
  ]);
});

test('is put on record with whose number is another one, and no number (RECORD-1)', async () => {
  const contacts = [
    { name: 'Mariana', whatsapp: '+526360000102' },
    { name: 'Beto', whatsapp: '+526360000103' },
  ];
  good(await change({ contacts }));
  good(await change({ contacts: contacts.map((contact) => ({ ...contact, whatsapp: '+526360000104' })) }));
  const entries = good(await app.call(listActivity, { subject: 'settings' }, admin.token)).results;
  expect(entries).toMatchObject([
    { before: { contacts: 'Mariana, Beto', renumbered: '' }, after: { renumbered: 'Mariana, Beto' } },
    { before: { contacts: 'Mariana', renumbered: '' }, after: { contacts: 'Mariana, Beto', renumbered: 'Mariana' } },
  ]);
  expect(JSON.stringify(entries)).not.toContain('52636');
});

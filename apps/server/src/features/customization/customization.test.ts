import * as contracts from '@mercadito/contracts/customization';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, aMember, anAdmin, type Person } from '../../../test/people.ts';
import { aPicture, aShop, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let owner: Shop;
let otherOwner: Shop;
beforeAll(async () => {
  app = await createTestApp();
  otherOwner = await aShop(app);
});
beforeEach(async () => {
  owner = await aShop(app, { name: 'Abarrotes Ruiz' });
});
afterAll(() => app.close());

/** A file that only says it is a picture. */
const notAPicture = (): Blob => new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' });

const address = {
  neighborhood: 'Lagunitas',
  street_1: 'Calle Juárez',
  street_2: 'Calle Allende',
  telephone_number: '636 123 4567',
  additional_instructions: 'Frente a la plaza',
};
const about = { title: 'Quiénes somos', description: 'Desde 1987.' };
const contact = { email: 'hola@example.com', phone_number: '6361234567', whatsapp_number: '', address: 'Centro' };
const social = { facebook_url: 'https://facebook.com/ruiz', twiter_url: 'HTTP://x.com/ruiz' };

type Fields = Record<string, unknown>;

/** The four things a business says of itself; what holds for one holds for all. */
const kinds: [
  name: string,
  kind: { add: AnyEndpoint; get: AnyEndpoint; update: AnyEndpoint; company: string; id: string; form: Fields },
][] = [
  [
    'address',
    {
      add: contracts.addCompanyAddress,
      get: contracts.getCompanyAddress,
      update: contracts.updateCompanyAddress,
      company: 'company',
      id: 'adress_id',
      form: address,
    },
  ],
  [
    'about page',
    {
      add: contracts.addAbout,
      get: contracts.getAbout,
      update: contracts.updateAbout,
      company: 'company_id',
      id: 'about_id',
      form: about,
    },
  ],
  [
    'contact entry',
    {
      add: contracts.addContact,
      get: contracts.getContact,
      update: contracts.updateContact,
      company: 'company_id',
      id: 'contact_id',
      form: contact,
    },
  ],
  [
    'social networks entry',
    {
      add: contracts.addSocialNetworks,
      get: contracts.getSocialNetworks,
      update: contracts.updateSocialNetworks,
      company: 'company_id',
      id: 'social_id',
      form: social,
    },
  ],
];

describe.each(kinds)('the %s of a business', (_name, { add, get, update, company, id, form }) => {
  const withPicture = async (fields: Fields) => (add.files ? { ...fields, image: aPicture() } : fields);
  const added = async (by: Person) => await app.call(add, await withPicture(form), by.token);

  test('is added once, and everybody can read it', async () => {
    const answers = await Promise.all([added(owner), added(owner), added(owner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { status, body } = await app.call(get, { companyId: owner.companyId });
    expect(status).toBe(200);
    expect(body).toEqual(answers.find(({ status }) => status === 201)?.body);
    expect(body).toMatchObject({ company: owner.companyId });
  });

  test('is changed by its owner', async () => {
    const { body: before } = await added(owner);
    const change = { ...form, [company]: owner.companyId, [id]: before.id, title: 'Nuevo', address: 'Nuevo' };
    const { status, body } = await app.call(update, change, owner.token);
    expect(status).toBe(200);
    expect((await app.call(get, { companyId: owner.companyId })).body).toEqual(body);
  });

  test("cannot be changed under another business's id, nor by naming another business", async () => {
    const { body: before } = await added(owner);
    await added(otherOwner);
    const change = { ...form, [id]: before.id };
    expect((await app.call(update, change, otherOwner.token)).status).toBe(404);
    const foreign = { ...change, [company]: owner.companyId };
    expect((await app.call(update, foreign, otherOwner.token)).status).toBe(403);
    expect((await app.call(add, await withPicture({ ...form, [company]: 1 }), owner.token)).status).toBe(403);
    expect((await app.call(get, { companyId: owner.companyId })).body).toEqual(before);
  });

  test('is for owners: not for visitors, customers, members without a business, or an Admin naming none that exists', async () => {
    const admin = await anAdmin(app);
    const statusFor = async (person: Person | null, fields: Fields) =>
      (await app.call(add, await withPicture({ ...form, ...fields }), person?.token)).status;
    expect(await statusFor(null, {})).toBe(401);
    expect(await statusFor(await aCustomer(app), {})).toBe(403);
    expect(await statusFor(await aMember(app), {})).toBe(403);
    expect(await statusFor(admin, {})).toBe(403);
    expect(await statusFor(admin, { [company]: 999_999 })).toBe(404);
    expect(await statusFor(admin, { [company]: owner.companyId })).toBe(201);
  });

  test('is not found while there is none', async () => {
    expect((await app.call(get, { companyId: owner.companyId })).status).toBe(404);
    expect((await app.call(get, { companyId: 999_999 })).status).toBe(404);
    expect((await app.call(get, { companyId: 'none' })).status).toBe(400);
    expect((await app.call(update, { ...form, [id]: 999_999 }, owner.token)).status).toBe(404);
  });
});

test.each<[AnyEndpoint, Fields, string, unknown]>([
  [contracts.addCompanyAddress, address, 'neighborhood', 'Atlantis'],
  [contracts.addCompanyAddress, address, 'street_1', ''],
  [contracts.addCompanyAddress, address, 'street_2', ''],
  [contracts.updateCompanyAddress, { ...address, adress_id: 1 }, 'street_2', undefined],
  [contracts.addCompanyAddress, address, 'telephone_number', '12'],
  [contracts.addCompanyAddress, address, 'postal_code', '00000'],
  [contracts.addAbout, about, 'title', ' '],
  [contracts.addAbout, about, 'description', 'x'.repeat(10_001)],
  [contracts.addContact, contact, 'email', 'nobody'],
  [contracts.addContact, contact, 'whatsapp_number', '12'],
  [contracts.addContact, contact, 'address', 'x'.repeat(501)],
  [contracts.addSocialNetworks, social, 'facebook_url', 'javascript:alert(1)'],
  [contracts.addSocialNetworks, social, 'instagram_url', 'instagram.com/ruiz'],
  [contracts.addSocialNetworks, social, 'tiktok_url', `https://tiktok.com/${'x'.repeat(500)}`],
  [contracts.addSocialNetworks, social, 'youtube_url', 'https://you tube.com'],
])('$name names the field %s.%s', async (contract, form, field, value) => {
  const image = contract.files ? { image: aPicture() } : {};
  const { status, body } = await app.call(contract, { ...form, ...image, [field]: value }, owner.token);
  expect(status).toBe(400);
  expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
});

test('an address stands in the town, and carries the name of its business', async () => {
  const { body } = await app.call(contracts.addCompanyAddress, { ...address, municipality: 'Elsewhere' }, owner.token);
  expect(body).toMatchObject({ municipality: 'Galeana', company_name: 'Abarrotes Ruiz', postal_code: '31870' });
});

test('what is left blank in a contact entry or a network is blank, and a scheme is in small letters', async () => {
  const { body: entry } = await app.call(contracts.addContact, { email: '' }, owner.token);
  expect(entry).toMatchObject({ email: '', phone_number: '', whatsapp_number: '', address: '' });
  const { body: networks } = await app.call(contracts.addSocialNetworks, social, owner.token);
  expect(networks).toMatchObject({ ...social, twiter_url: 'http://x.com/ruiz', youtube_url: '' });
});

describe("the about page's picture", () => {
  test('is required with a new page, beside whatever else is, and has to be a picture (BUSINESS-4)', async () => {
    const without = await app.call(contracts.addAbout, about, owner.token);
    expect(without.body).toMatchObject({ errors: { image: ['Image is required'] } });
    const { body: blank } = await app.call(contracts.addAbout, { title: '', description: '' }, owner.token);
    expect(blank).toMatchObject({
      errors: { title: ['Title is required'], description: ['Description is required'], image: ['Image is required'] },
    });
    expect((await app.call(contracts.addAbout, { ...about, image: notAPicture() }, owner.token)).status).toBe(415);
    expect((await app.call(contracts.getAbout, { companyId: owner.companyId })).status).toBe(404);
  });

  test('is served in several sizes, and replaced by its owner alone', async () => {
    const { body: page } = await app.call(contracts.addAbout, { ...about, image: aPicture() }, owner.token);
    expect((await app.app.inject({ url: String(page.image) })).headers['content-type']).toBe('image/webp');
    const upload = { about_id: page.id, image: aPicture() };
    expect((await app.call(contracts.uploadAboutImage, upload, otherOwner.token)).status).toBe(404);
    const { status, body } = await app.call(contracts.uploadAboutImage, upload, owner.token);
    expect(status).toBe(200);
    expect(body.image).not.toBe(page.image);
    expect(body).toMatchObject(about);
  });
});

import { getCompany, getCompanyForUser } from '@mercadito/contracts/companies';
import { addAbout, addContact } from '@mercadito/contracts/customization';
import { updateProduct } from '@mercadito/contracts/products';
import { createService } from '@mercadito/contracts/services';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, aMember } from '../../../test/people.ts';
import { aPicture, aProduct, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await aShop(app);
});
afterAll(() => app.close());

const partsFor = async (token?: string) => good(await app.call(getCompany, { companyId: shop.companyId }, token)).parts;
const offerService = (subscription_active: boolean) =>
  app.call(
    createService,
    {
      company_id: shop.companyId,
      name: 'Plomería',
      contact_phone: '6361234567',
      category_id: 1,
      description: 'De todo.',
      zones_ids: '1',
      subscription_active,
      photo: aPicture(),
    },
    shop.token,
  );
const NOTHING = { home: false, pinned: false, services: false, about: false, contact: false };

describe('the page of a business says which of its parts have something in them (BUSINESS-31)', () => {
  test('nothing at first, and each as it comes', async () => {
    expect(await partsFor()).toEqual(NOTHING);
    const { id } = await aProduct(app, shop);
    good(await app.call(updateProduct, { productId: id, company: shop.companyId, is_pin: true }, shop.token));
    const about = { company_id: shop.companyId, title: 'Quiénes somos', description: 'Desde 1987.' };
    good(await app.call(addAbout, { ...about, image: aPicture() }, shop.token));
    expect(await partsFor()).toEqual({ ...NOTHING, home: true, pinned: true, about: true });
  });

  test('a contact page without a word is none', async () => {
    const blank = { company_id: shop.companyId, email: '', phone_number: '', whatsapp_number: '', address: '' };
    expect((await app.call(addContact, blank, shop.token)).status).toBe(201);
    expect(await partsFor()).toMatchObject({ contact: false });
  });

  test('what members alone see is there for them and its owner, and not for others (MEMBER-1)', async () => {
    expect((await offerService(true)).status).toBe(201);
    const [member, customer] = [await aMember(app), await aCustomer(app)];
    const there = async (token?: string) => (await partsFor(token))?.services;
    expect([await there(member.token), await there(shop.token)]).toEqual([true, true]);
    expect([await there(customer.token), await there()]).toEqual([false, false]);
    const input = { companyId: shop.companyId, userId: member.userId };
    expect(good(await app.call(getCompanyForUser, input, member.token)).parts?.services).toBe(true);
  });
});

import { login } from '@mercadito/contracts/accounts';
import { createCompany, uploadProfileImage } from '@mercadito/contracts/companies';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { setOpeningHours } from '@mercadito/contracts/opening-hours';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { createProduct, updateProduct } from '@mercadito/contracts/products';
import { createCompanyReview } from '@mercadito/contracts/reviews';
import { createService } from '@mercadito/contracts/services';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleInput } from './sample-input.ts';
import { aPicture, aShop, type Shop } from './shops.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await aShop(app);
});
afterAll(() => app.close());

async function problemOf(endpoint: AnyEndpoint, input: Record<string, unknown>) {
  const { status, body } = await app.call(endpoint, { ...sampleInput(endpoint), ...input }, shop.token);
  return { status, ...(body as { detail: string; message: string; errors: Record<string, string[]> }) };
}

const PHONE = 'The correct format is: country code and a 10-digit number example: (+52)123-456-7890';

/** `detail` and `message` are what the screens show (CALL-3). */
describe('a refused field', () => {
  test.each<[text: string, AnyEndpoint, field: string, value: unknown]>([
    ['User Name is required', login, 'username', ''],
    ['Password is required', login, 'password', ''],
    ['This comment is required', createCompanyReview, 'comment', ''],
    ['Name is required', createCompany, 'name', ''],
    ['Location is required', createCompany, 'location', ''],
    ['Category is required', createCompany, 'category_id', ''],
    ['Category is required', createCompany, 'category_id', undefined],
    ['Name is required', createProduct, 'name', ''],
    ['Name is required', updateProduct, 'name', ''],
    ['Description is required', createProduct, 'description', undefined],
    ['Category is required', createProduct, 'category', ''],
    ['Price is required', createProduct, 'price', undefined],
    ['Name is required', createService, 'name', undefined],
    ['Description is required', createService, 'description', ''],
    ['Category is required', createService, 'category_id', undefined],
    ['Zone is required', createService, 'zones_ids', undefined],
    ['Please select a load type', createOrder, 'load_type', ''],
    ['Please select a load type', createOrder, 'load_type', undefined],
    ['Verify your address', createOrder, 'user_address', null],
    [PHONE, createOrder, 'alternate_number', '+52'],
  ])('is told in its own words: %s', async (text, endpoint, field, value) => {
    const { status, detail, message, errors } = await problemOf(endpoint, { [field]: value });
    expect({ status, detail, message, errors: errors[field] }).toEqual({
      status: 400,
      detail: text,
      message: text,
      errors: [text],
    });
  });

  test('inside a list is told in the same words (CALL-3)', async () => {
    const { detail } = await problemOf(setOpeningHours, { opening_hours: [{ day_no: 1, opens: '09:00' }] });
    expect(detail).toBe('There should not be only one value present in opens or shuts');
  });

  test('that is a missing picture is told by its name', async () => {
    const { detail, errors } = await problemOf(uploadProfileImage, { company_id: shop.companyId });
    expect(detail).toBe('Profile image is required');
    expect(errors).toEqual({ profileImage: ['Profile image is required'] });
  });

  test('whose words do not name it is named', async () => {
    const input = { company: shop.companyId, photo: aPicture(), price: 'ten' };
    const { status, detail, errors } = await problemOf(createProduct, input);
    const text = 'Must be a number';
    expect({ status, detail, errors }).toEqual({ status: 400, detail: `price: ${text}`, errors: { price: [text] } });
  });

  test.each<[field: string, value: unknown, text: string]>([
    ['discount', 91, 'Must be at most 90'],
    ['discount', -1, 'Must be at least 0'],
    ['name', 'x'.repeat(121), 'At most 120 characters'],
    ['name', 7, 'Must be text'],
    ['currency', 'EUR', 'Must be one of: MXN, USD'],
  ])('for which the contract has no words is told in plain ones: a %s of %j', async (field, value, text) => {
    const { errors } = await problemOf(updateProduct, { company: shop.companyId, [field]: value });
    expect(errors).toEqual({ [field]: [text] });
  });
});

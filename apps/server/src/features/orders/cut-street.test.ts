import { addCompanyAddress } from '@mercadito/contracts/customization';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aFullCart, checkout } from '../../../test/orders.ts';
import { aShop, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let town: TestApp;
beforeAll(async () => {
  town = await createTestApp();
});
afterAll(() => town.close());

test.each(['b', '🌵'])('an order is taken of a business whose street is cut at %s (ORDER-2)', async (sign) => {
  const shop = await aShop(town);
  // Of 120 letters the number leaves 117, and so the first half of what is written by two.
  const address = {
    ...{ company: shop.companyId, neighborhood: 'Lagunitas', telephone_number: '+526361110000' },
    ...{
      street_2: 'Allende',
      street_1: `${'a'.repeat(116)}${sign}cd`,
      exterior_number: '12',
      additional_instructions: 'Blue door',
    },
  };
  good(await town.call(addCompanyAddress, address, shop.token));
  const buyer = await aFullCart(town, await goods(town, { company_id: shop.companyId }));
  const { status, body } = await town.call(createOrder, checkout(buyer), buyer.token);
  expect({ status, body: JSON.stringify(body) }).toMatchObject({ status: 201 });
});

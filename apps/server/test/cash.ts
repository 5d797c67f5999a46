import { listShopDues } from '@mercadito/contracts/cash/admin';
import { getDriverCash, giveHandIn } from '@mercadito/contracts/cash/driver';
import { getShopCash } from '@mercadito/contracts/cash/shop';
import { getDeliveryOrder, setPickedUp } from '@mercadito/contracts/deliveries/active-deliveries';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import type { Input } from '@mercadito/contracts/endpoint';
import { aShippedOrder } from './orders.ts';
import type { Person } from './people.ts';
import { aProduct, aShop, good } from './shops.ts';
import type { TestApp } from './test-app.ts';

export type Ending = Partial<Input<typeof finishDelivery>>;

/** An order of 100.00 pesos of a shop, taken by a driver, up to the door. */
export async function onTheRoad(app: TestApp, admin: Person) {
  const shop = await aShop(app);
  const { id } = await aProduct(app, shop, { price: 100 });
  const { driver, transactionId } = await aShippedOrder(app, id);
  const look = { driver_id: driver.driverId, current_order: transactionId };
  const part = async () => good(await app.call(getDeliveryOrder, look, driver.token)).order_companies[0];
  const orderCompanyId = (await part())?.order_company_id ?? 0;
  const form = { driver_id: driver.driverId, transaction_id: transactionId };
  return {
    ...{ shop, driver, transactionId, part, orderCompanyId },
    pickUp: (picked_up: boolean, paid?: number, key?: string) =>
      app.call(setPickedUp, { ...form, order_company_id: orderCompanyId, picked_up, paid }, driver.token, key),
    finish: (more: Ending = {}) =>
      app.call(finishDelivery, { ...form, delivery_successful: true, ...more }, driver.token),
    cash: async () => good(await app.call(getDriverCash, { driver_id: driver.driverId }, driver.token)),
    give: (mxn: number, usd = 0, key?: string) => {
      const said = { driver_id: driver.driverId, transaction_ids: [transactionId], mxn, usd };
      return app.call(giveHandIn, said, driver.token, key);
    },
    dues: async () => {
      const { results } = good(await app.call(listShopDues, {}, admin.token));
      return results.find(({ company_id }) => company_id === shop.companyId);
    },
    shopCash: async () => good(await app.call(getShopCash, { companyId: shop.companyId }, shop.token)),
  };
}

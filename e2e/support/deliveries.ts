import type { APIRequestContext } from '@playwright/test';

/** Delivered waits on the driver's device for ten seconds, to be taken back (DELIVERY-36). */
export const UNTIL_SENT = { timeout: 25_000 };

/** What a journey reads of an order. */
interface OrderSeen {
  readonly status: string;
  readonly keyword_check: string | null;
  readonly wrong_tries: number;
  readonly delivered_at: string | null;
  readonly order_companies: readonly {
    readonly company_name: string;
    readonly picked_up_at: string | null;
    readonly orderItem: readonly { readonly name: string; readonly status: string }[];
  }[];
}

/** Somebody who makes calls beside the pages. */
export interface Caller {
  readonly userId: number;
  readonly driverId: number;
  /** Makes a call; throws what it was refused with. */
  readonly call: <Answer>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<Answer>;
}

/** Signs somebody in, to make calls beside the pages. */
export async function callsAs(request: APIRequestContext, username: string, password: string): Promise<Caller> {
  const ask = async <Answer>(method: string, path: string, data?: object, headers = {}): Promise<Answer> => {
    const response = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    return response.json() as Promise<Answer>;
  };
  const { token } = await ask<{ token: string }>('POST', '/login/', { username, password });
  const headers = { authorization: `Token ${token}` };
  const me = await ask<{ id: number; driver_id: number | null }>('GET', '/get-user/', undefined, headers);
  return {
    userId: me.id,
    driverId: me.driver_id ?? 0,
    call: (method, path, data) => ask(method, path, data, headers),
  };
}

/** An order as an Admin reads it. */
export const orderAs = (admin: Caller, transactionId: string): Promise<OrderSeen> =>
  admin.call('GET', `/companies/driver/order-detail/?current_order=${transactionId}`);

interface Goods {
  readonly id: number;
  readonly company: number;
  readonly available: boolean;
  readonly has_required_options: boolean;
  readonly subscription_active: boolean;
}

/** Puts a piece of each of two shops into a cart, of goods that need no choice. */
async function fillCart({ call }: Caller): Promise<void> {
  const { products } = await call<{ products: { results: Goods[] } }>('GET', '/companies/product/home-products/');
  const simple = products.results.filter(
    (each) => each.available && !each.has_required_options && !each.subscription_active,
  );
  const ofShops = [...Map.groupBy(simple, ({ company }) => company).values()];
  for (const [goods] of ofShops.slice(0, 2)) {
    await call('POST', '/companies/cart/add-item/', { product_id: goods?.id });
  }
}

/** An order of two shops that a driver has taken; its keyword is `mango`. */
export async function anActiveDelivery(driver: Caller, customer: Caller) {
  await fillCart(customer);
  const { id } = await customer.call<{ id: number }>('GET', `/companies/adress/adress-user/${customer.userId}/`);
  const { transaction_id } = await customer.call<{ transaction_id: string }>(
    'POST',
    '/companies/orders/create-order/',
    {
      user_address: id,
      load_type: 'light',
      delivery_password: 'mango',
    },
  );
  const { order } = await driver.call<{ order: OrderSeen }>('POST', '/companies/driver/driver/', {
    driver_id: driver.driverId,
    transaction_id,
  });
  return {
    transactionId: transaction_id,
    shops: order.order_companies.map(({ company_name }) => company_name),
    items: order.order_companies.flatMap(({ orderItem }) => orderItem.map(({ name }) => name)),
  };
}

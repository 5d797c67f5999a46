/**
 * A program as a stranger would write it, with nothing but the types that openapi-typescript made of the OpenAPI
 * document: it opens an account, signs in, and orders the product whose id it is given.
 * generated-client.test.ts puts it beside those types, has it type-checked and runs it.
 */
import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from './api.d.ts';

const [origin = '', product = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl: origin });

/** The answer, or an end that says what it was refused with. */
function answered<T>({ data, error }: { data?: T; error?: { code: string; detail: string } }): T {
  if (data === undefined) throw new Error(`${error?.code}: ${error?.detail}`);
  return data;
}

const person = { username: 'generated', password: 'a-place-for-good-clients' };
const signedUp = answered(
  await client.POST('/api/accounts/', {
    body: { ...person, first_name: 'Gema', last_name: 'Rada', email: 'gema@example.com' },
  }),
);
const { token } = answered(await client.POST('/api/login/', { body: person }));
const withToken: Middleware = {
  onRequest: ({ request }) => request.headers.set('Authorization', `Token ${token}`),
};
client.use(withToken);

const me = answered(await client.GET('/api/get-user/'));
if (me.id !== signedUp.user.id) throw new Error('Signed in as somebody else');

const address = answered(
  await client.POST('/api/companies/adress/add-adress-user/', {
    body: {
      first_name: 'Gema',
      last_name: 'Rada',
      neighborhood: 'Lagunitas',
      street_1: 'Hidalgo 1',
      telephone_number: '6361234567',
      additional_instructions: 'A green door',
    },
  }),
);
const cart = answered(await client.POST('/api/companies/cart/add-item/', { body: { product_id: product, count: 2 } }));
const order = answered(
  await client.POST('/api/companies/orders/create-order/', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      user_address: address.id,
      load_type: 'light',
      alternate_number: null,
      delivery_password: 'nopal',
      expected_total: cart.total_cost,
    },
  }),
);
const path = { userId: me.id, transactionId: order.transaction_id };
const details = answered(
  await client.GET('/api/companies/orders/get-order/{userId}/{transactionId}/', { params: { path } }),
);
const [item] = details.order_companies.flatMap((company) => company.orderItem);
console.log(JSON.stringify({ status: details.status, total: details.order_total, count: item?.count }));

import type { APIRequestContext, APIResponse } from '@playwright/test';
import { aPicture } from './pictures.ts';

const ADMIN = { username: 'admin', password: 'demo-1234' };
export const PASSWORD = 'un-buen-secreto';

export async function answered<T>(response: APIResponse): Promise<T> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return response.json() as Promise<T>;
}

/** The header of somebody signed in. */
export async function signedIn(request: APIRequestContext, data: { username: string; password: string }) {
  const { token } = await answered<{ token: string }>(await request.post('/api/login/', { data }));
  return { authorization: `Token ${token}` };
}

/** An account that no other journey knows, with its id: journeys run beside each other. */
async function openAccount(request: APIRequestContext, username: string, first_name: string): Promise<number> {
  const person = { username, first_name, last_name: 'Ruiz', email: `${username}@example.com`, password: PASSWORD };
  const { user } = await answered<{ user: { id: number } }>(await request.post('/api/accounts/', { data: person }));
  return user.id;
}

/** A driver on duty and with free hands. */
export async function openDriver(request: APIRequestContext, username: string, firstName = 'Nena'): Promise<void> {
  const userId = await openAccount(request, username, firstName);
  const { driver_id } = await answered<{ driver_id: number }>(
    await request.patch(`/api/accounts/${userId}/`, {
      headers: await signedIn(request, ADMIN),
      data: { role: 'driver' },
    }),
  );
  const onDuty = { driver_id, availability_status: 'available' };
  const headers = await signedIn(request, { username, password: PASSWORD });
  await answered(await request.put('/api/companies/driver-profile/settings/', { headers, data: onDuty }));
}

/** A customer with an address to deliver to. */
export async function openCustomer(
  request: APIRequestContext,
  username: string,
  { first_name = 'Carmen', telephone_number = '+526361234567' } = {},
): Promise<void> {
  await openAccount(request, username, first_name);
  const data = {
    first_name,
    last_name: 'Ruiz',
    neighborhood: 'Lagunitas',
    street_1: 'Calle Hidalgo',
    street_2: 'Calle Allende',
    telephone_number,
    additional_instructions: 'Frente a la plaza',
  };
  const headers = await signedIn(request, { username, password: PASSWORD });
  await answered(await request.post('/api/companies/adress/add-adress-user/', { headers, data }));
}

/** Who somebody is, and the header to act with. */
async function actAs(request: APIRequestContext, username: string) {
  const headers = await signedIn(request, { username, password: PASSWORD });
  const me = await answered<{ id: number; driver_id: number | null }>(await request.get('/api/get-user/', { headers }));
  return { ...me, headers };
}

/** A product that anybody can order, without options. */
const A_PRODUCT = 20;

/** A customer with an address sends an order; answers with its number. */
export async function placeOrder(
  request: APIRequestContext,
  username: string,
  product_id: number = A_PRODUCT,
): Promise<string> {
  const { id, headers } = await actAs(request, username);
  await answered(await request.post('/api/companies/cart/add-item/', { headers, data: { product_id, count: 2 } }));
  const address = await answered<{ id: number }>(
    await request.get(`/api/companies/adress/adress-user/${id}/`, { headers }),
  );
  const data = {
    user: id,
    user_address: address.id,
    load_type: 'light',
    instruction: '',
    alternate_number: '',
    delivery_password: 'girasol',
  };
  const sent = await request.post('/api/companies/orders/create-order/', { headers, data });
  return (await answered<{ transaction_id: string }>(sent)).transaction_id;
}

/** The secret in the link to how an order of somebody's own stands. */
export async function aSharedOrder(request: APIRequestContext): Promise<string> {
  const username = `shares.${Math.random().toString(36).slice(2, 10)}`;
  await openCustomer(request, username);
  const transaction_id = await placeOrder(request, username);
  const headers = await signedIn(request, { username, password: PASSWORD });
  const made = await request.post('/api/companies/orders/share/', { headers, data: { transaction_id } });
  return (await answered<{ secret: string }>(made)).secret;
}

/** A driver takes an order that waits. */
export async function claimOrder(request: APIRequestContext, username: string, transaction_id: string): Promise<void> {
  const { driver_id, headers } = await actAs(request, username);
  await answered(await request.post('/api/companies/driver/driver/', { headers, data: { driver_id, transaction_id } }));
}

/** A driver says that an order has been delivered, and has free hands again. */
export async function finishOrder(request: APIRequestContext, username: string, transaction_id: string): Promise<void> {
  const { driver_id, headers } = await actAs(request, username);
  const data = { driver_id, transaction_id, delivery_successful: true, body: '' };
  await answered(await request.put('/api/companies/driver/driver-delivery/', { headers, data }));
}

/** An Admin has somebody's subscription run. */
async function subscribe(request: APIRequestContext, userId: number): Promise<void> {
  const headers = await signedIn(request, ADMIN);
  await answered(
    await request.patch(`/api/accounts/${userId}/`, { headers, data: { subscription_until: '2099-12-31' } }),
  );
}

/** A membership for somebody who has signed up by herself. */
export async function subscribeByName(request: APIRequestContext, username: string): Promise<void> {
  const headers = await signedIn(request, { username, password: PASSWORD });
  const { id } = await answered<{ id: number }>(await request.get('/api/get-user/', { headers }));
  await subscribe(request, id);
}

/** An owner whose subscription runs. */
export async function openOwner(request: APIRequestContext, username: string): Promise<void> {
  await subscribe(request, await openAccount(request, username, 'Rosa'));
}

/** The business of an owner, with a product and perhaps more; answers with the first one's address. */
export async function openBusiness(
  request: APIRequestContext,
  username: string,
  { business, product, more = [] }: { business: string; product: string; more?: readonly string[] },
): Promise<string> {
  const headers = await signedIn(request, { username, password: PASSWORD });
  const company = { name: business, location: 'Lagunitas', category_id: 1 };
  const { _id } = await answered<{ _id: number }>(
    await request.post('/api/companies/create-business/', { headers, data: company }),
  );
  const photo = await aPicture('#c2410c');
  // With its picture it is listed.
  const sign = { company_id: _id, profileImage: photo };
  await answered(await request.post('/api/companies/post-image-profile/', { headers, multipart: sign }));
  const add = async (name: string) => {
    const multipart = { company: _id, name, description: 'De hoy.', price: 85, category: 1, photo };
    const sent = await request.post('/api/companies/product/postProduct/', { headers, multipart });
    return (await answered<{ id: number }>(sent)).id;
  };
  const id = await add(product);
  for (const name of more) await add(name);
  return `/product/${_id}/${id}`;
}

/** What has to be chosen of a product, by its address. */
export async function addOption(
  request: APIRequestContext,
  username: string,
  product: string,
  { title, names }: { title: string; names: readonly string[] },
): Promise<void> {
  const [company_id, product_id] = product.split('/').slice(-2).map(Number);
  const attributes = names.map((name) => ({ name, price: 0 }));
  const headers = await signedIn(request, { username, password: PASSWORD });
  const data = { company_id, product_id, title, is_required: true, attributes };
  await answered(await request.post('/api/companies/product/product-option/', { headers, data }));
}

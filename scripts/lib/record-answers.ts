import { readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { requestPathOf } from '@mercadito/contracts/request';
import { inRoot } from './root.ts';

type Values = Record<string, string | number>;

/** Somebody of the demo, with what the addresses of their reads are made of. */
interface Asker {
  readonly ask: (path: string) => Promise<{ readonly status: number; readonly body: unknown }>;
  readonly values: Values;
}

const isRead = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'response' in value && 'access' in value && 'method' in value;

export async function findReads(): Promise<AnyEndpoint[]> {
  const folder = inRoot('packages', 'contracts', 'src');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const nested = ['deliveries', 'orders'].map(async (name) =>
    (await readdir(`${folder}/${name}`)).map((file) => `${name}/${file}`),
  );
  const files = [...names, ...(await Promise.all(nested)).flat()];
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(`${folder}/${file}`).href) as Promise<object>),
  );
  return modules
    .flatMap((module) => Object.values(module).filter(isRead))
    .filter(({ method, mediaType }) => method === 'GET' && !mediaType);
}

async function signIn(url: string, username: string): Promise<Asker> {
  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}${path}`, init);
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const login = await send('/api/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'demo-1234' }),
  });
  const headers = { authorization: `Token ${(login.body as { token: string }).token}` };
  const ask: Asker['ask'] = (path) => send(path, { headers });
  const me = (await ask('/api/get-user/')).body as { id: number; driver_id: number | null };
  return { ask, values: { userId: me.id, ...(me.driver_id && { driverId: me.driver_id, driver_id: me.driver_id }) } };
}

/** What stands in the demo, for the addresses of what is read. */
async function findThings({ ask, values }: Asker, admin: Asker): Promise<Values> {
  type Listed = { results: { transaction_id: string }[] };
  const company = (await ask(`/api/companies/user/${values.userId}/`)).body as { _id: number };
  const goods = (await ask(`/api/companies/product/product/${company._id}/`)).body as {
    products: { id: number; has_required_options: boolean }[];
  };
  const product = (goods.products.find((each) => each.has_required_options) ?? goods.products[0])?.id ?? 0;
  const options = (await ask(`/api/companies/product-options/?company_id=${company._id}&product_id=${product}`).catch(
    () => ({ body: null }),
  )) as { body: { results?: { id: number }[] } | null };
  const orders = (await admin.ask('/api/companies/orders/order-status/')).body as Listed;
  const transactionId = orders.results[0]?.transaction_id ?? '';
  return {
    ...{ companyId: company._id, company_id: company._id, id: company._id, productId: product, product_id: product },
    ...{ option_id: options.body?.results?.[0]?.id ?? 1, transactionId, current_order: transactionId },
    ...{ language: 'es', action: 'all' },
  };
}

/** What a server answers in the demo to each read that somebody there may make, by the contract's name. */
export async function recordAnswers(url: string): Promise<Record<string, unknown>> {
  const names = ['customer', 'owner', 'driver', 'admin'];
  const askers = await Promise.all(names.map((name) => signIn(url, name)));
  const [customer, owner, , admin] = askers as [Asker, Asker, Asker, Asker];
  const things = await findThings(owner, admin);
  const own = (await customer.ask(`/api/companies/orders/get-orders/${customer.values.userId}/`)).body as {
    results?: { transaction_id: string }[];
  };
  const answers: Record<string, unknown> = {};
  for (const contract of await findReads()) {
    for (const asker of askers) {
      const values: Values = { ...things, ...asker.values };
      if (asker === customer && own.results?.[0]) values.transactionId = own.results[0].transaction_id;
      if (contract.name === 'getProduct') values.id = Number(things.productId);
      const answer = await askWith(asker, contract, values);
      if (answer?.status !== 200) continue;
      answers[contract.name] = answer.body;
      break;
    }
  }
  return answers;
}

/** Null where the address needs something that this person has not. */
async function askWith({ ask }: Asker, contract: AnyEndpoint, values: Values) {
  const fields = Object.entries((contract.query?.shape ?? {}) as Record<string, AnyEndpoint['response']>);
  const wanted = fields.filter(([, field]) => !field.safeParse(undefined).success);
  const names = [...Object.keys(contract.params?.shape ?? {}), ...wanted.map(([name]) => name)];
  if (names.some((name) => values[name] === undefined)) return null;
  return ask(requestPathOf(contract, Object.fromEntries(names.map((name) => [name, values[name]]))));
}

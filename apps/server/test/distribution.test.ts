import { addCartItem } from '@mercadito/contracts/cart';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { getProduct, listHomeProducts } from '@mercadito/contracts/products';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anOption, goods } from './carts.ts';
import { aFullCart, checkout } from './orders.ts';
import { aDriver } from './people.ts';
import { onPostgres } from './races.ts';
import { good } from './shops.ts';
import { createTestApp } from './test-app.ts';

interface Part {
  /** By which its tables would be spread over nodes; the first one's is its id. */
  readonly key: string;
  readonly tables: readonly string[];
  /** Those that lack the column yet. */
  readonly lacking: readonly string[];
}

/** How a town would be spread (docs/scaling.md); all other tables are copied everywhere. */
const PARTS: Readonly<Record<string, Part>> = {
  company: {
    key: 'company_id',
    tables: [
      ...['companies', 'products', 'services', 'company_addresses', 'company_contacts'],
      ...['opening_days', 'opening_dates', 'opening_pauses'],
    ],
    lacking: ['product_options', 'option_attributes', 'product_images', 'product_waits', 'sold_out_requests'],
  },
  person: {
    key: 'user_id',
    tables: ['carts', 'cart_items', 'customer_addresses', 'favorite_products', 'inbox_entries', 'idempotency_keys'],
    lacking: ['cart_item_attributes'],
  },
  order: {
    key: 'order_id',
    tables: ['orders', 'order_companies', 'order_items', 'order_events', 'collected_cash'],
    lacking: ['order_item_attributes'],
  },
};

const NO_TABLE = /^(begin|commit|rollback|set|listen|unlisten|savepoint|release)\b/;

const namesTable = (sql: string, table: string): boolean =>
  new RegExp(String.raw`\b(from|join|into|update|using|,)\s+(only\s+)?"?${table}"?(?!\w|"?\.)`).test(sql);

/** Whether it says by whose key: it writes new rows, or compares the column with what it is given. */
const isLed = (sql: string, { key, tables: [first = ''] }: Part): boolean =>
  sql.includes('insert into') ||
  new RegExp(String.raw`(\b${key}"?|"${first}"\."id"|from "${first}" .*where "id") (=|in) (any )?\(?\$`).test(sql);

/** Where a statement would run. */
function placeOf(sql: string): {
  readonly verdict: 'is led' | 'asks every node' | 'crosses';
  readonly told: string;
  readonly parts: string;
} {
  const touched = Object.entries(PARTS).flatMap(([name, part]) => {
    const tables = [...part.tables, ...part.lacking].filter((table) => namesTable(sql, table));
    return tables.length > 0 ? [{ name, part, tables }] : [];
  });
  const told = touched.map(({ part, tables }) => `${tables.join(', ')} by ${part.key}`).join('; ') || 'copied tables';
  const parts = touched.map(({ name }) => name).join(' and ');
  if (touched.length > 1) return { verdict: 'crosses', told, parts };
  return { verdict: touched.every(({ part }) => isLed(sql, part)) ? 'is led' : 'asks every node', told, parts };
}

/** Collects what is sent to PostgreSQL. */
function watch(): string[] {
  const sent: string[] = [];
  const ask = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const sql = (typeof first === 'string' ? first : String((first as { text?: string })?.text ?? '')).trim();
    if (sql && !NO_TABLE.test(sql.toLowerCase())) sent.push(sql.replaceAll(/\s+/g, ' ').toLowerCase());
    return Reflect.apply(ask, this, args) as never;
  });
  onTestFinished(() => spy.mockRestore());
  return sent;
}

test.runIf(onPostgres)(
  'of a town spread by business, person and order, which statements of the hot calls would cross (docs/scaling.md)',
  async () => {
    const town = await createTestApp();
    onTestFinished(town.close);
    const buyer = await aFullCart(town);
    const product_id = await goods(town, { quantity_manage: true, stock: 3 });
    const { attributes } = await anOption(town, product_id);
    const driver = await aDriver(town);
    const sent = watch();
    const crossing: Record<string, string[]> = {};
    const look = async <T extends { readonly status: number; readonly body: unknown }>(
      name: string,
      call: () => Promise<T>,
    ): Promise<T> => {
      sent.length = 0;
      const answer = await call();
      const statements = [...new Set(sent)];
      const found = statements.map((sql) => ({ sql, ...placeOf(sql) }));
      if (process.env.TELL_PLACES) {
        const lines = found.map(({ sql, verdict, told }) => `  ${verdict} (${told}): ${sql.slice(0, 120)}`);
        console.log([name, ...lines].join('\n'));
      }
      crossing[name] = [...new Set(found.flatMap(({ verdict, parts }) => (verdict === 'crosses' ? parts : [])))];
      return answer;
    };

    good(await look('list', () => town.call(listHomeProducts, {})));
    good(await look('product', () => town.call(getProduct, { id: product_id })));
    const line = { product_id, attribute_values: [attributes[0]] };
    good(await look('cart', () => town.call(addCartItem, line as never, buyer.token)));
    const { transaction_id } = good(await look('order', () => town.call(createOrder, checkout(buyer), buyer.token)));
    const taken = { driver_id: driver.driverId, transaction_id };
    good(await look('claim', () => town.call(claimOrder, taken, driver.token)));
    good(
      await look('delivery', () => town.call(finishDelivery, { ...taken, delivery_successful: true }, driver.token)),
    );
    expect(crossing).toEqual({
      list: [],
      product: ['company and person'],
      cart: ['company and person'],
      order: ['company and person', 'person and order'],
      claim: ['company and person and order'],
      delivery: ['company and person and order'],
    });
  },
);

import type { Insertable } from 'kysely';
import type { Tables } from '../src/database/tables.ts';
import type { Person } from './people.ts';
import { aShopWithAddress } from './shops.ts';
import type { TestApp } from './test-app.ts';

// What carts and orders are made of, put in as rows: in prices, counts and states that take an owner many calls.

const PLACE = {
  postal_code: '31870',
  country: 'Mexico',
  state: 'Chihuahua',
  municipality: 'Galeana',
  neighborhood: 'Lagunitas',
  additional_instructions: 'Blue door',
};

type ProductFields = Partial<Insertable<Tables['products']>>;

/** A product of 100.00 MXN, of a business of its own unless one is named. */
export async function goods(test: TestApp, fields: ProductFields = {}): Promise<number> {
  const companyId = fields.company_id ?? (await aShopWithAddress(test)).companyId;
  const category = await test.db.selectFrom('product_categories').select('id').executeTakeFirstOrThrow();
  const { id } = await test.db
    .insertInto('products')
    .values({
      category_id: category.id,
      name: 'Queso',
      description: 'From the valley',
      price_cents: 100_00,
      ...fields,
      company_id: companyId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets columns of a product behind the calls' back, as its owner would meanwhile. */
export async function change(test: TestApp, productId: number, fields: ProductFields): Promise<void> {
  await test.db.updateTable('products').set(fields).where('id', '=', productId).execute();
}

interface OptionFields {
  title?: string;
  required?: boolean;
  /** Prices of the attributes, cents. */
  prices?: number[];
}

/** An option group of a product; answers its id and its attributes' ids. */
export async function anOption(
  test: TestApp,
  productId: number,
  { title = 'Size', required = false, prices = [0, 10_00] }: OptionFields = {},
): Promise<{ optionId: number; attributes: [number, number] }> {
  const { id } = await test.db
    .insertInto('product_options')
    .values({ product_id: productId, title, is_required: required })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = await test.db
    .insertInto('option_attributes')
    .values(prices.map((price_cents, at) => ({ option_id: id, name: `Choice ${at}`, price_cents, position: at })))
    .returning('id')
    .execute();
  const [first, second] = rows.map((row) => row.id);
  return { optionId: id, attributes: [first ?? 0, second ?? 0] };
}

/** A person's delivery address. */
export async function anAddress(test: TestApp, person: Person): Promise<number> {
  const { id } = await test.db
    .insertInto('customer_addresses')
    .values({
      ...PLACE,
      user_id: person.userId,
      person_id: person.userId,
      first_name: 'Ana',
      last_name: 'Ruiz',
      exterior_number: '12',
      interior_number: 'B',
      street_1: 'Juárez',
      street_2: 'Morelos',
      telephone_number: '+526362223333',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

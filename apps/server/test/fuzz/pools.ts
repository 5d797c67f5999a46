import { sql } from 'kysely';
import type { Person } from '../people.ts';
import type { TestApp } from '../test-app.ts';

/** What there is of everything a field can name, the owner's and the connected first. */
const POOLS: Record<string, string> = {
  addressProposedFor: 'select address_id as id from place_proposals order by address_id',
  orderProposedOf: 'select transaction_id as id from place_proposals order by address_id',
  broughtOrder: `select transaction_id as id from orders where status = 'delivered' order by driver_id nulls last, id desc limit 12`,
  about: 'select id from company_abouts',
  attribute: 'select id from option_attributes order by option_id, id',
  category:
    'select 1 as id union select id from product_categories union select id from service_categories order by id',
  company: 'select id from companies order by id',
  companyAddress: 'select id from company_addresses order by company_id',
  companyAddressVersion: 'select updated_at as id from company_addresses order by company_id',
  companyCategory: 'select id from company_categories order by id',
  companyReview: 'select id from company_reviews order by id',
  contact: 'select id from company_contacts',
  driver: 'select id from drivers order by id',
  handIn: 'select id from hand_ins order by id',
  image: `select id from product_images
    order by (select min(id) from product_options where product_id = product_images.product_id), id`,
  imagesOfProduct: `select json_agg(id) as id from product_images group by product_id
    order by (select min(id) from product_options where product_id = product_images.product_id)`,
  kin: 'select id from search_kin order by id',
  option: 'select id from product_options order by product_id, id',
  orderCompany: 'select id from order_companies order by id desc limit 30',
  orderItem: 'select id from order_items order by id desc limit 30',
  product: 'select id from products order by (select min(id) from product_options where product_id = products.id), id',
  productCategory: 'select id from product_categories order by id',
  productReview: 'select id from product_reviews order by id',
  report: 'select id from driver_reports order by id',
  serviceCategory: 'select id from service_categories order by id',
  sponsorRequest: `select id from sponsor_requests order by (status = 'pending') desc, (status = 'approved') desc, id`,
  zone: 'select id from zones order by id',
  service: 'select id from services order by id',
  slug: 'select slug as id from services order by services.id',
  social: 'select id from company_social_networks',
  user: 'select id from users order by id limit 30',
};

/** Pools where it is a matter of who calls; `$` is the person's id. */
const OWN_POOLS: Record<string, string> = {
  address: 'select id from customer_addresses order by (person_id = $) desc, id',
  addressVersion: 'select updated_at as id from customer_addresses order by (person_id = $) desc, id',
  cartItem: 'select id from cart_items order by (user_id = $) desc, id',
  order: `select transaction_id as id from orders left join drivers on drivers.user_id = $
    order by (driver_id = drivers.id and status = 'shipped') desc nulls last, (status = 'pending') desc, orders.id desc
    limit 12`,
  passkey: 'select id from passkeys order by (user_id = $) desc, id',
  session: 'select id from tokens order by (user_id = $) desc, id desc limit 10',
  'own user': 'select id from users where id = $',
  'own company': 'select id from companies where owner_id = $',
  'own driver': 'select id from drivers where user_id = $',
};

const NONE: readonly unknown[] = [];
const cursor = (...values: unknown[]): string => Buffer.from(JSON.stringify(values)).toString('base64url');
const CURSORS = [
  cursor('2026-06-10T16:00:00.000Z', 5),
  cursor(3, 5),
  cursor('queso', 5),
  cursor(true, '2026-06-10T16:00:00.000Z', 5),
  '',
];

export const listIds = async (test: TestApp, text: string): Promise<unknown[]> =>
  (await sql.raw<{ id: unknown }>(text).execute(test.db)).rows.map(({ id }) => id);

/** The ids in the database as of the last look. */
export function createPools(test: TestApp, people: Readonly<Record<string, Person>>) {
  const found = new Map<string, readonly unknown[]>();
  return {
    find: (pool: string, caller: string): readonly unknown[] =>
      pool === 'cursor' ? CURSORS : (found.get(pool in OWN_POOLS ? `${pool} of ${caller}` : pool) ?? NONE),
    look: async (): Promise<void> => {
      for (const [pool, text] of Object.entries(POOLS)) found.set(pool, await listIds(test, text));
      for (const [caller, { userId }] of Object.entries(people)) {
        for (const [pool, text] of Object.entries(OWN_POOLS)) {
          const own = await listIds(test, text.replace('$', String(userId)));
          // Who has none names another one's: an Admin acts for them, all others are refused.
          found.set(`${pool} of ${caller}`, own.length > 0 ? own : (found.get(pool.replace('own ', '')) ?? NONE));
        }
      }
    },
  };
}

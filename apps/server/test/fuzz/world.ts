import { addCustomerAddress } from '@mercadito/contracts/addresses';
import { addCartItem } from '@mercadito/contracts/cart';
import { addAbout, addCompanyAddress, addContact, addSocialNetworks } from '@mercadito/contracts/customization';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { createCompanyReview, createProductReview } from '@mercadito/contracts/reviews';
import { createService } from '@mercadito/contracts/services';
import { sql } from 'kysely';
import { sha256 } from '../../src/platform/sha256.ts';
import { aCustomer, aDriver, aMember, anAdmin } from '../people.ts';
import { aPicture, aProduct, aShopWithPicture } from '../shops.ts';
import type { TestApp } from '../test-app.ts';
import type { Caller } from './plans.ts';
import { createPools, listIds } from './pools.ts';
import type { Known } from './requests.ts';
import { LINK_KEY, LINKS, SHARED } from './values.ts';

const PLACE = {
  neighborhood: 'Galeana',
  street_1: 'Hidalgo 1',
  street_2: 'Morelos',
  telephone_number: '+52 636 123 4567',
  additional_instructions: 'Blue door',
};

const ANA = { first_name: 'Ana', last_name: 'Ruiz' };

async function settle(test: TestApp) {
  const people = {
    owner: await aShopWithPicture(test),
    customer: await aCustomer(test, 'somebody'),
    member: await aMember(test),
    driver: await aDriver(test),
    admin: await anAdmin(test),
  };
  const { owner, customer } = people;
  // Somebody else's, for ids that are there and not the caller's.
  await aShopWithPicture(test);
  await test.call(addCustomerAddress, { ...PLACE, ...ANA }, customer.token);
  await test.call(createCompanyReview, { companyId: owner.companyId, rating: 4, comment: 'Good' }, customer.token);
  await sql`create table kept_users as select * from users`.execute(test.db);
  await sql`create table kept_tokens as select * from tokens`.execute(test.db);
  return people;
}

type People = Awaited<ReturnType<typeof settle>>;

/** Undoes what ended sessions, roles, switches, blocks and suspensions, or soon nobody could call anything any more. */
async function mendPeople({ db }: TestApp): Promise<void> {
  await sql`update users set role = kept.role, password_hash = kept.password_hash, must_change_password = false,
    subscription_until = kept.subscription_until, blocked_at = null, block_reason = null, blocked_by = null
    from kept_users kept where kept.id = users.id`.execute(db);
  await sql`delete from tokens where hash in (select hash from kept_tokens)`.execute(db);
  await sql`insert into tokens overriding system value select * from kept_tokens`.execute(db);
  await sql`delete from login_attempts`.execute(db);
  for (const [purpose, secret] of Object.entries(LINKS)) {
    await sql`insert into account_links (hash, user_id, purpose, email, expires_at)
      select ${sha256(secret)}, id, ${purpose}, email, '2999-12-31' from users where username = 'somebody'
      on conflict do nothing`.execute(db);
  }
  await sql`delete from unsubscribe_keys`.execute(db);
  await sql`insert into unsubscribe_keys (key) values (${LINK_KEY})`.execute(db);
  await sql`insert into passkeys (user_id, credential_id, public_key, sign_count, name, created_at)
    select id, 'of-' || id, '', 0, 'Chrome', created_at from users on conflict do nothing`.execute(db);
  await sql`delete from order_shares`.execute(db);
  await sql`insert into order_shares (order_id, user_id, secret_hash, expires_at)
    select id, user_id, ${sha256(SHARED)}, '2999-12-31' from orders order by id limit 1`.execute(db);
  await sql`update drivers set availability_status = 'available'`.execute(db);
  await sql`insert into membership_wishes (user_id, asked_at) select id, now() from users on conflict do nothing`.execute(
    db,
  );
  await sql`insert into search_kin (names, key) values ('a = b', 'a = b') on conflict do nothing`.execute(db);
  await sql`update settings set delivery_available = true`.execute(db);
  await sql`update companies set suspended_at = null, suspension_reason = null, suspended_by = null`.execute(db);
}

/** Shops are made anew in the first of each list, which an Admin may have merged into another meanwhile. */
async function keepFirstCategories({ db }: TestApp): Promise<void> {
  for (const table of ['company_categories', 'product_categories', 'service_categories', 'zones']) {
    await sql`insert into ${sql.table(table)} (id, name, name_en) overriding system value
      values (1, 'First of all', 'First of all') on conflict do nothing`.execute(db);
  }
}

/** The products that a customer can order without a choice; what is a draft, sold out or dearer than a cart may be is none. */
const orderable = (companyId: number): string =>
  `select id from products where company_id = ${companyId} and published and is_available and not member_only
    and price_cents < 100000
    and not exists (select from product_options where product_id = products.id and is_required)
    order by price_cents, id`;

async function restockShop(test: TestApp, { owner, customer }: People): Promise<void> {
  const ofShop = `select id from products where company_id = ${owner.companyId}`;
  if ((await listIds(test, ofShop)).length > 60 || (await listIds(test, orderable(owner.companyId))).length === 0) {
    await sql`delete from products where company_id = ${owner.companyId}`.execute(test.db);
  }
  if ((await listIds(test, ofShop)).length < 4) {
    const options = [{ title: 'Size', attributes: [{ name: 'Big', price: 5 }, { name: 'Small' }] }];
    const { id } = await aProduct(test, owner, { price: 10, stock: 500, options, files: [aPicture()] });
    await aProduct(test, owner, { subscription: true, price: 12.5, currency: 'USD' });
    await test.call(createProductReview, { productId: id, rating: 5, comment: 'Very good' }, customer.token);
  }
  if ((await listIds(test, 'select id from services')).length < 2) {
    const service = { company_id: owner.companyId, name: 'Repairs', contact_phone: PLACE.telephone_number };
    const rest = { category_id: 1, description: 'Of all kinds', zones_ids: '1', hour_price: 1.125, photo: aPicture() };
    await test.call(createService, { ...service, ...rest }, owner.token);
  }
}

async function findId(test: TestApp, text: string): Promise<number> {
  const [id] = await listIds(test, text);
  return Number(id);
}

async function fillCart(test: TestApp, { owner, customer }: People): Promise<void> {
  await sql`delete from cart_items where id in (select id from cart_items order by id desc offset 3)`.execute(test.db);
  const product_id = await findId(test, orderable(owner.companyId));
  await test.call(addCartItem, { product_id }, customer.token);
  await test.call(addCustomerAddress, { ...PLACE, ...ANA }, customer.token);
  if ((await listIds(test, `select id from orders where status = 'pending'`)).length >= 2) return;
  const user_address = await findId(test, `select id from customer_addresses where person_id = ${customer.userId}`);
  await test.call(createOrder, { user_address, load_type: 'light', delivery_password: 'mango' }, customer.token);
  await test.call(addCartItem, { product_id }, customer.token);
}

/** The shop has told nothing of itself, the driver's hands are empty. */
async function emptyHanded({ db }: TestApp): Promise<void> {
  await sql`update orders set status = 'delivered' where status = 'shipped'`.execute(db);
  for (const table of ['company_abouts', 'company_contacts', 'company_social_networks', 'company_addresses']) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
}

/** The other way round; one order has failed, and of one the driver told something too late. */
async function fullHanded(test: TestApp, { owner, customer, driver }: People): Promise<void> {
  await test.call(addCompanyAddress, PLACE, owner.token);
  await test.call(addAbout, { title: 'We', description: 'are', image: aPicture() }, owner.token);
  await test.call(addContact, { email: 'shop@example.com' }, owner.token);
  await test.call(addSocialNetworks, { facebook_url: 'https://example.com' }, owner.token);
  await sql`update orders set status = 'shipped', driver_id = ${driver.driverId}, shipped_at = created_at
    where id = (select max(id) from orders where status = 'pending')`.execute(test.db);
  await sql`update orders
    set status = 'delivery_failed', taken_mxn_cents = null, taken_usd_cents = null, change_given_cents = null
    where id = (select max(id) from orders where status = 'delivered')`.execute(test.db);
  // One was brought now, and the house was found elsewhere than its customer says.
  await sql`update orders set driver_id = ${driver.driverId}, shipped_at = now(), delivered_at = now()
    where id = (select max(id) from orders where status = 'delivered' and user_id = ${customer.userId})`.execute(
    test.db,
  );
  await sql`insert into place_proposals (address_id, latitude_micros, longitude_micros, transaction_id, driver_name, proposed_at)
    select address_id, 30118312, -107632047, transaction_id, 'Beto', now() from orders
    where user_id = ${customer.userId} and address_id in (select id from customer_addresses where person_id = ${customer.userId})
    order by id desc limit 1 on conflict do nothing`.execute(test.db);
  await sql`insert into driver_reports (order_id, driver_id, kind, payload, status_then, happened_at, received_at)
    select id, ${driver.driverId}, 'picked_up', '{"company_name": "La Esquina", "picked_up": true}', status, created_at, created_at
    from orders where not exists (select from driver_reports) order by id limit 1`.execute(test.db);
  await sql`insert into hand_ins (driver_id, given_at, said_mxn_cents, said_usd_cents)
    select ${driver.driverId}, now(), 10000, 0 where not exists (select from hand_ins where accepted_at is null)`.execute(
    test.db,
  );
}

/** A small town in which every kind of thing is there, kept so while requests change and delete what they like. */
export async function createWorld(test: TestApp) {
  const people = await settle(test);
  const pools = createPools(test, people);
  const picture = Buffer.from(await aPicture().arrayBuffer());
  let refreshes = 0;
  const known: Known = {
    find: pools.find,
    tokenOf: (caller: Caller) => (caller === 'nobody' ? undefined : people[caller].token),
    picture,
  };
  return {
    known,
    mendPeople: () => mendPeople(test),
    /** Makes again what has been deleted or used up; what the calls refuse meanwhile does not matter. */
    refresh: async (): Promise<void> => {
      refreshes += 1;
      await mendPeople(test);
      await keepFirstCategories(test);
      await restockShop(test, people);
      await fillCart(test, people);
      await (refreshes % 2 === 1 ? emptyHanded(test) : fullHanded(test, people));
      await pools.look();
    },
  };
}

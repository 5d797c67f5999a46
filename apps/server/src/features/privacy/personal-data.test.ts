import { suspendCompany } from '@mercadito/contracts/companies';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAddress } from '../../../test/carts.ts';
import { aPendingOrder } from '../../../test/orders.ts';
import { anAdmin, type Person } from '../../../test/people.ts';
import { aProduct, aShopWithAddress, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { erasePerson } from './erase-person.queries.ts';
import { columnsOf, personalTables } from './personal-data/index.ts';

const MARK = 'marcada';
const MARK_OR_TELEPHONE = `${MARK}|[+]5263611100`;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

test('each column of the database is judged, and none that is not there (PRIVACY-1)', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.db);
  const judged = personalTables().flatMap(([table, judgement]) =>
    columnsOf(judgement).map((column) => `${table}.${column}`),
  );
  expect(judged.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('what stays, or is nobody’s, stays for a reason (PRIVACY-1)', () => {
  const unexplained = personalTables().filter(
    ([, { parts = [], stays }]) => !stays && (parts.length === 0 || parts.some(({ becomes }) => becomes !== 'gone')),
  );
  expect(unexplained.map(([table]) => table)).toEqual([]);
});

test('what the record says of somebody is found by an index, however long it is (PRIVACY-6)', async () => {
  const { parts = [] } = new Map(personalTables()).get('audit_log') ?? {};
  expect(parts).toHaveLength(3);
  await app.db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    for (const { whose } of parts) {
      const { rows } = await sql`explain select 1 from audit_log where ${whose(admin.userId)}`.execute(transaction);
      expect(JSON.stringify(rows)).not.toContain('Seq Scan on audit_log');
    }
  });
});

/** Somebody who has bought, sold, driven and governed, with a row in each table that may be about a person. */
async function anybody(): Promise<Shop> {
  const shop = await aShopWithAddress(app);
  const { userId: id, companyId } = shop;
  const { id: product } = await aProduct(app, shop, { options: [{ title: 'Size', attributes: [{ name: 'Large' }] }] });
  const addressId = await anAddress(app, shop);
  const { buyer, transactionId } = await aPendingOrder(app, product);
  const at = sql`now()`;
  const statements = [
    sql`insert into drivers (user_id, daily_start_time) values (${id}, '08:00')`,
    sql`insert into gate_photos (address_id, webp) values (${addressId}, ${MARK})`,
    sql`update orders set user_id = ${id}, status = 'delivered', driver_id = (select id from drivers where user_id = ${id}),
      keyword_salt = ${'a'.repeat(32)}, keyword_hash = ${'b'.repeat(64)}, keyword_iterations = 1, alternate_number = '+526361110001',
      latitude_micros = 1, longitude_micros = 1, address_id = ${addressId}, delivery_description = 'x', cancellation_reason = 'x',
      gate_photo_id = (select id from gate_photos where address_id = ${addressId}) where transaction_id = ${transactionId}`,
    sql`insert into place_proposals values (${addressId}, 1, 1, 1, ${transactionId}, 'x', ${at})`,
    sql`insert into place_proposals values (${buyer.addressId}, 1, 1, 1, ${transactionId}, 'x', ${at})`,
    sql`insert into order_events (order_id, kind, to_status, detail)
      select id, 'delivered', 'delivered', 'x' from orders where transaction_id = ${transactionId}`,
    sql`insert into driver_reports (order_id, driver_id, kind, payload, status_then, happened_at, received_at)
      select id, driver_id, 'delivered', jsonb_build_object('comment', ${MARK}::text, 'without_keyword_note', ${MARK}::text), 'delivered', now(), now() from orders where transaction_id = ${transactionId}`,
    sql`insert into order_item_attributes (order_item_id, category_title, attribute_name, attribute_price_cents)
      select order_items.id, 'Size', 'Large', 0 from order_items join orders on orders.id = order_id where transaction_id = ${transactionId}`,
    sql`insert into order_shares select id, ${'c'.repeat(64)}, ${id}, now() from orders where transaction_id = ${transactionId}`,
    sql`insert into hand_ins (driver_id, given_at, said_mxn_cents, said_usd_cents, accepted_at, accepted_by, counted_mxn_cents, counted_usd_cents, reason)
      select id, now(), 1, 0, now(), ${id}, 2, 0, 'x' from drivers where user_id = ${id}`,
    sql`insert into late_cash select id, driver_id, now(), 1, 0, true from orders where transaction_id = ${transactionId}`,
    sql`insert into shop_payments (driver_id, paid_by, paid_at) select id, ${id}, now() from drivers where user_id = ${id}`,
    sql`insert into carts (user_id) values (${id}) on conflict do nothing`,
    sql`insert into cart_items (user_id, product_id, count) values (${id}, ${product}, 1)`,
    sql`insert into cart_item_attributes select cart_items.id, product_id, option_id, option_attributes.id
      from cart_items join product_options using (product_id) join option_attributes on option_id = product_options.id where user_id = ${id}`,
    sql`insert into account_links values (${'d'.repeat(64)}, ${id}, 'reset', 'x@marcada.example', now())`,
    sql`insert into devices (hash, user_id, last_used_at) values (${'e'.repeat(64)}, ${id}, now()) on conflict do nothing`,
    sql`insert into email_claims values (${id}, 'y@marcada.example')`,
    sql`insert into login_attempts (account) select lower(username) from users where id = ${id}`,
    sql`insert into membership_endings values (${id}, now())`,
    sql`insert into membership_wishes (user_id, asked_at, ended_at, declined_because) values (${id}, now(), now(), 'x')`,
    sql`insert into message_preferences (user_id) values (${id})`,
    sql`insert into passkeys (user_id, credential_id, public_key, sign_count, name, created_at) values (${id}, 'AAAA', 'AAAA', 0, 'x', now())`,
    sql`insert into passkey_challenges values ('AAAA', 'add', ${id}, now())`,
    sql`insert into product_waits (user_id, product_id) values (${id}, ${product})`,
    sql`insert into push_subscriptions (token_id, endpoint, p256dh, auth) select id, 'https://push.example.com/1', 'x', 'x' from tokens where user_id = ${id} limit 1`,
    sql`insert into sent_mails (message_id, mail, recipient) select 'x', 'x', encode(sha256(convert_to(lower(email), 'UTF8')), 'hex') from users where id = ${id}`,
    sql`insert into undeliverable_addresses (recipient) select recipient from sent_mails`,
    sql`insert into inbox_entries (user_id, message_id, position, event, receiver, urgency, wordings, href, topic)
      values (${id}, 1, 1, '{}', 'person', 'soon', '{}', '/', 'account')`,
    sql`insert into idempotency_keys (user_id, key, endpoint) values (${id}, 'a-key-of-theirs', 'x')`,
    sql`insert into favorite_companies (user_id, company_id) values (${id}, ${companyId})`,
    sql`insert into favorite_products (user_id, product_id) values (${id}, ${product})`,
    sql`insert into company_reviews (company_id, user_id, rating, comment) values (${companyId}, ${id}, 5, 'x')`,
    sql`insert into product_reviews (product_id, user_id, rating, comment) values (${product}, ${id}, 5, 'x')`,
    sql`insert into company_abouts (company_id, title, description) values (${companyId}, 'x', 'x')`,
    sql`insert into company_contacts (company_id, email) values (${companyId}, 'z@marcada.example')`,
    sql`insert into company_social_networks (company_id) values (${companyId})`,
    sql`insert into opening_pauses values (${companyId}, '2026-06-10')`,
    sql`insert into opening_dates (company_id, date) values (${companyId}, '2026-06-10')`,
    sql`insert into opening_days (company_id, weekday, closed) values (${companyId}, 1, true)`,
    sql`insert into product_images (product_id, image, position) select ${product}, photo, 1 from products where id = ${product}`,
    sql`insert into sold_out_requests values (${product}, '2026-06-10', 1)`,
    sql`insert into services (company_id, category_id, slug, name, description, contact_phone) select ${companyId}, id, 'x', 'x', 'x', '+526361110002' from service_categories limit 1`,
    sql`insert into service_zones select services.id, zones.id from services, zones limit 1`,
    sql`insert into sponsor_requests (company_id, user_id, phone, email, banner_image) select ${companyId}, ${id}, '+526361110003', 'w@marcada.example', photo from products where id = ${product}`,
    sql`insert into status_pictures (company_id, language, day, turn, fingerprint, jpeg, drawn_at) values (${companyId}, 'es', '2026-06-10', 1, 'x', 'x', now())`,
    sql`insert into settings_log (user_id, username, delivery_available, usd_mxn_rate_micros, cart_message) values (${id}, 'x', true, 17000000, '')`,
    sql`insert into audit_log (actor_id, action, subject, subject_id, detail) values (${id}, 'x', 'product', '', jsonb_build_object('company_id', ${companyId}::integer, 'text', 'x')), (null, 'x', 'person', ${id}::text, '{"text": "x"}')`,
    sql`insert into audit_log (action, subject, subject_id, detail) select 'changeHandIn', 'cash', hand_ins.id::text, jsonb_build_object('after', jsonb_build_object('reason', ${MARK}::text)) from hand_ins join drivers on drivers.id = driver_id where user_id = ${id}`,
    sql`update users set telephone = '+526361110004', blocked_at = now(), block_reason = ${MARK} where id = ${id}`,
  ];
  for (const statement of statements) await statement.execute(app.db);
  return shop;
}

/** By what rows are found. */
const KEYS = [
  'login_attempts.account',
  'passkeys.credential_id',
  'place_proposals.transaction_id',
  'sent_mails.recipient',
  'undeliverable_addresses.recipient',
  'users.username',
];

/** Writes the mark wherever something is about them; answers where. What has a form or points elsewhere takes none. */
async function markAll(userId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select table_name || '.' || column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and data_type in ('text', 'jsonb')`.execute(app.db);
  const typeOf = new Map(rows.map(({ name, type }) => [name, type]));
  const marked: string[] = [];
  for (const [table, judged] of personalTables()) {
    for (const { whose, becomes } of judged.parts ?? []) {
      for (const column of becomes === 'gone' ? columnsOf(judged) : Object.keys(becomes)) {
        const type = typeOf.get(`${table}.${column}`);
        // Of which a part alone becomes another: that has its mark.
        if (type === 'jsonb' && becomes !== 'gone' && becomes[column] !== `'{}'`) continue;
        if (!type || KEYS.includes(`${table}.${column}`)) continue;
        // Beside what is there, by which rows are found.
        const beside = sql`coalesce(${sql.ref(column)}, '{}') || ${JSON.stringify({ text: MARK })}::jsonb`;
        const value = type === 'jsonb' ? beside : sql`${MARK}::text`;
        const marking = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${whose(userId)}`;
        await marking.execute(app.db).then(
          () => marked.push(`${table}.${column}`),
          () => undefined,
        );
      }
    }
  }
  return marked;
}

/** Every table, of jobs too, in which the mark stands, or one of their telephones. */
async function listMarked(): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`.execute(app.db);
  const marked: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(`${schema}.${name}`)} as each where each::text ~ ${MARK_OR_TELEPHONE} limit 1`.execute(
      app.db,
    );
    if (rows.length > 0) marked.push(name);
  }
  return marked;
}

test('of who is deleted no word is left, in no table (PRIVACY-6)', { timeout: 120_000 }, async () => {
  const { userId, companyId } = await anybody();
  good(await app.call(suspendCompany, { companyId, reason: 'She asked for it.' }, admin.token));
  for (const [table, { parts = [] }] of personalTables()) {
    for (const { whose } of parts) {
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${whose(userId)} limit 1`.execute(app.db);
      expect(rows, `${table} has no row of theirs`).toHaveLength(1);
    }
  }
  expect(await markAll(userId)).toEqual(
    expect.arrayContaining([
      ...['company_reviews.comment', 'customer_addresses.street_1', 'gate_photos.webp', 'hand_ins.reason'],
      ...['inbox_entries.wordings', 'membership_wishes.declined_because', 'order_events.detail', 'orders.street_1'],
      ...[
        'orders.instruction',
        'orders.delivery_password',
        'passkeys.name',
        'settings_log.username',
        'users.first_name',
      ],
    ]),
  );
  expect((await listMarked()).length).toBeGreaterThan(30);
  const amounts = () =>
    app.db.selectFrom('orders').select(['order_total_cents', 'status', 'usd_mxn_rate_micros']).execute();
  const before = await amounts();
  await app.db.transaction().execute((transaction) => erasePerson(transaction, userId));
  expect(await listMarked()).toEqual([]);
  expect(await amounts()).toEqual(before);
  const sold = await app.db.selectFrom('order_companies').select(['company_name', 'company_id', 'telephone']).execute();
  expect(sold).toEqual([{ company_name: 'La Esquina', company_id: null, telephone: null }]);
  // Once more, the night after, there is nothing left to be done.
  await app.db.transaction().execute((transaction) => erasePerson(transaction, userId));
});

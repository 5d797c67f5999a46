import { createECDH, createHmac } from 'node:crypto';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { firstLocations } from '@mercadito/domain/places/location';
import fc from 'fast-check';
import * as z from 'zod';
import { A_CREDENTIAL } from '../sample-input.ts';

/** The id of something that is there, found when the request is made: `at` chooses among what there is then. */
export class KnownId {
  readonly pool: string;
  readonly at: number;
  constructor(pool: string, at: number) {
    this.pool = pool;
    this.at = at;
  }
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly properties?: Record<string, Schema>;
  readonly required?: readonly string[];
}

/** A part of a request as its fields, each with values that pass the contract. */
export interface Part {
  readonly fields: Record<string, fc.Arbitrary<unknown>>;
  readonly required: readonly string[];
}

/** Mostly the first: the first option is one of the first product, and so on. */
const known = (pool: string): fc.Arbitrary<unknown> =>
  fc
    .oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(99) })
    .map((at) => new KnownId(pool, at));

const knownList = (pool: string): fc.Arbitrary<unknown> => fc.array(known(pool), { maxLength: 3 });

/** What stands in the links of mails that `world.ts` keeps for a customer. */
export const LINKS = { reset: 'r'.repeat(43), email: 'e'.repeat(43) };
/** By what links that turn off mail are signed. */
export const LINK_KEY = 'k'.repeat(43);
const TURNED_OFF = '1-announcements';
const TURNS_OFF = `${TURNED_OFF}-${createHmac('sha256', LINK_KEY).update(TURNED_OFF).digest('base64url')}`;
/** The link of an order. */
export const SHARED = 's'.repeat(22);

const DEVICE = createECDH('prime256v1');
DEVICE.setPrivateKey(Buffer.alloc(32, 1));
const KEYS = { p256dh: DEVICE.getPublicKey('base64url'), auth: Buffer.alloc(16, 1).toString('base64url') };

const PHONES = fc.constantFrom('+52 636 123 4567', '(+1)6361234567', '+526361234567');
/** Days on which a business may have other hours. */
const DAYS = fc.constantFrom('2026-12-25', '2027-01-01');
const DATES = fc.constantFrom('2030-01-01', '2020-01-01', '2030-01-01T00:00:00Z', null);
const PLACES = fc.constantFrom('Galeana', 'Lagunitas', 'Angostura');
const SEARCHES = fc.constantFrom('', 'queso', 'produt', 'la esquina', 'Peña', '100%', 'a b c d e f g', 'ñandú');
const URLS = fc.constantFrom('', 'https://example.com/shop', 'HTTP://example.com');
const DAY_NUMBERS = fc.integer({ min: 1, max: 7 });
const CLOCKS = fc.constantFrom('', '08:00', '12:30', '16:00', '23:59');

/** Where the ids of fields are found, and values of fields whose form no schema tells. */
const VALUES: Record<string, fc.Arbitrary<unknown>> = {
  _id: known('company'),
  about_id: known('about'),
  addressId: known('address'),
  added_at: fc.constantFrom('2000-01-01T00:00:00Z', '2026-06-01T12:00:00.123Z', '2999-12-31T23:59:59Z'),
  adress_id: known('companyAddress'),
  alternate_number: fc.oneof(PHONES, fc.constant('')),
  attribute_id: known('attribute'),
  attribute_ids: knownList('attribute'),
  attribute_values: knownList('attribute'),
  category: known('category'),
  change_given: fc.constantFrom('', null, 0, 0.5),
  category_id: known('category'),
  company: known('company'),
  company_id: known('company'),
  companyId: known('company'),
  contact_id: known('contact'),
  contact_phone: PHONES,
  contacts: fc.constantFrom([], [{ name: 'Mariana', whatsapp: '+526361234567' }]),
  credential: fc.constant(A_CREDENTIAL),
  current_order: known('order'),
  current_password: fc.constant('a-good-password'),
  cursor: known('cursor'),
  delivery_fees: fc.constantFrom([], [{ place: 'Galeana', fee: 30 }]),
  delivery_hours: fc.constantFrom(null, { days: Array.from({ length: 7 }, () => []), exceptions: [], places: [] }),
  daily_end_time: fc.constantFrom('18:00', '25:00', null),
  daily_start_time: fc.constantFrom('08:00', null),
  driver_id: known('driver'),
  driverId: known('driver'),
  happened_at: fc.constantFrom('2000-01-01T00:00:00Z', '2026-06-10T16:00:00.000Z', '2999-12-31T23:59:59.999Z'),
  keyword: fc.constantFrom('mango', ' MÁNGO ', 'pera', '🥑'),
  order_company_id: known('orderCompany'),
  order_company_ids: fc.array(known('orderCompany'), { minLength: 1, maxLength: 3 }),
  handInId: known('handIn'),
  paid: fc.constantFrom('', null, 0, 100),
  reportId: known('report'),
  email: fc.integer({ min: 1, max: 99_999 }).map((at) => `fuzz-${at}@example.com`),
  endpoint: fc.integer({ min: 1, max: 99 }).map((at) => `https://fcm.googleapis.com/fcm/send/${at}`),
  facebook_url: URLS,
  from: fc.constantFrom('2026-05-01', '2026-06-10'),
  from_product_id: known('product'),
  id: known('product'),
  ids: fc.array(known('product'), { minLength: 1, maxLength: 3 }),
  if_missing_lines: fc.oneof(
    fc.constant([]),
    known('cartItem').map((item_id) => [{ item_id, if_missing: 'call_me' }]),
  ),
  image_id: known('image'),
  images_ids: fc.oneof(fc.array(known('image'), { minLength: 1, maxLength: 2 }), known('imagesOfProduct')),
  instagram_url: URLS,
  item_id: known('cartItem'),
  job_id: fc.uuid(),
  keep_passkeys: knownList('passkey'),
  keys: fc.constant(KEYS),
  location: PLACES,
  neighborhood: PLACES,
  parent_category: known('category'),
  move_to: known('category'),
  name_en: fc.integer({ min: 1, max: 999 }).map((at) => `Name ${at}`),
  name_es: fc.integer({ min: 1, max: 999 }).map((at) => `Nombre ${at}`),
  new_password: fc.constant('another-good-password'),
  dates: fc.array(
    fc.oneof(
      fc.record({ date: DAYS, opens: fc.constant('08:00'), shuts: fc.constantFrom('16:00', '23:59') }),
      fc.record({ date: fc.oneof(DAYS, fc.constant('2020-01-01')), opens: CLOCKS, shuts: CLOCKS }),
    ),
    { maxLength: 3 },
  ),
  opening_hours: fc.array(
    fc.oneof(
      fc.record({ day_no: DAY_NUMBERS, opens: fc.constant('08:00'), shuts: fc.constantFrom('16:00', '23:59') }),
      fc.record({ day_no: DAY_NUMBERS, opens: CLOCKS, shuts: CLOCKS, break_start: CLOCKS, break_end: CLOCKS }),
    ),
    { minLength: 1, maxLength: 3 },
  ),
  kinId: known('kin'),
  names: fc.integer({ min: 1, max: 99_999 }).map((at) => `cosa${at} = otra${at}`),
  option_id: known('option'),
  order_item_id: known('orderItem'),
  pays_with: fc.constantFrom('', null, 500),
  phone: PHONES,
  places: fc.constant(firstLocations('Galeana')),
  postal_code: fc.constantFrom('31870', '31871'),
  passkeyId: known('passkey'),
  password: fc.constantFrom('a-good-password', 'not-this-one'),
  phone_number: fc.oneof(PHONES, fc.constant('')),
  product_id: known('product'),
  productId: known('product'),
  review_id: known('productReview'),
  reviewId: known('companyReview'),
  role: fc.constantFrom('user', 'driver', 'admin', 'Galeana Biz driver'),
  search: SEARCHES,
  secret: fc.constantFrom(...Object.values(LINKS), SHARED, TURNS_OFF, 'x'.repeat(43)),
  service_id: known('service'),
  sessionId: known('session'),
  slug: known('slug'),
  social_id: known('social'),
  subscription_product_until: DATES,
  subscription_product_until_was: DATES,
  subscription_until: DATES,
  taken_mxn: fc.constantFrom('', null, 0, 500),
  taken_usd: fc.constantFrom('', null, 20),
  telephone_number: PHONES,
  tiktok_url: URLS,
  time_zone: fc.constantFrom('America/Chihuahua', 'America/Denver', 'Chihuahua'),
  classifieds_url: URLS,
  accent: fc.constantFrom('', '#46389e', '#0B6E4F', 'green'),
  to: fc.constantFrom('2026-06-10', '2026-12-31'),
  transaction_id: known('order'),
  transactionId: known('order'),
  transaction_ids: fc.array(known('order'), { minLength: 1, maxLength: 3 }),
  twiter_url: URLS,
  updated_at: fc.constantFrom('2000-01-01T00:00:00Z', '2999-12-31T23:59:59.999Z'),
  user: known('user'),
  user_address: known('address'),
  user_id: known('user'),
  userId: known('user'),
  username: fc.oneof(
    fc.constant('somebody'),
    fc.integer({ min: 1, max: 9999 }).map((at) => `fuzz.${at}`),
  ),
  whatsapp_number: fc.oneof(PHONES, fc.constant('')),
  who_updated_settings: SEARCHES,
  youtube_url: URLS,
  zones_ids: fc.constantFrom('1', '1,2', '[1,3]'),
};

/** Values of one call alone, where its field is called as another call's is. */
const VALUES_OF_CALL: Record<string, fc.Arbitrary<unknown>> = {
  'decideSponsorRequest.id': known('sponsorRequest'),
  'deleteCompanyCategory.id': known('companyCategory'),
  'deleteProductCategory.id': known('productCategory'),
  'deleteServiceCategory.id': known('serviceCategory'),
  'deleteZone.id': known('zone'),
  'listCompanyProductCategories.id': known('company'),
  'proposePlace.transaction_id': known('broughtOrder'),
  'rateOrder.transaction_id': known('broughtOrder'),
  'acceptPlaceProposal.addressId': known('addressProposedFor'),
  'acceptPlaceProposal.transaction_id': known('orderProposedOf'),
  'declinePlaceProposal.addressId': known('addressProposedFor'),
  'updateCompanyCategory.id': known('companyCategory'),
  'updateProductCategory.id': known('productCategory'),
  'updateServiceCategory.id': known('serviceCategory'),
  'updateCompanyAddress.updated_at': known('companyAddressVersion'),
  'proposePlace.where': fc.constantFrom('30.118312, -107.632047', '852J4999+85'),
  'setAddressPin.updated_at': known('addressVersion'),
  'setAddressPin.where': fc.constantFrom('30.118312, -107.632047', '852J4999+85', 'geo:30.1,-107.6', '4999+85'),
  'updateCustomerAddress.adress_id': known('address'),
  'updateCustomerAddress.updated_at': known('addressVersion'),
  'updateTown.accent': fc.constantFrom('', '#46389e', '#0B6E4F'),
  'updateTown.classifieds_url': fc.constantFrom('', 'https://example.com/shop'),
  'updateTown.time_zone': fc.constantFrom('America/Chihuahua', 'America/Denver'),
  'updateZone.id': known('zone'),
};

const WORDS = fc.constantFrom(
  'Pan dulce',
  'Ring twice',
  'ñ',
  'With "quotes" & <tags>',
  '  spaces  ',
  'e\u0301 NFD',
  '🥑',
);

const cents = (schema: Schema): fc.Arbitrary<unknown> => {
  const lowest = Math.max(Math.ceil((schema.minimum ?? 0) * 100), 1);
  const highest = Math.min(Math.floor((schema.maximum ?? 1000) * 100), 20_000);
  return fc.integer({ min: Math.min(lowest, highest), max: highest }).map((units) => units / 100);
};

function plain(input: Schema | undefined, output: Schema | undefined): fc.Arbitrary<unknown> {
  // Pipes tell their bounds in what comes out of them, transforms only what goes in.
  const schema = output?.type || output?.anyOf || output?.enum ? output : (input ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) {
    const first = schema.anyOf.filter((each) => each.type !== 'null');
    return fc.oneof(...first.map((each) => plain(each, each)));
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') {
    const lowest = schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1;
    const number = fc.integer({ min: lowest, max: Math.min(schema.maximum ?? 5, lowest + 20) });
    return fc.oneof(number, number.map(String));
  }
  if (schema.type === 'number') return cents(schema);
  if (schema.type === 'array') return fc.array(entry(schema.items ?? {}), { maxLength: 3 });
  if (schema.type === 'object') return entry(schema);
  if (schema.type === 'string') return WORDS;
  return fc.boolean();
}

function entry(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.type !== 'object') return plain(schema, schema);
  const fields = Object.entries(schema.properties ?? {}).map(([name, each]) => [
    name,
    VALUES[name] ?? plain(each, each),
  ]);
  const arbitraries = Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>;
  return fc.record(arbitraries, { requiredKeys: [...(schema.required ?? [])] });
}

const toSchema = (part: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(part, { io, unrepresentable: 'any' }) as Schema;

/** What a contract takes in one part of its requests, as arbitrary values that it accepts. */
export function partOf(endpoint: AnyEndpoint, name: 'params' | 'query' | 'body'): Part {
  const part = endpoint[name];
  if (!part) return { fields: {}, required: [] };
  const [input, output] = [toSchema(part, 'input'), toSchema(part, 'output')];
  const fields = Object.keys(input.properties ?? {}).map((field) => [
    field,
    VALUES_OF_CALL[`${endpoint.name}.${field}`] ??
      VALUES[field] ??
      plain(input.properties?.[field], output.properties?.[field]),
  ]);
  return { fields: Object.fromEntries(fields), required: input.required ?? [] };
}

import { ROLE_KINDS } from '@mercadito/domain/access/role';
import { changedFacts } from '@mercadito/domain/events/changed-facts';
import type { Facts } from '@mercadito/domain/events/recorded-change';
import type { Language } from '@mercadito/domain/language';
import { AUDIENCES } from '@mercadito/domain/messages/audiences';
import type { Currency } from '@mercadito/domain/money/currency';
import { ITEM_STATUSES } from '@mercadito/domain/orders/item-status';
import { ORDER_STATUSES } from '@mercadito/domain/orders/order-status';
import { SPONSOR_STATUSES } from '@mercadito/domain/sponsors/sponsor-status';
import { type Dates, useDates } from '../../../shared/format/dates.ts';
import { rateText } from '../../../shared/format/figures.ts';
import { moneyText } from '../../../shared/format/money.ts';
import type { TextKey, Translate } from '../../../shared/i18n/text-keys.ts';
import { useLanguage, useTranslation } from '../../../shared/i18n/use-translation.ts';

type Fact = string | number | boolean;

interface Speech {
  readonly t: Translate<'activity'>;
  readonly language: Language;
  readonly dates: Dates;
}

/** How a value reads, with those beside it. */
type Reading = (value: Fact, speech: Speech, beside: Facts) => string;

function statusText(value: Fact, { t }: Speech): string {
  const order = ORDER_STATUSES.find((status) => status === value);
  if (order) return t(`common:orderStatus.${order}`);
  const item = ITEM_STATUSES.find((status) => status === value);
  return item ? t(`itemStatus.${item}`) : String(value);
}

/** A word of a closed list in the words of the page; any other as it stands. */
const wordOf =
  <Word extends string>(words: readonly Word[], textKey: (word: Word) => TextKey<'activity'>) =>
  (value: Fact, { t }: Speech): string => {
    const known = words.find((word) => word === value);
    return known ? t(textKey(known)) : String(value);
  };

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Any value as it can be read without knowing what it is. */
function plainText(value: Fact, { t, dates }: Speech): string {
  if (typeof value === 'boolean') return t(value ? 'values.yes' : 'values.no');
  return typeof value === 'string' && INSTANT.test(value) ? dates.dateTime(value) : String(value);
}

/** Times of a day as all others on the page (LOOK-52): 6:00 AM – 2:00 PM. */
const hoursText: Reading = (value, { dates }) =>
  String(value)
    .replaceAll(/(\d)-(?=\d\d:)/g, '$1 – ')
    .replaceAll(/\b\d\d:\d\d\b/g, dates.clock);

const priceText: Reading = (value, _speech, { currency }) => moneyText(Number(value), (currency ?? 'MXN') as Currency);

const SHOWN_OF_TEXT = 120;

/** Of a page of text where it begins; the CSV file has it whole. */
const beginningOf: Reading = (value) => {
  const text = String(value);
  return text.length > SHOWN_OF_TEXT ? `“${text.slice(0, SHOWN_OF_TEXT)}…”` : `“${text}”`;
};

/** The values that have words of their own, by their names on the wire. */
const FACTS = {
  status: statusText,
  driver: plainText,
  item: plainText,
  order_total: (value) => moneyText(Number(value), 'MXN'),
  taken_mxn: (value) => moneyText(Number(value), 'MXN'),
  taken_usd: (value) => moneyText(Number(value), 'USD'),
  change_given: (value) => moneyText(Number(value), 'MXN'),
  price: priceText,
  cargo_extra: priceText,
  currency: plainText,
  discount: (value) => `${value}%`,
  delivery_available: (value, { t }) => t(value ? 'values.on' : 'values.off'),
  delivery_off_until: plainText,
  usd_mxn_value: (value, { language }) => rateText(Number(value), language),
  role: wordOf(ROLE_KINDS, (role) => `roles.${role}`),
  until: (value, { dates }) => dates.lastDay(String(value)),
  holds_until: plainText,
  blocked: plainText,
  suspended: plainText,
  sessions: plainText,
  request: wordOf(SPONSOR_STATUSES, (status) => `requestStatus.${status}`),
  name: plainText,
  name_en: plainText,
  names: plainText,
  position: plainText,
  parent: plainText,
  moved_to: plainText,
  moved: plainText,
  sub_categories: plainText,
  audience: wordOf(AUDIENCES, (audience) => `audiences.${audience}`),
  people: plainText,
  cart_message: (value) => `“${value}”`,
  product_name: plainText,
  brand_name: plainText,
  time_zone: plainText,
  state: plainText,
  municipality: plainText,
  classifieds_url: plainText,
  contacts: plainText,
  renumbered: plainText,
  places: plainText,
  delivery_fees: plainText,
  delivery_free_from: (value) => moneyText(Number(value), 'MXN'),
  delivery_fee_note: (value) => `“${value}”`,
  delivery_hours: hoursText,
  confirms_orders: plainText,
  accent: plainText,
  about_es: (value) => `“${value}”`,
  about_en: (value) => `“${value}”`,
  membership_cost: (value) => `“${value}”`,
  responsible: plainText,
  contact_changed: plainText,
  privacy_es: beginningOf,
  privacy_en: beginningOf,
  terms_es: beginningOf,
  terms_en: beginningOf,
  awaits_confirmation: plainText,
  paused: plainText,
  dates: hoursText,
  said_mxn: (value) => moneyText(Number(value), 'MXN'),
  said_usd: (value) => moneyText(Number(value), 'USD'),
  counted_mxn: (value) => moneyText(Number(value), 'MXN'),
  counted_usd: (value) => moneyText(Number(value), 'USD'),
  reason: (value) => `“${value}”`,
  paid: (value) => moneyText(Number(value), 'MXN'),
  orders: plainText,
  order: plainText,
  drivers_pay_shops: plainText,
} as const satisfies Readonly<Record<string, Reading>>;

const isKnown = (name: string): name is keyof typeof FACTS => Object.hasOwn(FACTS, name);

/** `seats_count` → `Seats count`. */
const plainLabel = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** One value that was changed, in words; null where nothing stood there, or it was not there at all before. */
export interface ChangeWords {
  readonly name: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string;
}

/**
 * Says what was changed in words, value by value: those that are known in their own, any other by its name (RECORD-7). Of what
 * is new only what there is.
 */
export function useChangeWords(): (before: Facts | null, after: Facts | null) => ChangeWords[] {
  const { t } = useTranslation('activity');
  const speech = { t, language: useLanguage(), dates: useDates() };
  const textOf = (name: string, value: Facts[string], beside: Facts | null): string => {
    if (value === null || value === '') return t('values.blank');
    const read: Reading = isKnown(name) ? FACTS[name] : plainText;
    return read(value, speech, beside ?? {});
  };
  return (before, after) =>
    changedFacts(before, after).map((fact) => ({
      name: fact.name,
      label: isKnown(fact.name) ? t(`facts.${fact.name}`) : plainLabel(fact.name),
      before: before === null ? null : textOf(fact.name, fact.before, before),
      after: textOf(fact.name, fact.after, after),
    }));
}

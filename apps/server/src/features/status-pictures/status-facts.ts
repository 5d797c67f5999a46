import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { Language } from '@mercadito/domain/language';
import type { Currency } from '@mercadito/domain/money/currency';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { numberText } from '@mercadito/domain/number-text';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { broughtWhen, dateText } from '@mercadito/domain/status-picture/brought-when';
import { STATUS_WORDS } from '@mercadito/domain/status-picture/words';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { sha256 } from '../../platform/sha256.ts';
import { findDelivery } from '../settings/index.ts';
import { takesOrdersNow } from '../taking-orders/index.ts';
import { findBusinessName, listStatusGoods, type StatusGood } from './status-goods.queries.ts';
import { MOST_OFFERS } from './status-layout.ts';

/** Whose picture it is: of a business, or of the town (null), in which language. */
export interface Whose {
  readonly companyId: number | null;
  readonly language: Language;
}

/** Which choice of goods: of a day, and which of that day. */
export interface Choice {
  readonly day: string;
  readonly turn: number;
}

export interface StatusOffer {
  readonly name: string;
  /** Who sells it, on the town's picture. */
  readonly shop: string | null;
  readonly price: string;
  /** What it cost without its discount. */
  readonly before: string | null;
  readonly discount: number;
  /** Its stored picture. */
  readonly photo: { readonly hash: string; readonly width: number } | null;
}

/** All that a picture shows. */
export interface StatusFacts {
  readonly title: string;
  readonly today: string;
  readonly offers: readonly StatusOffer[];
  readonly scan: string;
  /** Where the code leads; null where the site does not know its own address. */
  readonly address: string | null;
  readonly promise: readonly [cash: string, schedule: string];
}

/** As on a price tag: cents only where there are some. */
function priceText(cents: number, currency: Currency): string {
  const amount = numberText(fromCents(cents), cents % 100 === 0 ? 0 : 2);
  return currency === 'MXN' ? `$${amount}` : `$${amount} ${currency}`;
}

const offerOf = (row: StatusGood, companyId: number | null): StatusOffer => ({
  name: row.name,
  shop: companyId === null ? row.company_name : null,
  price: priceText(row.discounted_price_cents, row.currency as Currency),
  before: row.discount > 0 ? priceText(row.price_cents, row.currency as Currency) : null,
  discount: row.discount,
  photo: row.photo && { hash: row.photo.hash, width: Math.max(...row.photo.widths) },
});

interface Moment {
  readonly config: Config;
  readonly now: Date;
}

export const dayOf = ({ config, now }: Moment): string => localTime(now, config.timeZone).date;

/**
 * What a picture shows now, of a day's choice of goods.
 * @throws 404 for a business that is not there
 */
export async function statusFacts(
  db: Db,
  { companyId, language }: Whose,
  { day, turn }: Choice,
  { config, now }: Moment,
): Promise<StatusFacts> {
  const words = STATUS_WORDS[language];
  const name = companyId === null ? config.productName : (await findBusinessName(db, companyId))?.name;
  if (name === undefined) throw notFound('Business');
  const goods = await listStatusGoods(db, companyId, `${day} ${turn}`);
  const offered = goods.filter(({ owner }) => takesOrdersNow(owner, { now, config })).slice(0, MOST_OFFERS);
  const { deliveryHours: hours, timeZone } = config;
  const brought = broughtWhen({ day, hours, timeZone, delivery: await findDelivery(db, now) }, language);
  const page = companyId === null ? hrefTo('home') : hrefTo('business', { businessId: companyId });
  return {
    title: name,
    today: words.today(dateText(day, language)),
    offers: offered.map((row) => offerOf(row, companyId)),
    scan: words.scan,
    address: config.publicUrl === undefined ? null : new URL(page, config.publicUrl).href,
    promise: [words.cash, brought],
  };
}

export const fingerprintOf = (facts: StatusFacts): string => sha256(JSON.stringify(facts));

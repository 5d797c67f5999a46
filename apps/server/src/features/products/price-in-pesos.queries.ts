import { CURRENCIES, type Currency } from '@mercadito/domain/money/currency';
import { PRICE_RANGES, type PriceRangeName } from '@mercadito/domain/money/price-range';
import { fewestCentsWorth, worthInPesos } from '@mercadito/domain/money/worth-in-pesos';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PageRequest, Start } from '../../platform/lists/keyset.ts';
import { offsetOf } from '../../platform/lists/paging.ts';

/** In which order of prices, and at which exchange rate. */
export interface Prices {
  readonly rateMicros: number;
  readonly direction: 'asc' | 'desc';
}

/** The SQL of `worthInPesos` in the domain, for the price after discount of `products`. */
export const priceInPesos = (rateMicros: number): RawBuilder<number> =>
  sql<number>`(case when products.currency = 'MXN' then products.discounted_price_cents::bigint
    else (products.discounted_price_cents::bigint * ${rateMicros}::bigint + 500000) / 1000000 end)`;

/** Whether the price in pesos is in a range: in each currency one of an index (LIST-6). */
export function isInPriceRange(name: PriceRangeName, rateMicros: number): RawBuilder<SqlBool> {
  if (name === 'any') return sql<SqlBool>`true`;
  const { fromCents, belowCents } = PRICE_RANGES[name];
  const isWithin = (currency: Currency) => {
    const from = fewestCentsWorth(fromCents, currency, rateMicros);
    const isBelow =
      belowCents === null
        ? sql`true`
        : sql`products.discounted_price_cents < ${fewestCentsWorth(belowCents, currency, rateMicros)}::bigint`;
    return sql`(products.currency = ${sql.lit(currency)} and products.discounted_price_cents >= ${from}::bigint and ${isBelow})`;
  };
  return sql<SqlBool>`(${sql.join(CURRENCIES.map(isWithin), sql` or `)})`;
}

// More than anything costs: a cursor that somebody made up may say any number.
const MOST_CENTS = 10 ** 12;

/** What comes after a row of the list, in the own cents of a currency: its prices stand in the same order in pesos. */
function isAfter({ key, id }: Start, currency: Currency, { rateMicros, direction }: Prices): RawBuilder<SqlBool> {
  const fewest = fewestCentsWorth(Math.min(Math.max(0, Number(key)), MOST_CENTS), currency, rateMicros);
  // Where no amount of this currency is worth as much, none is equal to that row either: all of the next one are beyond it.
  const idThere = worthInPesos(fewest, currency, rateMicros) === key ? id : 0;
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  return sql<SqlBool>`(products.discounted_price_cents, products.id) ${beyond} (${fewest}::bigint, ${idThere}::bigint)`;
}

/**
 * Of some products of one shop the first in pesos and the first in dollars by their price, as many of each as the page may
 * take: each stands in an index in this order whatever the rate, whereas all together would have to be sorted.
 * @param products as a table of that name, with price and currency
 * @param start the row after which the page begins
 */
export function firstOfEachCurrency(
  products: RawBuilder<{ id: number }>,
  prices: Prices,
  start: Start | null,
  request: PageRequest,
): RawBuilder<{ id: number }> {
  const direction = sql.raw(prices.direction);
  const most = (start ? 0 : offsetOf(request)) + request.size + 1;
  const firstOf = (currency: Currency) => sql`(
    select products.id, products.currency, products.discounted_price_cents
    from ${products} as products
    where products.currency = ${sql.lit(currency)} and ${start ? isAfter(start, currency, prices) : sql`true`}
    order by products.discounted_price_cents ${direction}, products.id ${direction}
    limit ${most})`;
  return sql`(${sql.join(CURRENCIES.map(firstOf), sql` union all `)})`;
}

import type { Facts } from '@mercadito/domain/events/recorded-change';
import type { Currency } from '@mercadito/domain/money/currency';
import type { Db } from '../../database/connection.ts';
import { recordChange } from './record.ts';

/** What a product costs. */
interface Price {
  readonly price_cents: number;
  readonly currency: Currency;
  readonly discount: number;
  /** What every piece costs more. */
  readonly cargo_extra_cents: number;
}

interface ChangedPrice {
  readonly productId: number;
  readonly before: Price;
  readonly after: Price;
}

const priceOf = ({ price_cents, currency, discount, cargo_extra_cents }: Price): Facts => ({
  ...{ price_cents, currency, discount, cargo_extra_cents },
});

/** Puts on record, for each of a business's products whose price is another one now, what it cost and what it costs (BULK-3). */
export function recordPrices(transaction: Db, companyId: number, changes: readonly ChangedPrice[]): void {
  for (const { productId, before, after } of changes) {
    recordChange(transaction, {
      ...{ kind: 'changePrice', id: productId, companyId },
      ...{ before: priceOf(before), after: priceOf(after) },
    });
  }
}

/** A group of options with what each of them costs. */
interface PricedOption {
  readonly title: string;
  readonly attributes: readonly { readonly name: string; readonly price_cents: number }[];
}

const pricesOf = (options: readonly PricedOption[]): ReadonlyMap<string, number> =>
  new Map(
    options.flatMap(({ title, attributes }) =>
      attributes.map(({ name, price_cents }) => [`${title}: ${name}_cents`, price_cents] as const),
    ),
  );

/** Puts on record what the options of a product cost and cost now, each by its name; one that costs nothing is none (BULK-5). */
export function recordOptionPrices(
  transaction: Db,
  { companyId, productId }: { readonly companyId: number; readonly productId: number },
  options: { readonly before: readonly PricedOption[]; readonly after: readonly PricedOption[] },
): void {
  const [before, after] = [pricesOf(options.before), pricesOf(options.after)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const others = names.filter((name) => (before.get(name) ?? 0) !== (after.get(name) ?? 0));
  const factsOf = (prices: ReadonlyMap<string, number>): Facts =>
    Object.fromEntries([...prices].filter(([name]) => others.includes(name)));
  const change = { kind: 'changeOptionPrice', id: productId, companyId } as const;
  recordChange(transaction, { ...change, before: factsOf(before), after: factsOf(after) });
}

interface DeletedProduct extends Price {
  readonly productId: number;
  readonly name: string;
}

/** Puts each product that is gone on record by its id, with what it was called and cost. */
export function recordDeleted(transaction: Db, companyId: number, products: readonly DeletedProduct[]): void {
  for (const { productId, name, ...price } of products) {
    recordChange(transaction, {
      ...{ kind: 'removeProduct', id: productId, companyId },
      ...{ before: { name, ...priceOf(price) }, after: null },
    });
  }
}

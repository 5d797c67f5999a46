import type { Facts } from '@mercadito/domain/events/recorded-change';
import type { Currency } from '@mercadito/domain/money/currency';
import type { Db } from '../../database/connection.ts';
import { recordChange } from './record.ts';

/** What a product costs. */
interface Price {
  readonly price_cents: number;
  readonly currency: Currency;
  readonly discount: number;
}

interface ChangedPrice {
  readonly productId: number;
  readonly before: Price;
  readonly after: Price;
}

const priceOf = ({ price_cents, currency, discount }: Price): Facts => ({ price_cents, currency, discount });

/** Puts on record, for each of a business's products whose price is another one now, what it cost and what it costs (BULK-3). */
export function recordPrices(transaction: Db, companyId: number, changes: readonly ChangedPrice[]): void {
  for (const { productId, before, after } of changes) {
    recordChange(transaction, {
      ...{ kind: 'changePrice', id: productId, companyId },
      ...{ before: priceOf(before), after: priceOf(after) },
    });
  }
}

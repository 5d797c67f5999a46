import type { Given } from '@mercadito/contracts/endpoint';
import type { orderAgain as orderAgainContract } from '@mercadito/contracts/orders/again';
import { fromCents } from '@mercadito/domain/money/minor-units';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { type CartContext, loadCart, putInAgain, totalsView } from '../cart/index.ts';
import { findOrderOf, type OrderItemRecord } from './order-record.queries.ts';

const orderedOf = ({ product_id, count, attributes }: OrderItemRecord) => ({
  productId: product_id,
  count,
  chosen: attributes.map(({ category_title: title, attribute_name: name }) => ({ title, name })),
});

/** What a piece cost with its options. */
const unitCentsOf = ({ discounted_price_cents, cargo_extra_cents, attributes }: OrderItemRecord): number =>
  attributes.reduce((sum, each) => sum + each.attribute_price_cents, discounted_price_cents + cargo_extra_cents);

/**
 * Puts what was ordered once into the cart again, also what was not there then, and says of each line what became of it (ORDER-21).
 * @throws 404 for an order of somebody else
 */
export async function orderAgain(
  db: Db,
  transactionId: string,
  context: CartContext,
): Promise<Given<typeof orderAgainContract>> {
  const order = await findOrderOf(db, context.userId, transactionId);
  if (!order) throw notFound('Order');
  const items = order.companies.flatMap(({ company_id, company_name, items }) =>
    items.map((item) => ({ ...item, company_id, company_name })),
  );
  const { lines, cart } = await putInAgain(db, items.map(orderedOf), context);
  return {
    lines: items.map((item, index) => {
      const { line = null, reason = null } = lines[index] ?? {};
      return {
        product_id: item.product_id,
        name: item.name,
        company_id: item.company_id,
        company_name: item.company_name,
        ordered: item.count,
        added: line?.count ?? 0,
        attribute_ids: [...(line?.attributeIds ?? [])],
        reason,
        price_then: { amount: fromCents(unitCentsOf(item)), currency: item.currency },
        price_now: line && { amount: fromCents(line.unitCents), currency: line.currency },
      };
    }),
    ...totalsView(cart),
  };
}

export type KeptLines = Pick<Given<typeof orderAgainContract>, 'lines'>;

/** What became of each line then, and what the cart holds now. */
export async function showOrderedAgain(
  db: Db,
  { lines }: KeptLines,
  context: CartContext,
): Promise<Given<typeof orderAgainContract>> {
  return { lines, ...totalsView(await loadCart(db, context)) };
}

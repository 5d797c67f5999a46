import type { takeOutOfCart as takeOutOfCartContract } from '@mercadito/contracts/cart';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { takeOut } from '@mercadito/domain/cart/take-out';
import type { Db } from '../../database/connection.ts';
import { record } from '../../platform/record/record.ts';
import { deleteLines, setLineCounts } from './cart.queries.ts';
import { type CartContext, lockAndLoadCart } from './cart-context.ts';
import { loadCart, type StoredCart } from './cart-lines.ts';

/** Takes so many pieces out of the cart as are named, or as many of them as are there. */
export async function takeOutOfCart(
  db: Db,
  { cart_items }: Parsed<typeof takeOutOfCartContract>['body'],
  context: CartContext,
): Promise<StoredCart> {
  const { userId } = context;
  const { lines } = await lockAndLoadCart(db, context);
  const pieces = cart_items.map(({ product_id, attribute_ids, count }) => ({
    productId: product_id,
    attributeIds: attribute_ids,
    count,
  }));
  const left = new Map(takeOut(lines, pieces).map((line) => [line.id, line.count]));
  const gone = lines.filter(({ id }) => !left.has(id));
  const fewer = lines.flatMap(({ id, count, productId }) => {
    const now = left.get(id);
    return now === undefined || now === count ? [] : [{ id, count: now, productId }];
  });
  if (gone.length > 0) {
    await deleteLines(
      db,
      userId,
      gone.map(({ id }) => id),
    );
  }
  await setLineCounts(db, userId, fewer);
  for (const { productId } of gone) record(db, { type: 'cart_item.removed', userId, productId });
  for (const { productId } of fewer) record(db, { type: 'cart_item.updated', userId, productId });
  return loadCart(db, context);
}

import type { Cart } from '@mercadito/contracts/cart';
import {
  showCart,
  showCartChange,
  useAddCartItemMutation,
  useRemoveCartItemMutation,
  useUpdateCartItemMutation,
} from '../../entities/cart/cart.api.ts';
import { type CartRefusal, refusalOfServer } from '../../entities/cart/cart-refusal.ts';
import type { CartRow } from '../../entities/cart/cart-rows.ts';
import { api } from '../../shared/api/api.ts';
import { useAppDispatch } from '../../shared/api/store-hooks.ts';
import { createWriteQueue } from '../../shared/api/write-queue.ts';
import { useSession } from '../../shared/session/use-session.ts';

const writes = createWriteQueue();

type Answered = { data?: Cart | undefined; error?: unknown };
type Change = (cart: Cart) => void;

const setCountOf =
  ({ itemId }: CartRow, count: number): Change =>
  ({ cart }) => {
    for (const item of cart.flatMap(({ items }) => items)) if (item.id === itemId) item.count = count;
  };

const takeOut =
  ({ itemId }: CartRow): Change =>
  (shown) => {
    for (const group of shown.cart) group.items = group.items.filter((item) => item.id !== itemId);
    shown.cart = shown.cart.filter(({ items }) => items.length > 0);
  };

/** Writes to the account's cart: shown at once, sent in order, taken back when the server says no. */
export function useAccountCartChanges() {
  const userId = useSession().user?.id ?? 0;
  const dispatch = useAppDispatch();
  const [addCartItem] = useAddCartItemMutation();
  const [updateCartItem] = useUpdateCartItemMutation();
  const [removeCartItem] = useRemoveCartItemMutation();

  const write = async (send: () => Promise<Answered>, change: Change): Promise<CartRefusal | null> => {
    const shown = dispatch(showCartChange(userId, change));
    const { data, error } = await writes.inOrder(send);
    if (error) {
      shown.undo();
      // What is there now decides, not what was there before.
      dispatch(api.util.invalidateTags(['Cart']));
      return refusalOfServer(error);
    }
    if (data && !writes.hasMore()) void dispatch(showCart(userId, data));
    return null;
  };

  return {
    setCount: (row: CartRow, count: number) =>
      write(
        () => updateCartItem({ user: userId, item_id: row.itemId ?? 0, product_id: row.productId, count }),
        setCountOf(row, count),
      ),
    remove: (row: CartRow) =>
      write(() => removeCartItem({ user: userId, item_id: row.itemId ?? 0, product_id: row.productId }), takeOut(row)),
    putBack: (row: CartRow) =>
      write(
        () =>
          addCartItem({
            user: userId,
            product_id: row.productId,
            attribute_values: [...row.attributeIds],
            count: row.count,
            ...(row.addedAt && { added_at: row.addedAt }),
          }),
        () => undefined,
      ),
  };
}

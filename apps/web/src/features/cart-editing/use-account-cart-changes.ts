import type { Cart } from '@mercadito/contracts/cart';
import {
  cartWrites,
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
import { useSession } from '../../shared/session/use-session.ts';

type Answered = { data?: Cart | undefined; error?: unknown };
type Change = (cart: Cart) => void;

/** What has become of the changes since none was under way. */
let heard: Cart | null = null;
let refused: (() => void)[] = [];

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

  /** With nothing more under way: what the server says instead of what was pressed. */
  const settle = () => {
    const [last, undos] = [heard, refused];
    heard = null;
    refused = [];
    if (last) void dispatch(showCart(userId, last));
    else for (const undo of undos.toReversed()) undo();
    // What is there now decides, not what was there before.
    if (undos.length > 0) dispatch(api.util.invalidateTags(['Cart']));
  };

  const write = async (send: () => Promise<Answered>, change: Change): Promise<CartRefusal | null> => {
    const shown = dispatch(showCartChange(userId, change));
    const { data, error } = await cartWrites.inOrder(send);
    if (error) refused.push(shown.undo);
    else if (data) heard = data;
    if (!cartWrites.hasMore()) settle();
    return error ? refusalOfServer(error) : null;
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

import { randomBytes } from 'node:crypto';
import type { Given, Parsed } from '@mercadito/contracts/endpoint';
import type { createOrder as createOrderContract } from '@mercadito/contracts/orders/checkout';
import { checkLength } from '@mercadito/domain/cart/cart-length';
import { orderableLines } from '@mercadito/domain/cart/cart-totals';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { ifMissingOf } from '@mercadito/domain/orders/if-missing';
import type { Db } from '../../database/connection.ts';
import { conflict, invalid, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import {
  type CartContext,
  lockAndLoadCart,
  type StoredCart,
  type StoredLine,
  soldOut,
  takesNoOrders,
  tooManyLines,
  unavailableLine,
} from '../cart/index.ts';
import { holdOpenCompanies } from '../companies/index.ts';
import { takeStock } from '../products/index.ts';
import { takesOrdersNow } from '../taking-orders/index.ts';
import { agreedMoney } from './agreed-money.ts';
import { holdFirstOrder } from './hold-first-order.ts';
import { dueOf } from './order-amounts.ts';
import { findRecipient, listSellers, type Seller } from './place-order.queries.ts';
import { type OrderedLine, placeOrder } from './place-order.ts';

// 32 signs without 0, 1, I and O, which look alike when read aloud or copied by hand.
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;

/** A name for an order that nobody can guess or count: 60 random bits in 12 signs. */
const newTransactionId = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length)).join('');

type Placed = Given<typeof createOrderContract>;
type Form = Parsed<typeof createOrderContract>['body'];

/** The lines to order: what cannot be bought now stays in the cart, flagged. */
function requireLines({ lines }: StoredCart): StoredLine[] {
  if (!checkLength(lines.length).allowed) throw tooManyLines('cart');
  const orderable = orderableLines(lines);
  const [missing] = lines;
  if (orderable.length > 0) return orderable;
  if (!missing) throw conflict('cart_empty', 'The cart is empty.');
  throw unavailableLine(missing.unavailable, { id: missing.productId, name: missing.row.name, stock: null });
}

/**
 * Nothing is ordered of a business that an Admin closes meanwhile, or whose owner's membership is ended; of one that is held both
 * come after the order (SUSPENSION-4, SELLING-2).
 */
async function holdSellers(db: Db, lines: readonly StoredLine[], context: CartContext): Promise<Seller[]> {
  const ids = [...new Set(lines.map(({ companyId }) => companyId))];
  const open = await holdOpenCompanies(db, ids);
  const closed = lines.find(({ companyId }) => !open.has(companyId));
  if (closed) throw unavailableLine('no_longer_sold', { id: closed.productId, name: closed.row.name, stock: null });
  // Read once they are held: a membership is changed under the same lock.
  const sellers = await listSellers(db, ids);
  if (!sellers.every(({ owner }) => takesOrdersNow(owner, context))) throw takesNoOrders();
  return sellers;
}

/** What was said of the order goes for each of its lines of which nothing else was (ORDER-20). @throws 400 on `if_missing_lines` */
function withIfMissing(lines: readonly StoredLine[], { if_missing, if_missing_lines = [] }: Form): OrderedLine[] {
  const said = new Map(if_missing_lines.map((each) => [each.item_id, each.if_missing]));
  if (said.size < if_missing_lines.length) throw invalid('if_missing_lines', 'Must name each line once');
  return lines.map((line) => ({ ...line, ifMissing: ifMissingOf(said.get(line.id), if_missing) }));
}

const frozenForm = (form: Form) => ({
  if_missing: form.if_missing ?? null,
  load_type: form.load_type,
  instruction: form.instruction,
  alternate_number: form.alternate_number ?? null,
  delivery_password: form.delivery_password,
});

/**
 * Sends the cart as an order, once: lines frozen, stock taken, cart emptied of what was ordered.
 * @throws 400 `too_many_lines`, on `pays_with` and `if_missing_lines`; 404 for an address that is not the person's own; 409 `delivery_unavailable` (facts: until
 *   when), `cart_empty`, `prices_changed` (facts: the new total), `first_orders_open` (facts: the most), `cart_cap`, `no_longer_sold`, `takes_no_orders`, `sold_out` (facts: the
 *   product and how many are left)
 */
export async function createOrder(db: Db, form: Form, context: CartContext): Promise<Placed> {
  const { userId, actor, now } = context;
  const cart = await lockAndLoadCart(db, context);
  if (!cart.delivery.isOn) {
    const until = cart.delivery.offUntil;
    throw conflict('delivery_unavailable', 'Sorry, delivery is not available at this time.', { until });
  }
  const recipient = await findRecipient(db, userId, form.user_address);
  if (!recipient) throw notFound('Address');
  const lines = withIfMissing(requireLines(cart), form);
  const money = agreedMoney(cart, recipient.neighborhood, form);
  const awaits_confirmation = await holdFirstOrder(db, cart, { userId, ...recipient });
  const sellers = await holdSellers(db, lines, context);
  const { counted, short, gone } = await takeStock(db, lines);
  if (short[0]) throw soldOut(short[0]);
  const lost = lines.find(({ productId }) => gone.includes(productId));
  if (lost) throw soldOut({ id: lost.productId, name: lost.row.name, stock: null });

  const transaction_id = newTransactionId();
  const at = now.toISOString();
  const order = {
    ...recipient,
    ...frozenForm(form),
    transaction_id,
    user_id: userId,
    ...money,
    awaits_confirmation,
    created_at: at,
    status_changed_at: at,
  };
  const orderId = await placeOrder(db, { order, placedBy: actor.userId, at: now }, lines, { sellers, counted });
  const companyIds = [...new Set(lines.map((line) => line.companyId))];
  record(db, { type: 'order.placed', orderId, transactionId: transaction_id, customerId: userId, companyIds });
  const order_total = fromCents(dueOf({ ...money, status: 'pending' }).totalCents);
  return { transaction_id, order_total, awaits_confirmation };
}

import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { pictureAt } from '../../platform/pictures/pictures.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { isOnSaleTo } from '../listing/index.ts';
import { OPENING_DAYS } from '../opening-hours/index.ts';
import { OWNER } from '../taking-orders/index.ts';
import { CONFIRMS_ORDERS, DELIVERY_FEES } from '../town/index.ts';
import { goodsAmong } from './goods.queries.ts';

const chosenAttributes = (line: ExpressionBuilder<Tables, 'cart_items'>) =>
  line
    .selectFrom('cart_item_attributes')
    .innerJoin('option_attributes', 'option_attributes.id', 'cart_item_attributes.attribute_id')
    .innerJoin('product_options', 'product_options.id', 'cart_item_attributes.option_id')
    .select([
      'option_attributes.id',
      'option_attributes.name',
      'option_attributes.price_cents',
      'option_attributes.available',
      'product_options.title',
    ])
    .whereRef('cart_item_attributes.cart_item_id', '=', 'cart_items.id')
    .orderBy('product_options.position')
    .orderBy('product_options.id');

/** A group that has become required since: the line lacks a choice that an order needs. */
const lacksChoice = sql<boolean>`exists (
  select from product_options as needed
  where needed.product_id = products.id and needed.is_required
    and not exists (
      select from cart_item_attributes where cart_item_id = cart_items.id and option_id = needed.id))`;

const linesOf = (outer: ExpressionBuilder<Tables, 'settings'>, userId: number, viewer: Actor) =>
  outer
    .selectFrom('cart_items')
    .innerJoin('products', 'products.id', 'cart_items.product_id')
    .innerJoin('companies', 'companies.id', 'products.company_id')
    .select((line) => [
      'cart_items.id',
      'cart_items.count',
      'cart_items.attribute_key',
      'cart_items.created_at',
      'products.id as product_id',
      'products.name',
      'products.price_cents',
      'products.discount',
      'products.discounted_price_cents',
      'products.cargo_extra_cents',
      'products.currency',
      'products.available',
      'products.quantity_manage',
      'products.stock',
      'products.nothing_to_choose',
      'products.photo as photo_hash',
      'companies.id as company_id',
      'companies.name as company_name',
      'companies.location as company_location',
      'companies.suspended_at as company_suspended_at',
      OWNER.as('owner'),
      pictureAt('products.photo').as('photo'),
      pictureAt('companies.profile_image').as('company_image'),
      isOnSaleTo(viewer, 'products').as('is_visible'),
      lacksChoice.as('lacks_choice'),
      jsonArrayFrom(chosenAttributes(line)).as('attributes'),
      OPENING_DAYS.as('days'),
    ])
    .where('cart_items.user_id', '=', userId)
    .orderBy('cart_items.created_at')
    .orderBy('cart_items.id');

/** Whose cart is read, as whom, and the products that are to be put into it. */
export interface CartRead {
  readonly userId: number;
  readonly viewer: Actor;
  readonly productIds: readonly number[];
}

/**
 * A cart's lines in the order in which they were put in, with the settings and fees that price them, and the goods that are to come:
 * one statement, one moment.
 */
const selectCart = (db: Db, { userId, viewer, productIds }: CartRead) =>
  db
    .selectFrom('settings')
    .select((outer) => [
      'usd_mxn_rate_micros',
      'delivery_available',
      DELIVERY_FEES.as('delivery_fees'),
      CONFIRMS_ORDERS.as('confirms_orders'),
      'delivery_off_until',
      jsonArrayFrom(linesOf(outer, userId, viewer)).as('lines'),
      jsonArrayFrom(goodsAmong(outer, productIds, viewer)).as('goods'),
    ]);

export const findCart = (db: Db, read: CartRead) => selectCart(db, read).executeTakeFirstOrThrow();

export type CartRow = Awaited<ReturnType<typeof findCart>>;
export type CartLineRow = CartRow['lines'][number];
export type Goods = CartRow['goods'][number];

/**
 * Locks a person's cart until the transaction ends, and reads it with the same statement: the cap, and one order of it, hold because
 * nobody else changes the cart meanwhile.
 * @returns undefined where that cannot be done at once: there is no cart yet, or somebody else has changed it while its lock was
 *   waited for, which this statement does not see
 */
export async function lockAndFindCart(transaction: Db, read: CartRead, now: Date): Promise<CartRow | undefined> {
  const { rows } = await sql<CartRow & { readonly locked: string; readonly seen: string }>`
    with locked as (
      update carts set updated_at = ${now.toISOString()}
      from (select user_id, xmin::text as version from carts where user_id = ${read.userId} for update) as before
      where carts.user_id = before.user_id
      returning before.version
    )
    select cart.usd_mxn_rate_micros, cart.delivery_available, cart.delivery_fees, cart.confirms_orders, cart.delivery_off_until,
      cart.lines, cart.goods, locked.version as locked, (select xmin::text from carts where user_id = ${read.userId}) as seen
    from locked, ${selectCart(transaction, read)} as cart`.execute(transaction);
  const [row] = rows;
  return row && row.locked === row.seen ? row : undefined;
}

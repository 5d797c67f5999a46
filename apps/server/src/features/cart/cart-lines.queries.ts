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

/** A cart's lines in the order in which they were put in, with the settings and fees that price them: one statement, one moment. */
export function findCart(db: Db, userId: number, viewer: Actor) {
  return db
    .selectFrom('settings')
    .select((outer) => [
      'usd_mxn_rate_micros',
      'delivery_available',
      DELIVERY_FEES.as('delivery_fees'),
      CONFIRMS_ORDERS.as('confirms_orders'),
      'delivery_off_until',
      jsonArrayFrom(linesOf(outer, userId, viewer)).as('lines'),
    ])
    .executeTakeFirstOrThrow();
}

export type CartLineRow = Awaited<ReturnType<typeof findCart>>['lines'][number];

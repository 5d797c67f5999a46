import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { isOnSaleTo } from '../listing/index.ts';
import { OWNER } from '../taking-orders/index.ts';

const attributesOf = (option: ExpressionBuilder<Tables, 'product_options'>) =>
  option
    .selectFrom('option_attributes')
    .select([
      'option_attributes.id',
      'option_attributes.option_id as optionId',
      'option_attributes.name',
      'option_attributes.price_cents as priceCents',
      'option_attributes.available',
    ])
    .whereRef('option_attributes.option_id', '=', 'product_options.id')
    .orderBy('option_attributes.position')
    .orderBy('option_attributes.id');

const groupsOf = (product: ExpressionBuilder<Tables, 'products'>) =>
  product
    .selectFrom('product_options')
    .select((option) => [
      'product_options.id',
      'product_options.title',
      'product_options.is_required as isRequired',
      jsonArrayFrom(attributesOf(option)).as('attributes'),
    ])
    .whereRef('product_options.product_id', '=', 'products.id')
    .orderBy('product_options.position')
    .orderBy('product_options.id');

/** The products among `ids` that the viewer sees, with everything a cart line is made of. */
export const goodsAmong = (outer: ExpressionBuilder<Tables, 'settings'>, ids: readonly number[], viewer: Actor) =>
  outer
    .selectFrom('products')
    .innerJoin('companies', 'companies.id', 'products.company_id')
    .select((product) => [
      OWNER.as('owner'),
      'products.id',
      'products.name',
      'products.company_id',
      'products.price_cents',
      'products.discount',
      'products.cargo_extra_cents',
      'products.currency',
      'products.available',
      'products.quantity_manage',
      'products.stock',
      'products.nothing_to_choose',
      jsonArrayFrom(groupsOf(product)).as('groups'),
    ])
    .where('products.id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .where(isOnSaleTo(viewer, 'products'));

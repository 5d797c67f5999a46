import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type PictureRow, pictureAt } from '../../platform/pictures/pictures.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { isOfListedBusiness, isVisibleTo } from '../listing/index.ts';
import { OPENING_DAYS } from '../opening-hours/index.ts';
import { OWNER } from '../taking-orders/index.ts';
import { OPTIONS_OF_PRODUCT } from './options-of-product.queries.ts';

/** Everything a product's card is made of, in one row; other features join it to their own tables. */
export function selectProducts(db: Db) {
  return db
    .selectFrom('products')
    .innerJoin('companies', 'companies.id', 'products.company_id')
    .select([
      'products.id',
      'products.company_id',
      'companies.name as company_name',
      'products.name',
      'products.price_cents',
      'products.discount',
      'products.discounted_price_cents',
      'products.currency',
      'products.cargo_extra_cents',
      'products.available',
      'products.quantity_manage',
      'products.stock',
      'products.nothing_to_choose',
      'products.is_pin',
      'products.member_only',
      'products.published',
      'products.category_id',
      'products.rating_sum',
      'products.reviews_count',
      'products.created_at',
      'products.updated_at',
    ])
    .select([
      pictureAt('products.photo').as('photo'),
      OWNER.as('owner'),
      OPENING_DAYS.as('opening_days'),
      sql<boolean>`exists (select 1 from product_options where product_id = products.id and is_required)`.as(
        'has_required_options',
      ),
    ]);
}

export type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['executeTakeFirstOrThrow']>>;

const IMAGES = sql<{ id: number; picture: PictureRow }[]>`(
  select coalesce(json_agg(json_build_object('id', product_images.id, 'picture', ${pictureAt('product_images.image')})
    order by position), '[]')
  from product_images where product_id = products.id)`;

/** A product's own page, as far as the viewer may see it; undefined when it does not exist for them. */
export function findProduct(db: Db, id: number, viewer: Viewer) {
  // Pinned goods the viewer may not see are not counted either: how many there are stays hidden.
  const countPinned = sql<number>`(
    select count(*) from products as pinned
    where pinned.company_id = products.company_id and pinned.is_pin and ${isVisibleTo(viewer, 'pinned')}
  )`;
  return selectProducts(db)
    .innerJoin('product_categories', 'product_categories.id', 'products.category_id')
    .leftJoin('product_categories as parents', 'parents.id', 'product_categories.parent_id')
    .select([
      'products.description',
      'product_categories.name as category_name',
      'product_categories.name_en as category_name_en',
      'parents.id as parent_id',
      'parents.name as parent_name',
      'parents.name_en as parent_name_en',
    ])
    .select([
      IMAGES.as('images'),
      OPTIONS_OF_PRODUCT.as('options'),
      countPinned.as('count_pinned'),
      isOfListedBusiness('products.company_id').as('is_listed'),
      sql<boolean>`exists (
        select 1 from favorite_products where product_id = products.id and user_id = ${viewer?.userId ?? null}
      )`.as('is_favorite'),
    ])
    .where('products.id', '=', id)
    .where(isVisibleTo(viewer, 'products'))
    .executeTakeFirst();
}

export type ProductDetailsRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

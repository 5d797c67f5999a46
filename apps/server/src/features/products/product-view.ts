import type { Given } from '@mercadito/contracts/endpoint';
import type { listCompanyProducts, listHomeProducts, ProductDetailsAnswer } from '@mercadito/contracts/products';
import { fewLeft, isProductAvailable } from '@mercadito/domain/catalog/availability';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { averageRating } from '@mercadito/domain/reviews/average-rating';
import { addressOf, type PictureRow, pictureOf } from '../../platform/pictures/pictures.ts';
import type { Moment } from '../companies/index.ts';
import { openingStateView } from '../opening-hours/index.ts';
import { takesOrdersNow } from '../taking-orders/index.ts';
import { availabilityOf } from './availability-of.ts';
import { optionView } from './option-view.ts';
import type { ProductDetailsRow, ProductRow } from './products.queries.ts';

type ProductAnswer = Given<typeof listHomeProducts>['products']['results'][number];

/** A product as cards show it. */
export function productView(row: ProductRow, moment: Moment): ProductAnswer {
  const photo = pictureOf(row.photo);
  const few_left = fewLeft(availabilityOf(row));
  return {
    id: row.id,
    name: row.name,
    photo: addressOf(photo),
    photo_picture: photo,
    price: fromCents(row.price_cents),
    discount: row.discount,
    discounted_price: fromCents(row.discounted_price_cents),
    currency: row.currency,
    available: isProductAvailable(availabilityOf(row)),
    rating: averageRating(row.rating_sum, row.reviews_count),
    reviews_count: row.reviews_count,
    company: row.company_id,
    company_name: row.company_name,
    subscription_active: row.member_only,
    cargo_extra: fromCents(row.cargo_extra_cents),
    is_pin: row.is_pin,
    has_required_options: row.has_required_options,
    ...(!row.published && { published: false }),
    ...(!takesOrdersNow(row.owner, moment) && { takes_orders: false }),
    ...openingStateView(row.opening_days, moment.now, moment.config.timeZone),
    ...(few_left !== null && { few_left }),
  };
}

type CompanyProduct = Given<typeof listCompanyProducts>['products'][number];

/** A product in its company's own list, for its owner with what her table shows beside the card. */
export function companyProductView(row: ProductRow, moment: Moment, isOwners: boolean): CompanyProduct {
  if (!isOwners) return productView(row, moment);
  const { category_id, quantity_manage: quantityManage, created_at, updated_at } = row;
  const stock = quantityManage ? row.stock : null;
  const owners = {
    ...{ category_id, quantityManage, stock, for_sale: row.available, created_at, updated_at },
    ...(row.nothing_to_choose && { nothing_to_choose: true }),
  };
  return { ...productView(row, moment), owners };
}

function categoryView(row: ProductDetailsRow): ProductDetailsAnswer['category'] {
  const { parent_id, parent_name, parent_name_en } = row;
  const hasParent = parent_id !== null && parent_name !== null && parent_name_en !== null;
  return {
    id: row.category_id,
    name: row.category_name,
    name_en: row.category_name_en,
    parent_category: hasParent ? { id: parent_id, name: parent_name, name_en: parent_name_en } : null,
  };
}

function imageView({ id, picture: row }: { id: number; picture: PictureRow }): ProductDetailsAnswer['images'] {
  const picture = pictureOf(row);
  const image = addressOf(picture);
  return picture && image ? [{ id, image, picture }] : [];
}

/** A product as its own page shows it. */
export function productDetailsView(row: ProductDetailsRow, moment: Moment): ProductDetailsAnswer {
  return {
    ...productView(row, moment),
    published: row.published,
    for_sale: row.available,
    updated_at: row.updated_at,
    description: row.description,
    category: categoryView(row),
    quantityManage: row.quantity_manage,
    stock: row.quantity_manage ? row.stock : null,
    images: row.images.flatMap(imageView),
    options: row.options.map(optionView),
    is_favorite: row.is_favorite,
    count_pinned: row.count_pinned,
    created_at: row.created_at,
    ...(!row.is_listed && { is_listed: false }),
    takes_orders: takesOrdersNow(row.owner, moment),
    ...openingStateView(row.opening_days, moment.now, moment.config.timeZone),
  };
}

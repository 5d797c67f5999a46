import { MAX_DISCOUNT, MAX_EXTRA_IMAGES, MIN_DISCOUNT } from '@mercadito/domain/catalog/limits';
import { SORT_ORDERS, SORT_WORDS } from '@mercadito/domain/catalog/sorting';
import { MAX_ARRAY_LENGTH, MAX_LENGTH, MAX_PAGE_SIZE } from '@mercadito/domain/input-limits';
import { PRICE_RANGE_NAMES } from '@mercadito/domain/money/price-range';
import * as z from 'zod';
import {
  amount,
  cappedCount,
  currency,
  cursor,
  flag,
  id,
  instant,
  LARGEST_PRICE,
  link,
  money,
  narrowing,
  openingState,
  page,
  picture,
  search,
  text,
  whole,
} from './common.ts';
import { categoryFilter, randomOrder } from './companies.ts';
import { anyone, business, endpoint } from './endpoint.ts';
import { productOption } from './product-options.ts';

const feature = 'products';

/** A product as cards show it (PRODUCT-1). */
export const product = z
  .object({
    id,
    name: z.string(),
    photo: z.string().nullable(),
    photo_picture: picture.nullable(),
    price: money,
    discount: z.int(),
    discounted_price: money,
    currency,
    /** May be bought now: the owner's switch and, where stock is counted, at least one left. */
    available: z.boolean(),
    rating: z.number(),
    reviews_count: z.int(),
    /** The company's `_id`. */
    company: z.int(),
    company_name: z.string(),
    /** Members alone see it. */
    subscription_active: z.boolean(),
    cargo_extra: money,
    is_pin: z.boolean(),
    /** Whether a choice has to be made before it can go into a cart. */
    has_required_options: z.boolean(),
  })
  .meta({ id: 'Product' });

const productDetails = product
  .extend({
    description: z.string(),
    category: z.object({
      id,
      name: z.string(),
      name_en: z.string(),
      parent_category: z.object({ id, name: z.string(), name_en: z.string() }).nullable(),
    }),
    /** Whether the owner counts stock. */
    quantityManage: z.boolean(),
    /** How many are left; null when nobody counts. */
    stock: z.int().nullable(),
    images: z.array(z.object({ id, image: z.string(), picture })),
    options: z.array(productOption),
    is_favorite: z.boolean(),
    /** How many of its company's products are pinned, of five. */
    count_pinned: z.int(),
    created_at: instant,
    /** Of its company. */
    ...openingState,
  })
  .meta({ id: 'ProductDetails' });

export const listHomeProducts = endpoint('listHomeProducts', {
  feature,
  summary: 'The product home: newest first, in one of five shuffles, or what a search finds',
  method: 'GET',
  path: '/companies/product/home-products/',
  access: anyone(),
  query: z.object({
    random_order: randomOrder,
    user_status: narrowing,
    search,
    category: categoryFilter,
    page,
    cursor,
  }),
  response: z.object({
    products: z.object({ results: z.array(product) }),
    next: link,
    current_page: z.int(),
    total_page: z.int(),
    ...cappedCount,
  }),
});

const PRICE_RANGES = z.enum(PRICE_RANGE_NAMES);

/** One of the ranges. A client that writes the plus of `1000+` into its query as it is sends a space. */
const priceRange = z.union(
  [PRICE_RANGES, z.literal('1000 ').transform(() => PRICE_RANGES.enum['1000+'])],
  'Is no range',
);

export const listCompanyProducts = endpoint('listCompanyProducts', {
  feature,
  summary: "A business's products, pinned ones apart",
  method: 'GET',
  path: '/companies/product/product/{companyId}/',
  access: anyone(),
  params: z.object({ companyId: id }),
  query: z.object({
    page,
    cursor,
    user_status: narrowing,
    search,
    /** Without an order and a key: newest first, and what is sold out last. */
    order: z.enum(SORT_ORDERS).optional(),
    sort_by: z.enum(SORT_WORDS).optional(),
    category: categoryFilter,
    price_range: priceRange.optional().default('any'),
    /** 24 a page on cards, 20 in the owner's table. */
    page_size: whole(1, MAX_PAGE_SIZE).optional(),
  }),
  response: z.object({
    products: z.array(product),
    porducts_pinned: z.array(product), // sic
    next: link,
    current_page: z.int(),
    total_page: z.int(),
    /** How many there are in all, pinned ones too: exactly up to 1,000; beyond that 1,000, and `count_is_capped`. */
    total: z.int(),
    count_is_capped: cappedCount.count_is_capped,
  }),
});

export const getProduct = endpoint('getProduct', {
  feature,
  summary: 'One product with its pictures and options',
  method: 'GET',
  path: '/companies/product/productID/{id}/',
  access: anyone(),
  params: z.object({ id }),
  response: productDetails,
});

export const listRelatedProducts = endpoint('listRelatedProducts', {
  feature,
  summary: 'Suggestions for the search box inside a shop, at most 8',
  method: 'GET',
  path: '/companies/product/related/{companyId}/',
  access: anyone(),
  params: z.object({ companyId: id }),
  query: z.object({ category_id: categoryFilter, search, user_status: narrowing }),
  response: z.object({
    related_products: z.array(z.object({ id, name: z.string(), photo: z.string().nullable(), price: money, currency })),
  }),
});

const price = amount({ min: 0.01, max: LARGEST_PRICE, places: 2 });
const LARGEST_STOCK = 1_000_000;

/** PRODUCT-1: multipart, the main picture as `photo`, up to three more as `files`; 409 above 100 products on a free plan. */
export const createProduct = endpoint('createProduct', {
  feature,
  summary: 'Add a product',
  method: 'POST',
  path: '/companies/product/postProduct/',
  access: business('catalog.write', { company: 'body.company' }),
  body: z.object({
    company: id,
    name: text(MAX_LENGTH.productName),
    description: text(MAX_LENGTH.description),
    price,
    currency: currency.optional().default('MXN'),
    /** The category's id; a sub-category wins over its parent. */
    category: id,
    quantityManage: flag.optional().default(false),
    stock: whole(0, LARGEST_STOCK).optional(),
    /** Members alone see it. */
    subscription: flag.optional().default(false),
    discount: whole(MIN_DISCOUNT, MAX_DISCOUNT).optional().default(0),
    cargo_extra: amount({ max: LARGEST_PRICE, places: 2 }).optional().default(0),
  }),
  files: { photo: { min: 1, max: 1 }, files: { min: 0, max: MAX_EXTRA_IMAGES } },
  status: 201,
  response: productDetails,
});

/** Fields left out stay as they are. */
export const updateProduct = endpoint('updateProduct', {
  feature,
  summary: 'Change a product, its price, its switches',
  method: 'PUT',
  path: '/companies/product/putProduct/{productId}/',
  access: business('catalog.write', { company: 'body.company' }),
  params: z.object({ productId: id }),
  body: z.object({
    company: id,
    name: text(MAX_LENGTH.productName).optional(),
    description: text(MAX_LENGTH.description).optional(),
    price: price.optional(),
    currency: currency.optional(),
    category_id: id.optional(),
    quantityManage: flag.optional(),
    stock: whole(0, LARGEST_STOCK).optional(),
    subscription_active: flag.optional(),
    available: flag.optional(),
    discount: whole(MIN_DISCOUNT, MAX_DISCOUNT).optional(),
    cargo_extra: amount({ max: LARGEST_PRICE, places: 2 }).optional(),
    is_pin: flag.optional(),
  }),
  response: productDetails,
});

export const deleteProduct = endpoint('deleteProduct', {
  feature,
  summary: 'Delete a product; orders keep their copy',
  method: 'DELETE',
  path: '/companies/product/deleteProduct/{productId}/',
  access: business('catalog.write', { company: 'body.company_id' }),
  params: z.object({ productId: id }),
  body: z.object({ company_id: id }),
  response: z.object({ id }),
});

export const uploadProductPhoto = endpoint('uploadProductPhoto', {
  feature,
  summary: "Replace a product's main picture",
  method: 'POST',
  path: '/companies/product/postPhoto/',
  access: business('catalog.write', { company: 'body.company_id' }),
  body: z.object({ company_id: id.optional(), product_id: id }),
  files: { photo: { min: 1, max: 1 } },
  response: productDetails,
});

export const uploadProductImages = endpoint('uploadProductImages', {
  feature,
  summary: 'Add further pictures, three at most in all',
  method: 'POST',
  path: '/companies/product/post-multiPhoto/',
  access: business('catalog.write', { company: 'body.company_id' }),
  body: z.object({ company_id: id.optional(), product_id: id }),
  files: { uploaded_images: { min: 1, max: MAX_EXTRA_IMAGES } },
  response: productDetails,
});

export const deleteProductImages = endpoint('deleteProductImages', {
  feature,
  summary: 'Take further pictures away',
  method: 'DELETE',
  path: '/companies/product/delete-photo/',
  access: business('catalog.write', { company: 'body.company_id' }),
  body: z.object({ company_id: id.optional(), images_ids: z.array(id).min(1).max(MAX_ARRAY_LENGTH) }),
  response: z.object({ deleted: z.array(z.int()) }),
});

export type Product = z.output<typeof product>;
export type ProductDetails = z.output<typeof productDetails>;

import { LARGEST_STOCK, MAX_DISCOUNT, MAX_EXTRA_IMAGES, MIN_DISCOUNT } from '@mercadito/domain/catalog/limits';
import { PRODUCT_STATES } from '@mercadito/domain/catalog/product-state';
import { COMPANY_SORT_WORDS, SORT_ORDERS } from '@mercadito/domain/catalog/sorting';
import { MAX_ARRAY_LENGTH, MAX_LENGTH, MAX_PAGE_SIZE } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import {
  amount,
  cappedCount,
  chosenCurrency,
  currency,
  cursor,
  flag,
  id,
  idOr,
  instant,
  isListed,
  LARGEST_PRICE,
  lastRead,
  link,
  money,
  narrowing,
  onlyHave,
  page,
  picture,
  priceRange,
  search,
  sellingState,
  text,
  whole,
} from './common.ts';
import { categoryFilter, randomOrder } from './companies.ts';
import { always, anyone, business, endpointsOf } from './endpoint.ts';
import { productOption } from './product-options.ts';

const endpoint = endpointsOf({ name: 'products', about: 'What the businesses sell, with its pictures.' });

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
    /** May be bought now: the owner's switch, a choice in each required group and, where stock is counted, one left at least. */
    available: z.boolean(),
    rating: z.number(),
    reviews_count: z.int(),
    company: z.int(), // its `_id`
    company_name: z.string(),
    subscription_active: z.boolean(), // members alone see it
    cargo_extra: money,
    is_pin: z.boolean(),
    /** Whether a choice has to be made before it can go into a cart. */
    has_required_options: z.boolean(),
    /** False on a draft, which only its owner and Admins are shown (DRAFT-1); left out of all others. */
    published: z.boolean().optional(),
    ...z.object(sellingState).partial().shape, // an older server does not say
    few_left: z.int().optional(), // how many are left, where they are few
  })
  .meta({ id: 'Product' });

/** Of a business's own list: what its owner's table shows and changes beside the card; left out for everybody else. */
const companyProduct = product
  .extend({
    owners: z
      .object({
        category_id: id,
        quantityManage: z.boolean(),
        /** How many are left; null when nobody counts. */
        stock: z.int().nullable(),
        /** The owner's switch by itself: `available` is also false where nothing is left, or nothing to choose (OPTION-8). */
        for_sale: z.boolean(),
        nothing_to_choose: z.boolean().optional(),
        created_at: instant,
        updated_at: instant,
      })
      .optional(),
  })
  .meta({ id: 'CompanyProduct' });

export const productDetails = product
  .extend({
    published: z.boolean(),
    for_sale: z.boolean(),
    /** Of the last change by its owner, to its pictures and options too; orders and reviews change nothing about it. */
    updated_at: instant,
    description: z.string(),
    category: z.object({
      id,
      name: z.string(),
      name_en: z.string(),
      parent_category: z.object({ id, name: z.string(), name_en: z.string() }).nullable(),
    }),
    quantityManage: z.boolean(),
    stock: z.int().nullable(),
    images: z.array(z.object({ id, image: z.string(), picture })),
    options: z.array(productOption),
    is_favorite: z.boolean(),
    /** How many of its company's products are pinned, of five. */
    count_pinned: z.int(),
    created_at: instant,
    is_listed: isListed,
    ...sellingState,
  })
  .meta({ id: 'ProductDetails' });

export const listHomeProducts = endpoint('listHomeProducts', {
  summary: 'The product home: newest first, in one of five shuffles, or what a search finds',
  method: 'GET',
  path: '/companies/product/home-products/',
  access: anyone(),
  query: z.object({
    random_order: randomOrder,
    user_status: narrowing,
    search,
    category: categoryFilter,
    offers: flag.optional(), // those alone that cost less than before, the newest first
    page,
    cursor,
  }),
  response: z.object({
    products: z.object({ results: z.array(product) }),
    next: link,
    current_page: z.int(),
    total_page: z.int(),
    ...cappedCount,
    only_have: onlyHave,
  }),
});

export const listCompanyProducts = endpoint('listCompanyProducts', {
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
    sort_by: z.enum(COMPANY_SORT_WORDS).optional(),
    /** Those alone that are on sale, sold out, or drafts: each product is in one of them. */
    state: z.enum(PRODUCT_STATES).optional(),
    category: categoryFilter,
    price_range: priceRange.optional().default('any'),
    /** 24 a page on cards, 20 in the owner's table. */
    page_size: whole(1, MAX_PAGE_SIZE).optional(),
  }),
  response: z.object({
    products: z.array(companyProduct),
    porducts_pinned: z.array(companyProduct), // sic
    next: link,
    current_page: z.int(),
    total_page: z.int(),
    /** How many there are in all, pinned ones too: exactly up to 1,000; beyond that 1,000, and `count_is_capped`. */
    total: z.int(),
    count_is_capped: cappedCount.count_is_capped,
    only_have: onlyHave,
  }),
});

export const getProduct = endpoint('getProduct', {
  summary: 'One product with its pictures and options',
  method: 'GET',
  path: '/companies/product/productID/{id}/',
  access: anyone(),
  params: z.object({ id }),
  response: productDetails,
});

const SUGGESTED = { id: true, name: true, photo: true, photo_picture: true, price: true, currency: true } as const;
export const listRelatedProducts = endpoint('listRelatedProducts', {
  summary: 'Suggestions for the search box inside a shop, at most 8',
  method: 'GET',
  path: '/companies/product/related/{companyId}/',
  access: anyone(),
  params: z.object({ companyId: id }),
  query: z.object({ category_id: categoryFilter, search, user_status: narrowing }),
  response: z.object({ related_products: z.array(product.pick(SUGGESTED).partial({ photo_picture: true })) }),
});

export const price = amount({ min: 0.01, max: LARGEST_PRICE, places: 2, missing: 'Price is required' });

/** PRODUCT-1: multipart, the main picture as `photo`, up to three more as `files`; 409 above 100 products on a free plan. */
export const createProduct = endpoint('createProduct', {
  summary: 'Add a product',
  method: 'POST',
  path: '/companies/product/postProduct/',
  access: business('catalog.write', { company: 'body.company' }),
  body: z.object({
    company: id,
    name: text(MAX_LENGTH.productName, 'Name is required'),
    description: text(MAX_LENGTH.description, 'Description is required'),
    price,
    currency: chosenCurrency.optional().default('MXN'),
    /** The category's id; a sub-category wins over its parent. */
    category: idOr('Category is required'),
    quantityManage: flag.optional().default(false),
    stock: whole(0, LARGEST_STOCK).optional(),
    /** Members alone see it. */
    subscription: flag.optional().default(false),
    discount: whole(MIN_DISCOUNT, MAX_DISCOUNT).optional().default(0),
    cargo_extra: amount({ max: LARGEST_PRICE, places: 2 }).optional().default(0),
    /** False makes it a draft. */
    published: flag.optional().default(true),
  }),
  asksPassword: always,
  files: { photo: { min: 1, max: 1, missing: 'Photo is required' }, files: { min: 0, max: MAX_EXTRA_IMAGES } },
  idempotent: true,
  status: 201,
  response: productDetails,
});

/** Fields left out stay. What differs between `stock` and `stock_was` is added, to no less than 0: `stock_change` is what was. */
export const updateProduct = endpoint('updateProduct', {
  summary: 'Change a product, its price, its switches',
  description: '`pin_limit` (409) when five are pinned; `changed_meanwhile` (409) when it is newer than `updated_at`.',
  method: 'PUT',
  path: '/companies/product/putProduct/{productId}/',
  access: business('catalog.write', { company: 'body.company' }),
  params: z.object({ productId: id }),
  body: z.object({
    company: id,
    name: text(MAX_LENGTH.productName, 'Name is required').optional(),
    description: text(MAX_LENGTH.description, 'Description is required').optional(),
    price: price.optional(),
    currency: chosenCurrency.optional(),
    category_id: idOr('Category is required').optional(),
    quantityManage: flag.optional(),
    stock: whole(0, LARGEST_STOCK).optional(),
    stock_was: whole(0, LARGEST_STOCK).optional(),
    subscription_active: flag.optional(),
    available: flag.optional(),
    discount: whole(MIN_DISCOUNT, MAX_DISCOUNT).optional(),
    cargo_extra: amount({ max: LARGEST_PRICE, places: 2 }).optional(),
    is_pin: flag.optional(),
    published: flag.optional(),
    updated_at: lastRead,
  }),
  asksPassword: ({ price, currency, discount, cargo_extra: extra }) =>
    [price, currency, discount, extra].some((each) => each !== undefined),
  idempotent: true,
  response: productDetails.extend({ stock_change: z.int().optional() }).meta({ id: 'UpdatedProduct' }),
});

const ofProduct = { access: business('catalog.write', { company: 'body.company_id' }) };

export const deleteProduct = endpoint('deleteProduct', {
  ...ofProduct,
  summary: 'Delete a product; orders keep their copy',
  method: 'DELETE',
  path: '/companies/product/deleteProduct/{productId}/',
  params: z.object({ productId: id }),
  body: z.object({ company_id: id }),
  response: z.object({ id }),
});

export const uploadProductPhoto = endpoint('uploadProductPhoto', {
  ...ofProduct,
  summary: "Replace a product's main picture",
  method: 'POST',
  path: '/companies/product/postPhoto/',
  body: z.object({ company_id: id.optional(), product_id: id }),
  files: { photo: { min: 1, max: 1 } },
  response: productDetails,
});

export const uploadProductImages = endpoint('uploadProductImages', {
  ...ofProduct,
  summary: 'Add further pictures, three at most in all',
  method: 'POST',
  path: '/companies/product/post-multiPhoto/',
  body: z.object({ company_id: id.optional(), product_id: id }),
  files: { uploaded_images: { min: 1, max: MAX_EXTRA_IMAGES } },
  idempotent: true,
  response: productDetails,
});

export const deleteProductImages = endpoint('deleteProductImages', {
  ...ofProduct,
  summary: 'Take further pictures away',
  method: 'DELETE',
  path: '/companies/product/delete-photo/',
  body: z.object({ company_id: id.optional(), images_ids: z.array(id).min(1).max(MAX_ARRAY_LENGTH) }),
  // The time is their product's; of several the latest.
  response: z.object({ deleted: z.array(z.int()), updated_at: instant }),
});

export type Product = z.output<typeof product>;
export type CompanyProduct = z.output<typeof companyProduct>;
export type ProductDetails = z.output<typeof productDetails>;
export type ProductDetailsAnswer = z.input<typeof productDetails>;

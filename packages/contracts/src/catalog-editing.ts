import {
  MAX_ALL_IN_BULK,
  MAX_DISCOUNT,
  MAX_EXTRA_IMAGES,
  MAX_NAMED_IN_BULK,
  MIN_DISCOUNT,
} from '@mercadito/domain/catalog/limits';
import { MAX_PRICE_PERCENT, MIN_PRICE_PERCENT } from '@mercadito/domain/catalog/price-change';
import { BULK_SWITCHES } from '@mercadito/domain/catalog/publishing';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { answered } from './answered.ts';
import { currency, flag, id, search, text, whole } from './common.ts';
import { always, business, endpointsOf } from './endpoint.ts';
import { ownersOption, productVersion } from './product-options.ts';
import { price, productDetails } from './products.ts';

// What an owner does with several products or their pictures at once, apart from `products.ts`, which public pages bring.

const endpoint = endpointsOf({
  name: 'catalog-editing',
  about: 'What an owner does with many products at once, their copies and the order of their pictures.',
});
const bulkPath = '/companies/product/bulk/{companyId}/';
const ofCompany = business('catalog.write', { company: 'params.companyId' });

/** The fields that are changed in bulk, one in a call (BULK-1). */
const bulkFields = {
  available: flag.optional(),
  is_pin: flag.optional(),
  /** Members alone see them. */
  subscription_active: flag.optional(),
  published: flag.optional(),
  discount: whole(MIN_DISCOUNT, MAX_DISCOUNT).optional(),
} satisfies Record<(typeof BULK_SWITCHES)[number], z.ZodType>;

/** A product's field as it was: what a bulk change answers with, and takes to be undone. */
const restored = z.object({ id, price: price.optional(), ...bulkFields });

const setsPrice = ({ price, discount }: { price?: number | undefined; discount?: number | undefined }): boolean =>
  price !== undefined || discount !== undefined;

const namedIds = z.array(id).min(1).max(MAX_NAMED_IN_BULK);
const fieldValue = z.union([z.boolean(), z.number()]);

export const changeProducts = endpoint('changeProducts', {
  summary: 'Change one field of many products, all or none',
  description: `Takes \`ids\` or \`all\`, and one field; or \`restore\`, a list that it has answered with, to undo. Refused with
\`pin_limit\` (409), and \`too_many_products\` (409, \`facts.most\`) where \`all\` are more than can be changed at once. After the
membership has ended an owner may still take goods off sale (\`available\` or \`published\` false), and nothing else: 403.`,
  method: 'POST',
  path: bulkPath,
  access: business('catalog.withdraw', { company: 'params.companyId' }),
  params: z.object({ companyId: id }),
  body: z.object({
    ids: namedIds.optional(),
    /** All of the business, in place of ids. */
    all: flag.optional(),
    ...bulkFields,
    /** Prices become so many percent dearer, or cheaper. */
    price_percent: whole(MIN_PRICE_PERCENT, MAX_PRICE_PERCENT).optional(),
    /** Puts back what the entries say, in place of all of the above. */
    restore: z.array(restored).min(1).max(MAX_ALL_IN_BULK).optional(),
    /** Answers the same and writes nothing. */
    preview: flag.optional().default(false),
  }),
  asksPassword: ({ preview, price_percent: percent, restore = [], ...fields }) =>
    !preview && [...restore, { ...fields, price: percent }].some(setsPrice),
  idempotent: true,
  response: z.object({
    /** What changes, by name; products that are so already are not among them. */
    changed: z.array(
      z.object({
        id,
        name: z.string(),
        currency,
        field: answered(['price', ...BULK_SWITCHES]),
        from: fieldValue,
        to: fieldValue,
      }),
    ),
    /** Undoes it, exactly, in the same call. */
    restore: z.array(restored),
  }),
});

export const deleteProducts = endpoint('deleteProducts', {
  summary: 'Delete products, all or none; orders keep their copies',
  method: 'DELETE',
  path: bulkPath,
  access: ofCompany,
  params: z.object({ companyId: id }),
  body: z.object({ ids: namedIds }),
  response: z.object({ deleted: z.array(z.int()) }),
});

/** COPY-1: with its pictures, options and attributes, not pinned and without ratings. */
export const duplicateProduct = endpoint('duplicateProduct', {
  summary: 'Make a draft that is a copy of a product',
  description: '`product_limit` (409) above 100 products on a free plan.',
  method: 'POST',
  path: '/companies/product/duplicate/{productId}/',
  access: business('catalog.write', { company: 'body.company_id' }),
  params: z.object({ productId: id }),
  /** Without a name it is the product's, with "(copia)" behind it in the language of the request. */
  body: z.object({ company_id: id, name: text(MAX_LENGTH.productName, 'Name is required').optional() }),
  idempotent: true,
  status: 201,
  response: z.object({ id }),
});

/** COPY-2: they stand behind those that it has; the amounts of their prices stay, whatever the currency. */
export const copyProductOptions = endpoint('copyProductOptions', {
  summary: 'Give a product the options of another one of the business',
  description: 'All its groups, or the one of `option_id`. `option_limit` (409) when there would be more than 100.',
  method: 'POST',
  path: '/companies/product/copy-options/{productId}/',
  access: business('catalog.write', { company: 'body.company_id' }),
  params: z.object({ productId: id }),
  body: z.object({ company_id: id, from_product_id: id, option_id: id.optional() }),
  asksPassword: always,
  idempotent: true,
  response: z.object({ results: z.array(ownersOption), ...productVersion }),
});

/** Groups to copy: of all its products but the one that they are for, a bounded number, found by title or product. */
export const listOptionGroups = endpoint('listOptionGroups', {
  summary: "Option groups of a business's products, of the newest products first, at most 50",
  method: 'GET',
  path: '/companies/product/option-groups/{companyId}/',
  access: business('catalog.read', { company: 'params.companyId' }),
  params: z.object({ companyId: id }),
  query: z.object({ except_product_id: id.optional(), search }),
  response: z.object({ results: z.array(ownersOption.extend({ product_name: z.string() })) }),
});

export const orderProductImages = endpoint('orderProductImages', {
  summary: 'Put the further pictures of a product into another order',
  method: 'PUT',
  path: '/companies/product/images-order/',
  access: business('catalog.write', { company: 'body.company_id' }),
  /** All its further pictures, in their new order. */
  body: z.object({ company_id: id, product_id: id, images_ids: z.array(id).min(1).max(MAX_EXTRA_IMAGES) }),
  response: productDetails,
});

export const setMainPicture = endpoint('setMainPicture', {
  summary: 'Make a further picture the main one; the main one takes its place',
  method: 'PUT',
  path: '/companies/product/main-picture/',
  access: business('catalog.write', { company: 'body.company_id' }),
  body: z.object({ company_id: id, product_id: id, image_id: id }),
  idempotent: true,
  response: productDetails,
});

import { MAX_ARRAY_LENGTH, MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { amount, flag, id, instant, LARGEST_PRICE, lastRead, money, text } from './common.ts';
import { always, business, endpointsOf } from './endpoint.ts';

const endpoint = endpointsOf({
  name: 'product-options',
  about: 'The choices of a product, such as its size, and what they cost more.',
});
const path = '/companies/product/product-option/';
const attributePath = '/companies/product/option-attribute/';

const optionAttribute = z
  .object({ id, name: z.string(), price: money, available: z.boolean() })
  .meta({ id: 'OptionAttribute' });

/** A group of which one attribute can be chosen (OPTION-1). */
export const productOption = z
  .object({ id, title: z.string(), is_required: z.boolean(), attributes: z.array(optionAttribute) })
  .meta({ id: 'ProductOption' });

/**
 * A group of options with where it belongs, and an attribute's id by its second name, as the owner's calls take them
 * (OPTION-1).
 */
export const ownersOption = productOption.extend({ product_id: id, company_id: id });
const ownersAttribute = optionAttribute.extend({ attribute_id: id });
/** The product's own: options and attributes are part of what its form shows, and have no version apart (CALL-14). */
export const productVersion = { updated_at: instant };
const changedOption = ownersOption.extend(productVersion);
const changedAttribute = ownersAttribute.extend(productVersion);
const deleted = z.object({ id, ...productVersion });
/** Of the calls that take a version. */
const description = '`changed_meanwhile` (409) when the product is newer than `updated_at`.';

const chain = { company_id: id, product_id: id };
const access = business('catalog.write', { company: 'body.company_id' });
/** Which of the owner's screens asks; it changes nothing (OPTION-1). */
const pageType = z.string().max(40).optional();
const attributePrice = amount({ max: LARGEST_PRICE, places: 2 });

export const listProductOptions = endpoint('listProductOptions', {
  summary: "A product's option groups",
  method: 'GET',
  path,
  access: business('catalog.read', { company: 'query.company_id' }),
  query: z.object({ ...chain, page_type: pageType }),
  response: z.object({ results: z.array(ownersOption), ...productVersion }),
});

const attributeFields = {
  name: text(MAX_LENGTH.attributeName),
  /** Added to the product's price, in the product's currency. */
  price: attributePrice.optional().default(0),
  available: flag.optional().default(true),
};

export const createProductOption = endpoint('createProductOption', {
  summary: 'Add an option group, with its attributes if they are known already',
  method: 'POST',
  path,
  access,
  body: z.object({
    ...chain,
    title: text(MAX_LENGTH.optionTitle),
    is_required: flag.optional().default(false),
    attributes: z.array(z.object(attributeFields)).max(MAX_ARRAY_LENGTH).optional().default([]),
  }),
  asksPassword: ({ attributes }) => attributes.length > 0,
  idempotent: true,
  status: 201,
  response: changedOption,
});

export const updateProductOption = endpoint('updateProductOption', {
  summary: 'Change an option group',
  description,
  method: 'PUT',
  path,
  access,
  body: z.object({
    ...chain,
    option_id: id,
    title: text(MAX_LENGTH.optionTitle),
    is_required: flag,
    updated_at: lastRead,
  }),
  response: changedOption,
});

export const deleteProductOption = endpoint('deleteProductOption', {
  summary: 'Delete an option group with its attributes',
  method: 'DELETE',
  path,
  access,
  body: z.object({ ...chain, option_id: id }),
  response: deleted,
});

export const listOptionAttributes = endpoint('listOptionAttributes', {
  summary: "An option group's attributes",
  method: 'GET',
  path: attributePath,
  access: business('catalog.read', { company: 'query.company_id' }),
  query: z.object({ ...chain, option_id: id, page_type: pageType }),
  response: z.object({ results: z.array(ownersAttribute) }),
});

export const createOptionAttribute = endpoint('createOptionAttribute', {
  summary: 'Add an attribute to an option group',
  method: 'POST',
  path: attributePath,
  access,
  body: z.object({ ...chain, option_id: id, ...attributeFields }),
  asksPassword: always,
  idempotent: true,
  status: 201,
  response: changedAttribute,
});

export const updateOptionAttribute = endpoint('updateOptionAttribute', {
  summary: 'Change an attribute',
  description,
  method: 'PUT',
  path: attributePath,
  access,
  body: z.object({
    ...chain,
    option_id: id,
    attribute_id: id,
    name: text(MAX_LENGTH.attributeName),
    price: attributePrice,
    available: flag,
    updated_at: lastRead,
  }),
  asksPassword: always,
  response: changedAttribute,
});

export const deleteOptionAttribute = endpoint('deleteOptionAttribute', {
  summary: 'Delete an attribute',
  method: 'DELETE',
  path: attributePath,
  access,
  body: z.object({ ...chain, option_id: id, attribute_id: id }),
  response: deleted,
});

export type ProductOption = z.output<typeof productOption>;
export type OptionAttribute = z.output<typeof optionAttribute>;

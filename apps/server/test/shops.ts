import { listProductCategories } from '@mercadito/contracts/categories';
import { createCompany, uploadProfileImage } from '@mercadito/contracts/companies';
import { addCompanyAddress } from '@mercadito/contracts/customization';
import type { Input } from '@mercadito/contracts/endpoint';
import { createOptionAttribute, createProductOption } from '@mercadito/contracts/product-options';
import { createProduct, getProduct, type ProductDetails } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Answer } from './client.ts';
import { aMember, type Person, refreshed } from './people.ts';
import type { TestApp } from './test-app.ts';

/** The owner of a shop, with its id. */
export interface Shop extends Person {
  readonly companyId: number;
}

/** Throws when a factory's call did not go well, so that a test fails where its cause is. */
export function good<T>({ status, body }: Answer<T>): T {
  if (status >= 300) throw new Error(`A call of a factory failed with ${status}: ${JSON.stringify(body)}`);
  return body;
}

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c2410c' } })
  .png()
  .toBuffer();

/** A tiny real picture. */
export const aPicture = (): Blob => new Blob([new Uint8Array(png)], { type: 'image/png' });

/** The bytes of an empty PNG in a size of one's choice. */
export const aDrawing = async (width: number, height: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );

/** The picture of every shop that needs none to be looked at: a row alone, of which there is no file. */
export const A_SIGN = 'picture-of-a-shop';

let shops = 0;
let products = 0;

interface ShopFields {
  name?: string;
  location?: string;
  category_id?: number;
  owner?: Person;
}

/** A member and the business they open, through the calls themselves; it has stopped after its first step, and has no picture. */
export async function aShopJustBegun(test: TestApp, fields: ShopFields = {}): Promise<Shop> {
  const { owner = await aMember(test), ...form } = fields;
  const company = { name: `Shop ${++shops}`, location: 'Lagunitas', category_id: 1, ...form };
  const { _id } = good(await test.call(createCompany, company, owner.token));
  return { ...(await refreshed(test, owner)), companyId: _id };
}

/** A shop with a profile picture, so that it is listed. */
export async function aShop(test: TestApp, fields: ShopFields = {}): Promise<Shop> {
  const shop = await aShopJustBegun(test, fields);
  await sql`
    with known as (insert into images (hash, width, height) values (${A_SIGN}, 8, 8) on conflict do nothing)
    update companies set profile_image = ${A_SIGN} where id = ${shop.companyId}`.execute(test.db);
  return shop;
}

/** A shop with a profile picture that can be looked at. */
export async function aShopWithPicture(test: TestApp, fields: ShopFields = {}): Promise<Shop> {
  const shop = await aShopJustBegun(test, fields);
  good(await test.call(uploadProfileImage, { company_id: shop.companyId, profileImage: aPicture() }, shop.token));
  return shop;
}

/** A shop with an address, where drivers pick up. */
export async function aShopWithAddress(test: TestApp, fields: ShopFields = {}): Promise<Shop> {
  const shop = await aShop(test, { name: 'La Esquina', ...fields });
  const address = {
    neighborhood: 'Lagunitas',
    street_1: 'Hidalgo 1',
    street_2: 'Allende',
    telephone_number: '+526361110000',
    additional_instructions: 'Blue door',
  };
  good(await test.call(addCompanyAddress, { company: shop.companyId, ...address }, shop.token));
  return shop;
}

/** A product category below another, of those that a fresh installation has. */
export async function aSubCategory(test: TestApp): Promise<{ id: number; parentId: number }> {
  const categories = good(await test.call(listProductCategories, {}));
  const parent = categories.find(({ sub_categories }) => sub_categories.length > 0);
  const child = parent?.sub_categories[0];
  if (!parent || !child) throw new Error('A fresh installation has sub-categories');
  return { id: child.id, parentId: parent.id };
}

interface Option {
  title: string;
  is_required?: boolean;
  attributes: { name: string; price?: number; available?: boolean }[];
}

type ProductFields = Partial<Input<typeof createProduct>> & { options?: Option[] };

/**
 * A product of a shop, with its option groups: `aProduct(test, shop, { price: 80, currency: 'USD', stock: 3 })`.
 * A `stock` means that the owner counts it.
 */
export async function aProduct(test: TestApp, shop: Shop, fields: ProductFields = {}): Promise<ProductDetails> {
  const { options = [], ...form } = fields;
  const product = {
    company: shop.companyId,
    name: `Product ${++products}`,
    description: 'Made today.',
    price: 100,
    category: 1,
    quantityManage: form.stock !== undefined,
    photo: aPicture(),
    ...form,
  };
  const { id } = good(await test.call(createProduct, product, shop.token));
  for (const option of options) await addOption(test, shop, id, option);
  return good(await test.call(getProduct, { id }, shop.token));
}

async function addOption(test: TestApp, shop: Shop, productId: number, { attributes, ...option }: Option) {
  const place = { company_id: shop.companyId, product_id: productId };
  const { id } = good(await test.call(createProductOption, { ...place, ...option }, shop.token));
  for (const attribute of attributes) {
    good(await test.call(createOptionAttribute, { ...place, option_id: id, ...attribute }, shop.token));
  }
}

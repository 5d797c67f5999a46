import { createProductOption } from '@mercadito/contracts/product-options';
import { createProduct, updateProduct } from '@mercadito/contracts/products';
import { createService } from '@mercadito/contracts/services';
import type { OptionGroup } from '../catalogue/options.ts';
import type { Product, Service, Shop } from '../catalogue/types.ts';
import { pictureOfProduct, pictureOfService } from '../pictures/index.ts';
import type { Caller } from './caller.ts';
import { ownerOf } from './people.ts';
import { pictureFile } from './picture-file.ts';
import { residentOf, type Town } from './town.ts';

interface Counter {
  readonly call: Caller;
  readonly company: number;
}

async function counterOf(town: Town, shop: Shop): Promise<Counter> {
  const company = town.shops.get(shop.key);
  if (company === undefined) throw new Error(`${shop.name} is not open yet`);
  const { call } = await residentOf(town, ownerOf(shop.key));
  return { call, company };
}

/** A product with pictures, options and switches, made by its shop's owner. */
export async function fillProduct(town: Town, shop: Shop, product: Product): Promise<void> {
  const { call, company } = await counterOf(town, shop);
  const views = Array.from({ length: product.extraPictures }, (_, at) =>
    pictureFile(pictureOfProduct(shop, product, at + 1)),
  );
  const { id } = await call(createProduct, {
    company,
    name: product.name,
    description: product.description,
    price: product.price,
    currency: product.currency,
    category: town.productCategory(product.category),
    quantityManage: product.stock !== null,
    ...(product.stock !== null && { stock: product.stock }),
    subscription: product.isMemberOnly,
    discount: product.discount,
    cargo_extra: product.cargoExtra,
    photo: await pictureFile(pictureOfProduct(shop, product, 0)),
    files: await Promise.all(views),
  });
  town.products.set(`${shop.key}/${product.name}`, id);
  for (const group of product.options) await fillOption({ call, company }, id, group);
  if (product.isPinned || !product.isAvailable) {
    await call(updateProduct, {
      productId: id,
      company,
      ...(product.isPinned && { is_pin: true }),
      ...(!product.isAvailable && { available: false }),
    });
  }
}

async function fillOption({ call, company }: Counter, product_id: number, group: OptionGroup): Promise<void> {
  const chain = { company_id: company, product_id };
  await call(createProductOption, {
    ...chain,
    title: group.title,
    is_required: group.isRequired,
    attributes: [...group.attributes],
  });
}

/** A service with its picture, made by its shop's owner. */
export async function fillService(town: Town, shop: Shop, service: Service): Promise<void> {
  const { call, company } = await counterOf(town, shop);
  const fields = {
    company_id: company,
    name: service.name,
    ...(service.hourPrice !== null && { hour_price: service.hourPrice }),
    currency: service.currency,
    contact_phone: service.phone,
    category_id: town.serviceCategory(service.category),
    description: service.description,
    zones_ids: service.zones.map((zone) => town.zone(zone)).join(','),
    subscription_active: service.isMemberOnly,
    is_available: service.isAvailable,
  };
  await call(createService, { ...fields, photo: await pictureFile(pictureOfService(shop, service)) });
}

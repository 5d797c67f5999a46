import { importCatalog } from '@mercadito/contracts/catalog-csv';
import { changeProducts, duplicateProduct } from '@mercadito/contracts/catalog-editing';
import { uploadProfileImage } from '@mercadito/contracts/companies';
import { createProduct, deleteProduct, updateProduct } from '@mercadito/contracts/products';
import { createCompanyReview, createProductReview } from '@mercadito/contracts/reviews';
import { createService } from '@mercadito/contracts/services';
import { anOption, goods } from '../carts.ts';
import { catalogFile } from '../catalog-files.ts';
import { aCustomer } from '../people.ts';
import { aPicture, aProduct, type Shop } from '../shops.ts';
import type { FailingWrites } from './failing-write.ts';

function aService(shop: Shop) {
  const fields = {
    name: 'Repairs',
    contact_phone: '+526361234567',
    category_id: 1,
    description: 'Of all',
    zones_ids: '1,2',
  };
  return { company_id: shop.companyId, ...fields, photo: aPicture() };
}

/** Of businesses and their goods. */
export const GOODS_WRITES: FailingWrites = {
  'adding a product with its pictures': async ({ shop }) => {
    const fields = { name: 'Queso', description: 'Fresh', price: 10, category: 1, subscription: true };
    const pictures = { photo: aPicture(), files: [aPicture(), aPicture()] };
    return { contract: createProduct, input: { company: shop.companyId, ...fields, ...pictures }, token: shop.token };
  },
  'changing a product': async ({ app, shop }) => {
    const { id } = await aProduct(app, shop);
    const input = { productId: id, company: shop.companyId, subscription_active: true, is_pin: true, price: 5 };
    return { contract: updateProduct, input, token: shop.token };
  },
  'changing many products': async ({ app, shop }) => {
    const ids = [await goods(app, { company_id: shop.companyId }), await goods(app, { company_id: shop.companyId })];
    const restore = ids.map((id) => ({ id, price: 5, subscription_active: true }));
    return { contract: changeProducts, input: { companyId: shop.companyId, restore }, token: shop.token };
  },
  'duplicating a product': async ({ app, shop }) => {
    const { id } = await aProduct(app, shop, { files: [aPicture()] });
    await anOption(app, id);
    return { contract: duplicateProduct, input: { productId: id, company_id: shop.companyId }, token: shop.token };
  },
  'deleting a product': async ({ app, shop }) => {
    const { id } = await aProduct(app, shop, { subscription: true, files: [aPicture()] });
    return { contract: deleteProduct, input: { productId: id, company_id: shop.companyId }, token: shop.token };
  },
  'importing a catalogue': async ({ app, shop }) => {
    const { id } = await aProduct(app, shop, { options: [{ title: 'Old', attributes: [{ name: 'Red' }] }] });
    const lines = [`${id},Asadero,Fresco,5,1,x,Size: S=1`, ',Pan,Dulce,5,1,,Size: S=1 | L=2; Old:'];
    const file = ['Id,Nombre,Descripción,Precio,Categoría,Solo miembros,Opciones', ...lines].join('\n');
    return { contract: importCatalog, input: catalogFile(shop, file), token: shop.token };
  },
  'setting a picture': async ({ shop }) => {
    const input = { company_id: shop.companyId, profileImage: aPicture() };
    return { contract: uploadProfileImage, input, token: shop.token };
  },
  'offering a service': async ({ shop }) => ({ contract: createService, input: aService(shop), token: shop.token }),
  'reviewing a business': async ({ app, shop }) => {
    const input = { companyId: shop.companyId, rating: 4, comment: 'Friendly' };
    return { contract: createCompanyReview, input, token: (await aCustomer(app)).token };
  },
  'reviewing a product': async ({ app }) => {
    const input = { productId: await goods(app), rating: 5, comment: 'Fresh' };
    return { contract: createProductReview, input, token: (await aCustomer(app)).token };
  },
};

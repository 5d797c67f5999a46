import { importCatalog } from '@mercadito/contracts/catalog-csv';
import * as editing from '@mercadito/contracts/catalog-editing';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import * as options from '@mercadito/contracts/product-options';
import * as products from '@mercadito/contracts/products';
import * as reviews from '@mercadito/contracts/reviews';
import * as services from '@mercadito/contracts/services';
import { sql } from 'kysely';
import { catalogFile } from '../catalog-files.ts';
import { checkout } from '../orders.ts';
import { aPicture, good } from '../shops.ts';
import type { Town } from './town.ts';
import { type Write, write } from './write.ts';

const OWN = { shop: ['Products', 'ProductsHome'] } as const;
const OF_ALL = { everybody: ['Products', 'ProductsHome'] } as const;
const OWN_PAGE = { shop: ['Companies', 'Products', 'ProductsHome'] } as const;
const FROM_ALL = { ...OF_ALL, shop: ['Companies'] } as const;
const OPTIONS = { shop: ['ProductOptions', 'Products'] } as const;
const ATTRIBUTES = { shop: ['ProductAttribute', 'ProductOptions', 'Products'] } as const;
const SERVICES = { shop: ['Service'] } as const;
const OPINION = { rating: 4, comment: 'Good' };
const COMPANY_REVIEWS = { everybody: ['CompanyReviews'] } as const;
const PRODUCT_REVIEWS = { everybody: ['ProductReviews'] } as const;

const place = async ({ shop, product }: Town) => ({ productId: await product(), company: shop.companyId });

/** A product with two further pictures. */
async function pictured({ own, shop, product, test }: Town) {
  const picture = { ...own, product_id: await product(), uploaded_images: [aPicture(), aPicture()] };
  return good(await test.call(products.uploadProductImages, picture, shop.token));
}

const withoutReview = ({ test }: Town) => sql`delete from company_reviews`.execute(test.db);

/** Products with their options, services, and what people think of them. */
export const GOODS_WRITES: Record<string, Write> = {
  'adding a product': write(
    products.createProduct,
    { events: ['product.added'], tells: OWN_PAGE },
    async ({ shop }) => {
      const fields = { company: shop.companyId, name: 'Queso', description: 'Fresh', price: 10, category: 1 };
      return { by: shop, send: { ...fields, photo: aPicture() } };
    },
  ),
  'describing a product': write(products.updateProduct, { events: ['product.updated'], tells: OWN }, async (town) => ({
    by: town.shop,
    send: { ...(await place(town)), description: 'Of today' },
  })),
  'changing the price of a product': write(
    products.updateProduct,
    { events: ['product.terms_changed'], tells: OF_ALL, changes: ['changePrice'] },
    async (town) => ({ by: town.shop, send: { ...(await place(town)), price: 5 } }),
  ),
  'changing the pieces of a product by what differs': write(
    products.updateProduct,
    { events: ['product.terms_changed'], tells: OF_ALL },
    async ({ shop, product }) => {
      const productId = await product({ quantity_manage: true, stock: 10 });
      return { by: shop, send: { productId, company: shop.companyId, stock: 15, stock_was: 10 } };
    },
  ),
  'deleting a product': write(
    products.deleteProduct,
    { events: ['product.deleted'], tells: FROM_ALL, changes: ['removeProduct'] },
    async ({ shop, own, product }) => ({ by: shop, send: { ...own, productId: await product() } }),
  ),
  'importing a catalogue': write(
    importCatalog,
    { events: ['catalog.imported'], tells: { ...OF_ALL, shop: ['Companies', 'ProductAttribute', 'ProductOptions'] } },
    async ({ shop, product }) => ({ by: shop, send: catalogFile(shop, `Id,Nombre\n${await product()},Asadero`) }),
  ),
  'changing a field of several products': write(
    editing.changeProducts,
    { events: ['products.changed'], tells: OF_ALL, changes: ['changePrice', 'changePrice'] },
    async ({ shop, product }) => ({
      by: shop,
      send: { companyId: shop.companyId, ids: [await product(), await product()], price_percent: 10 },
    }),
  ),
  'deleting several products': write(
    editing.deleteProducts,
    { events: ['products.deleted'], tells: FROM_ALL, changes: ['removeProduct'] },
    async ({ shop, product }) => ({ by: shop, send: { companyId: shop.companyId, ids: [await product()] } }),
  ),
  'duplicating a product': write(
    editing.duplicateProduct,
    { events: ['product.added'], tells: OWN_PAGE },
    async ({ shop, own, product }) => ({ by: shop, send: { ...own, productId: await product() } }),
  ),
  'copying the options of another product': write(
    editing.copyProductOptions,
    { events: ['product_options.copied'], tells: ATTRIBUTES, changes: ['changeOptionPrice'] },
    async ({ shop, own, product, option }) => {
      const { place } = await option();
      return { by: shop, send: { ...own, productId: await product(), from_product_id: place.product_id } };
    },
  ),
  'copying a group of another product': write(
    editing.copyProductOptions,
    { events: ['product_options.copied'], tells: ATTRIBUTES, changes: ['changeOptionPrice'] },
    async ({ shop, own, product, option }) => {
      const { product_id: from_product_id, option_id } = (await option()).option;
      return { by: shop, send: { ...own, productId: await product(), from_product_id, option_id } };
    },
  ),
  'putting pictures into another order': write(
    editing.orderProductImages,
    { events: ['product_images.ordered'], tells: { shop: ['Products'] } },
    async (town) => {
      const { id, images } = await pictured(town);
      const images_ids = images.map((image) => image.id).toReversed();
      return { by: town.shop, send: { ...town.own, product_id: id, images_ids } };
    },
  ),
  'making another picture the main one': write(
    editing.setMainPicture,
    { events: ['product_photo.replaced'], tells: OWN },
    async (town) => {
      const { id, images } = await pictured(town);
      return { by: town.shop, send: { ...town.own, product_id: id, image_id: images[1]?.id ?? 0 } };
    },
  ),
  'replacing the photo of a product': write(
    products.uploadProductPhoto,
    { events: ['product_photo.replaced'], tells: OWN },
    async ({ shop, own, product }) => ({ by: shop, send: { ...own, product_id: await product(), photo: aPicture() } }),
  ),
  'adding pictures to a product': write(
    products.uploadProductImages,
    { events: ['product_images.added'], tells: { shop: ['Products'] } },
    async ({ shop, own, product }) => {
      return { by: shop, send: { ...own, product_id: await product(), uploaded_images: aPicture() } };
    },
  ),
  'removing pictures from a product': write(
    products.deleteProductImages,
    { events: ['product_images.removed'], tells: { shop: ['Products'] } },
    async (town) => {
      const { images } = await pictured(town);
      return { by: town.shop, send: { ...town.own, images_ids: images.map(({ id }) => id) } };
    },
  ),
  'adding an option': write(
    options.createProductOption,
    { events: ['product_option.added'], tells: OPTIONS },
    async ({ shop, own, product }) => ({ by: shop, send: { ...own, product_id: await product(), title: 'Size' } }),
  ),
  'changing an option': write(
    options.updateProductOption,
    { events: ['product_option.updated'], tells: OPTIONS, changes: ['changeOptionPrice'] },
    async (town) => ({
      by: town.shop,
      send: { ...(await town.option()).option, title: 'Colour', is_required: true },
    }),
  ),
  'deleting an option': write(
    options.deleteProductOption,
    { events: ['product_option.deleted'], tells: OPTIONS, changes: ['changeOptionPrice'] },
    async (town) => ({ by: town.shop, send: (await town.option()).option }),
  ),
  'adding an attribute': write(
    options.createOptionAttribute,
    { events: ['option_attribute.added'], tells: ATTRIBUTES, changes: ['changeOptionPrice'] },
    async (town) => ({ by: town.shop, send: { ...(await town.option()).option, name: 'Small', price: 1 } }),
  ),
  'changing an attribute': write(
    options.updateOptionAttribute,
    { events: ['option_attribute.updated'], tells: ATTRIBUTES, changes: ['changeOptionPrice'] },
    async (town) => {
      const { option, attribute_id } = await town.option();
      return { by: town.shop, send: { ...option, attribute_id, name: 'Small', price: 1, available: true } };
    },
  ),
  'switching the last choice of a required group off': write(
    options.updateOptionAttribute,
    {
      events: ['option_attribute.updated', 'product.sold_out'],
      tells: { ...ATTRIBUTES, ...OF_ALL },
      changes: ['changeOptionPrice'],
    },
    async (town) => {
      const { option, attribute_id } = await town.option({ is_required: true });
      return { by: town.shop, send: { ...option, attribute_id, name: 'Small', price: 1, available: false } };
    },
  ),
  'deleting an attribute': write(
    options.deleteOptionAttribute,
    { events: ['option_attribute.deleted'], tells: ATTRIBUTES, changes: ['changeOptionPrice'] },
    async (town) => {
      const { option, attribute_id } = await town.option();
      return { by: town.shop, send: { ...option, attribute_id } };
    },
  ),
  'offering a service': write(
    services.createService,
    { events: ['service.offered'], tells: { shop: ['Companies', 'Service'] } },
    async ({ shop, serviceFields }) => ({ by: shop, send: serviceFields() }),
  ),
  'changing a service': write(
    services.updateService,
    { events: ['service.updated'], tells: SERVICES },
    async ({ shop, serviceFields, service }) => ({
      by: shop,
      send: { ...serviceFields(), service_id: await service() },
    }),
  ),
  'withdrawing a service': write(
    services.deleteService,
    { events: ['service.withdrawn'], tells: { shop: ['Companies', 'Service'] } },
    async ({ shop, own, service }) => ({ by: shop, send: { ...own, service_id: await service() } }),
  ),
  'reviewing a business': write(
    reviews.createCompanyReview,
    { events: ['company_review.written'], messages: ['owner: You have a new review'], tells: COMPANY_REVIEWS },
    async (town) => {
      await withoutReview(town);
      return { by: town.customer, send: { companyId: town.shop.companyId, ...OPINION } };
    },
  ),
  'editing the review of a business': write(
    reviews.updateCompanyReview,
    { events: ['company_review.edited'], tells: COMPANY_REVIEWS },
    async (town) => {
      const { customer, shop, test } = town;
      await withoutReview(town);
      const written = { companyId: shop.companyId, ...OPINION };
      const { id } = good(await test.call(reviews.createCompanyReview, written, customer.token));
      return { by: customer, send: { reviewId: id, rating: 5, comment: 'Better' } };
    },
  ),
  'reviewing a product': write(
    reviews.createProductReview,
    { events: ['product_review.written'], messages: ['ownerOfProduct: You have a new review'], tells: PRODUCT_REVIEWS },
    async ({ customer, product }) => ({ by: customer, send: { productId: await product(), ...OPINION } }),
  ),
  'editing the review of a product': write(
    reviews.updateProductReview,
    { events: ['product_review.edited'], tells: PRODUCT_REVIEWS },
    async ({ customer, product, test }) => {
      const written = { productId: await product(), ...OPINION };
      const { id } = good(await test.call(reviews.createProductReview, written, customer.token));
      return { by: customer, send: { productId: written.productId, review_id: id, rating: 5, comment: 'Better' } };
    },
  ),
  'rating what an order was of': write(
    reviews.rateOrder,
    {
      events: ['company_review.written', 'product_review.written'],
      messages: ['owner: You have a new review', 'ownerOfProduct: You have a new review'],
      tells: { everybody: ['CompanyReviews', 'ProductReviews'] },
    },
    async (town) => {
      const { customer, shop, test } = town;
      await withoutReview(town);
      const id = await town.product();
      await town.fillCart(id);
      const { transaction_id } = good(await test.call(createOrder, checkout(customer), customer.token));
      await town.deliverAll();
      good(await test.call(claimOrder, { driver_id: town.driver.driverId, transaction_id }, town.driver.token));
      await town.deliverAll();
      const ratings = [
        { of: 'product' as const, id, rating: 5 },
        { of: 'company' as const, id: shop.companyId, rating: 4, comment: 'Friendly' },
      ];
      return { by: customer, send: { transaction_id, ratings } };
    },
  ),
};

import * as options from '@mercadito/contracts/product-options';
import * as products from '@mercadito/contracts/products';
import * as reviews from '@mercadito/contracts/reviews';
import * as services from '@mercadito/contracts/services';
import { sql } from 'kysely';
import { aPicture, good } from '../shops.ts';
import type { Town } from './town.ts';
import { type Write, write } from './write.ts';

const OWN = { shop: ['Products', 'ProductsHome'] } as const;
const OF_ALL = { everybody: ['Products', 'ProductsHome'] } as const;
const OPTIONS = { shop: ['ProductOptions'] } as const;
const ATTRIBUTES = { shop: ['ProductAttribute', 'ProductOptions'] } as const;
const SERVICES = { shop: ['Service'] } as const;
const OPINION = { rating: 4, comment: 'Good' };
const COMPANY_REVIEWS = { everybody: ['CompanyReviews'] } as const;
const PRODUCT_REVIEWS = { everybody: ['ProductReviews'] } as const;

const place = async ({ shop, product }: Town) => ({ productId: await product(), company: shop.companyId });

const withoutReview = ({ test }: Town) => sql`delete from company_reviews`.execute(test.db);

/** Products with their options, services, and what people think of them. */
export const GOODS_WRITES: Record<string, Write> = {
  'adding a product': write(products.createProduct, { events: ['product.added'], tells: OWN }, async ({ shop }) => {
    const fields = { company: shop.companyId, name: 'Queso', description: 'Fresh', price: 10, category: 1 };
    return { by: shop, send: { ...fields, photo: aPicture() } };
  }),
  'describing a product': write(products.updateProduct, { events: ['product.updated'], tells: OWN }, async (town) => ({
    by: town.shop,
    send: { ...(await place(town)), description: 'Of today' },
  })),
  'changing the price of a product': write(
    products.updateProduct,
    { events: ['product.terms_changed'], tells: OF_ALL },
    async (town) => ({ by: town.shop, send: { ...(await place(town)), price: 5 } }),
  ),
  'deleting a product': write(
    products.deleteProduct,
    { events: ['product.deleted'], tells: OF_ALL },
    async ({ shop, own, product }) => ({ by: shop, send: { ...own, productId: await product() } }),
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
    async ({ shop, own, product, test }) => {
      const picture = { ...own, product_id: await product(), uploaded_images: aPicture() };
      const { images } = good(await test.call(products.uploadProductImages, picture, shop.token));
      return { by: shop, send: { ...own, images_ids: images.map(({ id }) => id) } };
    },
  ),
  'adding an option': write(
    options.createProductOption,
    { events: ['product_option.added'], tells: OPTIONS },
    async ({ shop, own, product }) => ({ by: shop, send: { ...own, product_id: await product(), title: 'Size' } }),
  ),
  'changing an option': write(
    options.updateProductOption,
    { events: ['product_option.updated'], tells: OPTIONS },
    async (town) => ({
      by: town.shop,
      send: { ...(await town.option()).option, title: 'Colour', is_required: true },
    }),
  ),
  'deleting an option': write(
    options.deleteProductOption,
    { events: ['product_option.deleted'], tells: OPTIONS },
    async (town) => ({ by: town.shop, send: (await town.option()).option }),
  ),
  'adding an attribute': write(
    options.createOptionAttribute,
    { events: ['option_attribute.added'], tells: ATTRIBUTES },
    async (town) => ({ by: town.shop, send: { ...(await town.option()).option, name: 'Small', price: 1 } }),
  ),
  'changing an attribute': write(
    options.updateOptionAttribute,
    { events: ['option_attribute.updated'], tells: ATTRIBUTES },
    async (town) => {
      const { option, attribute_id } = await town.option();
      return { by: town.shop, send: { ...option, attribute_id, name: 'Small', price: 1, available: true } };
    },
  ),
  'deleting an attribute': write(
    options.deleteOptionAttribute,
    { events: ['option_attribute.deleted'], tells: ATTRIBUTES },
    async (town) => {
      const { option, attribute_id } = await town.option();
      return { by: town.shop, send: { ...option, attribute_id } };
    },
  ),
  'offering a service': write(
    services.createService,
    { events: ['service.offered'], tells: SERVICES },
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
    { events: ['service.withdrawn'], tells: SERVICES },
    async ({ shop, own, service }) => ({ by: shop, send: { ...own, service_id: await service() } }),
  ),
  'reviewing a business': write(
    reviews.createCompanyReview,
    { events: ['company_review.written'], tells: COMPANY_REVIEWS },
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
    { events: ['product_review.written'], tells: PRODUCT_REVIEWS },
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
};

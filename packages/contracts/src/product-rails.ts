import * as z from 'zod';
import { id } from './common.ts';
import { anyone, endpointsOf } from './endpoint.ts';
import { product } from './products.ts';

const endpoint = endpointsOf({ name: 'product-rails', about: 'What else there is to buy beside one product.' });

/** A product with what its card shows, and puts into a cart. */
export const productOfRail = product.pick({
  ...{ id: true, name: true, photo_picture: true, company: true, company_name: true },
  ...{ price: true, discount: true, discounted_price: true, currency: true, cargo_extra: true },
  ...{ available: true, takes_orders: true, has_required_options: true, few_left: true, subscription_active: true },
  ...{ rating: true, reviews_count: true, is_open_now: true, next_change_at: true },
});

export const listProductRails = endpoint('listProductRails', {
  summary:
    'The rows of a product page: what is like it, and more of its shop; neither has the product, and nothing is in both',
  method: 'GET',
  path: '/companies/product/product-rails/{productId}/',
  access: anyone(),
  params: z.object({ productId: id }),
  response: z.object({
    /** Of its category and to be had, open shops first; empty while it can be bought itself. */
    alike: z.array(productOfRail),
    more_from_shop: z.array(productOfRail),
  }),
});

export type ProductOfRail = z.output<typeof productOfRail>;
export type ProductRails = z.output<typeof listProductRails.response>;

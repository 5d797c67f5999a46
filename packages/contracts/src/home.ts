import * as z from 'zod';
import { narrowing } from './common.ts';
import { company, randomOrder } from './companies.ts';
import { anyone, endpointsOf } from './endpoint.ts';
import { productOfRail } from './product-rails.ts';

const endpoint = endpointsOf({ name: 'home', about: 'What the first page shows before its whole list.' });

/** A business with what its sign in a row shows. */
const companyOfRail = company.pick({
  ...{ _id: true, name: true, profile_picture: true, is_open_now: true, next_change_at: true },
  ...{ rating: true, numReviews: true },
});

const products = z.array(productOfRail);
const companies = z.array(companyOfRail);

export const listHomeRails = endpoint('listHomeRails', {
  summary:
    'The rows of the first page: open now, to eat, offers, to order again, new and businesses; nothing stands in two of them',
  method: 'GET',
  path: '/companies/product/home-rails/',
  access: anyone(),
  query: z.object({ random_order: randomOrder, user_status: narrowing }),
  response: z.object({
    open_now: companies,
    /** What the caller ordered before and can order again; empty for a visitor. */
    order_again: products,
    /** Of the category `to_eat_category`. */
    to_eat: products,
    to_eat_category: z.int().nullable(),
    offers: products,
    new_in_town: products,
    businesses: companies,
  }),
});

export type HomeRails = z.output<typeof listHomeRails.response>;
export type CompanyOfRail = z.output<typeof companyOfRail>;

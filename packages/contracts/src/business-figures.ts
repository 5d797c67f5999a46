import * as z from 'zod';
import { id, money, picture } from './common.ts';
import { business, endpointsOf } from './endpoint.ts';

const endpoint = endpointsOf({ name: 'business-figures', about: 'How a business is doing, for its owner.' });

/** A day of the site's calendar, `YYYY-MM-DD`. */
const day = z.string();

/** What the business sold, its share of each order alone (FIGURES-1). */
const sales = { orders: z.int(), sales: money };
const daySales = z.array(z.object({ date: day, ...sales })).meta({ id: 'SalesByDay' });

const productFigure = { product_id: id, name: z.string(), photo_picture: picture.nullable() };

const figures = z
  .object({
    today: z.object(sales),
    /** From Monday on. */
    this_week: z.object(sales),
    /** The days of the week before. */
    week_before: z.object(sales),
    /** The seven days up to today, oldest first. */
    last_days: daySales,
    /** The seven before them. */
    days_before: daySales,
    /** Orders that nobody has taken yet. */
    orders_waiting: z.int(),
    /** Those of which the business has not said that they are ready, nor a driver fetched them; absent where an older server answers. */
    orders_to_make: z.int().optional(),
    products: z.object({
      /** Drafts included, as the limit counts them. */
      total: z.int(),
      drafts: z.int(),
      /** Of those that customers see. */
      sold_out: z.int(),
      /** How many the business may have; null with a paid plan (PRODUCT-2). */
      limit: z.int().nullable(),
    }),
    /** The five of which most pieces were sold in thirty days. */
    best_sellers: z.array(z.object({ ...productFigure, pieces: z.int(), sales: money })),
    /** The ten that most people were refused for want of pieces in fourteen days (FIGURES-3). */
    asked_and_sold_out: z.array(
      z.object({
        ...productFigure,
        /** Counted once a day each. */
        people: z.int(),
        last_asked: day,
        /** Whether it can be bought again. */
        available: z.boolean(),
        /** The owner's switch by itself: where it is on and nothing is left, pieces are missing or choices. */
        for_sale: z.boolean(),
        /** Choices are missing (OPTION-8); left out where that is not so. */
        nothing_to_choose: z.boolean().optional(),
      }),
    ),
    rating: z.object({ mean: z.number(), count: z.int() }),
    /** Reviews of one or two stars of thirty days, of the business and of its products (FIGURES-4). */
    low_reviews: z.int(),
    /** What a new business does first; true is done (FIGURES-5). */
    first_steps: z.object({
      photo: z.boolean(),
      hours: z.boolean(),
      address: z.boolean(),
      contact: z.boolean(),
      product: z.boolean(),
    }),
  })
  .meta({ id: 'BusinessFigures' });

export const getBusinessFigures = endpoint('getBusinessFigures', {
  summary: 'How a business is doing: sales, products, what was missed, what is left to set up',
  method: 'GET',
  path: '/companies/figures/{companyId}/',
  access: business('sales.read', { company: 'params.companyId' }),
  params: z.object({ companyId: id }),
  response: figures,
});

export type BusinessFigures = z.output<typeof figures>;

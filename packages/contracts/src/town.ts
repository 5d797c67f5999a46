import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { isTimeZone } from '@mercadito/domain/opening-hours/local-time';
import { isAccent } from '@mercadito/domain/town/accent';
import { MAX_DELIVERY_FEE_CENTS } from '@mercadito/domain/town/delivery-fees';
import * as z from 'zod';
import {
  amount,
  amountOrNone,
  blankableText,
  changedText,
  clock,
  flag,
  instant,
  LARGEST_PRICE,
  lastRead,
  money,
  text,
} from './common.ts';
import { endpointsOf, site } from './endpoint.ts';
import { phone } from './phone.ts';

const endpoint = endpointsOf({ name: 'town', about: 'The town that the site is for: its names, places and contacts.' });

const MOST_PLACES = 60;
const MOST_CONTACTS = 6;

/** A place as it is offered: what is stored, what people read, and its postal code. */
export const place = z.object({
  value: z.string(),
  label: z.string(),
  postal_code: z.string(),
  /** One that is served no more keeps its name, and is offered to nobody. */
  is_served: z.boolean(),
});

const ranges = z.object({ from: z.string(), to: z.string() }).array();

/** When the town delivers (TOWN-3): of each day, Monday first, from when to when; past midnight where it ends before it begins. */
export const deliveryHours = z
  .object({
    days: z.array(ranges),
    /** Days that are other than their weekday; none of their own: closed. */
    exceptions: z.array(z.object({ date: z.string(), ranges })),
    /** Places with days of their own, by their value. */
    places: z.array(z.object({ place: z.string(), days: z.array(ranges) })),
  })
  .meta({ id: 'DeliveryHours' });

const MOST_RANGES = 6;
const MOST_EXCEPTIONS = 100;

const setRanges = z.array(z.object({ from: clock, to: clock })).max(MOST_RANGES);
const setDays = z.array(setRanges).length(7);
const setDeliveryHours = z.object({
  days: setDays,
  exceptions: z.array(z.object({ date: z.iso.date(), ranges: setRanges })).max(MOST_EXCEPTIONS),
  places: z.array(z.object({ place: text(MAX_LENGTH.placeName), days: setDays })).max(MOST_PLACES),
});
/** What bringing an order costs, MXN; a place that is not among them costs nothing (FEE-1). */
export const feeOfPlace = z.object({ place: z.string(), fee: money });

const town = z
  .object({
    product_name: z.string(),
    brand_name: z.string(),
    time_zone: z.string(),
    state: z.string(),
    municipality: z.string(),
    contacts: z.array(z.object({ name: z.string(), whatsapp: z.string() })),
    classifieds_url: z.string(),
    places: z.array(place),
    /** Null while nobody has edited them: then the specified sentence says when. */
    delivery_hours: deliveryHours.nullable(),
    delivery_fees: z.array(feeOfPlace),
    /** Goods of so many MXN or more are brought free; null where none are. */
    delivery_free_from: money.nullable(),
    /** Who earns the fees. */
    delivery_fee_note_es: z.string(),
    delivery_fee_note_en: z.string(),
    /** Whether orders of somebody new, or after a failed delivery, are confirmed first (DISPATCH-14); absent where an older server answers. */
    confirms_orders: z.boolean().optional(),
    /** Whether drivers pay the shops where they pick up, and not an Admin (CASH-8); absent where an older server answers. */
    drivers_pay_shops: z.boolean().optional(),
    /** `#46389e`, or blank for the look's own (TOWN-5); with the two below absent where an older server answers. */
    accent: z.string().optional(),
    about_es: z.string().optional(),
    about_en: z.string().optional(),
    /** Blank where nothing is said (TOWN-7); absent where an older server answers. */
    membership_cost_es: z.string().optional(),
    membership_cost_en: z.string().optional(),
    /** When it was last changed. */
    updated_at: instant,
  })
  .meta({ id: 'Town' });

export const getTown = endpoint('getTown', {
  summary: 'The town, as its Admins change it',
  method: 'GET',
  path: '/town/',
  access: site('settings.write'),
  response: z.object({ town }),
});

export const updateTown = endpoint('updateTown', {
  summary: 'Change the town: the whole of it; a place keeps its value, and what is stored with it',
  method: 'PUT',
  path: '/town/',
  access: site('settings.write'),
  body: z.object({
    product_name: text(MAX_LENGTH.townName),
    brand_name: text(MAX_LENGTH.placeName),
    time_zone: text(MAX_LENGTH.placeName).refine(isTimeZone, 'Must be a time zone such as America/Chihuahua'),
    state: text(MAX_LENGTH.placeName),
    municipality: text(MAX_LENGTH.placeName),
    contacts: z.array(z.object({ name: text(MAX_LENGTH.placeName), whatsapp: phone })).max(MOST_CONTACTS),
    classifieds_url: blankableText(MAX_LENGTH.url).refine(
      (url) => url === '' || /^https?:\/\/[^\s]+$/.test(url),
      'Must be an address that begins with http:// or https://',
    ),
    places: z
      .array(
        z.object({
          /** Left out of a new place: its name is stored. */
          value: text(MAX_LENGTH.placeName).optional(),
          label: text(MAX_LENGTH.placeName),
          postal_code: text(MAX_LENGTH.postalCode),
          is_served: z.boolean().optional().default(true),
        }),
      )
      .min(1)
      .max(MOST_PLACES),
    /** Left out they stay. */
    delivery_hours: setDeliveryHours.nullable().optional(),
    /** All of them; what of the fees is left out stays as it was. */
    delivery_fees: z
      .array(
        z.object({
          /** A place's value; of a new place its name. */
          place: text(MAX_LENGTH.placeName),
          fee: amount({ max: fromCents(MAX_DELIVERY_FEE_CENTS), places: 2 }),
        }),
      )
      .max(MOST_PLACES)
      .optional(),
    /** Null or blank: nothing is brought free. */
    delivery_free_from: amountOrNone({ min: 1, max: LARGEST_PRICE, places: 2 }),
    delivery_fee_note_es: changedText(MAX_LENGTH.deliveryFeeNote),
    delivery_fee_note_en: changedText(MAX_LENGTH.deliveryFeeNote),
    /** Switched off, it lets the orders go that wait to be confirmed. */
    confirms_orders: flag.optional(),
    drivers_pay_shops: flag.optional(),
    /** Any colour: what stands out too little is painted in the nearest shade that does (TOWN-5). */
    accent: z
      .string()
      .overwrite((color) => color.trim().toLowerCase())
      .refine((color) => color === '' || isAccent(color), 'Must be a color such as #46389e')
      .optional(),
    about_es: changedText(MAX_LENGTH.townAbout),
    about_en: changedText(MAX_LENGTH.townAbout),
    membership_cost_es: changedText(MAX_LENGTH.membershipCost),
    membership_cost_en: changedText(MAX_LENGTH.membershipCost),
    updated_at: lastRead,
  }),
  response: z.object({ town }),
});

export type TownAnswer = z.output<typeof town>;

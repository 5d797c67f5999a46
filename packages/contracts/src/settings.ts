import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { LANGUAGES } from '@mercadito/domain/language';
import { fromRateMicros, MAX_RATE_MICROS, MIN_RATE_MICROS } from '@mercadito/domain/money/exchange-rate';
import * as z from 'zod';
import { answered } from './answered.ts';
import {
  amount,
  blankableText,
  cappedCount,
  changedText,
  cursor,
  flag,
  id,
  instant,
  lastRead,
  listOf,
  money,
  page,
  search,
} from './common.ts';
import { anyone, endpointsOf, person, site } from './endpoint.ts';
import { deliveryHours, feeOfPlace, place } from './town.ts';

const endpoint = endpointsOf({
  name: 'settings',
  about: 'This installation: exchange rate, delivery, names and contacts; the language of a person.',
});

export const language = z.enum(LANGUAGES);

/** What Admins set (SITE-1). */
const changeable = {
  delivery_available: z.boolean(),
  /** While it is off: until when; null until an Admin switches it on. Left out by the version before. */
  delivery_off_until: instant.nullable().optional(),
  /** Pesos for a dollar. */
  usd_mxn_value: z.number(),
  cart_message_value: z.string(),
};

/** SITE-1, and what a screen has to know of this installation. */
const siteSettings = z
  .object({
    ...changeable,
    /** When they were last changed. */
    updated_at: instant,
    /** This installation and its town. */
    site: z.object({
      product: z.string(),
      brand: z.string(),
      time_zone: z.string(),
      classifieds_url: z.string(),
      contacts: z.array(z.object({ name: z.string(), whatsapp: z.string() })),
      /** Served and formerly served; with the two below left out by the version before. */
      places: z.array(place).optional(),
      state: z.string().optional(),
      municipality: z.string().optional(),
      /** Null while no Admin has edited them; left out by the version before. */
      delivery_hours: deliveryHours.nullable().optional(),
      /** What the town says of itself; left out where it says nothing, and by the version before (TOWN-6). */
      about: z.object({ es: z.string(), en: z.string() }).optional(),
      /** What a membership costs, for who wants to sell; likewise (TOWN-7). */
      membership_cost: z.object({ es: z.string(), en: z.string() }).optional(),
      /** What bringing an order costs; left out where nothing does, and by the version before (FEE-1). */
      delivery_fees: z
        .object({
          by_place: z.array(feeOfPlace),
          free_from: money.nullable(),
          note_es: z.string(),
          note_en: z.string(),
        })
        .optional(),
      owners_need_subscription: z.boolean(),
      /** Whether the site sends mail: without it no screen promises any. Left out by the version before. */
      sends_mail: z.boolean().optional(),
      /** Where the tiles of maps come from, and whose they are; left out where no map is shown (PLACE-10). */
      map_tiles: z.object({ url: z.string(), attribution: z.string() }).optional(),
      /** The one origin at which people may sign in by passkeys; null where the site has none. Left out by the version before. */
      passkeys_at: z.string().nullable().optional(),
    }),
  })
  .meta({ id: 'SiteSettings' });

export const getSettings = endpoint('getSettings', {
  summary: 'The settings everybody may know',
  method: 'GET',
  path: '/settings/',
  access: anyone(),
  response: z.object({ settings: siteSettings }),
});

export const updateSettings = endpoint('updateSettings', {
  summary: 'Change the exchange rate, the message in the cart or the delivery service',
  method: 'PUT',
  path: '/settings/',
  access: site('settings.write', { user: 'body.user_id' }),
  body: z.object({
    user_id: id.optional(),
    username: blankableText(MAX_LENGTH.username),
    usd_mxn_value: amount({
      min: fromRateMicros(MIN_RATE_MICROS),
      max: fromRateMicros(MAX_RATE_MICROS),
      places: 6,
    }).optional(),
    cart_message_value: changedText(MAX_LENGTH.cartMessage),
    delivery_status: flag.optional(),
    /** Of deliveries that are off: until when, within a year; null: until somebody switches them on. */
    delivery_off_until: z.iso.datetime('Must be an instant such as 2030-12-31T23:59:59.000Z').nullable().optional(),
    updated_at: lastRead,
  }),
  asksPassword: ({ usd_mxn_value: rate }) => rate !== undefined,
  response: z.object({ settings: siteSettings }),
});

/** What the settings were before a change and after it, and who made it (SITE-1, SITE-5). */
const settingsLogEntry = z
  .object({
    id,
    user_id: z.int().nullable(),
    user: z.string(),
    dateAndTime: instant, // sic
    ...changeable,
    /** Null of the first change there was. */
    before: z.object(changeable).nullable(),
  })
  .meta({ id: 'SettingsLogEntry' });

export const listSettingsLog = endpoint('listSettingsLog', {
  summary: 'Who changed the settings, newest first',
  method: 'GET',
  path: '/settings/admin-actions-done/',
  access: site('settings.write'),
  /** `who_updated_settings` is a user name; without it everybody's changes are listed. */
  query: z.object({ who_updated_settings: search, page, cursor }),
  response: listOf(settingsLogEntry).extend(cappedCount),
});

/** Null until the person chooses a language: until then the device's counts (ACCOUNT-9). */
const userSettings = z.object({ settings: z.object({ language_value: answered(LANGUAGES).nullable() }) });

export const getUserSettings = endpoint('getUserSettings', {
  summary: "A person's own settings",
  method: 'GET',
  path: '/settings/user/{userId}/',
  access: person('account.use', { user: 'params.userId' }),
  params: z.object({ userId: id }),
  response: userSettings,
});

export const updateUserSettings = endpoint('updateUserSettings', {
  summary: 'Choose a language',
  method: 'PUT',
  path: '/settings/user/{userId}/',
  access: person('account.use', { user: ['params.userId', 'body.user_id'] }),
  params: z.object({ userId: id }),
  body: z.object({ user_id: id.optional(), language_value: language }),
  response: userSettings,
});

export type SettingsLogEntry = z.output<typeof settingsLogEntry>;
export type SiteSettings = z.output<typeof siteSettings>;

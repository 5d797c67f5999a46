import { LANGUAGES } from '@mercadito/domain/language';
import * as z from 'zod';
import { id, instant } from './common.ts';
import { business, endpointsOf, site } from './endpoint.ts';

const endpoint = endpointsOf({
  name: 'status pictures',
  about: 'The picture of the day for a WhatsApp status, with goods and prices.',
});
const ofBusiness = {
  path: '/companies/{companyId}/status-picture/',
  access: business('catalog.write', { company: 'params.companyId' }),
  params: z.object({ companyId: id }),
} as const;
const ofTown = { path: '/town/status-picture/', access: site('settings.write') } as const;

/** What the words on it are written in. */
const inLanguage = z.object({ language: z.enum(LANGUAGES) });

const statusPicture = z
  .object({
    /** Whether anything can be bought, that is, shown. */
    has_goods: z.boolean(),
    /** Null until it was made for the first time. */
    picture: z
      .object({
        /** 1080 × 1920, base64. */
        jpeg: z.string(),
        drawn_at: instant,
        /** False since another day, price or name holds: it is to be made anew. */
        is_current: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'StatusPicture' });

const made =
  '409 `nothing_to_show` where nothing can be bought. Each time it shows other goods, as far as there are others.';

/** STATUS-1. */
export const getStatusPicture = endpoint('getStatusPicture', {
  summary: "A business's picture of the day",
  method: 'GET',
  ...ofBusiness,
  query: inLanguage,
  response: statusPicture,
});

export const makeStatusPicture = endpoint('makeStatusPicture', {
  summary: "Make a business's picture of the day anew",
  description: made,
  method: 'POST',
  ...{ ...ofBusiness, rate: 'upload' },
  body: inLanguage,
  response: statusPicture,
});

export const getTownPicture = endpoint('getTownPicture', {
  summary: "The town's picture of the day",
  method: 'GET',
  ...ofTown,
  query: inLanguage,
  response: statusPicture,
});

export const makeTownPicture = endpoint('makeTownPicture', {
  summary: "Make the town's picture of the day anew",
  description: made,
  method: 'POST',
  ...{ ...ofTown, rate: 'upload' },
  body: inLanguage,
  response: statusPicture,
});

export type StatusPictureAnswer = z.input<typeof statusPicture>;
export type StatusPicture = z.output<typeof statusPicture>;

import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { LANGUAGES } from '@mercadito/domain/language';
import { LEGAL_PAGES } from '@mercadito/domain/legal/legal-pages';
import * as z from 'zod';
import { answered } from './answered.ts';
import { blankableText, instant, lastRead } from './common.ts';
import { anyone, endpointsOf, site } from './endpoint.ts';

const endpoint = endpointsOf({ name: 'legal', about: 'The privacy notice and the terms, and who answers for them.' });

/** LEGAL-1. */
export const getLegalText = endpoint('getLegalText', {
  summary: 'The privacy notice or the terms',
  description:
    'Paragraphs with a blank line between them; a line that begins with `# ` is a heading, with `- ` a point.',
  method: 'GET',
  path: '/legal/{page}/',
  access: anyone(),
  params: z.object({ page: z.enum(LEGAL_PAGES) }),
  query: z.object({ language: z.enum(LANGUAGES) }),
  response: z.object({
    text: z.string(),
    /** Which it is in: the other one where the town has written in that alone. */
    language: answered(LANGUAGES),
    /** Who answers for people's data; blank while nobody is named. */
    responsible: z.string(),
    contact: z.string(),
    updated_at: instant,
  }),
});

const legal = z
  .object({
    responsible: z.string(),
    contact: z.string(),
    /** Blank: the usual text. */
    privacy_es: z.string(),
    privacy_en: z.string(),
    terms_es: z.string(),
    terms_en: z.string(),
    /** When it was last changed. */
    updated_at: instant,
  })
  .meta({ id: 'Legal' });

/** LEGAL-2. */
export const getLegal = endpoint('getLegal', {
  summary: 'Both texts as Admins write them; blank where the usual one stands',
  method: 'GET',
  path: '/legal/',
  access: site('settings.write'),
  response: z.object({ legal }),
});

/** LEGAL-2. */
export const updateLegal = endpoint('updateLegal', {
  summary: 'Say who answers for people’s data, and write both texts: the whole of it, blank for the usual one',
  method: 'PUT',
  path: '/legal/',
  access: site('settings.write'),
  body: z.object({
    responsible: blankableText(MAX_LENGTH.legalResponsible),
    contact: blankableText(MAX_LENGTH.contactAddress),
    privacy_es: blankableText(MAX_LENGTH.legalText),
    privacy_en: blankableText(MAX_LENGTH.legalText),
    terms_es: blankableText(MAX_LENGTH.legalText),
    terms_en: blankableText(MAX_LENGTH.legalText),
    updated_at: lastRead,
  }),
  response: z.object({ legal }),
});

export type LegalAnswer = z.output<typeof legal>;

import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { AUDIENCES } from '@mercadito/domain/messages/audiences';
import * as z from 'zod';
import { text } from './common.ts';
import { endpointsOf, site } from './endpoint.ts';

const endpoint = endpointsOf({ name: 'announcements', about: 'What Admins write to people.' });
const title = text(MAX_LENGTH.announcementTitle);
const words = text(MAX_LENGTH.announcement);

export const announce = endpoint('announce', {
  summary: 'Write to all people or to a kind of them, in both languages; answers how many they are',
  method: 'POST',
  path: '/announcements/',
  access: site('messages.announce'),
  body: z.object({ audience: z.enum(AUDIENCES), title_es: title, text_es: words, title_en: title, text_en: words }),
  idempotent: true,
  status: 201,
  response: z.object({ people: z.int() }),
});

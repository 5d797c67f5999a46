import * as z from 'zod';
import { endpointsOf, person } from './endpoint.ts';

/** Names the page that opens a stream: of a person's streams it may take the place of one that this very page has lost. */
export const STREAM_PAGE_HEADER = 'x-page';

const endpoint = endpointsOf({ name: 'events', about: 'What has changed, as it happens.' });

/** Each `refresh` carries names of cached reads whose data has changed for this person, and nothing else (LIVE-1). */
export const streamEvents = endpoint('streamEvents', {
  summary: 'Which cached reads to refresh, as they change',
  description:
    'The one stream of server-sent events of a signed-in person. `event: ready` once, then `event: refresh` with data such ' +
    'as `{"tags":["Cart"]}`; a comment line every 20 s keeps it open. It ends with the token. Read it with fetch: ' +
    '`EventSource` cannot send the token.',
  method: 'GET',
  path: '/events/',
  access: person('account.use'),
  response: z.string(),
  mediaType: 'text/event-stream',
});

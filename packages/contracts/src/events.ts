import * as z from 'zod';
import { CACHE_TAGS } from './cache-tags.ts';
import { endpoint, person } from './endpoint.ts';

/** Names the page that opens a stream: of a person's streams it may take the place of one that this very page has lost. */
export const STREAM_PAGE_HEADER = 'x-page';

/** What a stream carries: names of cached reads to refresh, and nothing else (LIVE-1). */
const cacheTag = z.enum(CACHE_TAGS);

/** One event of the stream: the tags whose data has changed for this person. */
export const refreshEvent = z.object({ tags: z.array(cacheTag) });

/** Each `refresh` carries a `refreshEvent`. */
export const streamEvents = endpoint('streamEvents', {
  feature: 'events',
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

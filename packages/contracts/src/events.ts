import * as z from 'zod';
import { CACHE_TAGS } from './cache-tags.ts';
import { endpoint, user } from './endpoint.ts';

/** What a stream carries: names of cached reads to refresh, and nothing else (spec 1 §7 "Cached reads"). */
const cacheTag = z.enum(CACHE_TAGS);

/** One event of the stream: the tags whose data has changed for this person. */
export const refreshEvent = z.object({ tags: z.array(cacheTag) });

/**
 * The one server-sent event stream of a signed-in person: `event: refresh`, data a `refreshEvent`;
 * a comment line every 20 s keeps it open. Read with fetch, since EventSource cannot send the token.
 */
export const streamEvents = endpoint('streamEvents', {
  feature: 'events',
  summary: 'Which cached reads to refresh, as they change',
  method: 'GET',
  path: '/events/',
  access: user(),
  response: z.string(),
  mediaType: 'text/event-stream',
});

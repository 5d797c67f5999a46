import { CACHE_TAGS } from 'virtual:cache-tags';
import type { CacheTag } from '@mercadito/domain/events/domain-event';
import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

type Tags = readonly (CacheTag | { readonly type: CacheTag; readonly id?: string | number } | null | undefined)[];

/** What a call says of the cached reads that it changes. */
interface Definition {
  readonly invalidatesTags?: Tags | ((answer: unknown, error: unknown, input: unknown, meta: unknown) => Tags);
}

let definitions: Readonly<Record<string, Definition>> = {};

/** How a call was declared. */
export const definitionOf = (name: string): Definition => definitions[name] ?? {};

const hooks = reactHooksModule();
/** As the library makes it, besides that what is declared can be looked up: it tells nobody what a write has changed. */
const createApi = buildCreateApi(coreModule(), {
  ...hooks,
  init: (...parts) => {
    definitions = parts[2].endpointDefinitions as Readonly<Record<string, Definition>>;
    return hooks.init(...parts);
  },
});

/** The one cache of server state. Features add their calls with `api.injectEndpoints`; nothing is registered here. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // What the server's event stream names is exactly what a read can provide.
  tagTypes: CACHE_TAGS,
  // LIVE-2: cached data is kept 60 s after its last use.
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  // A slow write holds nothing back; what was being read meanwhile is read once more (read-once-more.ts).
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});

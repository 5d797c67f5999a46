import { CACHE_TAGS } from '@mercadito/contracts/cache-tags';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** The one cache of server state. Features add their calls with `api.injectEndpoints`; nothing is registered here. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // What the server's event stream names is exactly what a read can provide.
  tagTypes: CACHE_TAGS,
  // LIVE-2: cached data is kept 60 s after its last use.
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

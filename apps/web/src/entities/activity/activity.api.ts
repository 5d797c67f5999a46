import { api } from '../../shared/api/api.ts';
import { call, callPages } from '../../shared/api/call.ts';

const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActivity: build.infiniteQuery({
      ...callPages('activity', 'listActivity'),
      providesTags: ['Orders', 'Settings', 'Products', 'People', 'Categories'],
    }),
    // No query: a file is of the moment, and nobody reads it twice.
    exportActivity: build.mutation({ ...call('activity', 'exportActivity') }),
  }),
});

export const { useListActivityInfiniteQuery, useExportActivityMutation } = activityApi;

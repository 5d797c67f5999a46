import { api } from '../../shared/api/api.ts';
import { callPages } from '../../shared/api/call.ts';

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDriverHistory: build.infiniteQuery({
      ...callPages('deliveries/history', 'listDriverHistory'),
      providesTags: ['Driver'],
    }),
  }),
});

export const { useListDriverHistoryInfiniteQuery } = historyApi;

import { apiOf, readsPages } from '../../shared/api/api-of.ts';

export const { useListDriverHistoryInfiniteQuery } = apiOf('deliveries/history', {
  listDriverHistory: readsPages('Driver'),
});

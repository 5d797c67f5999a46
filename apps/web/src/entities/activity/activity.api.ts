import { apiOf, readsPages, writes } from '../../shared/api/api-of.ts';

export const { useListActivityInfiniteQuery, useExportActivityMutation } = apiOf('activity', {
  listActivity: readsPages('Orders', 'Settings', 'Products', 'People', 'Categories'),
  // No query: a file is of the moment, and nobody reads it twice.
  exportActivity: writes(),
});

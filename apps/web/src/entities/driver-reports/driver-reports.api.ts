import { apiOf, readsPages, writes } from '../../shared/api/api-of.ts';

export const { useListDriverReportsInfiniteQuery, useReviewDriverReportMutation } = apiOf('deliveries/reports', {
  // What the order is now stands in it too.
  listDriverReports: readsPages('DriverReports', 'Orders'),
  reviewDriverReport: writes('DriverReports'),
});

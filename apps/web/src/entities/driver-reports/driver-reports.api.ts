import { api } from '../../shared/api/api.ts';
import { call, callPages } from '../../shared/api/call.ts';

const driverReportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDriverReports: build.infiniteQuery({
      ...callPages('deliveries/reports', 'listDriverReports'),
      // What the order is now stands in it too.
      providesTags: ['DriverReports', 'Orders'],
    }),
    reviewDriverReport: build.mutation({
      ...call('deliveries/reports', 'reviewDriverReport'),
      invalidatesTags: ['DriverReports'],
    }),
  }),
});

export const { useListDriverReportsInfiniteQuery, useReviewDriverReportMutation } = driverReportsApi;

import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const businessFiguresApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBusinessFigures: build.query({
      ...call('business-figures', 'getBusinessFigures'),
      providesTags: ['Orders', 'Products', 'Companies', 'WeekDays', 'CompanyReviews', 'ProductReviews'],
    }),
  }),
});

export const { useGetBusinessFiguresQuery } = businessFiguresApi;

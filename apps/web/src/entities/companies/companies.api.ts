import { api } from '../../shared/api/api.ts';
import { call, callPages } from '../../shared/api/call.ts';

const companiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCompanies: build.infiniteQuery({
      ...callPages('companies', 'listCompanies'),
      providesTags: ['Companies', 'WeekDays'],
    }),
    getCompany: build.query({ ...call('companies', 'getCompany'), providesTags: ['Companies', 'WeekDays'] }),
  }),
});

export const { useListCompaniesInfiniteQuery, useGetCompanyQuery, useLazyGetCompanyQuery } = companiesApi;

import * as contract from '@mercadito/contracts/companies';
import { api } from '../../shared/api/api.ts';
import { call, callPages } from '../../shared/api/call.ts';

const companiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCompanies: build.infiniteQuery({ ...callPages(contract.listCompanies), providesTags: ['Companies'] }),
    getCompany: build.query({ ...call(contract.getCompany), providesTags: ['Companies', 'WeekDays'] }),
  }),
});

export const { useListCompaniesInfiniteQuery, useGetCompanyQuery } = companiesApi;

import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const companyOrdersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCompanyOrders: build.query({ ...call('orders/company', 'listCompanyOrders'), providesTags: ['Orders'] }),
  }),
});

export const { useListCompanyOrdersQuery } = companyOrdersApi;

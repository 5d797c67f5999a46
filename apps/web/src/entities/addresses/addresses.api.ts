import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const addressesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCustomerAddress: build.query({ ...call('addresses', 'getCustomerAddress'), providesTags: ['Address'] }),
    addCustomerAddress: build.mutation({ ...call('addresses', 'addCustomerAddress'), invalidatesTags: ['Address'] }),
    updateCustomerAddress: build.mutation({
      ...call('addresses', 'updateCustomerAddress'),
      invalidatesTags: ['Address'],
    }),
  }),
});

export const {
  useGetCustomerAddressQuery,
  useLazyGetCustomerAddressQuery,
  useAddCustomerAddressMutation,
  useUpdateCustomerAddressMutation,
} = addressesApi;

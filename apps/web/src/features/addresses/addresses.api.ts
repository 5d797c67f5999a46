import * as contract from '@mercadito/contracts/addresses';
import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const addressesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCustomerAddress: build.query({ ...call(contract.getCustomerAddress), providesTags: ['Address'] }),
    addCustomerAddress: build.mutation({ ...call(contract.addCustomerAddress), invalidatesTags: ['Address'] }),
    updateCustomerAddress: build.mutation({ ...call(contract.updateCustomerAddress), invalidatesTags: ['Address'] }),
  }),
});

export const { useGetCustomerAddressQuery, useAddCustomerAddressMutation, useUpdateCustomerAddressMutation } =
  addressesApi;

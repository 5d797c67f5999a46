import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const {
  useGetCustomerAddressQuery,
  useLazyGetCustomerAddressQuery,
  useAddCustomerAddressMutation,
  useUpdateCustomerAddressMutation,
} = apiOf('addresses', {
  getCustomerAddress: reads('Address'),
  addCustomerAddress: writes('Address'),
  updateCustomerAddress: writes('Address'),
});

import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const {
  useGetCustomerAddressQuery,
  useLazyGetCustomerAddressQuery,
  useAddCustomerAddressMutation,
  useUpdateCustomerAddressMutation,
  useListCustomerAddressesQuery,
  useLazyListCustomerAddressesQuery,
  useAddAnotherAddressMutation,
  useMakeDefaultAddressMutation,
  useDeleteCustomerAddressMutation,
  useSetAddressPinMutation,
  useDeleteAddressPinMutation,
} = apiOf('addresses', {
  getCustomerAddress: reads('Address'),
  addCustomerAddress: writes('Address'),
  updateCustomerAddress: writes('Address'),
  listCustomerAddresses: reads('Address'),
  addAnotherAddress: writes('Address'),
  makeDefaultAddress: writes('Address'),
  deleteCustomerAddress: writes('Address'),
  setAddressPin: writes('Address'),
  deleteAddressPin: writes('Address'),
});

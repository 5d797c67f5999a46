import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const productBulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeProducts: build.mutation({
      ...call('catalog-editing', 'changeProducts'),
      // A preview has changed nothing.
      invalidatesTags: (_, __, { preview }) => (preview ? [] : ['Products', 'ProductsHome']),
    }),
    deleteProducts: build.mutation({
      ...call('catalog-editing', 'deleteProducts'),
      invalidatesTags: ['Products', 'ProductsHome'],
    }),
  }),
});

export const { useChangeProductsMutation, useDeleteProductsMutation } = productBulkApi;

import { apiOf, writes } from '../../shared/api/api-of.ts';

export const { useChangeProductsMutation, useDeleteProductsMutation } = apiOf('catalog-editing', {
  changeProducts: {
    ...writes(),
    // A preview has changed nothing.
    invalidatesTags: (_, __, { preview }) => (preview ? [] : ['Products', 'ProductsHome']),
  },
  deleteProducts: writes('Products', 'ProductsHome'),
});

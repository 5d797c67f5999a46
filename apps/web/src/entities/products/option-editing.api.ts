import { apiOf, writes } from '../../shared/api/api-of.ts';

/** A product shows its options, and its cards whether one has to be chosen. */
const changing = writes('Products', 'ProductsHome', 'ProductOptions', 'ProductAttribute');

export const {
  useCreateProductOptionMutation,
  useUpdateProductOptionMutation,
  useDeleteProductOptionMutation,
  useCreateOptionAttributeMutation,
  useUpdateOptionAttributeMutation,
  useDeleteOptionAttributeMutation,
} = apiOf('product-options', {
  createProductOption: changing,
  updateProductOption: changing,
  deleteProductOption: changing,
  createOptionAttribute: changing,
  updateOptionAttribute: changing,
  deleteOptionAttribute: changing,
});

export const { useCopyProductOptionsMutation } = apiOf('catalog-editing', { copyProductOptions: changing });

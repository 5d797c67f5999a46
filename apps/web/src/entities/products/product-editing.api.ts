import { apiOf, writes } from '../../shared/api/api-of.ts';

/** Every read that shows a product: its page, its shop's lists, the home page. */
const changing = writes('Products', 'ProductsHome', 'ProductOptions', 'ProductAttribute');

export const {
  useCreateProductMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
  useUploadProductPhotoMutation,
  useUploadProductImagesMutation,
  useDeleteProductImagesMutation,
} = apiOf('products', {
  createProduct: changing,
  updateProduct: changing,
  deleteProduct: changing,
  uploadProductPhoto: changing,
  uploadProductImages: changing,
  deleteProductImages: changing,
});

export const { useDuplicateProductMutation, useOrderProductImagesMutation, useSetMainPictureMutation } = apiOf(
  'catalog-editing',
  { duplicateProduct: changing, orderProductImages: changing, setMainPicture: changing },
);

import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

/** Every read that shows a product: its page, its shop's lists, the home page. */
const changing = writes('Products', 'ProductsHome', 'ProductOptions', 'ProductAttribute');
/** With its first or last product a shop's page has another part. */
const comingOrGoing = writes('Companies', 'Products', 'ProductsHome', 'ProductOptions', 'ProductAttribute');

export const {
  useCreateProductMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
  useUploadProductPhotoMutation,
  useUploadProductImagesMutation,
  useDeleteProductImagesMutation,
} = apiOf('products', {
  createProduct: comingOrGoing,
  updateProduct: changing,
  deleteProduct: comingOrGoing,
  uploadProductPhoto: changing,
  uploadProductImages: changing,
  deleteProductImages: changing,
});

export const {
  useDuplicateProductMutation,
  useOrderProductImagesMutation,
  useSetMainPictureMutation,
  useCopyProductOptionsMutation,
  useListOptionGroupsQuery,
  useChangeProductsMutation,
  useDeleteProductsMutation,
} = apiOf('catalog-editing', {
  duplicateProduct: comingOrGoing,
  orderProductImages: changing,
  setMainPicture: changing,
  copyProductOptions: changing,
  listOptionGroups: reads('Products', 'ProductOptions', 'ProductAttribute'),
  changeProducts: {
    ...writes(),
    // A preview has changed nothing.
    invalidatesTags: (_, __, { preview }) => (preview ? [] : ['Products', 'ProductsHome']),
  },
  deleteProducts: writes('Companies', 'Products', 'ProductsHome'),
});

export const { useExportCatalogMutation, useImportCatalogMutation } = apiOf('catalog-csv', {
  // No query: a file is of the moment, and nobody reads it twice.
  exportCatalog: writes(),
  importCatalog: {
    ...writes(),
    // A preview has changed nothing.
    invalidatesTags: (answer) =>
      answer?.applied ? ['Products', 'ProductsHome', 'ProductOptions', 'ProductAttribute'] : [],
  },
});

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

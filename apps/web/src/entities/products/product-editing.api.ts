import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

/** Every read that shows a product: its page, its shop's lists, the home page. */
const SHOWN = ['Products', 'ProductsHome', 'ProductOptions', 'ProductAttribute'] as const;

const productEditingApi = api.injectEndpoints({
  endpoints: (build) => ({
    createProduct: build.mutation({ ...call('products', 'createProduct'), invalidatesTags: [...SHOWN] }),
    updateProduct: build.mutation({ ...call('products', 'updateProduct'), invalidatesTags: [...SHOWN] }),
    deleteProduct: build.mutation({ ...call('products', 'deleteProduct'), invalidatesTags: [...SHOWN] }),
    duplicateProduct: build.mutation({ ...call('catalog-editing', 'duplicateProduct'), invalidatesTags: [...SHOWN] }),
    uploadProductPhoto: build.mutation({ ...call('products', 'uploadProductPhoto'), invalidatesTags: [...SHOWN] }),
    uploadProductImages: build.mutation({ ...call('products', 'uploadProductImages'), invalidatesTags: [...SHOWN] }),
    deleteProductImages: build.mutation({ ...call('products', 'deleteProductImages'), invalidatesTags: [...SHOWN] }),
    orderProductImages: build.mutation({
      ...call('catalog-editing', 'orderProductImages'),
      invalidatesTags: [...SHOWN],
    }),
    setMainPicture: build.mutation({ ...call('catalog-editing', 'setMainPicture'), invalidatesTags: [...SHOWN] }),
  }),
});

export const {
  useCreateProductMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
  useDuplicateProductMutation,
  useUploadProductPhotoMutation,
  useUploadProductImagesMutation,
  useDeleteProductImagesMutation,
  useOrderProductImagesMutation,
  useSetMainPictureMutation,
} = productEditingApi;

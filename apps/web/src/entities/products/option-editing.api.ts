import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

/** A product shows its options, and its cards whether one has to be chosen. */
const SHOWN = ['Products', 'ProductsHome', 'ProductOptions', 'ProductAttribute'] as const;

const optionEditingApi = api.injectEndpoints({
  endpoints: (build) => ({
    createProductOption: build.mutation({
      ...call('product-options', 'createProductOption'),
      invalidatesTags: [...SHOWN],
    }),
    updateProductOption: build.mutation({
      ...call('product-options', 'updateProductOption'),
      invalidatesTags: [...SHOWN],
    }),
    deleteProductOption: build.mutation({
      ...call('product-options', 'deleteProductOption'),
      invalidatesTags: [...SHOWN],
    }),
    createOptionAttribute: build.mutation({
      ...call('product-options', 'createOptionAttribute'),
      invalidatesTags: [...SHOWN],
    }),
    updateOptionAttribute: build.mutation({
      ...call('product-options', 'updateOptionAttribute'),
      invalidatesTags: [...SHOWN],
    }),
    deleteOptionAttribute: build.mutation({
      ...call('product-options', 'deleteOptionAttribute'),
      invalidatesTags: [...SHOWN],
    }),
    copyProductOptions: build.mutation({
      ...call('catalog-editing', 'copyProductOptions'),
      invalidatesTags: [...SHOWN],
    }),
  }),
});

export const {
  useCreateProductOptionMutation,
  useUpdateProductOptionMutation,
  useDeleteProductOptionMutation,
  useCreateOptionAttributeMutation,
  useUpdateOptionAttributeMutation,
  useDeleteOptionAttributeMutation,
  useCopyProductOptionsMutation,
} = optionEditingApi;

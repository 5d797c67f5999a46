import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

/** A refused change may mean that somebody else has changed the lists: they are read again in any case. */
const SHOWN = { invalidatesTags: ['Categories'] } as const;

/** What an Admin does with the lists of categories; apart from what everybody reads of them, so that no shop page brings it. */
export const categoryEditingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAllCategories: build.query({
      ...call('category-editing', 'listAllCategories'),
      providesTags: ['Categories'],
    }),
    createCompanyCategory: build.mutation({ ...call('category-editing', 'createCompanyCategory'), ...SHOWN }),
    updateCompanyCategory: build.mutation({ ...call('category-editing', 'updateCompanyCategory'), ...SHOWN }),
    deleteCompanyCategory: build.mutation({ ...call('category-editing', 'deleteCompanyCategory'), ...SHOWN }),
    createProductCategory: build.mutation({ ...call('category-editing', 'createProductCategory'), ...SHOWN }),
    updateProductCategory: build.mutation({ ...call('category-editing', 'updateProductCategory'), ...SHOWN }),
    deleteProductCategory: build.mutation({ ...call('category-editing', 'deleteProductCategory'), ...SHOWN }),
    createServiceCategory: build.mutation({ ...call('category-editing', 'createServiceCategory'), ...SHOWN }),
    updateServiceCategory: build.mutation({ ...call('category-editing', 'updateServiceCategory'), ...SHOWN }),
    deleteServiceCategory: build.mutation({ ...call('category-editing', 'deleteServiceCategory'), ...SHOWN }),
    createZone: build.mutation({ ...call('category-editing', 'createZone'), ...SHOWN }),
    updateZone: build.mutation({ ...call('category-editing', 'updateZone'), ...SHOWN }),
    deleteZone: build.mutation({ ...call('category-editing', 'deleteZone'), ...SHOWN }),
  }),
});

export const { useListAllCategoriesQuery } = categoryEditingApi;

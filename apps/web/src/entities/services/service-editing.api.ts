import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

/** A refused change left everything as it was: nothing to read again. */
const ifDone = (_: unknown, error: unknown) => (error ? [] : ['Service' as const]);

/** What an owner does with her services; apart from what everybody reads of them, so that no shop page brings it. */
const serviceEditingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listServiceCategories: build.query({
      ...call('categories', 'listServiceCategories'),
      providesTags: ['Categories'],
    }),
    listServiceZones: build.query({ ...call('categories', 'listServiceZones'), providesTags: ['Categories'] }),
    createService: build.mutation({ ...call('services', 'createService'), invalidatesTags: ifDone }),
    updateService: build.mutation({ ...call('services', 'updateService'), invalidatesTags: ifDone }),
    deleteService: build.mutation({ ...call('services', 'deleteService'), invalidatesTags: ifDone }),
  }),
});

export const { updateService } = serviceEditingApi.endpoints;
export const {
  useListServiceCategoriesQuery,
  useListServiceZonesQuery,
  useCreateServiceMutation,
  useUpdateServiceMutation,
  useDeleteServiceMutation,
} = serviceEditingApi;

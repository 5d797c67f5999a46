import { apiOf, reads, writesIfDone } from '../../shared/api/api-of.ts';

export const { useListServiceCategoriesQuery, useListServiceZonesQuery } = apiOf('categories', {
  listServiceCategories: reads('Categories'),
  listServiceZones: reads('Categories'),
});

/** What an owner does with her services; apart from what everybody reads of them, so that no shop page brings it. */
const serviceEditingApi = apiOf('services', {
  createService: writesIfDone('Service', 'Companies'),
  updateService: writesIfDone('Service'),
  deleteService: writesIfDone('Service', 'Companies'),
});

export const { updateService } = serviceEditingApi.endpoints;
export const { useCreateServiceMutation, useUpdateServiceMutation, useDeleteServiceMutation } = serviceEditingApi;

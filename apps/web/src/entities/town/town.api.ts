import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const { useGetTownQuery, useUpdateTownMutation } = apiOf('town', {
  getTown: reads('Settings'),
  updateTown: writes('Settings'),
});

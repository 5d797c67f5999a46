import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const { useGetLegalTextQuery, useGetLegalQuery, useUpdateLegalMutation } = apiOf('legal', {
  getLegalText: reads('Settings'),
  getLegal: reads('Settings'),
  updateLegal: writes('Settings'),
});

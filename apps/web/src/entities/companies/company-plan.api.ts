import { apiOf, writes } from '../../shared/api/api-of.ts';

export const { useUpdateCompanyPlanMutation } = apiOf('companies', {
  updateCompanyPlan: writes('People', 'Companies'),
});

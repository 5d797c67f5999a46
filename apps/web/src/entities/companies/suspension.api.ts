import { apiOf, writes } from '../../shared/api/api-of.ts';

export const { useSuspendCompanyMutation, useReinstateCompanyMutation } = apiOf('companies', {
  suspendCompany: writes('People', 'Companies'),
  reinstateCompany: writes('People', 'Companies'),
});

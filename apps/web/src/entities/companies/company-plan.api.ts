import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const companyPlanApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateCompanyPlan: build.mutation({
      ...call('companies', 'updateCompanyPlan'),
      invalidatesTags: ['People', 'Companies'],
    }),
  }),
});

export const { useUpdateCompanyPlanMutation } = companyPlanApi;

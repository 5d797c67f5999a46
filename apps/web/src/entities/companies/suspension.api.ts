import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const suspensionApi = api.injectEndpoints({
  endpoints: (build) => ({
    suspendCompany: build.mutation({
      ...call('companies', 'suspendCompany'),
      invalidatesTags: ['People', 'Companies'],
    }),
    reinstateCompany: build.mutation({
      ...call('companies', 'reinstateCompany'),
      invalidatesTags: ['People', 'Companies'],
    }),
  }),
});

export const { useSuspendCompanyMutation, useReinstateCompanyMutation } = suspensionApi;

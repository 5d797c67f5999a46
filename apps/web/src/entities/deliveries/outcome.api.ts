import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const outcomeApi = api.injectEndpoints({
  endpoints: (build) => ({
    finishDelivery: build.mutation({ ...call('deliveries/outcome', 'finishDelivery'), invalidatesTags: ['Driver'] }),
  }),
});

export const { useFinishDeliveryMutation } = outcomeApi;

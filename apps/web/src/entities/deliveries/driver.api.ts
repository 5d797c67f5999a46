import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';
import { keepAnswer } from './keep-answer.ts';
import { keepProfile } from './kept-orders.ts';

const driverApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDriverProfile: build.query({
      ...call('deliveries/driver', 'getDriverProfile'),
      providesTags: ['Driver', 'SettingDriver'],
      onQueryStarted: (_, { queryFulfilled }) => keepAnswer(queryFulfilled, keepProfile),
    }),
    setDriverAvailability: build.mutation({
      ...call('deliveries/driver', 'setDriverAvailability'),
      invalidatesTags: ['Driver', 'SettingDriver', 'OrderQueue'],
      // What is wished shows at once wherever the driver looks; a refusal takes it back.
      onQueryStarted: async ({ user_id, availability_status }, { dispatch, queryFulfilled }) => {
        if (!availability_status) return;
        const whose = { userId: user_id ?? 0 };
        const wish = dispatch(
          driverApi.util.updateQueryData('getDriverProfile', whose, ({ settings }) => {
            settings.availability_status = availability_status;
          }),
        );
        await queryFulfilled.catch(wish.undo);
      },
    }),
  }),
});

export const { useGetDriverProfileQuery, useSetDriverAvailabilityMutation } = driverApi;

import { apiOf, reads, writes } from '../../shared/api/api-of.ts';
import { keepAnswer, keepProfile } from './kept-orders.ts';

const driverApi = apiOf('deliveries/driver', {
  getDriverProfile: {
    ...reads('Driver', 'SettingDriver'),
    onQueryStarted: (_, { queryFulfilled }) => keepAnswer(queryFulfilled, keepProfile),
  },
  setDriverAvailability: {
    ...writes('Driver', 'SettingDriver', 'OrderQueue'),
    // What is wished shows at once wherever the driver looks; a refusal takes it back.
    onQueryStarted: async ({ user_id, availability_status }, { dispatch, queryFulfilled }) => {
      if (!availability_status) return;
      const whose = { userId: user_id ?? 0 };
      const patch = dispatch(
        driverApi.util.updateQueryData('getDriverProfile', whose, ({ settings }) => {
          settings.availability_status = availability_status;
        }),
      );
      await queryFulfilled.catch(patch.undo);
    },
  },
});

export const { useGetDriverProfileQuery, useSetDriverAvailabilityMutation } = driverApi;

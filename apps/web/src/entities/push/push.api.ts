import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const { useGetPushQuery, useLazyGetPushQuery, useSubscribePushMutation, useUnsubscribePushMutation } = apiOf(
  'push',
  {
    getPush: reads('Sessions'),
    subscribePush: writes('Sessions'),
    unsubscribePush: writes('Sessions'),
  },
);

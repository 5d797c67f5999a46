import { apiOf, reads, readsPages, writes } from '../../shared/api/api-of.ts';

const inboxApi = apiOf('inbox', {
  listInbox: readsPages('Inbox'),
  countUnread: reads('Inbox'),
  markInboxRead: writes('Inbox'),
  unsubscribe: writes('Inbox'),
  getMessagePreferences: reads('Inbox'),
  setMessagePreferences: {
    ...writes('Inbox'),
    // A press that follows is made of what the one before has changed, and not of what was read before it.
    onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
      const { data } = await queryFulfilled.catch(() => ({ data: null }));
      if (data) dispatch(inboxApi.util.updateQueryData('getMessagePreferences', undefined, () => data));
    },
  },
});

export const {
  useListInboxInfiniteQuery,
  useCountUnreadQuery,
  useMarkInboxReadMutation,
  useUnsubscribeMutation,
  useGetMessagePreferencesQuery,
  useSetMessagePreferencesMutation,
} = inboxApi;

import { apiOf, reads, readsPages, writes } from '../../shared/api/api-of.ts';

export const {
  useListInboxInfiniteQuery,
  useCountUnreadQuery,
  useMarkInboxReadMutation,
  useGetMessagePreferencesQuery,
  useSetMessagePreferencesMutation,
} = apiOf('inbox', {
  listInbox: readsPages('Inbox'),
  countUnread: reads('Inbox'),
  markInboxRead: writes('Inbox'),
  getMessagePreferences: reads('Inbox'),
  setMessagePreferences: writes('Inbox'),
});

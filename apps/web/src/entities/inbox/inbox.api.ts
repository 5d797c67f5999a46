import { apiOf, reads, readsPages, writes } from '../../shared/api/api-of.ts';

export const { useListInboxInfiniteQuery, useCountUnreadQuery, useMarkInboxReadMutation } = apiOf('inbox', {
  listInbox: readsPages('Inbox'),
  countUnread: reads('Inbox'),
  markInboxRead: writes('Inbox'),
});

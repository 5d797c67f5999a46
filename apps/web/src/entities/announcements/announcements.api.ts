import { apiOf, writes } from '../../shared/api/api-of.ts';

export const { useAnnounceMutation } = apiOf('announcements', { announce: writes('Inbox') });

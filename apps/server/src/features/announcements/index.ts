export { registerAnnouncements } from './announcements.routes.ts';

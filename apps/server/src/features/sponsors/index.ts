export { registerSponsors } from './sponsors.routes.ts';

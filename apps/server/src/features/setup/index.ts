export { offerSetup } from './offer-setup.ts';
export { registerSetup } from './setup.routes.ts';

export { pinView } from './address-view.ts';
export { registerAddresses } from './addresses.routes.ts';

export { registerAddresses } from './addresses.routes.ts';

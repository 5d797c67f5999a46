export { pinView } from './address-view.ts';
export { registerAddresses } from './addresses.routes.ts';
export { findGatePhoto } from './gate-photos.queries.ts';
export { insertProposal } from './place-proposals.queries.ts';
export { readPlace } from './set-pin.ts';

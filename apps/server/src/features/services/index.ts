export { findServices, isServiceOfMembers, listFoundServices } from './find-services.queries.ts';
export { moveServicesToCategory, moveServicesToZone } from './move-services.queries.ts';
export { registerServices } from './services.routes.ts';

export { findDelivery, findRateMicros } from './settings.queries.ts';
export { registerSettings } from './settings.routes.ts';
export { switchOnDelivery } from './switch-on-delivery.job.ts';

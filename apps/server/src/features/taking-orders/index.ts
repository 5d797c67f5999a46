export { OWNER, type Owner } from './owners.queries.ts';
export { takesOrdersNow } from './takes-orders-now.ts';
export { tellOfEnded } from './tell-of-ended.ts';

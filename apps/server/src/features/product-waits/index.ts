export { registerProductWaits } from './product-waits.routes.ts';
export { tellOfReturn } from './tell-of-return.job.ts';

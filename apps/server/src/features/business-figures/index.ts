export { registerBusinessFigures } from './business-figures.routes.ts';
export { sweepSoldOutRequests } from './sold-out-requests.queries.ts';
export { noteSoldOut, notingSoldOut } from './sold-out-requests.ts';

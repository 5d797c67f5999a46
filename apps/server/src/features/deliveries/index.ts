export { ensureDriver, retireDriver } from './drivers.queries.ts';

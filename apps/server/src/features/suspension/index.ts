export { isOfBusinessShownTo, isOfOpenBusiness, requireShownTo } from './suspended.queries.ts';

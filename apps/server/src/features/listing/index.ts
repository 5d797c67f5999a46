export { isOfListedBusiness } from './listed.queries.ts';

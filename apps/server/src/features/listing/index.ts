export { isOfListedBusiness } from './listed.queries.ts';
export { isListedForAll, isListedTo, isOnSaleTo, isOwners, isVisibleTo } from './visibility.ts';

export { registerCash } from './cash.routes.ts';
export { keepLateCash } from './late-cash.ts';
export { hasOpenCash, hasOpenDues } from './open-cash.ts';
export { payAtPickUp, takeBackFromShop } from './pay-at-pick-up.ts';

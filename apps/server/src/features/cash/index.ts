export { registerCash } from './cash.routes.ts';
export { keepLateCash } from './late-cash.ts';
export { payAtPickUp, takeBackFromShop } from './pay-at-pick-up.ts';

export { registerCash } from './cash.routes.ts';
export { payAtPickUp, takeBackFromShop } from './pay-at-pick-up.ts';

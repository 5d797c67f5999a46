export { registerCart } from './cart.routes.ts';

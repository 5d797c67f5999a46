export { registerProductCopies } from './product-copies.routes.ts';

export { addProductRating, lockVisibleProduct } from './product-rating.queries.ts';
export { productView } from './product-view.ts';
export { selectProducts } from './products.queries.ts';
export { registerProducts } from './products.routes.ts';
export { giveBackStock, lockStock, takeStock } from './stock.queries.ts';
export { isVisibleTo } from './visibility.ts';

export { listProductCategories } from './categories.queries.ts';
export { registerCategories } from './categories.routes.ts';

export { registerCategories } from './categories.routes.ts';

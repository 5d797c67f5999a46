export { registerFavorites } from './favorites.routes.ts';

export { registerTownSearch } from './town-search.routes.ts';

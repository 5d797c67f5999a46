export { registerCatalogCsv } from './catalog-csv.routes.ts';

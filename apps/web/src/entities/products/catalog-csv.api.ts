import { apiOf, writes } from '../../shared/api/api-of.ts';

export const { useExportCatalogMutation, useImportCatalogMutation } = apiOf('catalog-csv', {
  // No query: a file is of the moment, and nobody reads it twice.
  exportCatalog: writes(),
  importCatalog: {
    ...writes(),
    // A preview has changed nothing.
    invalidatesTags: (answer) =>
      answer?.applied ? ['Products', 'ProductsHome', 'ProductOptions', 'ProductAttribute'] : [],
  },
});

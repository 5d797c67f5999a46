import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const catalogCsvApi = api.injectEndpoints({
  endpoints: (build) => ({
    // No query: a file is of the moment, and nobody reads it twice.
    exportCatalog: build.mutation({ ...call('catalog-csv', 'exportCatalog') }),
    importCatalog: build.mutation({
      ...call('catalog-csv', 'importCatalog'),
      invalidatesTags: (answer) =>
        answer?.applied ? ['Products', 'ProductsHome', 'ProductOptions', 'ProductAttribute'] : [],
    }),
  }),
});

export const { useExportCatalogMutation, useImportCatalogMutation } = catalogCsvApi;

import * as contracts from '@mercadito/contracts/catalog-csv';
import { type CategoryPaths, categoryPaths } from '@mercadito/domain/catalog-csv/category-path';
import { CATALOG_COLUMNS, headingOf } from '@mercadito/domain/catalog-csv/columns';
import { guardedCell } from '@mercadito/domain/csv/cell';
import type { Language } from '@mercadito/domain/language';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { csvBeginning, csvLines } from '../../platform/lists/csv.ts';
import { invalid, notFound } from '../../platform/problems/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { listProductCategories } from '../categories/index.ts';
import { companyExists } from '../companies/index.ts';
import { asDownloaded } from './as-downloaded.ts';
import { textsOf } from './catalog-cells.ts';
import { type CatalogProduct, listCatalogPart } from './catalog-csv.queries.ts';
import { importCatalog } from './import-catalog.ts';

/** A product as the cells of its row. */
function cellsOf(product: CatalogProduct, categories: CategoryPaths, language: Language): string[] {
  const texts = { id: String(product.id), ...textsOf(product, categories, language) };
  const row = { ...texts, as_downloaded: asDownloaded(texts) };
  return CATALOG_COLUMNS.map((column) => guardedCell(row[column]));
}

/**
 * A business's products as the lines of a CSV file, read part by part while they are sent. The first part is read before, so
 * that an error is still one.
 * @throws 404 when there is no such company
 */
async function exportCatalog(db: Db, companyId: number, language: Language): Promise<AsyncIterable<string>> {
  if (!(await companyExists(db, companyId))) throw notFound('Company');
  const categories = categoryPaths(await listProductCategories(db), language);
  const first = await listCatalogPart(db, companyId);
  async function* lines() {
    yield csvBeginning(CATALOG_COLUMNS.map((column) => headingOf(column, language)));
    for (let part = first; part.length > 0; part = await listCatalogPart(db, companyId, part.at(-1))) {
      yield csvLines(part.map((product) => cellsOf(product, categories, language)));
    }
  }
  return lines();
}

export function registerCatalogCsv(app: FastifyInstance): void {
  serve(app, contracts.exportCatalog, ({ db, subject, request, reply }) => {
    reply.header('content-disposition', 'attachment; filename="mercadito.csv"');
    return exportCatalog(db, subject.companyId, languageOf(request.headers));
  });

  serve(app, contracts.importCatalog, ({ db, body, files, subject, now, request }) => {
    const [table] = files.file;
    if (!table) throw invalid('file', 'File is required');
    return importCatalog(db, {
      companyId: subject.companyId,
      table,
      dryRun: body.dry_run,
      keepStock: body.keep_stock,
      previewed: body.previewed,
      language: languageOf(request.headers),
      now,
    });
  });
}

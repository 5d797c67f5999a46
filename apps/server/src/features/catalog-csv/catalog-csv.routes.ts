import * as contracts from '@mercadito/contracts/catalog-csv';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../platform/http/language-of.ts';
import { invalid } from '../../platform/problems/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { exportCatalog } from './export-catalog.ts';
import { importCatalog } from './import-catalog.ts';

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

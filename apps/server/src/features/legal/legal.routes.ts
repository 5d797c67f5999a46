import * as contracts from '@mercadito/contracts/legal';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve/serve.ts';
import { findLegal } from './legal.queries.ts';
import { legalTextView } from './legal-view.ts';
import { updateLegal } from './update-legal.ts';

export function registerLegal(app: FastifyInstance): void {
  serve(app, contracts.getLegalText, async ({ db, params: { page }, query: { language }, config }) =>
    legalTextView(await findLegal(db), { page, language, site: config }),
  );

  serve(app, contracts.getLegal, async ({ db }) => ({ legal: await findLegal(db) }));

  serve(app, contracts.updateLegal, async ({ db, body, now }) => ({ legal: await updateLegal(db, body, now) }));
}

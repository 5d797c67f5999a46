import * as contracts from '@mercadito/contracts/home';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve/serve.ts';
import { showRails } from './show-rails.ts';

export function registerHome(app: FastifyInstance): void {
  serve(app, contracts.listHomeRails, ({ db, query, actor: viewer, now, config }) =>
    showRails(db, query, { viewer, now, config }),
  );
}

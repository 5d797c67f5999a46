import * as contracts from '@mercadito/contracts/business-figures';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve/serve.ts';
import { showFigures } from './show-figures.ts';
import { gatherSoldOutRequests } from './sold-out-requests.ts';

export function registerBusinessFigures(app: FastifyInstance): void {
  const requests = gatherSoldOutRequests(app);
  app.decorate('soldOutRequests', requests);
  app.addHook('onClose', requests.stop);

  serve(app, contracts.getBusinessFigures, ({ db, subject, now, config }) =>
    showFigures(db, subject.companyId, { now, config }),
  );
}

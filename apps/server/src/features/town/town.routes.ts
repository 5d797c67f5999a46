import * as contracts from '@mercadito/contracts/town';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve/serve.ts';
import { requireTown } from './town.queries.ts';
import { townView } from './town-view.ts';
import { updateTown } from './update-town.ts';

export function registerTown(app: FastifyInstance): void {
  serve(app, contracts.getTown, async ({ db }) => ({ town: townView(await requireTown(db)) }));

  serve(app, contracts.updateTown, async ({ db, body, now }) => ({ town: townView(await updateTown(db, body, now)) }));
}

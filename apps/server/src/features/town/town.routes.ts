import * as contracts from '@mercadito/contracts/town';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve/serve.ts';
import { requireTown } from './town.queries.ts';
import { townView } from './town-view.ts';
import { type TownOrders, updateTown } from './update-town.ts';

export function registerTown(app: FastifyInstance, orders: TownOrders): void {
  serve(app, contracts.getTown, async ({ db }) => ({ town: townView(await requireTown(db)) }));

  serve(app, contracts.updateTown, async ({ db, body, actor, now }) => ({
    town: townView(await updateTown(db, body, { orders, actor, now })),
  }));
}

import { countWaitingWork } from '@mercadito/contracts/waiting-work';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve/serve.ts';
import { countWaiting } from './waiting-work.queries.ts';

export function registerWaitingWork(app: FastifyInstance): void {
  serve(app, countWaitingWork, ({ db, now }) => countWaiting(db, now));
}

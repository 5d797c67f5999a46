import * as contracts from '@mercadito/contracts/search';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/problems/errors.ts';
import { serve, serveCreated } from '../../platform/serve/serve.ts';
import { addKin, removeKin } from './keep-kin.ts';
import { findKin, listKin } from './kin.queries.ts';

/** What Admins do with the names that a search knows. */
export function registerSearch(app: FastifyInstance): void {
  serve(app, contracts.listSearchKin, ({ db }) => listKin(db));

  serveCreated(app, contracts.addSearchKin, {
    create: ({ db, body, now }) => addKin(db, body.names, now),
    show: async ({ db }, id) => {
      const kin = await findKin(db, id);
      if (!kin) throw notFound('Names');
      return kin;
    },
    keep: ({ id }) => id,
  });

  serve(app, contracts.removeSearchKin, async ({ db, params }) => {
    await removeKin(db, params.kinId);
    return { id: params.kinId };
  });
}

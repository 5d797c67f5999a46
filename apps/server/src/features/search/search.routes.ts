import * as contracts from '@mercadito/contracts/search';
import * as made from '@mercadito/contracts/searches-made';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/problems/errors.ts';
import { serve, serveCreated } from '../../platform/serve/serve.ts';
import { addKin, removeKin } from './keep-kin.ts';
import { findKin, listKin } from './kin.queries.ts';
import { gatherSearches } from './searches-made.ts';
import { showPopular, showUnfound, showUnfoundOf } from './show-searches.ts';

/** What was searched for, without persons. */
function registerSearchesMade(app: FastifyInstance): void {
  const searches = gatherSearches(app);
  app.decorate('searchesMade', searches);
  app.addHook('onClose', searches.stop);

  serve(app, made.listUnfoundSearches, (call) => showUnfound(call.db, call));
  serve(app, made.listUnfoundOfCompany, (call) => showUnfoundOf(call.db, call.subject.companyId, call));
  serve(app, made.listPopularSearches, (call) => showPopular(call.db, call));
}

/** What a search means and has found, and what Admins do with the names that it knows. */
export function registerSearch(app: FastifyInstance): void {
  registerSearchesMade(app);
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

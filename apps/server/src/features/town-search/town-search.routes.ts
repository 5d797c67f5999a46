import * as contracts from '@mercadito/contracts/town-search';
import type { FastifyInstance } from 'fastify';
import { readList } from '../../platform/lists/read-list.ts';
import { serve } from '../../platform/serve/serve.ts';
import { searchTown } from './search-town.ts';

export function registerTownSearch(app: FastifyInstance): void {
  serve(app, contracts.searchTown, async (call) => {
    const { query, actor: viewer, request } = call;
    const finds = await readList(call, { search: query.search, category: 0 }, (db) =>
      searchTown(db, query, { viewer, moment: call }),
    );
    const { products, businesses, services } = finds;
    const isNothing = products.count + businesses.count + services.count === 0;
    // Of goods that have a part of it alone nobody can say whether they were meant.
    if (query.finished && products.only_have === undefined)
      app.searchesMade.note({ viewer, request }, query.search, !isNothing);
    return finds;
  });
}

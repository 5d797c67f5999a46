import * as contracts from '@mercadito/contracts/town-search';
import type { FastifyInstance } from 'fastify';
import { readList } from '../../platform/lists/read-list.ts';
import { serve } from '../../platform/serve/serve.ts';
import { searchTown } from './search-town.ts';

export function registerTownSearch(app: FastifyInstance): void {
  serve(app, contracts.searchTown, (call) => {
    const { query, actor: viewer } = call;
    return readList(call, { search: query.search, category: 0 }, (db) =>
      searchTown(db, query, { viewer, moment: call }),
    );
  });
}

import * as contracts from '@mercadito/contracts/town-search';
import type { FastifyInstance } from 'fastify';
import { readList } from '../../platform/lists/read-list.ts';
import { serve } from '../../platform/serve/serve.ts';
import { isSoldByNobody, listServices, searchTown } from './search-town.ts';

export function registerTownSearch(app: FastifyInstance): void {
  serve(app, contracts.listFoundServices, (call) => {
    const { query, actor: viewer, request } = call;
    return readList(call, { ...query, category: 0 }, (db) =>
      listServices(db, query, { viewer, moment: call, url: request.url }),
    );
  });

  serve(app, contracts.searchTown, async (call) => {
    const { query, actor: viewer, request } = call;
    const question = { search: query.search, category: 0 };
    const finds = await readList(call, question, (db) => searchTown(db, query, { viewer, moment: call }));
    // Of goods that have a part of it alone nobody can say whether they were meant.
    if (!query.finished || finds.products.only_have !== undefined) return finds;
    const { products, businesses, services } = finds;
    const isFound = products.count + businesses.count + (services.only_have === undefined ? services.count : 0) > 0;
    // What cannot be told is not counted, and fails no search.
    const isUnfound = () =>
      readList(call, question, (db) => isSoldByNobody(db, query.search, call)).catch((error: unknown) => {
        request.log.warn({ err: error }, 'Whether members find what was searched for could not be read');
        return false;
      });
    if (isFound || (await isUnfound())) app.searchesMade.note({ viewer, request }, query.search, isFound);
    return finds;
  });
}

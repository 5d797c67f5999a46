import { keptSearch } from '@mercadito/domain/search/kept-search';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type GatheredCounts, gatherCounts } from '../../platform/counts/gather-counts.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { keepSearches } from './searches-made.queries.ts';

// More than anybody looks for in a day; one who made up words would fill it for all.
const MOST_OF_ONE = 40;

const [FOUND, UNFOUND] = ['+', '-'];

/** What was searched for, gathered in memory until it is written: no search is slower for it (SEARCH-12). */
export interface SearchesMade extends Pick<GatheredCounts, 'write' | 'stop'> {
  /** Notes what somebody searched for, where it may be kept: the person, or a visitor by the network of the address. */
  readonly note: (who: { viewer: Viewer; request: FastifyRequest }, search: string, isFound: boolean) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    searchesMade: SearchesMade;
  }
}

/** Gathers for one process. */
export function gatherSearches(app: FastifyInstance): SearchesMade {
  const { note, ...counts } = gatherCounts(app, {
    name: 'what was searched for',
    mostOfOne: MOST_OF_ONE,
    write: (db, made) =>
      keepSearches(
        db,
        made.map(({ what, day, atLeast }) => ({
          ...{ query: what.slice(1), isFound: what.startsWith(FOUND) },
          ...{ day, people: atLeast },
        })),
      ),
  });
  return {
    ...counts,
    note: ({ viewer, request }, search, isFound) => {
      const kept = keptSearch(search);
      const who = viewer ? `person ${viewer.userId}` : networkOf(request.ip);
      if (kept !== null) note(who, `${isFound ? FOUND : UNFOUND}${kept}`);
    },
  };
}

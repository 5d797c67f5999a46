import { keptSearch } from '@mercadito/domain/search/kept-search';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type GatheredCounts, gatherCounts } from '../../platform/counts/gather-counts.ts';
import { networksOf } from '../../platform/limits/network-of.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { keepSearches } from './searches-made.queries.ts';

// More than anybody looks for in a day; one who made up words would fill it for all.
const MOST_OF_ONE = 40;

const [FOUND, UNFOUND] = ['+', '-'];
const [PERSON, NETWORK] = ['p', 'n'];

/** What was searched for, gathered in memory until it is written: no search is slower for it (SEARCH-12). */
export interface SearchesMade extends Pick<GatheredCounts, 'write' | 'stop'> {
  /**
   * Notes what somebody searched for, where it may be kept: the person, or a visitor by the widest network that one house has. The
   * two are counted apart, since one who signs in is both.
   */
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
        made.map(({ what, day, atLeast, said }) => ({
          ...{ query: what.slice(2), isFound: what.startsWith(FOUND) },
          ...{ day, people: atLeast, said },
        })),
      ),
  });
  return {
    ...counts,
    note: ({ viewer, request }, search, isFound) => {
      const kept = keptSearch(search);
      if (kept === null) return;
      const who = viewer ? `person ${viewer.userId}` : (networksOf(request.ip).at(-1) ?? '');
      note(who, `${isFound ? FOUND : UNFOUND}${viewer ? PERSON : NETWORK}${kept.query}`, kept.said);
    },
  };
}

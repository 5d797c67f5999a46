import { searchWords } from '@mercadito/domain/catalog/search-text';
import { slipsBetween } from '@mercadito/domain/search/slips';
import { saysNothing } from '@mercadito/domain/search/stop-words';
import type { Db } from '../../database/connection.ts';
import { findNearWords, type Seeing } from './vocabulary.queries.ts';

const SHORTEST = 4;
const MOST_ASKED = 3;
const MOST_NEAREST = 4;

/** Words of the catalogue, of whatever kind, that a viewer sees and that come closest to those that were searched in vain (SEARCH-10). */
export async function nearestWords(db: Db, text: string, seeing: readonly Seeing[]): Promise<string[]> {
  const asked = searchWords(text)
    .filter((word) => word.length >= SHORTEST && !saysNothing(word))
    .slice(0, MOST_ASKED);
  if (asked.length === 0) return [];
  // A third of the letters may be others: further away nobody would recognise the word.
  const distance = (word: string) =>
    Math.min(...asked.map((each) => slipsBetween(each, word) / Math.max(1, Math.floor(each.length / 3))));
  const near = [];
  for (const each of seeing) near.push(...(await findNearWords(db, asked, each)));
  return [...new Set(near.map(({ word }) => word))]
    .map((word) => ({ word, away: distance(word) }))
    .filter(({ away }) => away <= 1)
    .sort((one, other) => one.away - other.away || (one.word < other.word ? -1 : 1))
    .slice(0, MOST_NEAREST)
    .map(({ word }) => word);
}

import type { KinIndex } from '@mercadito/domain/search/kin/kin';
import { kinWith } from '@mercadito/domain/search/kin/own-kin';
import type { Db } from '../../database/connection.ts';
import { readKinLines } from './kin.queries.ts';

/** Makes an index of lines, and keeps the last: they change seldom, and are many. */
function keptIndex(): (lines: string) => KinIndex {
  let kept: { lines: string; index: KinIndex } | null = null;
  return (lines) => {
    if (kept?.lines !== lines) kept = { lines, index: kinWith(lines === '' ? [] : lines.split('\n')) };
    return kept.index;
  };
}

const indexOf = keptIndex();

/** The names of one thing: those of the repository and what Admins have added (SEARCH-4, SEARCH-9). */
export const knownKin = async (db: Db): Promise<KinIndex> => indexOf(await readKinLines(db));

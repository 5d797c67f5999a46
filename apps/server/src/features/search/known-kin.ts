import { type KinIndex, repositoryKin } from '@mercadito/domain/search/kin/kin';
import { kinWith } from '@mercadito/domain/search/kin/own-kin';
import type { Db } from '../../database/connection.ts';
import { readKinLines } from './kin.queries.ts';

/** The names of one thing, and by what is told whether they are those of now. */
interface Kin {
  /** Of the lines that Admins have added (`MARK_OF_KIN`). */
  readonly mark: string;
  readonly index: KinIndex;
}

/** Keeps the index of the lines that were read last: they change seldom, and are many. */
function keptKin() {
  let kept: Kin | null = null;
  return {
    last: (): Kin => kept ?? { mark: '', index: repositoryKin() },
    read: async (db: Db): Promise<Kin> => {
      const { lines, mark } = await readKinLines(db);
      if (kept?.mark !== mark) kept = { mark, index: kinWith(lines === '' ? [] : lines.split('\n')) };
      return kept;
    },
  };
}

const kin = keptKin();

/** The names of one thing as they were read last; whoever uses them looks whether that is still so. */
export const lastKin = kin.last;

/** The names of one thing as they are: those of the repository and what Admins have added (SEARCH-4, SEARCH-9). */
export const readKin = kin.read;

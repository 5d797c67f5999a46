import { soundOf } from '@mercadito/domain/search/sound';
import * as z from 'zod';
import type { Db } from '../../database/connection.ts';
import { inTransaction } from '../../database/transaction.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { dropWaitingJobs } from '../../platform/jobs/jobs.queries.ts';
import {
  addToCounts,
  type Difference,
  listCounted,
  listToldByOlder,
  listWordsOf,
  lockCounting,
  noteGoodsOf,
  setCounted,
  takeChanges,
  takeUncounted,
  tellAnew,
  type Words,
} from './count-words.queries.ts';
import { BUSINESSES, KINDS, type Kind, PRODUCTS, SERVICES } from './kinds.ts';
import { formsOfWord } from './vocabulary.queries.ts';

const AT_ONCE = 300;
/** Nobody types longer ones. */
const LONGEST_WORD = 40;

const distinct = (words: readonly string[]): string[] => [
  ...new Set(words.filter((word) => word !== '' && word.length <= LONGEST_WORD)),
];

/** What is kept of a word beside its counts. */
export const toldOf = (word: string) => ({ word, sound: soundOf(word), forms: formsOfWord(word) });

function differencesBetween(before: readonly Words[], after: readonly Words[]): Difference[] {
  const sums = new Map<string, { everybody: number; members: number; goods: number }>();
  const add = (counted: readonly Words[], by: 1 | -1) => {
    for (const { words, for_everybody, for_members } of counted) {
      for (const word of words) {
        const sum = sums.get(word) ?? { everybody: 0, members: 0, goods: 0 };
        sum.goods += by;
        if (for_everybody) sum.everybody += by;
        if (for_members) sum.members += by;
        sums.set(word, sum);
      }
    }
  };
  add(before, -1);
  add(after, 1);
  return [...sums]
    .filter(([, { everybody, members, goods }]) => everybody !== 0 || members !== 0 || goods !== 0)
    .map(([word, sum]) => ({ ...toldOf(word), ...sum }));
}

async function countAnew(transaction: Db, kind: Kind, ids: readonly number[]): Promise<void> {
  const before = await listCounted(transaction, kind, ids);
  const after = (await listWordsOf(transaction, kind, ids)).map((each) => ({ ...each, words: distinct(each.words) }));
  await addToCounts(transaction, kind, differencesBetween(before, after));
  await setCounted(transaction, kind, ids, after);
}

/** Tells anew what some words sound like, of whatever kind, where an older version told it; false when there are none. */
async function tellSomeAnew(transaction: Db): Promise<boolean> {
  for (const kind of KINDS) {
    const words = await listToldByOlder(transaction, kind, AT_ONCE);
    if (words.length === 0) continue;
    await tellAnew(transaction, kind, words.map(toldOf));
    return true;
  }
  return false;
}

/** Counts some of what has changed, else some of what was there before; false when there is nothing left. */
async function countSome(transaction: Db, kind: Kind): Promise<boolean> {
  await lockCounting(transaction);
  const changes = await takeChanges(transaction, kind, AT_ONCE);
  const companies = changes.flatMap(({ company_id }) => company_id ?? []);
  if (companies.length > 0) await noteGoodsOf(transaction, kind, companies);
  const changed = changes.flatMap(({ id }) => id ?? []);
  const isMore = changes.length === 0 && kind === PRODUCTS;
  const ids = isMore ? await takeUncounted(transaction, AT_ONCE) : changed;
  if (ids.length > 0) await countAnew(transaction, kind, [...new Set(ids)]);
  return changes.length > 0 || ids.length > 0 || (await tellSomeAnew(transaction));
}

/** @param name by which the trigger on goods, services and businesses puts it into its queue */
const countWordsOf = (kind: Kind, name: string) =>
  defineJob(name, {
    payload: z.object({}),
    run: async (_payload, { services: { database }, signal }) => {
      await dropWaitingJobs(database.db, name);
      for (;;) {
        signal.throwIfAborted();
        if (!(await inTransaction(database.db, (transaction) => countSome(transaction, kind)))) return;
      }
    },
  });

/** Keeps the distinct words of all goods right, with how many have them (SEARCH-6). */
export const countWords = countWordsOf(PRODUCTS, 'search.count_words');

/** And those of services. */
export const countServiceWords = countWordsOf(SERVICES, 'search.count_service_words');

/** And those of businesses' names. */
export const countBusinessWords = countWordsOf(BUSINESSES, 'search.count_business_words');

/** Those of all that is found by words. */
export const COUNTS_OF_WORDS = [countWords, countServiceWords, countBusinessWords] as const;

import { searchWords } from '../../catalog/search-text.ts';
import { memoize } from '../../memoize.ts';
import { soundOf } from '../sound.ts';
import { withoutJoining } from '../stop-words.ts';
import { CARE } from './care.ts';
import { FARM } from './farm.ts';
import { FOOD } from './food.ts';
import { GROCERIES } from './groceries.ts';
import { HOME } from './home.ts';
import { OTHER } from './other.ts';
import { TOOLS } from './tools.ts';
import { TOWN } from './town.ts';
import { WEAR } from './wear.ts';
import { WORK } from './work.ts';

/** A name of one thing, as its words. */
export type Phrase = readonly string[];

/** Names of one thing: those that are looked for, and those that lead to them alone, being words of the other language too. */
export interface KinGroup {
  readonly names: readonly Phrase[];
  readonly leading: readonly Phrase[];
}

/** The most words that a name has, beside those that join them. */
export const LONGEST_PHRASE = 4;

const namesIn = (text: string): Phrase[] => text.split(',').map((name) => searchWords(name));

/** Reads a line `leche, milk`, or `pay, tarta < pie`: a pie is looked for as a pay too, a pay is not looked for as a foot. */
export function readGroup(line: string): KinGroup {
  const [names = '', leading] = line.split('<');
  return { names: namesIn(names), leading: leading === undefined ? [] : namesIn(leading) };
}

/** All groups of the list in this repository. */
export const KIN_GROUPS: readonly KinGroup[] = [
  FOOD,
  GROCERIES,
  HOME,
  CARE,
  WEAR,
  WORK,
  TOOLS,
  FARM,
  OTHER,
  TOWN,
].flatMap((lines) => lines.trim().split('\n').map(readGroup));

const spelled = (phrase: Phrase): string => withoutJoining(phrase).join(' ');
// Short words of another language sound like too much.
const SHORTEST_BY_SOUND = 4;
const heard = (phrase: Phrase): string =>
  withoutJoining(phrase)
    .map((word) => (word.length < SHORTEST_BY_SOUND ? word : soundOf(word)))
    .join(' ');

export type KinIndex = ReadonlyMap<string, readonly KinGroup[]>;

/** Groups by each of their names, as it is written and as it sounds. */
export function indexKin(groups: readonly KinGroup[]): KinIndex {
  const index = new Map<string, KinGroup[]>();
  for (const group of groups) {
    const keys = new Set([...group.names, ...group.leading].flatMap((name) => [spelled(name), `~${heard(name)}`]));
    for (const key of keys) index.set(key, [...(index.get(key) ?? []), group]);
  }
  return index;
}

/** The index of the list in this repository, made when it is first needed. */
export const repositoryKin = memoize(() => indexKin(KIN_GROUPS));

/** Other names of what a phrase names; those of what sounds like it where nothing is written so. */
export function kinOf(phrase: Phrase, index: KinIndex): Phrase[] {
  const own = spelled(phrase);
  const groups = index.get(own) ?? index.get(`~${heard(phrase)}`) ?? [];
  const others = groups.flatMap(({ names }) => names).filter((name) => spelled(name) !== own);
  return [...new Map(others.map((name) => [spelled(name), name])).values()];
}

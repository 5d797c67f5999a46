import { searchWords } from '@mercadito/domain/catalog/search-text';
import { type KinIndex, kinOf, type Phrase } from '@mercadito/domain/search/kin/kin';
import { allSoundsOf, type Meant, meaningOf, needsSlips, type Vocabulary } from '@mercadito/domain/search/meaning';
import { rankOf } from '@mercadito/domain/search/ranking';
import { readQuery, type Term } from '@mercadito/domain/search/read-query';
import { soundOf } from '@mercadito/domain/search/sound';
import { joinsWords, withoutJoining } from '@mercadito/domain/search/stop-words';
import type { Db } from '../../database/connection.ts';
import { COUNTED_ROWS } from '../../platform/lists/paging.ts';
import type { Moment } from '../opening-hours/index.ts';
import {
  type Among,
  type CandidateRow,
  listCandidates,
  listForemost,
  listSellers,
  mostGoodsWith,
  type SearchedTerm,
  type SellerRow,
  type Within,
} from './goods.queries.ts';
import { lastKin, readKin } from './known-kin.ts';
import { type Asked, findNearWords, findWords, type NamedCategory, type Seeing } from './vocabulary.queries.ts';

/** One of the goods that a search found. */
interface FoundProduct {
  readonly id: number;
  readonly companyId: number;
  readonly rank: number;
  readonly isPinned: boolean;
}

/** The goods that a search found, the best match first. */
export interface FoundGoods {
  readonly products: readonly FoundProduct[];
  /** Whether there are more than a list counts. */
  readonly isMore: boolean;
  /** What they have of what was asked for, where nothing has all of it. */
  readonly onlyHave: string | null;
  /** Where there are more, who sells any of them, if that was asked for. */
  readonly soldBy: readonly SellerRow[];
}

interface Search {
  readonly text: string;
  /** Whether it is still being typed: what begins with its last word is found too. */
  readonly isTyping?: boolean;
}

/** A page of businesses: where the goods that are ranked are of as many, no others are looked for, which would cost ten times the rest. */
const ENOUGH_SELLERS = 36;

// Of many terms this many ways to leave some out are tried, as long as they look at no more places of an index: of words that a tenth of a
// million goods has each way takes some milliseconds.
const MOST_TRIES = 10;
const MOST_LOOKED_AT = 500_000;

function askedBy(terms: readonly Term[], isTyping: boolean): Asked {
  const words = [...new Set(terms.flatMap((term) => [term.words, ...term.kin].flat()))];
  const beginning = terms.filter(
    ({ words: all, kin, isLast }) => all.length === 1 && (kin.length === 0 || (isTyping && isLast)),
  );
  return {
    words,
    sounds: [...new Set(words.flatMap(allSoundsOf))],
    beginnings: beginning.flatMap(({ words: [word = ''] }) => (/^[\p{L}\p{N}]+$/u.test(word) ? [word] : [])),
  };
}

/** The words of a name, each by itself. */
function apart({ words, isLast }: Term, kin: KinIndex): Term[] {
  const telling = words.filter((word) => !joinsWords(word));
  return telling.map((word, at) => ({
    words: [word],
    kin: kinOf([word], kin),
    isLast: isLast && at === telling.length - 1,
    isAmount: false,
  }));
}

/** A category and what the words of its names sound like. */
interface HeardCategory {
  readonly id: number;
  readonly parent_id: number | null;
  readonly sounds: ReadonlySet<string>;
}

const heard = ({ id, parent_id, name, name_en }: NamedCategory): HeardCategory => ({
  ...{ id, parent_id },
  sounds: new Set(searchWords(`${name} ${name_en}`).map(soundOf)),
});

/** The categories that any of some names are of, and those within them. */
function categoriesOf(names: readonly Phrase[], categories: readonly HeardCategory[]): ReadonlySet<number> {
  const sounds = names.map((name) => withoutJoining(name).map(soundOf));
  const isNamed = ({ sounds: own }: HeardCategory) =>
    sounds.some((each) => each.every((sound) => sound.length > 2 && own.has(sound)));
  const named = new Set(categories.filter(isNamed).map(({ id }) => id));
  const within = categories.filter(({ parent_id }) => parent_id !== null && named.has(parent_id)).map(({ id }) => id);
  return new Set([...named, ...within]);
}

/** What a search asks for, and what of the catalogue that a viewer sees may be meant. */
async function readTerms(db: Db, { text, isTyping = false }: Search, seeing: Seeing, { mark, index } = lastKin()) {
  const typed = readQuery(text, index);
  if (typed.length === 0) return null;
  const apartToo = typed.flatMap((term) => (term.words.length > 1 ? apart(term, index) : []));
  const near = await findWords(db, askedBy([...typed, ...apartToo], isTyping), seeing);
  // Others are known since: by these it is read once more.
  if (near.kin_mark !== mark) return readTerms(db, { text, isTyping }, seeing, await readKin(db));
  return { typed, near, kin: index };
}

/**
 * What the terms of a search mean in the catalogue that a viewer sees.
 * @param isApart whether names of several words are looked for word by word
 */
async function meaningsOf(db: Db, search: Search, seeing: Seeing, isApart = false): Promise<SearchedTerm[]> {
  const read = await readTerms(db, search, seeing);
  if (!read) return [];
  const { typed, near, kin } = read;
  const counts = new Map(near.words.map((word, at) => [word, near.counts[at] ?? 0]));
  const words = new Set([...near.words, ...near.uncounted.flatMap((each) => each.split(' '))]);
  const vocabulary: Vocabulary = { words, isPartial: !near.is_done || seeing.hasOwn };
  const meant = (term: Term) => meaningOf(term, vocabulary, search.isTyping ?? false);
  // A name that no goods have as a whole asks for its words.
  const isPhrase = ({ words: all, isAmount }: Term) => all.length > 1 && !isAmount;
  const isNowhere = (term: Term) => isPhrase(term) && (isApart || meant(term).ways.length === 0);
  const terms = typed.flatMap((term) => (isNowhere(term) ? apart(term, kin) : [term]));
  const unknown = terms
    .filter((term) => !term.isAmount && needsSlips(meant(term)))
    .map(({ words: [word = ''] }) => word);
  const further = unknown.length > 0 ? await findNearWords(db, unknown, seeing) : [];
  for (const { word, goods } of further) {
    words.add(word);
    counts.set(word, goods);
  }
  const categories = near.categories.map(heard);
  return terms.map(meant).map((each) => ({
    ...each,
    goods: goodsWith(each, counts),
    categoryIds: categoriesOf([each.term.words], categories),
    kinCategoryIds: categoriesOf(each.term.kin, categories),
  }));
}

/** How many goods have what a term means at most, as far as they are counted; those that are found by their category alone aside. */
const goodsWith = ({ ways }: Meant, counts: ReadonlyMap<string, number>): number => {
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  const withOneOf = (set: readonly string[]) => sum(set.map((word) => counts.get(word) ?? 0));
  return sum(ways.map(({ sets }) => Math.min(...sets.map(withOneOf))));
};

/** All choices of so many terms, those that keep the first ones before others: what is looked for is said first. */
function choicesOf<T>(terms: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return terms.flatMap((first, at) => choicesOf(terms.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
}

/** What a thing may have of some terms: all, else the most of them; amounts ("medio kilo") are left out before others, which they never are. */
function choicesToTry(terms: readonly SearchedTerm[]): SearchedTerm[][] {
  const named = (choice: readonly SearchedTerm[]) => choice.filter(({ term }) => !term.isAmount).length;
  const least = Math.min(1, named(terms));
  const choices = terms
    .flatMap((_, at) => choicesOf(terms, terms.length - at))
    .filter((choice) => named(choice) >= least)
    .sort((one, other) => named(other) - named(one));
  let left = MOST_LOOKED_AT;
  const isAffordable = (choice: readonly SearchedTerm[], at: number) => {
    if (at === 0) return true;
    // An index goes from one of the goods that have the rarest of the words to the next.
    const cost = mostGoodsWith(choice) * choice.length;
    if (cost > left) return false;
    left -= cost;
    return true;
  };
  return choices.filter(isAffordable).slice(0, MOST_TRIES);
}

function ranked(rows: readonly CandidateRow[], terms: readonly SearchedTerm[]): FoundProduct[] {
  const found = rows.flatMap((row) => {
    const { name_folded, category_id: categoryId, is_available: isAvailable, is_open: isOpen } = row;
    const rank = rankOf({ name: name_folded.split(' '), categoryId, isAvailable, isOpen, ordered: row.ordered }, terms);
    return rank === null ? [] : [{ id: row.id, companyId: row.company_id, rank, isPinned: row.is_pin }];
  });
  return found.sort((one, other) => other.rank - one.rank || other.id - one.id);
}

/** What is ranked: all that has the terms, of more than a list counts what is to stand first, and as many others. */
async function candidatesFor(
  db: Db,
  terms: readonly SearchedTerm[],
  among: Within,
  moment: Moment,
): Promise<CandidateRow[]> {
  const rows = await listCandidates(db, terms, among, moment);
  if (rows.length < COUNTED_ROWS) return rows;
  const foremost = await listForemost(db, terms, among, moment);
  return [...new Map([...rows, ...foremost].map((row) => [row.id, row])).values()];
}

export const NOTHING_FOUND: FoundGoods = { products: [], isMore: false, onlyHave: null, soldBy: [] };

interface Where {
  readonly among: Among;
  /** Whose words are known to whoever searches. */
  readonly seeing: Seeing;
  readonly moment: Moment;
  /** Whether all who sell them are asked for, where a list does not rank all goods. */
  readonly withSellers?: boolean;
}

/** What has all that some terms ask for, else most of it; null where nothing has any of it. */
async function findBy(
  db: Db,
  terms: readonly SearchedTerm[],
  { among, seeing, moment, withSellers = false }: Where,
): Promise<FoundGoods | null> {
  const within = { ...among, kind: seeing.kind };
  const known = terms.filter(({ ways, categoryIds }) => ways.length > 0 || categoryIds.size > 0);
  for (const choice of choicesToTry(known)) {
    const products = ranked(await candidatesFor(db, choice, within, moment), choice);
    if (products.length === 0) continue;
    const isAll = terms.every((term) => term.term.isAmount || choice.includes(term));
    const isMore = products.length >= COUNTED_ROWS;
    const areSellersFew = new Set(products.map(({ companyId }) => companyId)).size < ENOUGH_SELLERS;
    return {
      // A list shows as many as it counts.
      products: products.slice(0, COUNTED_ROWS - 1),
      isMore,
      onlyHave: isAll ? null : choice.flatMap(({ term }) => term.words).join(' '),
      soldBy: withSellers && isMore && isAll && areSellersFew ? await listSellers(db, choice, within) : [],
    };
  }
  return null;
}

/**
 * The goods, or services, that a search finds among some, the best match first (`rankOf`). Where none has all that is asked for, those that
 * have most of it, the first words before the others; where none has a name of several words or its kin, those that have its words.
 */
export async function findGoods(db: Db, search: Search, where: Where): Promise<FoundGoods> {
  const terms = await meaningsOf(db, search, where.seeing);
  const found = await findBy(db, terms, where);
  if (found) return found;
  const [first, ...others] = terms.filter(({ term }) => !term.isAmount);
  // Of several things one was left out before.
  const isOnePhrase = others.length === 0 && (first?.term.words.length ?? 0) > 1;
  const apartToo = isOnePhrase ? await findBy(db, await meaningsOf(db, search, where.seeing, true), where) : null;
  return apartToo ?? NOTHING_FOUND;
}

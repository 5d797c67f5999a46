import { formsOf } from '@mercadito/domain/search/slips';
import { soundOf } from '@mercadito/domain/search/sound';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { PLANNED_ONCE } from '../../database/prepared-statements.ts';
import { MARK_OF_KIN } from './kin.queries.ts';
import { type Kind, UNCOUNTED } from './kinds.ts';

/** Of whose goods the words are found: that everybody sees, that members see, or all there are. */
export type Seen = 'everybody' | 'members' | 'goods';

/** Words of a catalogue that a viewer sees. */
export interface Seeing {
  readonly kind: Kind;
  readonly seen: Seen;
  /** Which of that kind the viewer sees, a condition on their table. */
  readonly isShown: RawBuilder<SqlBool>;
  /** Whether the viewer may see goods beside, whose words are found as they are written. */
  readonly hasOwn: boolean;
}

/** What words of the catalogue are looked for. */
export interface Asked {
  readonly words: readonly string[];
  readonly sounds: readonly string[];
  readonly beginnings: readonly string[];
}

/** A category by its names, and the one that it is in. */
export interface NamedCategory {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly name_en: string;
}

interface Near {
  readonly words: readonly string[];
  /** How many things have each. */
  readonly counts: readonly number[];
  /** Texts of what has changed and were not counted yet: their words are none of the others. */
  readonly uncounted: readonly string[];
  readonly is_done: boolean;
  /** Of the names of one thing that are known now. */
  readonly kin_mark: string;
  readonly categories: readonly NamedCategory[];
}

// Of what begins alike, or is near, so many are looked at, and so many taken: those that most goods have.
const LOOKED_AT = 500;
const TAKEN = 60;

type Known = Pick<Seeing, 'kind' | 'seen'>;

const isSeen = (seen: Seen): RawBuilder<SqlBool> => sql<SqlBool>`${sql.ref(seen)} > 0`;

const mostOf = ({ kind, seen }: Known, condition: RawBuilder<SqlBool>, order: RawBuilder<unknown>) => sql`(
  select word, goods from (
    select word, ${sql.ref(seen)} as goods, ${order} as place from ${sql.table(kind.words)}
    where ${isSeen(seen)} and ${condition} limit ${sql.lit(LOOKED_AT)}) as near
  order by place desc, word limit ${sql.lit(TAKEN)})`;

const all = (words: readonly string[]) => sql`${[...words]}::text[]`;

// Behind all that begins so: a range of the index, whatever the beginning is.
const LAST_LETTER = '\u{10ffff}';

const beginsWith = (beginning: RawBuilder<string>): RawBuilder<SqlBool> =>
  sql`word >= ${beginning} collate "C" and word < ${beginning} || ${sql.lit(LAST_LETTER)} collate "C"`;

/** The words of the catalogue that are some, sound like some or begin like some; and what else a search has to know, in one round trip. */
export async function findWords(db: Db, asked: Asked, { kind, seen, isShown }: Seeing): Promise<Near> {
  const words = sql.table(kind.words);
  const begun = mostOf({ kind, seen }, beginsWith(sql.ref('beginning')), sql.ref(seen));
  const ways = [
    sql`(select word, ${sql.ref(seen)} as goods from ${words} where ${isSeen(seen)} and word = any(${all(asked.words)}))`,
    sql`(select word, ${sql.ref(seen)} from ${words} where ${isSeen(seen)} and sound = any(${all(asked.sounds)}))`,
    sql`(select begun.word, begun.goods from unnest(${all(asked.beginnings)}) as beginning, lateral ${begun} as begun)`,
  ];
  const changed = sql`array(select ${sql.ref(kind.id)} from ${sql.table(kind.changes)} order by id desc limit ${sql.lit(UNCOUNTED)})`;
  const { rows } = await sql<Near>`
    select ${sql.raw(PLANNED_ONCE)} words, counts,
      array(select search_text from ${kind.rows} as ${sql.table(kind.things)} where id = any(${changed}) and ${isShown}) as uncounted,
      ${kind.isDone} as is_done, ${MARK_OF_KIN} as kin_mark,
      (select coalesce(json_agg(json_build_object('id', id, 'parent_id', parent_id, 'name', name, 'name_en', name_en)), '[]')
        from ${kind.categories} as categories) as categories
    from (select coalesce(array_agg(word), '{}') as words, coalesce(array_agg(goods), '{}') as counts
      from (${sql.join(ways, sql` union `)}) as near) as near`.execute(db);
  const [near] = rows;
  if (!near) throw new Error('search_progress has no row');
  return near;
}

/** Under what a word is found by those that are some slips away: its own forms, and of its sound those without one letter. */
export const formsOfWord = (word: string): string[] => {
  const sound = soundOf(word);
  const withoutOne = [sound, ...[...sound].map((_, at) => sound.slice(0, at) + sound.slice(at + 1))];
  return [...new Set([...formsOf(word), ...(/^[a-z]{4,20}$/.test(word) ? withoutOne.map((form) => `~${form}`) : [])])];
};

/** A word and how many things have it. */
export interface CountedWord {
  readonly word: string;
  readonly goods: number;
}

/** The words of the catalogue that may be some slips away, or have some within. */
export async function findNearWords(db: Db, words: readonly string[], known: Known): Promise<CountedWord[]> {
  const { seen } = known;
  const each = words.map((word) => {
    const hasLetters = (count: number) => sql<SqlBool>`${word.length}::integer > ${sql.lit(count)}`;
    // What goes on behind a slip shares its first letters.
    const first = sql<string>`${word.slice(0, 3)}::text`;
    return sql`${mostOf(known, sql`forms && ${all(formsOfWord(word))}`, sql.ref(seen))}
      union ${mostOf(known, sql`${hasLetters(3)} and word like ${`%${word}%`}`, sql.ref(seen))}
      union ${mostOf(known, sql`${hasLetters(4)} and ${beginsWith(first)}`, sql`strict_word_similarity(${word}, word)`)}`;
  });
  const { rows } = await sql<CountedWord>`
    select ${sql.raw(PLANNED_ONCE)} word, goods from (${sql.join(each, sql` union `)}) as near`.execute(db);
  return rows;
}

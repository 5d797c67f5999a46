import { formsOf } from '@mercadito/domain/search/slips';
import { soundOf } from '@mercadito/domain/search/sound';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
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
  select word from (
    select word, ${order} as place from ${sql.table(kind.words)}
    where ${isSeen(seen)} and ${condition} limit ${sql.lit(LOOKED_AT)}) as near
  order by place desc, word limit ${sql.lit(TAKEN)})`;

const all = (words: readonly string[]) => sql`${[...words]}::text[]`;

/** The words of the catalogue that are some, sound like some or begin like some; and what else a search has to know, in one round trip. */
export async function findWords(db: Db, asked: Asked, { kind, seen, isShown }: Seeing): Promise<Near> {
  const words = sql.table(kind.words);
  const beginnings = asked.beginnings.map((word) =>
    mostOf({ kind, seen }, sql`word like ${`${word}%`}`, sql.ref(seen)),
  );
  const ways = [
    sql`(select word from ${words} where ${isSeen(seen)} and word = any(${all(asked.words)}))`,
    sql`(select word from ${words} where ${isSeen(seen)} and sound = any(${all(asked.sounds)}))`,
    ...beginnings,
  ];
  const changed = sql`array(select ${sql.ref(kind.id)} from ${sql.table(kind.changes)} order by id desc limit ${sql.lit(UNCOUNTED)})`;
  const { rows } = await sql<Near>`
    select array(select word from (${sql.join(ways, sql` union `)}) as words) as words,
      array(select search_text from ${kind.rows} as ${sql.table(kind.things)} where id = any(${changed}) and ${isShown}) as uncounted,
      ${kind.isDone} as is_done, ${MARK_OF_KIN} as kin_mark,
      (select coalesce(json_agg(json_build_object('id', id, 'parent_id', parent_id, 'name', name, 'name_en', name_en)), '[]')
        from ${kind.categories} as categories) as categories`.execute(db);
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

/** The words of the catalogue that may be some slips away, or have some within. */
export async function findNearWords(db: Db, words: readonly string[], known: Known): Promise<string[]> {
  const { seen } = known;
  const each = words.flatMap((word) => [
    mostOf(known, sql`forms && ${all(formsOfWord(word))}`, sql.ref(seen)),
    ...(word.length > 3 ? [mostOf(known, sql`word like ${`%${word}%`}`, sql.ref(seen))] : []),
    // What goes on behind a slip shares its first letters.
    ...(word.length > 4
      ? [mostOf(known, sql`word like ${`${word.slice(0, 3)}%`}`, sql`strict_word_similarity(${word}, word)`)]
      : []),
  ]);
  const { rows } = await sql<{ word: string }>`${sql.join(each, sql` union `)}`.execute(db);
  return rows.map(({ word }) => word);
}

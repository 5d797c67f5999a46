import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { columnsOf, type JudgedTable, type Part } from './personal-data/index.ts';

const ROWS_AT_ONCE = 200;

const toldOf = (table: JudgedTable, { told }: Part): string[] =>
  told ? [...told] : columnsOf(table).filter((column) => !table.secret?.includes(column));

/** A part's rows as the person is told of them, read some at a time; not those of the parts before it. */
export async function* listOwnRows(
  db: Db,
  [name, table]: readonly [string, JudgedTable],
  part: Part,
  personId: number,
): AsyncGenerator<Record<string, unknown>[]> {
  const told = toldOf(table, part);
  if (told.length === 0) return;
  const columns = sql.join(told.map((column) => sql.ref(column)));
  const before = (table.parts ?? [])
    .slice(0, table.parts?.indexOf(part))
    .map(({ whose }) => sql`not (${whose(personId)})`);
  const theirs = sql.join([sql`(${part.whose(personId)})`, ...before], sql` and `);
  let after = '(0,0)';
  for (;;) {
    const { rows } = await sql<{ place: string } & Record<string, unknown>>`
      select ctid::text as place, ${columns} from ${sql.table(name)}
      where ctid > ${after}::tid and ${theirs}
      order by ctid limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db);
    if (rows.length === 0) return;
    after = rows.at(-1)?.place ?? after;
    yield rows.map(({ place: _place, ...row }) => row);
  }
}

/** The pictures of a person and their business. */
export async function listOwnPictures(db: Db, personId: number): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select image as hash from users where id = ${personId} and image is not null
    union select unnest(array[profile_image, banner_image, sponsor_banner]) from companies where owner_id = ${personId}
    union select company_abouts.image from company_abouts join companies on companies.id = company_id
      where owner_id = ${personId}`.execute(db);
  return rows.flatMap(({ hash }) => hash ?? []);
}

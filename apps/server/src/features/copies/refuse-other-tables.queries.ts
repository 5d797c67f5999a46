import type { Db } from '../../database/connection.ts';
import { type Header, type Manifest, UnusableCopy } from './copy-format.ts';
import { listColumns, listSequences, listTables } from './whole-database.queries.ts';

/** What rows are read into. */
export type Shape = Pick<Header, 'tables'> & Pick<Manifest, 'sequences'>;

const namesOf = ({ tables, sequences }: Shape): string[] => [
  ...tables.map(({ name }) => `table ${name}`),
  ...tables.flatMap(({ name, columns }) => columns.map((column) => `column ${name}.${column}`)),
  ...sequences.map(({ name }) => `sequence ${name}`),
];

/** @throws `UnusableCopy` where a copy has other tables, columns or sequences than this database, which is of its version */
export async function refuseOtherTables(db: Db, shape: Shape): Promise<void> {
  const tables: Header['tables'] = [];
  for (const { name } of await listTables(db)) {
    tables.push({ name, columns: (await listColumns(db, name)).map((column) => column.name) });
  }
  const [has, here] = [namesOf(shape), new Set(namesOf({ tables, sequences: await listSequences(db) }))];
  const unknown = has.find((name) => !here.has(name));
  if (unknown) throw new UnusableCopy(`The copy cannot be used: it has the ${unknown}, which its version has not.`);
  const known = new Set(has);
  if (known.size < has.length) throw new UnusableCopy('The copy cannot be used: it names something twice.');
  const lost = [...here].find((name) => !known.has(name));
  if (lost) throw new UnusableCopy(`The copy is not whole: it lacks the ${lost}, which its version has.`);
}

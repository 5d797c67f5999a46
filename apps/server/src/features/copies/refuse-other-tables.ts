import { UnusableCopy } from './copy-format.ts';
import { wordsOf } from './made-by-migrations.ts';
import type { Shape } from './whole-database.queries.ts';

type Compared = Pick<Shape, 'tables' | 'sequences'>;

/** @throws `UnusableCopy` where a copy has other tables, columns or sequences than the migrations of its version make */
export function refuseOtherTables(copy: Compared, made: Compared): void {
  const [has, makes] = [wordsOf(copy), new Set(wordsOf(made))];
  const unknown = has.find((words) => !makes.has(words));
  if (unknown) throw new UnusableCopy(`The copy cannot be used: it has the ${unknown}, which its version has not.`);
  const known = new Set(has);
  if (known.size < has.length) throw new UnusableCopy('The copy cannot be used: it names something twice.');
  const lost = [...makes].find((words) => !known.has(words));
  if (lost) throw new UnusableCopy(`The copy is not whole: it lacks the ${lost}, which its version has.`);
}

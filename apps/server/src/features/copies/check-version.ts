import { type Header, type Manifest, UnusableCopy } from './copy-format.ts';
import { refuseNewer } from './known-migrations.ts';
import { madeBy } from './made-by-migrations.ts';
import { refuseOtherTables } from './refuse-other-tables.ts';
import type { Shape } from './whole-database.queries.ts';

/**
 * Compares what a copy has with what the migrations of its version make; whatever else there is where it is restored.
 * @returns what they make
 * @throws `UnusableCopy` where it is something else
 */
export async function checkVersion(
  copy: Pick<Header, 'migrations' | 'tables'> & Pick<Manifest, 'sequences'>,
): Promise<Shape> {
  await refuseNewer(copy);
  const made = await madeBy(copy.migrations);
  if (!made) throw new UnusableCopy('The copy cannot be used: its version is not known.');
  refuseOtherTables(copy, made);
  return made;
}

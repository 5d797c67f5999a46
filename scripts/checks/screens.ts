import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allScreens } from '@mercadito/contracts/site/addresses';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/root.ts';

/** As much of a screen of the site map as can be compared with its code. */
export interface MappedScreen {
  name: string;
  /** Below `apps/web`. */
  source: string;
}

const web = 'apps/web';

/** Where the site map and the screens' files part. */
export async function findScreenFaults(
  folder = root,
  screens: readonly MappedScreen[] = allScreens(),
): Promise<string[]> {
  const files = listFiles([`${web}/src/screens/**/*.screen.tsx`], folder);
  if (files.length === 0) return ['no screen found: nothing was checked'];
  const sources = screens.map(({ source }) => `${web}/${source}`);
  const unnamed = files.filter((file) => !sources.includes(file)).map((file) => `${file}: no screen of the site map`);
  return [...unnamed, ...screens.flatMap((screen) => findScreenFaultsOf(folder, screen))];
}

function findScreenFaultsOf(folder: string, { name, source }: MappedScreen): string[] {
  if (!existsSync(join(folder, web, source))) return [`site map: ${name} has no ${web}/${source}`];
  const code = readFileSync(join(folder, web, source), 'utf8');
  return /^export (?:function|const) Component\b/m.test(code) ? [] : [`${web}/${source}: exports no Component`];
}

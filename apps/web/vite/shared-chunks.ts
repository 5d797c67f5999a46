import { type Modules, reachOf } from './reach.ts';
import { publicScreens, type ScreenFile } from './screens.ts';

const PUBLIC_COUNT = publicScreens().length;

const IS_PART_OF_SCREEN = /\/src\/screens\//;

/**
 * What most public screens share is one file, which the next of them finds there; what few share is a file of these few.
 * One alone has such a file as well, beside its own parts: another screen may come to need what lies there.
 */
function publicFile(id: string, screens: readonly ScreenFile[], isLate: boolean): string | null {
  if (screens.length === 1 && !isLate && IS_PART_OF_SCREEN.test(id)) return null;
  if (screens.length > PUBLIC_COUNT / 2) return 'shop';
  const names = screens
    .map(({ name }) => name)
    .sort()
    .join('-');
  // What follows every page brings it along, and would bring all else that these few screens need.
  return isLate ? `${names}-later` : names;
}

/**
 * The file that a module of ours belongs to, when a public screen needs it: by the public screens alone, so that no other screen changes
 * what a public page loads, neither by what it imports nor by what it shares with others. All else is left to the bundler (null), which
 * gives no screen what it does not need: one file for an area would bring forms to its every page.
 */
function fileOf(id: string, modules: Modules): string | null {
  const { start, screensOf, late } = reachOf(modules);
  if (start.has(id)) return null;
  const screens = screensOf(id).filter(({ isPublic }) => isPublic);
  return screens.length > 0 ? publicFile(id, screens, late.has(id)) : null;
}

/** The files of what public screens share: one for most of them, and one for each few. */
export const sharedChunks = {
  name: fileOf,
  debugName: 'shared by public screens',
  test: /^(?!.*node_modules\/(?!@tabler\/icons-react\/dist\/esm\/icons\/))/,
  includeDependenciesRecursively: false,
};

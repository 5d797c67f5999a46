import { type Modules, reachOf } from './reach.ts';
import { publicScreens, type ScreenFile } from './screens.ts';

const PUBLIC_COUNT = publicScreens().length;
/** Of screens that are not public: what two share is theirs, what more share is a file. */
const SHARED_FROM = 3;

const IS_PART_OF_SCREEN = /\/src\/screens\//;

const inOrder = (names: string[]): string => [...new Set(names)].sort().join('-');

/**
 * What most public screens share is one file, which the next of them finds there; what few share is a file of these few.
 * One alone has such a file as well, beside its own parts: another screen may come to need what lies there.
 */
function publicFile(id: string, screens: readonly ScreenFile[], isLate: boolean): string | null {
  // What follows every page brings it along, and would bring all else that the one screen needs.
  if (screens.length === 1 && isLate) return `${screens[0]?.name}-later`;
  if (screens.length === 1 && IS_PART_OF_SCREEN.test(id)) return null;
  return screens.length > PUBLIC_COUNT / 2 ? 'shop' : inOrder(screens.map(({ name }) => name));
}

/**
 * The file that a module of ours belongs to, when screens share it; null leaves it to the bundler.
 * By the public screens alone as soon as one of them needs it, so that no other screen changes what a public page loads:
 * neither by what it imports nor by what it shares with others.
 */
function fileOf(id: string, modules: Modules): string | null {
  const { start, screensOf, late } = reachOf(modules);
  if (start.has(id)) return null;
  const screens = screensOf(id);
  const publicOnes = screens.filter(({ isPublic }) => isPublic);
  if (publicOnes.length > 0) return publicFile(id, publicOnes, late.has(id));
  // Not with what a public page brings later.
  if (screens.length < SHARED_FROM || late.has(id)) return null;
  return inOrder(screens.map(({ area }) => area));
}

/** The files of what screens share: one for most public screens, and one for each area and each set of areas. */
export const sharedChunks = {
  name: fileOf,
  debugName: 'shared by screens',
  test: /^(?!.*node_modules)/,
  includeDependenciesRecursively: false,
};

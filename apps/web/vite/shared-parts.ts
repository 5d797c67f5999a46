import { type Modules, reachOf } from './reach.ts';
import { publicScreens, type ScreenFile } from './screens.ts';

const PUBLIC_COUNT = publicScreens().length;
/** Of screens that are not public: what two share is theirs, what more share is a file. */
const SHARED_FROM = 3;

const inOrder = (names: string[]): string => [...new Set(names)].sort().join('-');

/** Most public screens share it: one file, which the next of them finds there. What few share is a file of these few. */
function publicFile(screens: readonly ScreenFile[]): string | null {
  if (screens.length === 1) return null;
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
  if (publicOnes.length > 0) return publicFile(publicOnes);
  // Not with what a public page brings later.
  if (screens.length < SHARED_FROM || late.has(id)) return null;
  return inOrder(screens.map(({ area }) => area));
}

/** The files of what screens share: one for most public screens, and one for each area and each set of areas. */
export const sharedParts = {
  name: fileOf,
  debugName: 'shared by screens',
  test: /^(?!.*node_modules)/,
  includeDependenciesRecursively: false,
};

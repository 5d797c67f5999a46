import { TEXTS_OF_EVERY_PAGE } from '@mercadito/contracts/site/screen';
import { IS_ICON } from './icon-files.ts';
import { type Modules, reachOf } from './reach.ts';

const ofStart = (id: string, modules: Modules): boolean => reachOf(modules).start.has(id);
/** Whether more than two public screens show an icon: for fewer, those bring it themselves. */
const isOfMany = (id: string, modules: Modules): boolean =>
  reachOf(modules)
    .screensOf(id)
    .filter(({ isPublic }) => isPublic).length > 2;
const isLibrarys = (id: string): boolean => id.includes('/node_modules/');

interface Chunk {
  readonly name: string;
  readonly test: RegExp;
  /** What of it belongs here, where not all does. */
  readonly takes?: (id: string, modules: Modules) => boolean;
}

/**
 * What the page's first script runs one by one (`src/app/main.ts`), and what each is made of. Of a library, what the
 * public screens need lies here as well: one file for all of them.
 */
const CHUNKS: readonly Chunk[] = [
  { name: 'styles', test: /\.css$/, takes: (id, modules) => isLibrarys(id) || ofStart(id, modules) },
  { name: 'first', test: /vite\/preload-helper|contracts\/src\/served-page/ },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\// },
  {
    name: 'ui-library',
    test: /node_modules\/(@mantine|@tabler|clsx)\/|src\/app\/start-ui-library/,
    takes: (id, modules) => !IS_ICON.test(id) || ofStart(id, modules) || isOfMany(id, modules),
  },
  {
    name: 'store',
    test: /node_modules\/(@reduxjs\/toolkit\/dist\/redux-toolkit|redux|redux-thunk|reselect|immer)[./]|src\/app\/start-store/,
  },
  { name: 'data', test: /node_modules\/(@reduxjs|react-redux|@standard-schema)\/|src\/app\/start-data/ },
  // Everything else that the start needs; the first script stands before all of it.
  { name: 'base', test: /^(?!.*(src\/app\/main\.ts|index\.html|modulepreload-polyfill)).*$/, takes: ofStart },
];

/**
 * The files that are run before a page is hydrated, each in one group: of their modules, those that the start or a public
 * screen really uses. Both are entries of the build, which is what the tag means.
 */
export const startChunks = CHUNKS.map(({ name, test, takes }) => ({
  name: takes ? (id: string, modules: Modules) => (takes(id, modules) ? name : null) : name,
  debugName: name,
  test,
  tags: ['$initial' as const],
  includeDependenciesRecursively: false,
}));

/**
 * What the files that every page runs on are called, before their fingerprint: the chunks, what brings them, and the texts without which
 * nothing is shown, in every language.
 */
export const START_FILES = [
  ...CHUNKS.map(({ name }) => name),
  ...['index', 'rolldown-runtime', 'client', 'start', 'start-ui-library', 'start-store', 'start-data'],
  ...TEXTS_OF_EVERY_PAGE,
];

/** Letters of a file's fingerprint: the fewest that the bundler takes, as the first page lists some four hundred files. */
const LETTERS = 7;
const named = (extension: string): string => `assets/[name]-[hash:${LETTERS}]${extension}`;

/** The fingerprint in a file's name. */
export const FINGERPRINT = new RegExp(`-[\\w-]{${LETTERS}}(?=\\.)`);

/** What the files of a build are called. */
export const FILE_NAMES = {
  entryFileNames: named('.js'),
  chunkFileNames: named('.js'),
  assetFileNames: named('[extname]'),
};

/** Where they lie. The fingerprint's length is told: by any other, a screen's `data-table` would be taken for `data`. */
export const START_PATTERN = `assets/{${START_FILES.join(',')}}-${'?'.repeat(LETTERS)}.{js,css}`;

/** Besides the page itself, so that its modules are known to be needed at once. */
export const START = 'src/app/start.tsx';

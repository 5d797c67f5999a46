/** What the page's first script runs one by one (`src/app/main.ts`), and what each is made of. */
const PARTS: readonly (readonly [name: string, test: RegExp])[] = [
  ['styles', /\.css$/],
  ['first', /vite\/preload-helper|contracts\/src\/served-page/],
  ['react', /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//],
  ['kit', /node_modules\/(@mantine|@tabler|clsx)\/|src\/app\/start-kit/],
  [
    'store',
    /node_modules\/(@reduxjs\/toolkit\/dist\/redux-toolkit|redux|redux-thunk|reselect|immer)[./]|src\/app\/start-store/,
  ],
  ['data', /node_modules\/(@reduxjs|react-redux|zod|@standard-schema)\/|src\/app\/start-data/],
  // Everything else that the start needs; the first script stands before all of it.
  ['base', /^(?!.*(src\/app\/main\.ts|index\.html|modulepreload-polyfill)).*$/],
];

/** The files that are run before a page is live, each in one group: of their modules, those that the start really uses. */
export const startParts = PARTS.map(([name, test]) => ({
  name,
  test,
  tags: ['$initial' as const],
  includeDependenciesRecursively: false,
}));

/** What the files that every page runs on are called, before their fingerprint: the parts, and what brings them. */
export const START_FILES = [...PARTS.map(([name]) => name), 'index', 'rolldown-runtime', 'client', 'start'];

/** Besides the page itself, so that its modules are known to be needed at once. */
export const START = 'src/app/start.tsx';

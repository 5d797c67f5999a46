import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { broughtWithScreens } from './apps/web/vite/brought-with-screens.ts';
import { cacheTags } from './apps/web/vite/cache-tags.ts';
import { menuIcons } from './apps/web/vite/menu-icons.ts';
import { screenTitles } from './apps/web/vite/screen-titles.ts';
import { chooseForEmbedded, groupScreenTests, groupServerTests } from './scripts/lib/grouped-tests.ts';
import { LongestFirst } from './scripts/lib/longest-first.ts';
import { inRoot } from './scripts/lib/root.ts';
import { writeLists } from './scripts/lib/written-lists.ts';

writeLists();

// A worker keeps what it has imported for its next file: what these test holds no state at its top.
const sharing = {
  isolate: false,
  // Generous for a busy machine, and still an end: processes start, inputs are tried that come by chance.
  testTimeout: 30_000,
};
const serverTests = groupServerTests();
const screenTests = groupScreenTests();
const ofEmbedded =
  process.env.ON_EMBEDDED === 'chosen' ? chooseForEmbedded(serverTests.onDatabase) : serverTests.onDatabase;
const server = {
  ...sharing,
  // A database or a process starts in each file.
  hookTimeout: 60_000,
  // What a job is to do is waited for as long: of itself that is one second.
  expect: { poll: { timeout: 20_000 } },
};
const screens = {
  environment: 'jsdom',
  setupFiles: ['apps/web/test/setup.ts'],
  // Longer than a look-up waits (setup.ts), which tells what it saw instead.
  testTimeout: 30_000,
};
// What a password costs is told by `passwords.test.ts`, apart from these.
const cheap = { ...server, alias: { '@node-rs/argon2': inRoot('apps', 'server', 'test', 'quick-argon2.ts') } };
const replacing = { ...server, isolate: true, include: serverTests.replacing };
const globalSetup = inRoot('apps', 'server', 'test', 'database', 'drop-databases.ts');
const [embedded, postgres] = ['embedded', 'postgres'].map((TEST_ENGINE) => ({ env: { TEST_ENGINE }, globalSetup }));

/** One project per part of the product; what the server does with a database is tested on PostgreSQL, and the engines' own part on both. */
export default defineConfig({
  test: {
    // As many as the smallest machine has cores, so that timings mean the same everywhere.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Some read the whole tree, some start npm: generous for a busy machine, as above.
      { test: { name: 'scripts', testTimeout: 30_000, include: ['scripts/**/*.test.ts'] } },
      { test: { ...sharing, name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
      {
        test: { ...sharing, name: 'contracts', include: ['packages/contracts/src/**/*.test.ts'] },
      },
      { test: { name: 'demo', include: ['apps/demo/src/{catalogue,pictures}/**/*.test.ts'] } },
      { test: { ...cheap, name: 'server-plain', include: serverTests.plain, env: { TEST_ENGINE: 'none' } } },
      { test: { ...cheap, name: 'server-embedded', include: ofEmbedded, ...embedded } },
      { test: { ...replacing, name: 'server-embedded-apart', ...embedded } },
      { test: { ...cheap, name: 'server-postgres', include: serverTests.onDatabase, ...postgres } },
      { test: { ...replacing, name: 'server-postgres-apart', ...postgres } },
      {
        plugins: [menuIcons(), broughtWithScreens(), cacheTags(), screenTitles(), react()],
        test: { ...screens, ...sharing, name: 'web', include: screenTests.sharing },
      },
      {
        plugins: [menuIcons(), broughtWithScreens(), cacheTags(), screenTitles(), react()],
        test: { ...screens, name: 'web-apart', include: screenTests.replacing },
      },
    ],
  },
});

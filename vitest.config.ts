import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const database = {
  // What the demo does with a database of its own, beside the server's.
  include: ['apps/server/{src,test}/**/*.test.ts', 'apps/demo/src/fill/**/*.test.ts'],
  // A database starts in each file: generous for a busy machine, and still an end.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** One project per part of the product; the server's tests run twice, once on each engine. */
export default defineConfig({
  test: {
    // As many as the smallest machine has cores, so that timings mean the same everywhere.
    maxWorkers: 2,
    projects: [
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
      { test: { name: 'contracts', include: ['packages/contracts/src/**/*.test.ts'] } },
      { test: { name: 'demo', include: ['apps/demo/src/{catalogue,pictures}/**/*.test.ts'] } },
      { test: { ...database, name: 'server-embedded', env: { TEST_ENGINE: 'embedded' } } },
      { test: { ...database, name: 'server-postgres', env: { TEST_ENGINE: 'postgres' } } },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['apps/web/{src,test}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['apps/web/test/setup.ts'],
        },
      },
    ],
  },
});

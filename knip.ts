import { existsSync } from 'node:fs';
import type { KnipConfig } from 'knip';

// Brings whole files of contracts, which would make everything in them count as used: it is read as empty.
const CONTRACT_FILES = 'packages/contracts/src/contract-files.ts';
if (!existsSync(CONTRACT_FILES)) throw new Error(`${CONTRACT_FILES} has moved: unused contracts would pass`);

/** What counts as used: `npm run check` tells everything else. */
export default {
  // Programs that the check starts by their path.
  ignoreDependencies: ['@biomejs/biome', 'oxlint', 'oxlint-tsgolint'],
  compilers: {
    ts: (text: string, path: string) => (path.endsWith(`/${CONTRACT_FILES}`) ? '' : text),
  },
  workspaces: {
    '.': {
      entry: ['scripts/*.{ts,js}', 'bench/*.ts', 'bench/lib/server-without-kept.ts', 'e2e/**/*.spec.ts'],
      project: ['scripts/**/*.ts', 'bench/**/*.ts', 'e2e/**/*.ts', '*.ts'],
    },
    'packages/*': {
      project: ['src/**/*.ts'],
      includeEntryExports: true,
    },
    'apps/demo': {
      entry: ['src/fill/fill-demo.ts'],
      project: ['src/**/*.ts'],
    },
    'apps/server': {
      // The tables join their type by themselves; vitest.config.ts puts a cheaper argon2 in the library's place.
      entry: [
        'src/main.ts',
        'src/commands/*.ts',
        'src/database/tables/*.ts',
        'src/features/copies/generate-made.ts',
        'test/generated-client/order.ts',
        'test/quick-argon2.ts',
      ],
      // What the demo may use of it is offered by package.json, and looked at all the same.
      includeEntryExports: true,
      project: ['src/**/*.ts', 'test/**/*.ts'],
      ignoreUnresolved: ['./api.d.ts'],
    },
    'apps/web': {
      entry: [
        'src/app/render-page.tsx',
        'src/app/before-the-app.js',
        'src/service-worker/service-worker.ts',
        'src/locales/**/*.{ts,json}',
        // Imported by what `vite/brought-with-screens.ts` makes.
        'src/screens/*/*.screen.tsx',
      ],
      project: ['src/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}', 'vite/*.ts'],
    },
  },
} satisfies KnipConfig;

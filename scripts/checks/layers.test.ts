import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTree, plantTree } from '../lib/in-tree.ts';
import { inRoot } from '../lib/root.ts';
import { findLayerViolations } from './layers.ts';

const configuration: { default: { forbidden: { name: string }[] } } = await import(inRoot('.dependency-cruiser.js'));

// One crossing per rule, each in a file of its own, in a tree that is otherwise as it should be.
const crossings: Record<string, { file: string; imports: string }> = {
  'domain-imports-nothing': { file: 'packages/domain/src/clock.ts', imports: 'node:process' },
  'contracts-import-only-domain-and-zod': { file: 'packages/contracts/src/vite.ts', imports: 'vite' },
  'packages-know-no-app': { file: 'packages/contracts/src/a.test.ts', imports: '../../../apps/server/src/app.ts' },
  'server-never-enters-web': { file: 'apps/server/src/page.ts', imports: '../../web/src/shared/ui.ts' },
  'web-never-enters-server': { file: 'apps/web/src/app/call.ts', imports: '../../../server/src/app.ts' },
  'nobody-enters-the-demo': { file: 'apps/server/src/town.ts', imports: '../../demo/src/pictures.ts' },
  'demo-enters-features-by-their-public-api': {
    file: 'apps/demo/src/fill/orders.ts',
    imports: '../../../server/src/features/orders/orders.queries.ts',
  },
  'server-feature-is-entered-by-its-public-api': {
    file: 'apps/server/src/features/cart/add.ts',
    imports: '../orders/orders.queries.ts',
  },
  'platform-and-database-know-no-feature': {
    file: 'apps/server/src/platform/serve/serve.ts',
    imports: '../../features/orders/index.ts',
  },
  'server-starts-one-program': { file: 'apps/server/src/features/cart/print.ts', imports: 'node:child_process' },
  'notices-come-from-reactions': {
    file: 'apps/server/src/features/cart/tell.ts',
    imports: '../../platform/record/notices.ts',
  },
  'web-shared-is-the-lowest-layer': { file: 'apps/web/src/shared/price.ts', imports: '../features/cart/cart.ts' },
  'web-entities-know-no-feature': { file: 'apps/web/src/entities/cart/go.ts', imports: '../../features/cart/cart.ts' },
  'web-entities-are-independent': { file: 'apps/web/src/entities/orders/again.ts', imports: '../cart/go.ts' },
  'web-features-know-no-screen': { file: 'apps/web/src/features/cart/go.ts', imports: '../../screens/cart.screen.ts' },
  'web-screens-know-no-app': { file: 'apps/web/src/screens/about.screen.ts', imports: '../app/routes.ts' },
  'web-features-are-independent': { file: 'apps/web/src/features/orders/again.ts', imports: '../cart/cart.ts' },
  'web-styles-stay-in-their-folder': {
    file: 'apps/web/src/features/orders/look.ts',
    imports: '../../shared/box.module.css',
  },
  'no-cycles': { file: 'apps/server/src/knot.ts', imports: './tie.ts' },
  'imports-resolve': { file: 'apps/server/src/lost.ts', imports: '@mercadito/domain/nowhere' },
};

const lawful: Record<string, string> = {
  'packages/domain/package.json': '{ "name": "@mercadito/domain", "exports": { "./*": "./src/*.ts" } }',
  'packages/domain/src/money.ts': 'export const cents = 100;',
  'packages/contracts/src/orders.ts': "import '@mercadito/domain/money';\nimport 'zod';",
  'apps/demo/src/pictures.ts': "import '../../server/src/features/orders/index.ts';",
  'apps/server/src/app.ts': "import './features/orders/index.ts';",
  'apps/server/src/tie.ts': "import type {} from './knot.ts';\nexport {};",
  'apps/server/src/features/orders/index.ts': "export * from './orders.queries.ts';",
  'apps/server/src/features/orders/orders.queries.ts': "import '../../platform/clock.ts';",
  'apps/server/src/features/deliveries/claim.ts': "import '../orders/index.ts';",
  'apps/server/src/platform/record/audit.ts': "import './notices.ts';",
  'apps/server/src/platform/record/notices.ts': "import '@mercadito/domain/money';",
  'apps/server/src/platform/clock.ts': "import '@mercadito/domain/money';",
  'apps/web/src/app/routes.ts': "import '../screens/cart.screen.ts';",
  'apps/web/src/screens/cart.screen.ts': "import '../features/cart/cart.ts';",
  'apps/web/src/features/cart/cart.ts': "import '../../shared/ui.ts';",
  'apps/web/src/shared/box.module.css': '.box { display: flex; }',
  'apps/web/src/shared/box.ts': "import './box.module.css';",
  'apps/web/src/shared/ui.ts': "import '@mercadito/domain/money';",
};

const guilty = Object.values(crossings).map(({ file, imports }) => [file, `import '${imports}';`]);
const folder = plantTree({ ...lawful, ...Object.fromEntries(guilty) });
let found: string[] = [];

beforeAll(async () => {
  mkdirSync(join(folder, 'node_modules', '@mercadito'), { recursive: true });
  symlinkSync(join(folder, 'packages', 'domain'), join(folder, 'node_modules', '@mercadito', 'domain'));
  for (const name of ['zod', 'vite']) symlinkSync(inRoot('node_modules', name), join(folder, 'node_modules', name));
  found = await findLayerViolations(folder);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

test.each(configuration.default.forbidden.map(({ name }) => name))('%s bites', (name) => {
  const crossing = crossings[name];
  expect(crossing, 'every rule has its crossing in this test').toBeDefined();
  expect(found.some((line) => line.startsWith(`${name}: ${crossing?.file} → `))).toBe(true);
});

test('nothing else is found', () => {
  const files = Object.values(crossings).map(({ file }) => file);
  expect(found.filter((line) => !files.some((file) => line.includes(file)))).toEqual([]);
});

test('an import of our own that was not followed is told', () => {
  expect(found).toContain('apps/server/src/lost.ts: @mercadito/domain/nowhere was not followed');
});

test('an empty tree fails instead of passing', async () => {
  const empty = { 'packages/README.md': '', 'apps/README.md': '' };
  expect(await inTree(empty, findLayerViolations)).toEqual(['no source file found: nothing was checked']);
});

import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { selectTests } from './changed.ts';
import { plantTree } from './in-tree.ts';
import { JOURNEYS, journeysThrough, namesIn, pathOf } from './journeys.ts';
import { listFiles } from './list-files.ts';

const TREE = {
  'packages/domain/src/money/price.ts': 'export {};',
  'packages/domain/src/money/price.test.ts': "import './price.ts';",
  'packages/domain/src/places/places.test.ts': '',
  'packages/contracts/src/cart.ts': "import {} from '@mercadito/domain/money/price';",
  'apps/server/src/app.ts': "import './features/cart/index.ts';\nimport './features/reviews/index.ts';",
  'apps/server/src/features/cart/index.ts': "import '@mercadito/contracts/cart';",
  'apps/server/src/features/cart/cart.test.ts': "import '../../../test/test-app.ts';",
  'apps/server/src/features/reviews/index.ts': '',
  'apps/server/src/features/reviews/reviews.test.ts': "import { x } from '../../../test/test-app.ts';",
  'apps/server/test/test-app.ts': "import '../src/app.ts';",
  'apps/server/test/reads.test.ts': "import { x } from './test-app.ts';",
  'apps/web/src/app/screens.ts': "import('../screens/shop/cart.screen.tsx');",
  'apps/web/src/screens/shop/cart.screen.tsx': "import '@mercadito/contracts/cart';",
  'apps/web/src/screens/shop/cart.test.tsx': '',
  'apps/web/src/screens/owner/table.test.tsx': "import '../../app/screens.ts';",
};
const folder = plantTree(TREE);
afterAll(() => rmSync(folder, { recursive: true }));

const testsOf = (...changed: string[]) => Object.fromEntries(selectTests(changed, folder).tests);

test('a rule leads through the contract to the features and screens that use it, and to no other', () => {
  expect(testsOf('packages/domain/src/money/price.ts')).toEqual({
    domain: ['packages/domain/src/money/price.test.ts'],
    'server-embedded': ['apps/server/src/features/cart/cart.test.ts', 'apps/server/test/reads.test.ts'],
    web: ['apps/web/src/screens/shop/cart.test.tsx'],
  });
});

test('a contract leads to whoever makes its calls by its name, and not by the list of all contracts to everything', () => {
  const place = plantTree({
    'packages/contracts/src/contract-files.ts': "import('./cart.ts'); import('./reviews.ts');",
    'packages/contracts/src/cart.ts': '',
    'packages/contracts/src/reviews.ts': '',
    'apps/web/src/shared/api/contracts.ts': "import '@mercadito/contracts/contract-files';",
    'apps/web/src/shared/api/api-of.test.ts': "import './contracts.ts';",
    'apps/web/src/entities/cart/cart.api.ts': "apiOf('cart', { addCartItem: writes('Cart') })",
    'apps/web/src/entities/cart/cart.test.tsx': '',
  });
  const { tests } = selectTests(['packages/contracts/src/cart.ts'], place);
  rmSync(place, { recursive: true });
  expect(Object.fromEntries(tests)).toEqual({ web: ['apps/web/src/entities/cart/cart.test.tsx'] });
});

test('a screen leads to the tests of its area, though the application brings it everywhere', () => {
  expect(testsOf('apps/web/src/screens/shop/cart.screen.tsx')).toEqual({
    web: ['apps/web/src/screens/shop/cart.test.tsx'],
  });
});

test('an event leads to what is asked of every call, and a migration to what is asked of every table', () => {
  const place = plantTree({
    'packages/domain/src/events/site-events.ts': '',
    'packages/domain/src/events/domain-event.ts': "import './site-events.ts';",
    'apps/server/src/platform/serve/serve.ts': "import '@mercadito/domain/events/domain-event';",
    'apps/server/src/platform/serve/serve.test.ts': "import '../../../test/test-app.ts';",
    'apps/server/test/test-app.ts': '',
    'apps/server/test/reads.test.ts': "import { x } from './test-app.ts';",
    'apps/server/test/database/schema.test.ts': "import { x } from './test-database.ts';",
  });
  const onDatabase = (path: string) => selectTests([path], place).tests.get('server-embedded');
  const ofEvent = onDatabase('packages/domain/src/events/site-events.ts');
  const ofMigration = onDatabase('apps/server/src/database/migrations/0053-fairs.sql');
  rmSync(place, { recursive: true });
  expect(ofEvent).toEqual(['apps/server/test/reads.test.ts']);
  expect(ofMigration).toEqual(['apps/server/test/database/schema.test.ts', 'apps/server/test/reads.test.ts']);
});

test('what brings everything leads to its own importers when it is changed itself', () => {
  expect(testsOf('apps/server/test/test-app.ts')['server-embedded']).toEqual([
    'apps/server/src/features/cart/cart.test.ts',
    'apps/server/src/features/reviews/reviews.test.ts',
    'apps/server/test/reads.test.ts',
  ]);
});

test('what is left out is said, and what nobody can follow too', () => {
  const { leftOut } = selectTests(['package-lock.json', 'apps/web/src/screens/shop/cart.screen.tsx'], folder);
  expect(leftOut).toContain('domain: 2 of 2 files');
  expect(leftOut).toContain('web: 1 of 2 files');
  expect(leftOut.at(-1)).toBe('whatever package-lock.json can touch, which is everything: npm test');
  expect(leftOut.find((line) => line.startsWith('journeys: '))).toContain('claim-race');
});

test('a change leads to the journeys that walk through it, and a journey to itself', () => {
  expect(journeysThrough(['apps/web/src/screens/driver/delivery-queue/queue-card.tsx'])).toEqual([
    'claim-race',
    'heard-as-driver',
    'narrow-phones',
  ]);
  expect(journeysThrough(['e2e/poster.spec.ts'])).toEqual(['poster']);
  expect(journeysThrough(['docs/testing.md', 'apps/server/src/features/cart/cart.test.ts'])).toEqual([]);
});

test('every journey says what it walks through, and that is there', () => {
  expect(Object.keys(JOURNEYS).map(pathOf).sort()).toEqual(listFiles(['e2e/*.spec.ts']));
  const names = new Set(listFiles(['{apps,packages}/*/src/**/*']).flatMap(namesIn));
  expect(
    Object.values(JOURNEYS)
      .flat()
      .filter((name) => !names.has(name)),
  ).toEqual([]);
});

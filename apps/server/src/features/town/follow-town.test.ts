import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { hearCommits } from '../../database/transaction.ts';
import type { NoticeHub } from '../../platform/record/notices.ts';
import { followTown } from './follow-town.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

/** Notices that a test sends, and says that some were missed. */
function aHub() {
  const heard: Partial<Record<'tags' | 'gap', () => void>> = {};
  const subscribe: NoticeHub['subscribe'] = (_actor, onTags, onGap) => {
    heard.tags = () => onTags(['Settings']);
    heard.gap = onGap;
    return () => undefined;
  };
  return { heard, hub: { subscribe, close: async () => undefined } };
}

const rename = (brand_name: string) => app.db.updateTable('town').set({ brand_name }).execute();
const doing = (plugin: Partial<KyselyPlugin>) =>
  app.db.withPlugin({ transformQuery: ({ node }) => node, transformResult: async ({ result }) => result, ...plugin });

test('hears of a change that comes while it reads the town for the first time (TOWN-1)', async () => {
  const { heard, hub } = aHub();
  let isFirst = true;
  const db = doing({
    transformResult: async ({ result }) => {
      if (isFirst && result.rows.length > 0) {
        isFirst = false;
        await rename('Mercadito');
        heard.tags?.();
      }
      return result;
    },
  });
  const townNow = await followTown(db, hub, app.config);
  await vi.waitFor(() => expect(townNow().brandName).toBe('Mercadito'));
});

test('what visitors read by the town before is ended once it is read (CALL-22)', async () => {
  const { heard, hub } = aHub();
  const townNow = await followTown(app.db, hub, app.config);
  const names: string[] = [];
  onTestFinished(hearCommits(app.db, () => names.push(townNow().brandName)));
  await rename('Mercadito');
  heard.tags?.();
  await vi.waitFor(() => expect(names).toEqual(['Mercadito']));
});

test('reads again by itself where the database did not answer after notices were missed (TOWN-1)', async () => {
  const { heard, hub } = aHub();
  let isAway = false;
  const db = doing({
    transformQuery: ({ node }) => {
      if (isAway) throw new Error('The database is starting up');
      return node;
    },
  });
  const townNow = await followTown(db, hub, app.config);
  await rename('Mercadito');
  isAway = true;
  heard.gap?.();
  await new Promise(setImmediate);
  isAway = false;
  await vi.waitFor(() => expect(townNow().brandName).toBe('Mercadito'), { timeout: 5_000 });
});

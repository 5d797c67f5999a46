import { expect, test } from 'vitest';
import { inTree } from '../lib/in-tree.ts';
import { findOwnVoices } from './voices.ts';

test('a part that would tell by itself is refused, also where it does so only at times (LOOK-44)', async () => {
  const tree = {
    'apps/web/src/a.tsx': [
      'export const A = () => <p role="status">Saved</p>;',
      "export const B = ({ isLive }) => <p role={isLive ? 'log' : undefined}>12</p>;",
      'export const C = () => <p aria-live="polite">12</p>;',
      'export const D = () => <p role="alert">It did not go through</p>;',
      'export const E = () => <ul role="list" aria-label="status" />;',
    ].join('\n'),
    'apps/web/src/a.test.tsx': 'export const F = () => <p role="status" />;',
  };
  const found = await inTree(tree, findOwnVoices);
  expect(found.map((each) => each.split(' tells')[0])).toEqual([
    'apps/web/src/a.tsx:1: role',
    'apps/web/src/a.tsx:2: role',
    'apps/web/src/a.tsx:3: aria-live',
  ]);
});

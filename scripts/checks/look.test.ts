import { expect, test } from 'vitest';
import { inTree } from '../lib/in-tree.ts';
import { findOwnLooks } from './look.ts';

test('a size, weight, colour, radius, shadow or distance that is none of the tokens is told, in styles and in tags', async () => {
  const tree = {
    'apps/web/src/a.module.css': [
      '.a { font-size: 0.8125rem; }',
      '.a { font-weight: 650; }',
      '.a { color: #fff; }',
      '.a { border-radius: 1rem; }',
      '.a { box-shadow: 0 1px 4px var(--line); }',
      '.a { padding: 0.375rem var(--page-padding); }',
      '.a { transition: scale 300ms; }',
    ].join('\n'),
    'apps/web/src/a.tsx': [
      'export const A = () => <b fz="0.8125rem" />;',
      'export const B = () => <b fw={650} />;',
      'export const C = () => <b gap="0.375rem" />;',
      "export const D = () => <b style={{ borderRadius: '4px' }} />;",
    ].join('\n'),
  };
  expect(await inTree(tree, findOwnLooks)).toEqual([
    'apps/web/src/a.module.css:1: font-size: 0.8125rem is no size of the tokens',
    'apps/web/src/a.module.css:2: font-weight: 650 is no weight of the tokens',
    'apps/web/src/a.module.css:3: color: #fff is no colour of the tokens',
    'apps/web/src/a.module.css:4: border-radius: 1rem is neither the radius nor round',
    'apps/web/src/a.module.css:5: box-shadow: 0 1px 4px var(--line) is not the shadow',
    'apps/web/src/a.module.css:6: padding: 0.375rem var(--page-padding) is no distance of the tokens',
    'apps/web/src/a.module.css:7: transition: scale 300ms moves longer or shorter than --motion',
    'apps/web/src/a.tsx:1: fz 0.8125rem is none of the tokens',
    'apps/web/src/a.tsx:2: fw 650 is none of the tokens',
    'apps/web/src/a.tsx:3: gap 0.375rem is none of the tokens',
    'apps/web/src/a.tsx:4: borderRadius 4px is none of the tokens',
  ]);
});

test('tokens, lines without a blur, circles and what follows the width of the screen are let be', async () => {
  const tree = {
    'apps/web/src/a.module.css': `.a {
      font-size: clamp(var(--mantine-font-size-sm), 5vw, var(--mantine-font-size-lg));
      font-weight: 600;
      color: var(--offer-text);
      border-radius: var(--radius) var(--radius) 0 0;
      box-shadow: inset 0 -3px 0 var(--accent);
      padding: min(var(--mantine-spacing-md), 4vw) 6rem;
      margin: calc(var(--mantine-spacing-xs) * -1) 2px;
      transition: scale var(--motion) ease-out;
    }`,
    'apps/web/src/a.tsx': 'export const A = () => <b fz="sm" fw={600} gap="xs" radius={0} />;',
  };
  expect(await inTree(tree, findOwnLooks)).toEqual([]);
});

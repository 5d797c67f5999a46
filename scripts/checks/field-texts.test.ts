import { expect, test } from 'vitest';
import { inTree } from '../lib/in-tree.ts';
import { findUntoldFields } from './field-texts.ts';

test('what a contract or the server says of a field and nobody reads in Spanish is told, with its place', async () => {
  const tree = {
    'apps/web/src/locales/es/fieldProblems.json': JSON.stringify({ 'At most # days': 'Máximo {{n}} días' }),
    'packages/contracts/src/a.ts': [
      "export const a = text(3, 'Name is required');",
      "export const b = z.string().refine(isOne, 'Is not one: look again');",
      "export const c = { ...missingOr('Must be a thing', 'Thing is missing'), error: 'Is wrong' };",
      "export const day = z.iso.date('Must be a day');",
      "export const d = { summary: 'Must not be read', path: z.regex(/a/) };",
    ].join('\n'),
    'apps/server/src/b.ts': [
      "const WORDS = { late: 'Is too late', early: 'Is too early' };",
      'export const e = () => invalid(field, `At most $' + '{most} days`);',
      "export const f = (when: 'late' | 'early') => invalid('day', WORDS[when]);",
      "const TEXTS = { gone: 'Is gone' };",
      "export const g = (why: 'gone') => { problems['day.1'] = [TEXTS[why]]; };",
    ].join('\n'),
  };
  const faults = await inTree(tree, findUntoldFields);
  expect(faults.map((fault) => fault.split('" has')[0])).toEqual([
    'apps/server/src/b.ts:3: "Is too late',
    'apps/server/src/b.ts:3: "Is too early',
    'apps/server/src/b.ts:5: "Is gone',
    'packages/contracts/src/a.ts:1: "Name is required',
    'packages/contracts/src/a.ts:2: "Is not one',
    'packages/contracts/src/a.ts:3: "Must be a thing',
    'packages/contracts/src/a.ts:3: "Thing is missing',
    'packages/contracts/src/a.ts:3: "Is wrong',
    'packages/contracts/src/a.ts:4: "Must be a day',
  ]);
});

import { expect, test } from 'vitest';
import * as z from 'zod';
import { issueText } from '../../apps/server/src/platform/serve/issue-text.ts';
import { findAllContracts } from '../../apps/server/test/all-contracts.ts';
import es from '../../apps/web/src/locales/es/fieldProblems.json' with { type: 'json' };
import { fieldTextKey } from '../../packages/contracts/src/field-text.ts';
import { FOR_CLIENTS, OF_ANOTHER_KIND } from './field-texts.ts';

const WRONG: readonly unknown[] = [
  ...[
    undefined,
    null,
    true,
    '',
    ' ',
    'x',
    '{{x}}',
    '\u0000',
    'x'.repeat(50_000),
    '-1',
    '1.234567',
    '12:99',
    '2026-02-30',
  ],
  ...[
    -1,
    0,
    1.5,
    1e21,
    Number.NaN,
    [],
    [null],
    ['x'],
    ['x', 'x'],
    [[]],
    Array.from({ length: 2_000 }, () => 1),
    {},
    { id: 'x' },
  ],
];

/** The schemas within a schema, to be refused by themselves too: what is wrong with a part is told once the whole has its form. */
function partsOf(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): Set<z.core.$ZodType> {
  if (seen.has(schema)) return seen;
  seen.add(schema);
  const { def } = schema._zod;
  const below: unknown[] = Object.values({ ...def, ...('shape' in def ? (def.shape as object) : {}) }).flat();
  for (const part of below) {
    if (typeof part === 'object' && part !== null && '_zod' in part && 'parse' in part)
      partsOf(part as z.ZodType, seen);
  }
  return seen;
}

function saidOf(schema: z.core.$ZodType): string[] {
  return WRONG.flatMap((value) => {
    try {
      const { error } = z.safeParse(schema, value, { error: issueText });
      return error?.issues.map(({ message }) => message) ?? [];
    } catch {
      // A part that relies on what the whole has looked at before.
      return [];
    }
  });
}

test('whatever a call is given, it says in words that Spanish has, or that only other clients read, what is wrong (CALL-3)', async () => {
  const contracts = await findAllContracts();
  const untold = contracts.flatMap(({ constant, contract }) =>
    [contract.params, contract.query, contract.body]
      .filter((schema) => schema !== undefined)
      .flatMap((schema) => [...partsOf(schema)].flatMap(saidOf))
      .filter((words) => !OF_ANOTHER_KIND.test(words))
      .filter((words) => !Object.hasOwn(es, fieldTextKey(words)) && !FOR_CLIENTS.includes(fieldTextKey(words)))
      .map((words) => `${constant}: ${words}`),
  );
  expect([...new Set(untold)]).toEqual([]);
});

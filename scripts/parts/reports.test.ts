import { expect, test } from 'vitest';
import { addUp, describeEnd } from './part.ts';
import { readPlaywrightReport, readVitestReport } from './reports.ts';
import { inRoot } from './root.ts';

const aTest = (fullName: string, ...failureMessages: string[]) => ({
  fullName,
  status: failureMessages.length > 0 ? 'failed' : 'passed',
  failureMessages,
});

test('a failed test is told by its file, its name and what it said', () => {
  const outcome = readVitestReport({
    numPassedTests: 1,
    testResults: [
      {
        name: inRoot('packages', 'money.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [aTest('adds up'), aTest('rounds', 'expected 1 to be 2\n    at money.test.ts:3')],
      },
    ],
  });
  expect(outcome).toEqual({
    passed: 1,
    failures: [
      {
        what: 'packages/money.test.ts › rounds',
        said: 'expected 1 to be 2\n    at money.test.ts:3',
        file: { path: 'packages/money.test.ts' },
      },
    ],
  });
});

test('a file that does not load has failed, though none of its tests ran', () => {
  const name = inRoot('packages', 'money.test.ts');
  const testResults = [{ name, status: 'failed' as const, message: 'no such module', assertionResults: [] }];
  expect(readVitestReport({ numPassedTests: 0, testResults }).failures).toEqual([
    { what: 'packages/money.test.ts', said: 'no such module', file: { path: 'packages/money.test.ts', isWhole: true } },
  ]);
});

test('a journey that failed, or passed only when repeated, is told with its browser and what is kept of it', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'cart.spec.ts',
    tests: [
      {
        projectName: 'phone',
        status,
        results: [
          { errors: [{ message: 'too late' }], attachments: [{}, { path: inRoot('test-results', 'trace.zip') }] },
        ],
      },
    ],
  });
  const specs = [spec('orders', 'unexpected'), spec('pays', 'flaky'), spec('looks', 'expected')];
  const outcome = readPlaywrightReport({
    stats: { expected: 1 },
    errors: [],
    suites: [{ specs: [], suites: [{ specs }] }],
  });
  const said = 'kept: test-results/trace.zip\ntoo late';
  const file = { path: 'e2e/cart.spec.ts', browser: 'phone' };
  expect(outcome).toEqual({
    passed: 1,
    failures: ['orders', 'pays'].map((title) => ({ what: `[phone] cart.spec.ts › ${title}`, said, file })),
  });
});

test('a server of the journeys that never came up is a failure too', () => {
  const errors = [{ message: 'timed out waiting for the server' }];
  expect(readPlaywrightReport({ stats: { expected: 0 }, errors, suites: [] }).failures).toHaveLength(1);
});

test('the end of a run tells again whatever failed, shortened, and the count last', () => {
  const said = Array.from({ length: 40 }, (_, index) => `\u001b[31mline ${index}\u001b[39m`).join('\n');
  const end = describeEnd(
    addUp([
      { passed: 3, failures: [] },
      { passed: 2, failures: [{ what: 'a test', said }] },
    ]),
  );
  expect(end.split('\n')).toHaveLength(15);
  expect(end.startsWith('✗ a test\n    line 0\n')).toBe(true);
  expect(end.endsWith('line 11\n\n5 passed, 1 failed')).toBe(true);
});

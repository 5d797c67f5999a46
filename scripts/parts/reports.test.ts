import { expect, test } from 'vitest';
import { addUp, describeEnd, describeFailure } from './part.ts';
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
    failures: ['✗ packages/money.test.ts › rounds\n    expected 1 to be 2\n        at money.test.ts:3'],
  });
});

test('a file that does not load has failed, though none of its tests ran', () => {
  const name = inRoot('packages', 'money.test.ts');
  const testResults = [{ name, status: 'failed' as const, message: 'no such module', assertionResults: [] }];
  expect(readVitestReport({ numPassedTests: 0, testResults }).failures).toEqual([
    '✗ packages/money.test.ts\n    no such module',
  ]);
});

test('a journey that failed, or passed only when repeated, is told with its browser', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'cart.spec.ts',
    tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: '\u001b[31mtoo late\u001b[39m' }] }] }],
  });
  const specs = [spec('orders', 'unexpected'), spec('pays', 'flaky'), spec('looks', 'expected')];
  const outcome = readPlaywrightReport({
    stats: { expected: 1 },
    errors: [],
    suites: [{ specs: [], suites: [{ specs }] }],
  });
  expect(outcome).toEqual({
    passed: 1,
    failures: ['✗ [phone] cart.spec.ts › orders\n    too late', '✗ [phone] cart.spec.ts › pays\n    too late'],
  });
});

test('a server of the journeys that never came up is a failure too', () => {
  const errors = [{ message: 'timed out waiting for the server' }];
  expect(readPlaywrightReport({ stats: { expected: 0 }, errors, suites: [] }).failures).toHaveLength(1);
});

test('the end of a run tells again whatever failed, shortened, and the count last', () => {
  const long = describeFailure('a test', Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n'));
  const end = describeEnd(
    addUp([
      { passed: 3, failures: [] },
      { passed: 2, failures: [long] },
    ]),
  );
  expect(end.split('\n')).toHaveLength(15);
  expect(end.endsWith('line 11\n\n5 passed, 1 failed')).toBe(true);
});

import { expect, test } from 'vitest';
import { addUp, describeEnd } from './part.ts';
import { describeSlowest, readPlaywrightReport, readVitestReport } from './reports.ts';
import { inRoot } from './root.ts';

const aTest = (fullName: string, ...failureMessages: string[]) => ({
  fullName,
  status: failureMessages.length > 0 ? 'failed' : 'passed',
  failureMessages,
});

const TIMES = { startTime: 1_000, endTime: 3_500 };

test('a failed test is told by its file, its name and what it said', () => {
  const outcome = readVitestReport({
    numPassedTests: 1,
    testResults: [
      {
        name: inRoot('packages', 'money.test.ts'),
        status: 'failed',
        ...TIMES,
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
  const testResults = [{ name, status: 'failed' as const, ...TIMES, message: 'no such', assertionResults: [] }];
  expect(readVitestReport({ numPassedTests: 0, testResults }).failures).toEqual([
    { what: 'packages/money.test.ts', said: 'no such', file: { path: 'packages/money.test.ts', isWhole: true } },
  ]);
});

test('a journey that failed, or passed only when repeated, is told with its browser and what is kept of it', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [
      {
        projectName: 'phone',
        status,
        results: [
          {
            duration: 900,
            errors: [{ message: 'too late' }],
            attachments: [{}, { path: inRoot('test-results', 'trace.zip') }],
          },
        ],
      },
    ],
  });
  const specs = [spec('orders', 'unexpected'), spec('pays', 'flaky'), spec('looks', 'expected')];
  const outcome = readPlaywrightReport({
    stats: { expected: 1 },
    errors: [],
    suites: [{ file: 'cart.spec.ts', specs: [], suites: [{ file: 'support/walk-test.ts', specs }] }],
  });
  const said = 'kept: test-results/trace.zip\ntoo late';
  const file = { path: 'e2e/cart.spec.ts', browser: 'phone' };
  expect(outcome).toEqual({
    passed: 1,
    failures: ['orders', 'pays'].map((title) => ({ what: `[phone] cart.spec.ts › ${title}`, said, file })),
  });
});

test('what took longest is told with its seconds, the longest first, of a journey all its tests together', () => {
  const file = (name: string, seconds: number) => {
    const times = { startTime: 1_000, endTime: 1_000 + seconds * 1_000 };
    return { name: inRoot(name), status: 'passed' as const, ...times, message: '', assertionResults: [] };
  };
  const testResults = [1, 2, 3, 4, 5, 6].map((seconds) => file(`${seconds}.test.ts`, seconds));
  expect(describeSlowest({ numPassedTests: 6, testResults })).toBe(
    'slowest: 6.test.ts 6.0 s, 5.test.ts 5.0 s, 4.test.ts 4.0 s, 3.test.ts 3.0 s, 2.test.ts 2.0 s',
  );
  const results = [{ duration: 900, errors: [] }];
  const specs = ['orders', 'pays'].map((title) => {
    return { title, tests: [{ projectName: 'phone', status: 'expected', results }] };
  });
  expect(describeSlowest({ stats: { expected: 2 }, errors: [], suites: [{ file: 'cart.spec.ts', specs }] })).toBe(
    'slowest: cart.spec.ts 1.8 s',
  );
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
  expect(end.split('\n')).toHaveLength(33);
  expect(end.startsWith('✗ a test\n    line 0\n')).toBe(true);
  expect(end.endsWith('line 29\n\n5 passed, 1 failed')).toBe(true);
});

import { expect, test } from 'vitest';
import { listFiles } from './list-files.ts';
import { describeEnd, type Failure, type Outcome, type Part } from './part.ts';
import { allowsSecondTries, isLeftToChance, trySecondTime } from './second-tries.ts';

const green = (passed: number): Outcome => ({ passed, failures: [] });
const aFailure = (path: string, title = 'adds up', said = 'too late'): Failure => {
  return { what: `${path} › ${title}`, said, file: { path } };
};

/** A part whose files answer, when they are run alone, with what is given here; it keeps which were. */
function aPart(answers: Record<string, Outcome>) {
  const ran: string[] = [];
  const part: Part = {
    name: 'domain',
    run: () => Promise.reject(new Error('nobody runs all of it again')),
    runFile: async ({ path }) => {
      ran.push(path);
      return answers[path] ?? green(1);
    },
  };
  return { part, ran };
}

const steady = () => 'test();';

test('a file that is green when it is run alone has passed, and the end tells what both tries said', async () => {
  const { part, ran } = aPart({ 'a.test.ts': green(9) });
  const outcome = { passed: 8, failures: [aFailure('a.test.ts')] };
  const settled = await trySecondTime([{ part, outcome }], steady);
  expect(ran).toEqual(['a.test.ts']);
  expect(describeEnd(settled.outcome, settled.unsteady).split('\n')).toEqual([
    'UNSTEADY a.test.ts › adds up',
    '  the first try said:',
    '    too late',
    '  the second try, alone, passed: 9 passed, 0 failed',
    '',
    '9 passed, 0 failed',
  ]);
});

test('a journey is named by its file and its browser, with what is kept of it', async () => {
  const file = { path: 'e2e/cart.spec.ts', browser: 'phone' };
  const failure = { what: '[phone] cart.spec.ts › orders', said: 'kept: test-results/first-try/trace.zip', file };
  const { part } = aPart({});
  const { unsteady } = await trySecondTime([{ part, outcome: { passed: 0, failures: [failure] } }], steady);
  expect(unsteady[0]).toContain('UNSTEADY e2e/cart.spec.ts › [phone] cart.spec.ts › orders\n');
  expect(unsteady[0]).toContain('kept: test-results/first-try/trace.zip');
});

test('all tests of a file that did not load at first count once it does', async () => {
  const { part } = aPart({ 'a.test.ts': green(9) });
  const failure: Failure = { what: 'a.test.ts', said: 'no such module', file: { path: 'a.test.ts', isWhole: true } };
  const settled = await trySecondTime([{ part, outcome: { passed: 3, failures: [failure] } }], steady);
  expect(settled.outcome).toEqual(green(12));
});

test('a test that fails twice is a failure, and so is what fails only in the second try', async () => {
  const second = { passed: 7, failures: [aFailure('a.test.ts'), aFailure('a.test.ts', 'rounds')] };
  const { part } = aPart({ 'a.test.ts': second });
  const settled = await trySecondTime([{ part, outcome: { passed: 8, failures: [aFailure('a.test.ts')] } }], steady);
  expect(settled.unsteady).toEqual([]);
  expect(settled.outcome.failures.map(({ what }) => what)).toEqual([
    'a.test.ts › adds up (twice)',
    'a.test.ts › rounds',
  ]);
});

test('five unsteady files pass; with a sixth none is run again, and all of them are failures', async () => {
  const failures = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => aFailure(`${name}.test.ts`));
  const five = aPart({});
  const settled = await trySecondTime(
    [{ part: five.part, outcome: { passed: 1, failures: failures.slice(0, 5) } }],
    steady,
  );
  expect(settled.outcome).toEqual(green(6));
  expect(settled.unsteady).toHaveLength(5);
  const six = aPart({});
  const red = await trySecondTime([{ part: six.part, outcome: { passed: 1, failures } }], steady);
  expect(six.ran).toEqual([]);
  expect(red).toEqual({ outcome: { passed: 1, failures }, unsteady: [] });
});

test('a check, what failed outside of every test, and a file left to chance are never run again', async () => {
  const check = { part: { name: 'checks', run: async () => green(0) }, failure: { what: 'types', said: 'no' } };
  const race = aPart({});
  const raced = aFailure('orders.race.test.ts');
  const outside = { what: 'outside of every test', said: 'no' };
  const settled = await trySecondTime(
    [
      { part: check.part, outcome: { passed: 0, failures: [check.failure] } },
      { part: race.part, outcome: { passed: 0, failures: [raced, outside] } },
    ],
    steady,
  );
  expect(race.ran).toEqual([]);
  expect(settled).toEqual({ outcome: { passed: 0, failures: [check.failure, raced, outside] }, unsteady: [] });
});

test.each([
  ['apps/server/src/features/orders/orders.race.test.ts', ''],
  ['e2e/claim-race.spec.ts', ''],
  ['apps/server/test/killed-while-ordering.test.ts', ''],
  ['apps/server/test/lost-answer.test.ts', "import { runAtOnce } from './races.ts';"],
  ['packages/domain/src/money/price.test.ts', "import fc from 'fast-check';"],
])('%s is left to chance', (path, source) => {
  expect(isLeftToChance(path, source)).toBe(true);
});

test.each([
  'e2e/dispatch.spec.ts',
  'apps/server/src/features/places/traces.test.ts',
  'apps/web/src/shared/grace.test.ts',
])('%s is not', (path) => {
  expect(isLeftToChance(path, "import { expect } from 'vitest';")).toBe(false);
});

test('the rule finds the races that are there', () => {
  const races = listFiles(['apps/server/{src,test}/**/*.race.test.ts', 'e2e/*race*.spec.ts']);
  expect(races.length).toBeGreaterThan(10);
  expect(races.filter((path) => !isLeftToChance(path, ''))).toEqual([]);
});

test.each([
  [{ CI: 'true' }, true],
  [{ CI: '1' }, true],
  [{ CI: 'false' }, false],
  [{}, false],
])('with %j in the environment a second try is allowed: %s', (env, isAllowed) => {
  expect(allowsSecondTries(env)).toBe(isAllowed);
});

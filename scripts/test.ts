import { basename, join } from 'node:path';
import { findChanged, type Selection, selectTests } from './lib/changed.ts';
import { describeCheck, runChecks } from './lib/checks.ts';
import { ensureChromium } from './lib/chromium.ts';
import { CHOSEN_ON_EMBEDDED } from './lib/grouped-tests.ts';
import { pathOf } from './lib/journeys.ts';
import { addUp, describeEnd, type Outcome, type Part, runPart } from './lib/part.ts';
import { startPostgres } from './lib/postgres.ts';
import { makeQuickFolder } from './lib/quick-folder.ts';
import { runPlaywright, runVitest } from './lib/runners.ts';
import { allowsSecondTries, type Ran, trySecondTime } from './lib/second-tries.ts';
import { describeSpending, findOverweight, measureFirstRoutes } from './lib/size-budget.ts';
import { buildWeb, missingBuilds } from './lib/web-build.ts';

// `npm test`: everything there is, the quickest answers first. A part that fails does not stop the next one.
const parts: Part[] = [
  { name: 'checks', run: check },
  tested('tools', 'scripts'),
  tested('domain', 'domain'),
  tested('contracts', 'contracts'),
  tested('demo', 'demo'),
  tested('server without a database', 'server-plain'),
  tested('server on the embedded database', 'server-embedded*'),
  {
    name: 'server on PostgreSQL',
    run: () => testOnPostgres(),
    runFile: ({ path }) => testOnPostgres([path]),
  },
  tested('screens', 'web*'),
  { name: 'web build and size budgets', run: buildWithinBudget },
  {
    name: 'browser journeys',
    run: () => walkInBrowser('first-try'),
    // Without those that its browser waits for: it is walked alone.
    runFile: ({ path, browser = '' }) =>
      walkInBrowser(join('second-try', browser, basename(path)), [path, '--project', browser, '--no-deps'], {
        E2E_TRACE: '1',
      }),
  },
];

/** A part that is a project of Vitest, or those of a pattern. */
function tested(name: string, project: string): Part {
  return {
    name,
    run: () => runVitest(project, CHOSEN_ON_EMBEDDED),
    runFile: ({ path }) => runVitest(project, {}, [path]),
  };
}

async function check(): Promise<Outcome> {
  const results = await runChecks((result) => console.log(describeCheck(result)));
  const failed = results.filter(({ faults }) => faults.length > 0);
  return {
    passed: results.length - failed.length,
    failures: failed.map(({ name, faults }) => ({ what: name, said: faults.join('\n') })),
  };
}

async function testOnPostgres(chosen: string[] = []): Promise<Outcome> {
  const postgres = await startPostgres();
  console.log(postgres.version);
  try {
    return await runVitest('server-postgres*', { TEST_DATABASE_URL: postgres.url }, chosen);
  } finally {
    await postgres.remove();
  }
}

async function buildWithinBudget(): Promise<Outcome> {
  // The checks have built what people load, unless they did not run.
  if (!(await buildWeb(missingBuilds()))) return { passed: 0, failures: [{ what: 'web build', said: '' }] };
  const measurement = measureFirstRoutes();
  for (const each of measurement.spendings) console.log(describeSpending(each));
  const faults = findOverweight(measurement);
  for (const fault of faults) console.error(fault);
  return {
    // The build itself is one that passed.
    passed: 1 + measurement.spendings.filter(({ spent, limit }) => spent <= limit).length,
    failures: faults.map((fault) => ({ what: 'size budget', said: fault })),
  };
}

async function walkInBrowser(kept: string, chosen: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  await ensureChromium();
  return runPlaywright(env, kept, chosen);
}

/** `DIALECTS=postgres`: a developer who is not at the embedded database saves its time. CI runs both. */
const onPostgresAlone = process.env.DIALECTS === 'postgres';
const isLeftOut = (name: string): boolean => onPostgresAlone && /embedded/.test(name);

/** `npm test -- domain screens` runs the parts whose names contain one of these words. */
function chooseParts(words: string[]): Part[] {
  const chosen = words.length === 0 ? parts : parts.filter(({ name }) => words.some((word) => name.includes(word)));
  return chosen.filter(({ name }) => !isLeftOut(name));
}

/** `npm test -- changed` runs what differs from where the branch began can touch. */
function partsOf({ tests, journeys }: Selection): Part[] {
  const tested = [...tests]
    .filter(([project]) => !isLeftOut(project))
    .map(([project, files]): Part => {
      return { name: `${project}, what the change touches`, run: () => runVitest(project, {}, files) };
    });
  // One by one where a journey changes what holds for everybody.
  const oneByOne = journeys.includes('site-settings') ? ['--workers', '1'] : [];
  const args = [...journeys.map(pathOf), '--no-deps', ...oneByOne];
  const walked: Part = { name: `journeys: ${journeys.join(', ')}`, run: () => walkInBrowser('changed', args) };
  return [...tested, ...(journeys.length > 0 ? [walked] : [])];
}

/** Runs the parts, and once more what may have a second try; the end says how it went. */
async function runAll(chosen: Part[], notes: string[] = []): Promise<void> {
  const all: Ran[] = [];
  for (const part of chosen) all.push({ part, outcome: await runPart(part) });
  const { outcome, unsteady } = allowsSecondTries(process.env)
    ? await trySecondTime(all)
    : { outcome: addUp(all.map((each) => each.outcome)), unsteady: [] };
  console.log(`\n${describeEnd(outcome, [...notes, ...unsteady])}`);
  const isEmpty = chosen.length > 0 && outcome.passed === 0;
  process.exitCode = outcome.failures.length === 0 && !isEmpty ? 0 : 1;
}

// All that is started from here writes there, unless somebody has said where.
const quick = process.env.TMPDIR ? undefined : makeQuickFolder();
if (quick) process.env.TMPDIR = quick.path;

const words = process.argv.slice(3);
if (words[0] === 'changed' && words.length === 1) {
  const selection = selectTests(await findChanged());
  const leftOut = [...selection.leftOut, ...(onPostgresAlone ? ['the embedded database: DIALECTS=postgres'] : [])];
  await runAll(partsOf(selection), [['Left out:', ...leftOut.map((line) => `  ${line}`)].join('\n')]);
} else {
  const chosen = chooseParts(words);
  if (chosen.length === 0)
    throw new Error(
      `No part is named so: ${words.join(' ')}. There are changed, ${parts.map(({ name }) => name).join(', ')}`,
    );
  await runAll(chosen, onPostgresAlone ? ['Left out: the embedded database, by DIALECTS=postgres'] : []);
}
await quick?.remove();

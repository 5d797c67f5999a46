import { basename, join } from 'node:path';
import { describeCheck, runChecks } from './parts/checks.ts';
import { ensureChromium } from './parts/chromium.ts';
import { addUp, describeEnd, type Outcome, type Part, runPart } from './parts/part.ts';
import { startPostgres } from './parts/postgres.ts';
import { runPlaywright, runVitest } from './parts/runners.ts';
import { allowsSecondTries, type Ran, trySecondTime } from './parts/second-tries.ts';
import { describeSpending, findOverweight, measureFirstRoutes } from './parts/size-budget.ts';
import { buildWeb, missingBuilds } from './parts/web-build.ts';

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
  tested('screens', 'web'),
  { name: 'web build and size budgets', run: buildWithinBudget },
  {
    name: 'browser journeys',
    run: () => walkInBrowser('first-try'),
    // Without those that its browser waits for: it is walked alone.
    runFile: ({ path, browser = '' }) =>
      walkInBrowser(join('second-try', browser, basename(path)), [path, '--project', browser, '--no-deps']),
  },
];

/** A part that is a project of Vitest, or those of a pattern. */
function tested(name: string, project: string): Part {
  return { name, run: () => runVitest(project), runFile: ({ path }) => runVitest(project, {}, [path]) };
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

async function walkInBrowser(kept: string, chosen: string[] = []): Promise<Outcome> {
  return runPlaywright({ CHROMIUM_PATH: await ensureChromium() }, kept, chosen);
}

/** `npm test -- domain screens` runs the parts whose names contain one of these words. */
function chooseParts(words: string[]): Part[] {
  return words.length === 0 ? parts : parts.filter(({ name }) => words.some((word) => name.includes(word)));
}

const all: Ran[] = [];
for (const part of chooseParts(process.argv.slice(3))) all.push({ part, outcome: await runPart(part) });
const { outcome, unsteady } = allowsSecondTries(process.env)
  ? await trySecondTime(all)
  : { outcome: addUp(all.map((each) => each.outcome)), unsteady: [] };
console.log(`\n${describeEnd(outcome, unsteady)}`);
process.exitCode = outcome.failures.length === 0 && outcome.passed > 0 ? 0 : 1;

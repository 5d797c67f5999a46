import { describeCheck, runChecks } from './parts/checks.ts';
import { ensureChromium } from './parts/chromium.ts';
import { addUp, describeEnd, describeFailure, type Outcome, type Part, runPart } from './parts/part.ts';
import { startPostgres } from './parts/postgres.ts';
import { runPlaywright, runVitest } from './parts/runners.ts';
import { describeSpending, findOverweight, measureFirstRoutes } from './parts/size-budget.ts';
import { buildWeb, missingBuilds } from './parts/web-build.ts';

// `npm test`: everything there is, the quickest answers first. A part that fails does not stop the next one.
const parts: Part[] = [
  { name: 'checks', run: check },
  { name: 'tools', run: () => runVitest('scripts') },
  { name: 'domain', run: () => runVitest('domain') },
  { name: 'contracts', run: () => runVitest('contracts') },
  { name: 'demo', run: () => runVitest('demo') },
  { name: 'server without a database', run: () => runVitest('server-plain') },
  { name: 'server on the embedded database', run: () => runVitest('server-embedded*') },
  { name: 'server on PostgreSQL', run: testOnPostgres },
  { name: 'screens', run: () => runVitest('web') },
  { name: 'web build and size budgets', run: buildWithinBudget },
  { name: 'browser journeys', run: walkInBrowser },
];

async function check(): Promise<Outcome> {
  const results = await runChecks((result) => console.log(describeCheck(result)));
  const failed = results.filter(({ faults }) => faults.length > 0);
  return {
    passed: results.length - failed.length,
    failures: failed.map(({ name, faults }) => describeFailure(name, faults.join('\n'))),
  };
}

async function testOnPostgres(): Promise<Outcome> {
  const postgres = await startPostgres();
  console.log(postgres.version);
  try {
    return await runVitest('server-postgres*', { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.remove();
  }
}

async function buildWithinBudget(): Promise<Outcome> {
  // The checks have built what people load, unless they did not run.
  if (!(await buildWeb(missingBuilds()))) return { passed: 0, failures: [describeFailure('web build', '')] };
  const measurement = measureFirstRoutes();
  for (const each of measurement.spendings) console.log(describeSpending(each));
  const faults = findOverweight(measurement);
  for (const fault of faults) console.error(fault);
  return {
    // The build itself is one that passed.
    passed: 1 + measurement.spendings.filter(({ spent, limit }) => spent <= limit).length,
    failures: faults.map((fault) => describeFailure('size budget', fault)),
  };
}

async function walkInBrowser(): Promise<Outcome> {
  return runPlaywright({ CHROMIUM_PATH: await ensureChromium() });
}

/** `npm test -- domain screens` runs the parts whose names contain one of these words. */
function chooseParts(words: string[]): Part[] {
  return words.length === 0 ? parts : parts.filter(({ name }) => words.some((word) => name.includes(word)));
}

const all: Outcome[] = [];
for (const part of chooseParts(process.argv.slice(3))) all.push(await runPart(part));
const outcome = addUp(all);
console.log(`\n${describeEnd(outcome)}`);
process.exitCode = outcome.failures.length === 0 && outcome.passed > 0 ? 0 : 1;

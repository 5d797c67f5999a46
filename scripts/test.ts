import { describeCheck, runChecks } from './parts/checks.ts';
import { ensureChromium } from './parts/chromium.ts';
import { addUp, type Counts, type Part, runPart } from './parts/part.ts';
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

async function check(): Promise<Counts> {
  const results = await runChecks((result) => console.log(describeCheck(result)));
  return countOutcomes(results.map(({ faults }) => faults.length === 0));
}

async function testOnPostgres(): Promise<Counts> {
  const postgres = await startPostgres();
  console.log(postgres.version);
  try {
    return await runVitest('server-postgres*', { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.remove();
  }
}

async function buildWithinBudget(): Promise<Counts> {
  // The checks have built what people load, unless they did not run.
  if (!(await buildWeb(missingBuilds()))) return { passed: 0, failed: 1 };
  const measurement = measureFirstRoutes();
  for (const each of measurement.spendings) console.log(describeSpending(each));
  for (const fault of findOverweight(measurement)) console.error(fault);
  const { spendings, strangers } = measurement;
  return countOutcomes([true, ...spendings.map(({ spent, limit }) => spent <= limit), strangers.length === 0]);
}

async function walkInBrowser(): Promise<Counts> {
  return runPlaywright({ CHROMIUM_PATH: await ensureChromium() });
}

function countOutcomes(outcomes: boolean[]): Counts {
  const passed = outcomes.filter((ok) => ok).length;
  return { passed, failed: outcomes.length - passed };
}

/** `npm test -- domain screens` runs the parts whose names contain one of these words. */
function chooseParts(words: string[]): Part[] {
  return words.length === 0 ? parts : parts.filter(({ name }) => words.some((word) => name.includes(word)));
}

const all: Counts[] = [];
for (const part of chooseParts(process.argv.slice(3))) all.push(await runPart(part));
const { passed, failed } = addUp(all);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

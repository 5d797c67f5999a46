import { stripVTControlCharacters } from 'node:util';

/** What came of one part of the test run. */
export interface Outcome {
  passed: number;
  /** What failed, each as `describeFailure` writes it: told again at the very end, where nobody has to look for it. */
  failures: string[];
}

/** One part of the test run, with its name as a person reads it. */
export interface Part {
  name: string;
  run: () => Promise<Outcome>;
}

/** Runs a part and tells what came of it; a part that ran nothing, or fell over, has failed. */
export async function runPart({ name, run }: Part): Promise<Outcome> {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const { passed, failures } = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failures: [describeFailure(name, String(error))] };
  });
  if (passed + failures.length === 0) failures.push(describeFailure(name, 'No test was executed.'));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${failures.length === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failures.length} failed (${seconds} s)`,
  );
  return { passed, failures };
}

/** The sum over all parts. */
export function addUp(all: Outcome[]): Outcome {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}

/** The end of a run: whatever failed, once more, and how many did and did not. */
export function describeEnd({ passed, failures }: Outcome): string {
  return [...failures, `${passed} passed, ${failures.length} failed`].join('\n\n');
}

// Enough to tell a wrong value from a test that ran out of time; the whole of it stands further up.
const linesOfAFailure = 12;

/** One failure: what failed, and the first lines of what it said, without colours. */
export function describeFailure(what: string, message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, linesOfAFailure);
  return [`✗ ${what}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

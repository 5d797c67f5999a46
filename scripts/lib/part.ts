import { stripVTControlCharacters } from 'node:util';

/** What did not pass: told again at the very end of a run, where nobody has to look for it. */
export interface Failure {
  /** What failed, as a person reads it. */
  what: string;
  said: string;
  /** What is run when it is looked at once more; absent where there is no such file, as for a check. */
  file?: TestFile;
}

/** A file of tests, by its path from the root, and for a journey the browser it was walked in. */
export interface TestFile {
  path: string;
  browser?: string;
  /** The file did not load, so that none of its tests was counted. */
  isWhole?: boolean;
}

/** What came of one part of the test run. */
export interface Outcome {
  passed: number;
  failures: Failure[];
}

/** One part of the test run, with its name as a person reads it. */
export interface Part {
  name: string;
  run: () => Promise<Outcome>;
  /** Runs one of its files alone; absent where a part has none. */
  runFile?: (file: TestFile) => Promise<Outcome>;
}

/** Runs a part and tells what came of it; a part that ran nothing, or fell over, has failed. */
export async function runPart({ name, run }: Pick<Part, 'name' | 'run'>): Promise<Outcome> {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const { passed, failures } = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failures: [{ what: name, said: String(error) }] };
  });
  if (passed + failures.length === 0) failures.push({ what: name, said: 'No test was executed.' });
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

/** The end of a run: what is to be known of it, whatever failed, once more, and how many did and did not. */
export function describeEnd({ passed, failures }: Outcome, notes: string[] = []): string {
  return [...notes, ...failures.map(describeFailure), `${passed} passed, ${failures.length} failed`].join('\n\n');
}

// Enough to tell a wrong value from a test that ran out of time; the whole of it stands further up.
const linesOfAFailure = 30;

/** One failure: what failed, and the first lines of what it said, without colours. */
function describeFailure({ what, said }: Failure): string {
  return [`✗ ${what}`, shorten(said)].join('\n').trimEnd();
}

/** The first lines of what was said, moved in and without colours. */
export function shorten(said: string): string {
  const lines = stripVTControlCharacters(said).trim().split('\n').slice(0, linesOfAFailure);
  return lines.map((line) => `    ${line}`).join('\n');
}

/** What one part of the test run counted. */
export interface Counts {
  passed: number;
  failed: number;
}

/** One part of the test run, with its name as a person reads it. */
export interface Part {
  name: string;
  run: () => Promise<Counts>;
}

/** Runs a part and tells what came of it; a part that ran nothing, or fell over, has failed. */
export async function runPart({ name, run }: Part): Promise<Counts> {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const counts = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  if (counts.passed + counts.failed === 0) {
    console.error('No test was executed.');
    counts.failed = 1;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${counts.failed === 0 ? '✓' : '✗'} ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
  );
  return counts;
}

/** The sum over all parts. */
export function addUp(all: Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

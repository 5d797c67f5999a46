import { randomInt } from 'node:crypto';
import { startPostgres } from './lib/postgres.ts';
import { type Asked, readProof } from './lib/proofs.ts';
import { inRoot } from './lib/root.ts';
import { runInView } from './lib/run.ts';

// `npm run prove -- fuzz|kill|messages|races|load|outage|failover|rolling|point-in-time|distribution|attack|guards|disk|image|restore|embedded`: at length, before a release, what `npm test` does in short.

async function runTests({ proof, env }: Asked, engine: 'embedded' | 'postgres'): Promise<boolean> {
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  const args = [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', `server-${engine}*`];
  const engineEnv = postgres ? { TEST_DATABASE_URL: postgres.url } : {};
  const own = { ...process.env, ...env, ...engineEnv };
  try {
    return await runInView(process.execPath, [...args, proof.tests ?? ''], { env: own });
  } finally {
    await postgres?.remove();
  }
}

async function prove(asked: Asked): Promise<boolean> {
  const { program, engines = [] } = asked.proof;
  if (program)
    return runInView(process.execPath, [inRoot('bench', program)], { env: { ...process.env, ...asked.env } });
  let isProved = true;
  for (const engine of engines) isProved = (await runTests(asked, engine)) && isProved;
  return isProved;
}

try {
  const asked = readProof(process.argv.slice(3), randomInt(1, 1_000_000));
  console.log(`To run this again: ${asked.again}`);
  process.exitCode = (await prove(asked)) ? 0 : 1;
  console.log(`${process.exitCode === 0 ? '✓' : '✗'} ${asked.again}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

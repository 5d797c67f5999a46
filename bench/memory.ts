import { setTimeout as pause } from 'node:timers/promises';
import { makeDataDirectory, startDemoServer } from '../scripts/lib/demo-server.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { measureTree } from '../scripts/lib/process-memory.ts';
import { buildWebIfChanged } from '../scripts/lib/web-build.ts';

// `npm run bench:memory`: what the server holds when nobody asks it anything, with the demo in its database.
// The first start fills the demo, and a filled server is not a resting one, so the second start is measured.

const limits = { embedded: 450, postgres: 180 };
const steadyWithinMb = 1;
const mostSeconds = 90;

/** Waits until two looks, five seconds apart, agree; answers with the last one. */
async function measureAtRest(pid: number): Promise<number> {
  let before = Number.POSITIVE_INFINITY;
  for (let seconds = 0; seconds < mostSeconds; seconds += 5) {
    await pause(5_000);
    const now = measureTree(pid);
    if (Math.abs(now - before) < steadyWithinMb) return now;
    before = now;
  }
  return before;
}

async function measureEngine(env: NodeJS.ProcessEnv): Promise<number> {
  const data = makeDataDirectory();
  const first = await startDemoServer({ dataDirectory: data.path, env });
  await first.stop();
  const server = await startDemoServer({ dataDirectory: data.path, env });
  const megabytes = await measureAtRest(server.pid);
  await server.stop();
  await data.remove();
  return megabytes;
}

await buildWebIfChanged();
const postgres = await startPostgres();
const measured = {
  embedded: await measureEngine({ DATABASE_URL: '' }),
  postgres: await measureEngine({ DATABASE_URL: postgres.url }),
};
await postgres.remove();

const rows = (['embedded', 'postgres'] as const).map((engine) => ({
  engine,
  'at rest (MB)': Math.round(measured[engine]),
  'limit (MB)': limits[engine],
  kept: measured[engine] <= limits[engine],
}));
console.table(rows);
process.exitCode = rows.every(({ kept }) => kept) ? 0 : 1;

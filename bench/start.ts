import { makeDataDirectory, startDemoServer } from '../scripts/lib/demo-server.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { buildWeb, buildWebIfChanged } from '../scripts/lib/web-build.ts';

// `npm run bench:start`: from the command to a server that answers. The first start builds the web and fills the
// demo, a later one finds both done and only looks whether the web's sources changed.

const limits = { first: 60, later: 4 };
const laterStarts = 3;

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

async function measureStart(dataDirectory: string, env: NodeJS.ProcessEnv): Promise<number> {
  const looking = await time(buildWebIfChanged);
  const server = await startDemoServer({ dataDirectory, env });
  await server.stop();
  return looking + server.startSeconds;
}

async function measureEngine(env: NodeJS.ProcessEnv): Promise<{ first: number; later: number }> {
  const data = makeDataDirectory();
  const first = await measureStart(data.path, env);
  const later: number[] = [];
  for (let round = 0; round < laterStarts; round += 1) later.push(await measureStart(data.path, env));
  await data.remove();
  return { first, later: Math.max(...later) };
}

const build = await time(buildWeb);
const postgres = await startPostgres();
const measured = {
  embedded: await measureEngine({ DATABASE_URL: '' }),
  postgres: await measureEngine({ DATABASE_URL: postgres.url }),
};
await postgres.remove();

const rows = Object.entries(measured).map(([engine, { first, later }]) => ({
  engine,
  'first start, build included (s)': Number((build + first).toFixed(1)),
  'limit (s)': limits.first,
  [`slowest of ${laterStarts} later starts (s)`]: Number(later.toFixed(1)),
  'limit of those (s)': limits.later,
  kept: build + first <= limits.first && later <= limits.later,
}));
console.table(rows);
process.exitCode = rows.every(({ kept }) => kept) ? 0 : 1;

import { setTimeout as pause } from 'node:timers/promises';
import { atEnd } from '../scripts/lib/at-end.ts';
import { makeDataDirectory } from '../scripts/lib/demo-server.ts';
import { findFreePort } from '../scripts/lib/free-port.ts';
import { findProgram } from '../scripts/lib/install.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { root } from '../scripts/lib/root.ts';
import { runInView, runQuietly } from '../scripts/lib/run.ts';
import { createHttpClient } from './lib/http-client.ts';
import { offerLoad } from './lib/offer-load.ts';
import { gatherShoppers } from './lib/shoppers.ts';
import { fillSmallTown } from './lib/small-town.ts';

// `npm run prove -- image`: Docker, or Podman, builds the image and starts it within the limits of compose.yaml. People order, and it
// ends in time.

const NAME = 'mercadito-proof';
const LIMITS = { readyMs: 60_000, stopMs: 10_000 };
const SECONDS = 10;

/** The first that is there and answers: the command of Docker alone is not Docker. */
async function findEngine(): Promise<string> {
  for (const name of ['docker', 'podman']) if (findProgram([name]) && (await runQuietly(name, ['ps'])).ok) return name;
  throw new Error('Neither Docker nor Podman answers. Install one first: apt-get install docker.io');
}

const engine = await findEngine();
// Podman's own form of an image has no health check.
const env = { ...process.env, BUILDAH_FORMAT: 'docker' };
async function ask(...args: string[]): Promise<string> {
  const { ok, stdout, output } = await runQuietly(engine, args, { env });
  if (!ok) throw new Error(`${engine} ${args[0]} failed:\n${output}`);
  return stdout.trim();
}
const succeeds = async (...args: string[]): Promise<boolean> => (await runQuietly(engine, args, { env })).ok;

if (!(await runInView(engine, ['build', '--tag', NAME, root], { env }))) throw new Error('The image was not built');
const removeImage = atEnd(async () => void (await ask('rmi', '--force', NAME)));
const postgres = await startPostgres();
const port = await findFreePort();
const own = {
  DATABASE_URL: postgres.url,
  HOST: '127.0.0.1',
  PORT: String(port),
  RATE_LIMITS: 'off',
};
const settings = Object.entries(own).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
const limits = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges', '--memory=1g'];
const container = `mercadito-proof-${process.pid}`;
// Before it is there: one that cannot start is left behind, too.
const removeContainer = atEnd(async () => void (await succeeds('rm', '--force', '--volumes', container)));
await ask('run', '--detach', '--name', container, '--network=host', ...limits, ...settings, NAME);
const url = `http://127.0.0.1:${port}`;
const began = performance.now();
const isReady = async (): Promise<boolean> => (await fetch(`${url}/readyz`).catch(() => null))?.ok === true;
while (!(await isReady())) {
  if (performance.now() - began > LIMITS.readyMs) throw new Error(`It is not ready:\n${await ask('logs', container)}`);
  await pause(100);
}
const readyMs = performance.now() - began;
const data = makeDataDirectory();
await fillSmallTown(postgres.url, data.path);
const inside = (...args: string[]): Promise<string> => ask('exec', container, ...args);
const user = await inside('id', '-un');
const [first] = (await inside('cat', '/proc/1/cmdline')).split('\0');
const mayWrite = await succeeds('exec', container, 'touch', '/site/written');
const hasTools = await succeeds('exec', container, 'sh', '-c', 'command -v npm || command -v cc || command -v git');
const looks = '{{json .Config.Healthcheck.Test}}';
const [, ...health] = JSON.parse(await ask('inspect', '--format', looks, container)) as string[];
const isHealthy = await succeeds('exec', container, ...health);
const shoppers = await gatherShoppers(createHttpClient(url));
const samples = await offerLoad(5, SECONDS, shoppers.order);
const orders = await shoppers.countOrders();
const stopping = performance.now();
await ask('stop', '-t', '15', container);
const stopMs = performance.now() - stopping;
const code = await ask('inspect', '--format', '{{.State.ExitCode}}', container);
await removeContainer();
await removeImage();
await postgres.remove();
await data.remove();

const refused = samples.filter(({ status }) => status !== 201).length;
console.log(`Ready after ${Math.round(readyMs)} ms, as ${user} under ${first}`);
console.log(`${samples.length} requests, ${refused} refused; orders: ${JSON.stringify(orders)}`);
console.log(`Stopped after ${Math.round(stopMs)} ms, with ${code}`);
const faults = [
  ...(user === 'node' ? [] : ['it serves as another user than node']),
  ...(first === 'tini' ? [] : ['nobody buries what other processes leave']),
  ...(mayWrite ? ['it may write to its own files'] : []),
  ...(hasTools ? ['what builds it was left in it'] : []),
  ...(isHealthy ? [] : ['its health check fails']),
  ...(refused > 0 || orders.confirmed === 0 ? ['people could not order'] : []),
  ...(orders.lost + orders.doubled > 0 ? ['orders were lost or doubled'] : []),
  ...(stopMs > LIMITS.stopMs || code !== '0' ? ['it did not end in order'] : []),
];
for (const fault of faults) console.log(`✗ ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;

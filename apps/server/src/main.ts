import { type Config, readConfig } from './config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts';
import { demoVariables } from './demo/configuration.ts';
import { createDemoServer, createSiteServer } from './demo/index.ts';
import { endInOrder } from './end-in-order.ts';
import { offerSetup } from './features/setup/index.ts';
import { isNodeNewEnough, LOWEST_NODE } from './lowest-node.ts';
import { createLog } from './platform/http/logging.ts';
import type { Server } from './server.ts';

// After a reboot the database may come later than we do.
const WAIT_FOR_DATABASE_MS = 60_000;

function printWelcome(address: string, isDemo: boolean): void {
  console.log(`\n  mercadito is open at ${address}`);
  console.log(`  Its calls are described at ${address}/api/docs\n`);
  if (!isDemo) return;
  console.log(`  Demo accounts, each with the password ${DEMO_PASSWORD}:`);
  for (const { username, what } of DEMO_ACCOUNTS) console.log(`    ${username.padEnd(10)} ${what}`);
  console.log('');
}

/**
 * Writes the welcome as a line of the log: at every level but that of silence, since whoever starts a server asks where it is.
 */
function logWelcome({ log }: Server['app'], level: string, address: string): void {
  if (level !== 'silent') log.child({}, { level: 'info' }).info(`mercadito is open at ${address}`);
}

/** Who reads what a server prints may be the first Admin (SETUP-1): told once, in whichever form the welcome is. */
async function tellSetupCode({ app }: Server, { publicUrl, logLevel }: Config, address: string): Promise<void> {
  const code = await offerSetup(app.services.database.db);
  if (code === null) return;
  const words = `Nobody is an Admin here yet. Open ${publicUrl ?? address}/setup and enter the code ${code}`;
  if (process.stdout.isTTY) console.log(`  ${words}\n`);
  else if (logLevel !== 'silent') app.log.child({}, { level: 'info' }).info(words);
}

/** What Node warns of is a line of the log like any other. */
function logWarnings({ log }: Server['app']): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns'));
}

async function start(): Promise<void> {
  if (!isNodeNewEnough()) {
    throw new Error(`Node ${LOWEST_NODE} is needed and this is ${process.versions.node}: start with npm start.`);
  }
  const isDemo = process.argv.includes('--demo');
  const config = readConfig(isDemo ? demoVariables(process.env) : process.env);
  const server = isDemo
    ? await createDemoServer(config, console.log)
    : await createSiteServer(config, { waitForMs: WAIT_FOR_DATABASE_MS });
  endInOrder(server);
  logWarnings(server.app);
  await server.app.listenForMetrics();
  const address = await server.app.listen({ host: config.host, port: config.port });
  if (isDemo || process.stdout.isTTY) printWelcome(address, isDemo);
  else logWelcome(server.app, config.logLevel, address);
  if (!isDemo) await tellSetupCode(server, config, address);
  server.app.jobs.start();
}

/** In one line: to whoever sits before it as it is, else as a line of the log, at whatever level that is. */
function tellWhyNot(reason: string): void {
  if (process.stdout.isTTY || process.argv.includes('--demo')) console.error(reason);
  else createLog('fatal').fatal(reason);
}

start().catch((error: unknown) => {
  tellWhyNot(error instanceof Error ? error.message : String(error));
  process.exit(1);
});

import { readConfig } from './config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts';
import { DEMO_CONFIGURATION } from './demo/configuration.ts';
import { createDemoServer } from './demo/index.ts';
import { endInOrder } from './end-in-order.ts';
import { createServer } from './server.ts';

const LOWEST_NODE = 24;

function printWelcome(address: string, isDemo: boolean): void {
  console.log(`\n  mercadito is open at ${address}`);
  console.log(`  Its calls are described at ${address}/api/docs\n`);
  if (!isDemo) return;
  console.log(`  Demo accounts, each with the password ${DEMO_PASSWORD}:`);
  for (const { username, what } of DEMO_ACCOUNTS) console.log(`    ${username.padEnd(10)} ${what}`);
  console.log('');
}

async function start(): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < LOWEST_NODE) {
    throw new Error(`Node ${LOWEST_NODE} is needed and this is ${process.versions.node}: start with npm start.`);
  }
  const isDemo = process.argv.includes('--demo');
  const config = readConfig(isDemo ? { ...DEMO_CONFIGURATION, ...process.env } : process.env);
  const server = isDemo ? await createDemoServer(config, console.log) : await createServer(config);
  endInOrder(server);
  printWelcome(await server.app.listen({ host: config.host, port: config.port }), isDemo);
  server.app.jobs.start();
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

// Starts `scripts/<name>.ts`. Plain JavaScript on purpose: an older Node cannot even read the TypeScript files, and would
// answer with a stack trace instead of the one line below.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const wantedMajor = 24;
const brought = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));

/** Goes on in the Node that `npm ci` brought: npm finds it by itself, a command typed without npm does not. */
function goOnInNewer() {
  const child = spawn(brought, process.argv.slice(1), { stdio: 'inherit' });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // A terminal sends these to both: the other ends, and this one with it.
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

if (Number(process.versions.node.split('.')[0]) >= wantedMajor) await import(`./${process.argv[2]}.ts`);
else if (existsSync(brought)) goOnInNewer();
else {
  console.error(
    `mercadito needs Node ${wantedMajor}, this is ${process.version}. ` +
      'Run "npm ci" (without --ignore-scripts), which brings it, then start through npm: "npm run demo".',
  );
  process.exitCode = 1;
}

import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atEnd } from './at-end.ts';
import { findFreePort } from './free-port.ts';
import { findProgram, installPackages } from './install.ts';
import { inRoot } from './root.ts';
import { start, stop } from './run.ts';

const PATIENCE_MS = 20_000;

async function untilReached(url: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const answer = await fetch(`${url}/livez`).catch(() => null);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error('Caddy does not lead to the servers');
}

const hostsOf = (urls: readonly string[]): string => urls.map((each) => new URL(each).host).join(' ');

interface Options {
  readonly port?: number | undefined;
  /** By which names the first town is called. */
  readonly names?: readonly string[];
  /** What other towns are called, and where their processes listen. */
  readonly towns?: Readonly<Record<string, readonly string[]>>;
}

/** The file that a town uses, in a folder with one for each other town, as docs/scaling.md has it. */
function writeFiles(port: number, towns: NonNullable<Options['towns']>): string {
  const [, sample = ''] = /```caddy\s+(.*?)```/s.exec(readFileSync(inRoot('docs', 'scaling.md'), 'utf8')) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'mercadito-caddy-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  copyFileSync(inRoot('deploy', 'Caddyfile'), join(folder, 'Caddyfile'));
  mkdirSync(join(folder, 'towns'));
  for (const [name, upstreams] of Object.entries(towns)) {
    const own = sample
      .replace(/^\S+/, `http://${name}:${port}`)
      .replace(/(reverse_proxy) .* \{/, `$1 ${hostsOf(upstreams)} {`);
    writeFileSync(join(folder, 'towns', `${name}.caddy`), own);
  }
  return join(folder, 'Caddyfile');
}

/** Debian's Caddy before so many servers, by the file that a town uses; by http, for want of a name on the internet. */
export async function startCaddy(
  upstreams: readonly string[],
  { port, names = [], towns = {} }: Options = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (!findProgram(['caddy'])) await installPackages('Caddy', ['caddy']);
  const own = port ?? (await findFreePort());
  // By the name as well that passkeys want.
  const sites = ['127.0.0.1', 'localhost', ...names].map((name) => `http://${name}:${own}`);
  const child = start('caddy', ['run', '--config', writeFiles(own, towns), '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      SITE: sites.join(', '),
      UPSTREAMS: hostsOf(upstreams),
      CADDY_ADMIN: `127.0.0.1:${await findFreePort()}`,
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const [url = ''] = sites;
  await untilReached(url);
  return { url, stop: () => stop(child, 5_000) };
}

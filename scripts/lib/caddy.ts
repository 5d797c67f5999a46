import { setTimeout as pause } from 'node:timers/promises';
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

/** Debian's Caddy before so many servers, by the file that a town uses; by http, for want of a name on the internet. */
export async function startCaddy(
  upstreams: readonly string[],
  port?: number,
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (!findProgram(['caddy'])) await installPackages('Caddy', ['caddy']);
  const own = port ?? (await findFreePort());
  const url = `http://127.0.0.1:${own}`;
  const child = start('caddy', ['run', '--config', inRoot('deploy', 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      // By the name as well that passkeys want.
      SITE: `${url}, http://localhost:${own}`,
      UPSTREAMS: upstreams.map((each) => new URL(each).host).join(' '),
      CADDY_ADMIN: `127.0.0.1:${await findFreePort()}`,
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  await untilReached(url);
  return { url, stop: () => stop(child, 5_000) };
}

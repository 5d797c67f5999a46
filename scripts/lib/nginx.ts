import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generate } from 'selfsigned';
import { findFreePort } from './free-port.ts';
import { installPackages, isExecutable } from './install.ts';
import { inRoot } from './root.ts';
import { hasEnded, runQuietly, start, stop } from './run.ts';

/** Where Debian has it, which is in no path of people who are not root. */
const NGINX = '/usr/sbin/nginx';
const PATIENCE_MS = 10_000;

interface RunningNginx {
  readonly http: string;
  readonly https: string;
  /** What `nginx -t` says of the file. */
  readonly verdict: string;
  readonly stop: () => Promise<void>;
}

/** The file that a town uses, for a machine without its name, its certificate and its ports. */
async function fileHere(upstreams: readonly string[], folder: string, ports: { http: number; https: number }) {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }]);
  writeFileSync(join(folder, 'fullchain.pem'), cert);
  writeFileSync(join(folder, 'privkey.pem'), key);
  const serversWith = (_all: string, options: string) =>
    upstreams.map((each) => `\tserver ${new URL(each).host}${options};\n`).join('');
  return readFileSync(inRoot('deploy', 'nginx.conf'), 'utf8')
    .replace(/(?:\tserver 127\.0\.0\.1:\d+(.*);\n)+/, serversWith)
    .replaceAll(/\tlisten \[::\].*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.https} `)
    .replaceAll('/etc/letsencrypt/live/mercado.example/', `${folder}/`)
    .replaceAll('/etc/nginx/', `${folder}/`)
    .replaceAll('mercado.example', 'localhost');
}

async function untilReached(http: string, hasGone: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end && !hasGone()) {
    if (await fetch(http, { redirect: 'manual' }).catch(() => null)) return;
    await pause(20);
  }
  throw new Error('nginx does not listen');
}

/** Debian's nginx before so many servers, by the file that a town uses. `folder` is empty but for addresses that are kept out. */
export async function startNginx(upstreams: readonly string[], folder: string): Promise<RunningNginx> {
  if (!isExecutable(NGINX)) await installPackages('nginx', ['nginx-light']);
  const ports = { http: await findFreePort(), https: await findFreePort() };
  writeFileSync(join(folder, 'site.conf'), await fileHere(upstreams, folder, ports));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const settings = [
    // Its workers would else be of an account that may not write here.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events { worker_connections 512; }`,
    `http { access_log off; ${paths.join(' ')} include ${folder}/site.conf; }`,
  ];
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, settings.join('\n'));
  const { output: verdict } = await runQuietly(NGINX, ['-t', '-e', join(folder, 'error.log'), '-c', config]);
  const child = start(NGINX, ['-e', join(folder, 'error.log'), '-c', config], { stdio: 'ignore' });
  const http = `http://127.0.0.1:${ports.http}/`;
  await untilReached(http, () => hasEnded(child)).catch((error: Error) => {
    throw new Error(`${error.message}: ${verdict}`);
  });
  return { http, https: `https://127.0.0.1:${ports.https}`, verdict, stop: () => stop(child, 5_000, 'SIGQUIT') };
}

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atEnd } from './at-end.ts';
import { findFreePort } from './free-port.ts';
import { hasEnded, start, stop } from './run.ts';
import { SERVER_FLAGS } from './server-flags.ts';

/** A real server on the demo data, in a process of its own. */
export interface DemoServer {
  url: string;
  pid: number;
  /** From the start of the process to the first `ready`. */
  startSeconds: number;
  stop: () => Promise<void>;
}

/** Where it listens and keeps its data, and what its environment has besides. */
export interface DemoOptions {
  dataDirectory: string;
  port?: number;
  env?: NodeJS.ProcessEnv;
  stdio?: 'ignore' | 'inherit';
}

const patienceSeconds = 300;

/** A folder for the data of one run, removed at the end of this process if not before. */
export function makeDataDirectory(): { path: string; remove: () => Promise<void> } {
  const path = mkdtempSync(join(tmpdir(), 'mercadito-data-'));
  return { path, remove: atEnd(() => rmSync(path, { recursive: true, force: true })) };
}

/** Starts the server with the demo and waits until it is ready; the web must be built. */
export async function startDemoServer(options: DemoOptions): Promise<DemoServer> {
  const port = options.port ?? (await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const own = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: options.dataDirectory, RATE_LIMITS: 'off' };
  const began = performance.now();
  const child = start(process.execPath, [...SERVER_FLAGS, 'apps/server/src/main.ts', '--demo'], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...own, ...options.env },
    stdio: options.stdio ?? ['ignore', 'ignore', 'inherit'],
  });
  await waitUntilReady(child, url);
  const startSeconds = (performance.now() - began) / 1000;
  return { url, pid: child.pid ?? 0, startSeconds, stop: () => stop(child, 15_000) };
}

/** Waits until a server that was started answers that it is ready. */
export async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const end = performance.now() + patienceSeconds * 1000;
  while (performance.now() < end) {
    if (hasEnded(child)) throw new Error('The server ended while starting; its reason stands above');
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(20);
  }
  throw new Error(`The server was not ready after ${patienceSeconds} s`);
}

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { atEnd } from './at-end.ts';
import { root } from './root.ts';

/** How a command ended and what it printed: its answer alone, and everything in the order it came. */
export interface Outcome {
  ok: boolean;
  stdout: string;
  output: string;
}

/** Runs a command to its end with its output kept back, for commands of which only a failure is worth reading. */
export async function runQuietly(command: string, args: string[], options: SpawnOptions = {}): Promise<Outcome> {
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = { stdout: '', output: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed.stdout += text;
    printed.output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed.output += text;
  });
  const ok = await endsWell(child);
  return { ok, ...printed };
}

/** Runs a command to its end with its output in plain view. */
export async function runInView(command: string, args: string[], options: SpawnOptions = {}): Promise<boolean> {
  return endsWell(start(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] }));
}

/** Starts a command that ends with this process, if not before. */
export function start(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { cwd: root, ...options });
  const release = atEnd(() => stop(child));
  child.once('exit', () => void release());
  return child;
}

/** Asks a process to end, insists after the given time, and waits until it is gone. */
export async function stop(
  child: ChildProcess,
  patienceMs = 10_000,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (hasEnded(child)) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const killing = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await gone;
  clearTimeout(killing);
}

/** Whether the process is over, or never came to be. */
export function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

function endsWell(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}

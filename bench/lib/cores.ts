import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findProgram } from '../../scripts/lib/install.ts';
import { runQuietly } from '../../scripts/lib/run.ts';

const cores = availableParallelism();

/** The numbers of the cores that this process may use: of a machine's, a container has some. */
function allowedCores(): string[] {
  const [, list = ''] = /^Cpus_allowed_list:\s*(.*)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
  });
}

const canTell = findProgram(['taskset']) !== undefined;
/** The server's, and that of what stands in its place: the first. PostgreSQL's: the second. Whoever asks has what is left. */
const [SERVERS = '', DATABASES = ''] = canTell ? allowedCores() : [];
const canChoose = DATABASES !== '';

/** A command that runs on the server's core, where cores can be chosen. */
export const onServersCore = (command: string, args: readonly string[]): [string, string[]] =>
  canChoose ? ['taskset', ['-c', SERVERS, command, ...args]] : [command, [...args]];

/** Has a process that is there, and what it starts, run on PostgreSQL's core. */
export async function moveToDatabasesCore(pid: number): Promise<void> {
  if (canChoose)
    for (const each of [pid, ...childrenOf(pid)]) await runQuietly('taskset', ['-acp', DATABASES, String(each)]);
}

export const toldCores = (): string =>
  canChoose ? `of ${cores} cores the server has one, PostgreSQL another` : `${cores} cores, shared by all`;

const TICKS_A_SECOND = 100;

/** The fields behind a process's name, which may have anything in it. */
function statOf(pid: number | string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(name)[1] === String(parent))
    .map(Number);

/** Milliseconds of a processor that a process has used by now, with its threads and those children that are there. */
export function processorTime(pid: number): number {
  const ticks = [pid, ...childrenOf(pid)].map((each) => {
    const stat = statOf(each);
    return Number(stat[11] ?? 0) + Number(stat[12] ?? 0);
  });
  return (1000 / TICKS_A_SECOND) * ticks.reduce((sum, one) => sum + one, 0);
}

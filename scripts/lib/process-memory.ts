import { globSync, readFileSync } from 'node:fs';

/** Resident memory, in megabytes, of a process and everything it started, as the kernel counts it. */
export function measureTree(pid: number): number {
  const children = childrenOf(pid).map(measureTree);
  return children.reduce((sum, megabytes) => sum + megabytes, measureOne(pid));
}

function measureOne(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** A child is listed under the thread that started it, so every thread is asked. */
function childrenOf(pid: number): number[] {
  const lists = globSync(`/proc/${pid}/task/*/children`).map((file) => readFileSync(file, 'utf8'));
  return lists.join(' ').split(/\s+/).filter(Boolean).map(Number);
}

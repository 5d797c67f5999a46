import { setTimeout as pause } from 'node:timers/promises';
import { processorTime } from './cores.ts';
import { type Line, openLine } from './line.ts';
import { keepBusy } from './offer-load.ts';

/** Something that a person does, of one call or several: whether all went well. */
export type Visit = (line: Line) => Promise<boolean>;

/** What was done in a round, and what each of it took. */
export interface Round {
  readonly perSecond: number;
  readonly median: number;
  readonly p99: number;
  /** Milliseconds of a processor. */
  readonly server: number;
  readonly database: number;
  readonly done: number;
  readonly refused: number;
}

interface Measuring {
  readonly port: number;
  readonly servers: readonly number[];
  readonly database: number;
  readonly people: number;
  readonly seconds: number;
}

/** Has so many people do something without a pause, each on a connection of their own. */
export async function measure(visit: Visit, { port, servers, database, people, seconds }: Measuring): Promise<Round> {
  const timeOf = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const lines = Array.from({ length: people }, () => openLine(port));
  const free = [...lines];
  let refused = 0;
  // What was done before ends.
  await pause(50);
  const before = [timeOf(servers), timeOf([database])] as const;
  const began = performance.now();
  const samples = await keepBusy(people, seconds, async (note) => {
    const line = free.pop() as Line;
    const asked = performance.now();
    const isGood = await visit(line);
    note({ took: performance.now() - asked, status: 0 });
    if (!isGood) refused += 1;
    free.push(line);
  });
  const took = (performance.now() - began) / 1000;
  const after = [timeOf(servers), timeOf([database])] as const;
  for (const line of lines) line.close();
  const times = samples.map((sample) => sample.took).toSorted((one, other) => one - other);
  const done = samples.length;
  return {
    perSecond: (done - refused) / took,
    median: times[done >> 1] ?? 0,
    p99: times[Math.floor(done * 0.99)] ?? 0,
    server: (after[0] - before[0]) / done,
    database: (after[1] - before[1]) / done,
    done,
    refused,
  };
}

import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { aHouse, type House, startIn } from './house.ts';
import { type Device, PushService } from './push-service.ts';
import type { Said, Telling } from './telling-process.ts';

/** How often the process is killed: some times in every test run, more before a release. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 6);
/** At which moments. */
const SEED = Number(process.env.KILL_SEED ?? 0);
const PROGRAM = new URL('./telling-process.ts', import.meta.url);
const MS_A_ROUND = 20_000;
const ORDERS = 4;
const DEVICES = 3;

/** When a process is killed: so many ms after so many orders of its own, or pushes of whomever's, have been made. */
interface Moment {
  readonly after: 'orders' | 'pushes';
  readonly count: number;
  readonly ms: number;
}

/** Each time another moment: between commit and inbox, between inbox and push, and while the service has not answered yet. */
function momentOf(round: number): Moment {
  const number = SEED + round;
  const ms = (number * 7) % 40;
  if (number % 2 === 0) return { after: 'orders', count: 1 + ((number / 2) % ORDERS), ms };
  return { after: 'pushes', count: 1 + (((number - 1) / 2) % (2 * DEVICES)), ms: number % 4 === 1 ? 0 : ms % 8 };
}

async function runAndKill(house: House, telling: Telling, service: PushService, { after, count, ms }: Moment) {
  const child = startIn(house, PROGRAM, JSON.stringify(telling));
  let left = count;
  const meet = (what: Moment['after']): void => {
    if (what !== after || --left !== 0) return;
    if (ms === 0) child.kill('SIGKILL');
    else setTimeout(() => child.kill('SIGKILL'), ms);
  };
  service.onMessage = () => meet('pushes');
  for await (const line of createInterface({ input: child.stdout })) {
    if ((JSON.parse(line) as Said).said === 'ordered') meet('orders');
  }
  expect(left, 'the process ended by itself').toBeLessThanOrEqual(0);
}

/** What a process finds that is not killed before it has told of everything. */
async function runToTheEnd(house: House, telling: Telling): Promise<Extract<Said, { said: 'found' }>> {
  const child = startIn(house, PROGRAM, JSON.stringify({ ...telling, orders: 0 }));
  for await (const line of createInterface({ input: child.stdout })) {
    const said = JSON.parse(line) as Said;
    if (said.said === 'found') return said;
  }
  throw new Error('The process ended by itself');
}

/** What a device shows: of each entry that has come one message, as all that has come for it bears one tag. */
function shownOn({ delivered }: Device): { ids: number[]; repeats: number } {
  // A knock is to be heard anew.
  const messages = delivered.map(({ message }) => message).filter(({ knock }) => knock === undefined);
  const shown = Map.groupBy(messages, ({ id }) => id);
  for (const [id, alike] of shown) expect(new Set(alike.map(({ tag }) => tag)).size, `tags of ${id}`).toBe(1);
  return { ids: [...shown.keys()].toSorted((one, other) => one - other), repeats: messages.length - shown.size };
}

const timeout = 60_000 + ROUNDS * MS_A_ROUND;

test(`a server killed ${ROUNDS} times between commit and push tells everybody, once (MESSAGE-2)`, {
  timeout,
}, async () => {
  const service = await PushService.start();
  const devices = Array.from({ length: DEVICES }, () => service.aDevice());
  const subscriptions = devices.map(({ subscription }) => subscription);
  const { host: pushHost, certificate } = service;
  const telling = { pushHost, certificate, subscriptions, orders: ORDERS };
  const house = await aHouse();
  for (let round = 0; round < ROUNDS; round += 1) await runAndKill(house, telling, service, momentOf(round));
  const { faults, orders, entries } = await runToTheEnd(house, telling);
  const shown = devices.map(shownOn);
  await service.stop();
  expect(faults).toEqual([]);
  expect(orders).toBeGreaterThanOrEqual(ROUNDS / 2);
  expect(shown.map(({ ids }) => ids)).toEqual(entries);
  const repeats = shown.reduce((sum, each) => sum + each.repeats, 0);
  console.log(
    `${ROUNDS} kills, ${orders} orders, ${entries.flat().length} messages, ${repeats} pushed twice and shown once`,
  );
});

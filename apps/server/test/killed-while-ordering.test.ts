import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { aHouse, type House, startIn } from './house.ts';
import type { Intent, Said } from './ordering-process.ts';

/** How often the process is killed: some times in every test run, a hundred before a release. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);
/** After how many lines each kill comes. */
const SEED = Number(process.env.KILL_SEED ?? 0);
const PROGRAM = new URL('./ordering-process.ts', import.meta.url);
const MS_A_ROUND = 30_000;

/** Everything that any of the processes has said. */
function createRecord() {
  const intents = new Map<string, Intent>();
  const answers = new Map<string, string>();
  const pieces = { asked: 0, sure: 0 };
  return {
    answers,
    pieces,
    unanswered: (): Intent[] => [...intents.values()].filter(({ key }) => !answers.has(key)),
    note: (said: Said): void => {
      if (said.said === 'ordering') intents.set(said.key, { key: said.key, buyer: said.buyer });
      if (said.said === 'ordered') answers.set(said.key, said.transactionId);
      if (said.said === 'adding') pieces.asked += 1;
      if (said.said === 'added') pieces.sure += 1;
    },
  };
}

type Record = ReturnType<typeof createRecord>;

/** What is in the database again is what was acknowledged: no order less, none more, and every piece in one place. */
function compare(said: Extract<Said, { said: 'found' }>, { answers, pieces, unanswered }: Record): void {
  expect(said.faults).toEqual([]);
  expect(unanswered()).toEqual([]);
  expect(said.orders.toSorted()).toEqual([...answers.values()].sort());
  expect(said.pieces).toBeGreaterThanOrEqual(pieces.sure);
  expect(said.pieces).toBeLessThanOrEqual(pieces.asked);
}

/** Runs the process, compares what it finds, and kills it when it has said so many lines more. */
async function runAndKill(house: House, lines: number, record: Record): Promise<void> {
  const child = startIn(house, PROGRAM, JSON.stringify(record.unanswered()));
  let left: number | undefined;
  // What was said before the kill and is read after it has been said all the same.
  for await (const line of createInterface({ input: child.stdout })) {
    const said = JSON.parse(line) as Said;
    record.note(said);
    if (left !== undefined) left -= 1;
    if (said.said === 'found') {
      compare(said, record);
      left = lines;
    }
    if (left === 0) child.kill('SIGKILL');
  }
  expect(left, 'the process ended by itself').toBeLessThanOrEqual(0);
}

const timeout = 60_000 + ROUNDS * MS_A_ROUND;

test(`a server killed ${ROUNDS} times while ordering loses, doubles and halves nothing`, { timeout }, async () => {
  const house = await aHouse();
  const record = createRecord();
  // Each time after another number of lines, so that the kill meets another moment.
  for (let round = 0; round < ROUNDS; round += 1) await runAndKill(house, 20 + ((SEED + round * 17) % 60), record);
  await runAndKill(house, 1, record);
  expect(record.answers.size).toBeGreaterThan(ROUNDS);
});

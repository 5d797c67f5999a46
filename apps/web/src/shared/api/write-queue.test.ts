import { expect, test } from 'vitest';
import { createWriteQueue } from './write-queue.ts';

test('writes go out one after the other, and the last one knows that it is the last', async () => {
  const queue = createWriteQueue();
  const [one, two] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const begun: string[] = [];
  const send = async (name: string, answer: Promise<string>) => {
    await queue.inOrder(() => {
      begun.push(name);
      return answer;
    });
    return queue.hasMore();
  };
  const first = send('one', one.promise);
  const second = send('two', two.promise);
  expect(queue.hasMore()).toBe(true);
  one.resolve('');
  expect(await first).toBe(true);
  two.resolve('');
  expect(await second).toBe(false);
  expect(begun).toEqual(['one', 'two']);
});

test('a write that fails holds up none behind it, nor a read', async () => {
  const queue = createWriteQueue();
  const failed = queue.inOrder(() => Promise.reject(new Error('No')));
  const after = queue.inOrder(async () => 'sent');
  await expect(failed).rejects.toThrow('No');
  expect(await after).toBe('sent');
  expect(await queue.readBetween(async () => 'read')).toBe('read');
});

test('a read is begun when no write is left, and made again when one was made meanwhile', async () => {
  const queue = createWriteQueue();
  let count = 1;
  const set = (to: number) => async () => {
    count = to;
  };
  const begun = Promise.withResolvers<void>();
  const slow = Promise.withResolvers<void>();
  const readings: number[] = [];
  void queue.inOrder(set(2));
  void queue.inOrder(set(3));
  const read = queue.readBetween(async () => {
    const now = count;
    readings.push(now);
    begun.resolve();
    await slow.promise;
    return now;
  });
  await begun.promise;
  expect(readings).toEqual([3]);
  void queue.inOrder(set(4));
  slow.resolve();
  expect(await read).toBe(4);
  expect(readings).toEqual([3, 4]);
});

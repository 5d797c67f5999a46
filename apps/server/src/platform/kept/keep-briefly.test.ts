import { expect, test, vi } from 'vitest';
import { keepBriefly } from './keep-briefly.ts';

const clock = { now: 10_000 };
const isTheirs = (error: unknown) => (error as Error).message === 'too many';
const keep = () =>
  keepBriefly<string>({
    now: () => clock.now,
    sizeOf: (text) => text.length,
    isGood: (text) => text !== 'half',
    isTheirs,
  });

test('what was read is given to all who ask for half a second, and read anew for who comes after it (CALL-22)', async () => {
  const kept = keep();
  const read = vi.fn(async () => `read ${read.mock.calls.length}`);
  const within = [await kept.get('one', read), await kept.get('one', read), await kept.get('another', read)];
  clock.now += 500;
  expect([...within, await kept.get('one', read)]).toEqual(['read 1', 'read 1', 'read 2', 'read 3']);
});

test('a clock that is set back keeps nothing for longer (CALL-22)', async () => {
  const kept = keep();
  await kept.get('one', async () => 'before');
  clock.now -= 3_600_000;
  expect(await kept.get('one', async () => 'after')).toBe('after');
});

test('a read that was under way when something was written is for nobody who comes later (CALL-22)', async () => {
  const kept = keep();
  const slow = Promise.withResolvers<string>();
  const early = kept.get('one', () => slow.promise);
  kept.end();
  const late = await kept.get('one', async () => 'new');
  slow.resolve('old');
  expect([await early, late, await kept.get('one', async () => 'unread')]).toEqual(['old', 'new', 'new']);
});

test('what failed, or is no whole answer, is kept for nobody (CALL-22)', async () => {
  const kept = keep();
  const failing = kept.get('one', () => Promise.reject(new Error('away')));
  await expect(failing).rejects.toThrow('away');
  const answers = [await kept.get('one', async () => 'half'), await kept.get('one', async () => 'whole')];
  expect(answers).toEqual(['half', 'whole']);
});

test('what is kept has a bound, and the oldest goes first (CALL-22)', async () => {
  const kept = keepBriefly<string>({ now: () => 0, sizeOf: () => 12 * 1024 * 1024 });
  for (const name of ['one', 'two', 'three']) await kept.get(name, async () => 'first');
  const again = [await kept.get('three', async () => 'again'), await kept.get('one', async () => 'again')];
  expect(again).toEqual(['first', 'again']);
});

test('what is refused to one address alone is read anew, once, for those who waited (CALL-22)', async () => {
  const kept = keep();
  const refused = Promise.withResolvers<string>();
  const first = kept.get('one', () => refused.promise);
  const read = vi.fn(async () => 'whole');
  const waiting = [kept.get('one', read), kept.get('one', read)];
  refused.reject(new Error('too many'));
  await expect(first).rejects.toThrow('too many');
  expect([await Promise.all(waiting), read.mock.calls.length]).toEqual([['whole', 'whole'], 1]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTurnstile } from './turnstile.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refuse = () => new Error('no room');

/** A turnstile for two at once, and the works that went through it and are still going on. */
function aTurnstile() {
  const through = createTurnstile({ atOnce: 2, waiting: 2, patience: 1_000 }, refuse);
  const running: { name: string; end: (error?: Error) => void }[] = [];
  const enter = (key: string, name: string) =>
    through(
      key,
      () =>
        new Promise<string>((resolve, reject) => {
          running.push({ name, end: (error) => (error ? reject(error) : resolve(name)) });
        }),
    );
  const end = (name: string, error?: Error) => {
    const [ended] = running.splice(
      running.findIndex((each) => each.name === name),
      1,
    );
    ended?.end(error);
  };
  const names = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return running.map(({ name }) => name);
  };
  return { enter, end, names };
}

test('two of one key go through at once, the next ones in their order', async () => {
  const { enter, end, names } = aTurnstile();
  const entered = ['a', 'b', 'c', 'd'].map((name) => enter('one', name));
  expect(await names()).toEqual(['a', 'b']);
  end('b');
  expect(await names()).toEqual(['a', 'c']);
  end('a');
  expect(await names()).toEqual(['c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(entered)).toEqual(['a', 'b', 'c', 'd']);
});

test('keys do not wait for each other', async () => {
  const { enter, names } = aTurnstile();
  for (const name of ['a', 'b', 'c']) void enter('one', name);
  void enter('other', 'x');
  expect(await names()).toEqual(['a', 'b', 'x']);
});

test('whoever finds the line full is refused at once', async () => {
  const { enter, names } = aTurnstile();
  for (const name of ['a', 'b', 'c', 'd']) void enter('one', name);
  await expect(enter('one', 'e')).rejects.toThrow('no room');
  expect(await names()).toEqual(['a', 'b']);
});

test('whoever has no turn in time is refused, and makes room for the next', async () => {
  const { enter, end, names } = aTurnstile();
  for (const name of ['a', 'b']) void enter('one', name);
  const refused = expect(enter('one', 'c')).rejects.toThrow('no room');
  await vi.advanceTimersByTimeAsync(1_000);
  await refused;
  void enter('one', 'd');
  end('a');
  expect(await names()).toEqual(['b', 'd']);
});

test('work that fails gives its place back', async () => {
  const { enter, end, names } = aTurnstile();
  const failed = expect(enter('one', 'a')).rejects.toThrow('broken');
  for (const name of ['b', 'c']) void enter('one', name);
  await names();
  end('a', new Error('broken'));
  await failed;
  expect(await names()).toEqual(['b', 'c']);
});

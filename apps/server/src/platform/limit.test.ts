import { describe, expect, test } from 'vitest';
import { createLimit } from './limit.ts';

/** Work that ends when it is told to, and says when it has begun. */
function createWork() {
  const begun: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const start = (name: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(name);
      ends[name] = (error) => (error ? reject(error) : resolve(name));
    });
  return { begun, end: (name: number, error?: Error) => ends[name]?.(error), start };
}

describe('a limit', () => {
  test('lets so many through at once and the others in their order', async () => {
    const limit = createLimit(2);
    const work = createWork();
    const results = [0, 1, 2, 3].map((name) => limit(work.start(name)));
    await Promise.resolve();
    expect(work.begun).toEqual([0, 1]);
    work.end(1);
    expect(await results[1]).toBe(1);
    expect(work.begun).toEqual([0, 1, 2]);
    work.end(0);
    await results[0];
    for (const name of [2, 3]) work.end(name);
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
  });

  test('gives the turn on when work fails', async () => {
    const limit = createLimit(1);
    const work = createWork();
    const failing = limit(work.start(0));
    const next = limit(work.start(1));
    work.end(0, new Error('no'));
    await expect(failing).rejects.toThrow('no');
    work.end(1);
    expect(await next).toBe(1);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { createLimit, createPlaces } from './limit.ts';

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

  test('gives each person a turn, however many one of them brings', async () => {
    const limit = createLimit(1);
    const work = createWork();
    const results = [0, 1, 2].map((name) => limit(work.start(name), 'ana'));
    results.push(limit(work.start(3), 'beto'));
    for (const name of [0, 1, 3]) {
      await vi.waitFor(() => expect(work.begun).toContain(name));
      work.end(name);
    }
    await vi.waitFor(() => expect(work.begun).toEqual([0, 1, 3, 2]));
    work.end(2);
    await Promise.all(results);
  });

  test('is busy for who would wait beyond the bound', async () => {
    const limit = createLimit(1, 2);
    const work = createWork();
    const people = ['ana', 'beto', 'carla'];
    const results = people.map((whose, name) => limit(work.start(name), whose));
    expect(limit.hasRoomFor('dora')).toBe(false);
    await expect(limit(work.start(3), 'dora')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 });
    for (const name of people.keys()) {
      await vi.waitFor(() => expect(work.begun).toContain(name));
      work.end(name);
    }
    expect(await Promise.all(results)).toEqual([0, 1, 2]);
  });

  test('beyond the bound takes the last one back of who waits for the most, for somebody with less', async () => {
    const limit = createLimit(1, 2);
    const work = createWork();
    const [, second, third] = [0, 1, 2].map((name) => limit(work.start(name), 'ana'));
    const refused = expect(third).rejects.toMatchObject({ status: 503 });
    expect([limit.hasRoomFor('ana'), limit.hasRoomFor('beto')]).toEqual([false, true]);
    const other = limit(work.start(3), 'beto');
    await refused;
    work.end(0);
    await vi.waitFor(() => expect(work.begun).toEqual([0, 1]));
    work.end(1);
    await vi.waitFor(() => expect(work.begun).toEqual([0, 1, 3]));
    work.end(3);
    expect(await Promise.all([second, other])).toEqual([1, 3]);
  });
});

test('a person has so many places, and each that is left can be taken again', () => {
  const enter = createPlaces(2);
  const [leave] = [enter('ana'), enter('ana')];
  expect(() => enter('ana')).toThrow(expect.objectContaining({ status: 503 }));
  enter('beto')();
  leave?.();
  expect(() => enter('ana')).not.toThrow();
});

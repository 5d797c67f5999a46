import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createConcurrencyLimit, createConcurrencyLimits } from './concurrency-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work of the name that ends when it is told to; the names of those that are going on. */
function createWork() {
  const running = new Map<string, { resolve: (name: string) => void; reject: (error: Error) => void }>();
  const take = (name: string) => {
    const work = running.get(name);
    running.delete(name);
    return work;
  };
  return {
    start: (name: string) => () =>
      new Promise<string>((resolve, reject) => {
        running.set(name, { resolve, reject });
      }),
    end: (name: string) => take(name)?.resolve(name),
    fail: (name: string) => take(name)?.reject(new Error('broken')),
    names: async () => {
      await vi.advanceTimersByTimeAsync(0);
      return [...running.keys()];
    },
  };
}

/** A concurrency limit and the works that go through it. */
function aConcurrencyLimit(bounds: Parameters<typeof createConcurrencyLimit>[0]) {
  const through = createConcurrencyLimit(bounds);
  const work = createWork();
  return {
    ...work,
    hasRoomFor: through.hasRoomFor,
    enter: (name: string, whose?: string) => through(work.start(name), whose),
  };
}

describe('a concurrency limit', () => {
  test('lets so many through at once and the others in their order', async () => {
    const { enter, end, names } = aConcurrencyLimit({ atOnce: 2 });
    const entered = ['a', 'b', 'c', 'd'].map((name) => enter(name));
    expect(await names()).toEqual(['a', 'b']);
    end('b');
    expect(await names()).toEqual(['a', 'c']);
    end('a');
    expect(await names()).toEqual(['c', 'd']);
    end('c');
    end('d');
    expect(await Promise.all(entered)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('gives the turn on when work fails', async () => {
    const { enter, fail, names } = aConcurrencyLimit({ atOnce: 1 });
    const failed = expect(enter('a')).rejects.toThrow('broken');
    void enter('b');
    await names();
    fail('a');
    await failed;
    expect(await names()).toEqual(['b']);
  });

  test('gives each person a turn, however many one of them brings', async () => {
    const { enter, end, names } = aConcurrencyLimit({ atOnce: 1 });
    for (const name of ['a', 'b', 'c', 'd']) void enter(name, 'ana');
    for (const name of ['x', 'y']) void enter(name, 'beto');
    const order: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const [name = ''] = await names();
      order.push(name);
      end(name);
    }
    expect(order).toEqual(['a', 'b', 'x', 'c', 'y', 'd']);
  });

  test('is busy for who would wait beyond the bound', async () => {
    const { enter, end, names, hasRoomFor } = aConcurrencyLimit({ atOnce: 1, mostWaiting: 2 });
    const entered = ['ana', 'beto', 'carla'].map((name) => enter(name, name));
    expect(hasRoomFor('dora')).toBe(false);
    await expect(enter('dora', 'dora')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 });
    for (const name of ['ana', 'beto', 'carla']) {
      expect(await names()).toEqual([name]);
      end(name);
    }
    await Promise.all(entered);
    expect(hasRoomFor('dora')).toBe(true);
  });

  test('that has nobody wait is busy for who finds no place, and takes them when one is free', async () => {
    const { enter, end, names, hasRoomFor } = aConcurrencyLimit({ atOnce: 1, mostWaiting: 0 });
    expect(hasRoomFor()).toBe(true);
    void enter('a');
    expect(hasRoomFor()).toBe(false);
    await expect(enter('b')).rejects.toMatchObject({ status: 503 });
    end('a');
    expect(await names()).toEqual([]);
    void enter('c');
    expect(await names()).toEqual(['c']);
  });

  test('beyond the bound takes the last one back of who waits for the most, for somebody with less', async () => {
    const { enter, end, names, hasRoomFor } = aConcurrencyLimit({ atOnce: 1, mostWaiting: 2 });
    const [, , third] = ['a', 'b', 'c'].map((name) => enter(name, 'ana'));
    const refused = expect(third).rejects.toMatchObject({ status: 503 });
    expect([hasRoomFor('ana'), hasRoomFor('beto')]).toEqual([false, true]);
    void enter('x', 'beto');
    await refused;
    for (const name of ['a', 'b', 'x']) {
      expect(await names()).toEqual([name]);
      end(name);
    }
  });

  test('refuses whoever has no turn in time in its own words, and makes room for the next', async () => {
    const refuse = () => new Error('no turn');
    const { enter, end, names } = aConcurrencyLimit({ atOnce: 1, mostWaiting: 1, patienceMs: 1_000, refuse });
    void enter('a');
    const refused = expect(enter('b')).rejects.toThrow('no turn');
    await expect(enter('c')).rejects.toThrow('no turn');
    await vi.advanceTimersByTimeAsync(999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    void enter('d');
    end('a');
    expect(await names()).toEqual(['d']);
    // Who has had a turn is not given up later.
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('concurrency limits', () => {
  test('do not wait for each other', async () => {
    const through = createConcurrencyLimits({ atOnce: 1, mostWaiting: 1 });
    const { start, end, names } = createWork();
    for (const name of ['a', 'b']) void through('one', start(name));
    void through('other', start('x'));
    await expect(through('one', start('c'))).rejects.toMatchObject({ status: 503 });
    expect(await names()).toEqual(['a', 'x']);
    end('a');
    expect(await names()).toEqual(['x', 'b']);
  });

  test('are forgotten when nobody is in them any more', async () => {
    const kept = new Map();
    const through = createConcurrencyLimits({ atOnce: 1 }, kept);
    const { start, end, names } = createWork();
    for (const name of ['a', 'b']) void through('one', start(name));
    for (const name of ['a', 'b']) {
      expect([await names(), kept.size]).toEqual([[name], 1]);
      end(name);
    }
    expect([await names(), kept.size]).toEqual([[], 0]);
  });
});

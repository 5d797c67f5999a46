import type { CacheTag } from '@mercadito/domain/events/domain-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';
import { createOpenStreams } from './open-streams.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A stream whose reader is in the test's hands. */
function aStream() {
  const state = { isGood: true, keepsUp: true, ended: 0, unsubscribed: 0 };
  const written: string[] = [];
  let publish: (tags: readonly CacheTag[]) => void = () => undefined;
  let miss: () => void = () => undefined;
  const close = openEventStream(
    {
      write: (text) => {
        written.push(text);
        return state.keepsUp;
      },
      end: () => {
        state.ended += 1;
      },
    },
    {
      subscribe: (onTags, onGap) => {
        publish = onTags;
        miss = onGap;
        return () => {
          state.unsubscribed += 1;
        };
      },
      isStillGood: async () => state.isGood,
    },
  );
  return { state, written, publish: (...tags: CacheTag[]) => publish(tags), miss: () => miss(), close };
}

describe('a stream', () => {
  test('says that it is ready, and gathers what changes in a moment into one event', () => {
    const { written, publish } = aStream();
    publish('Cart');
    publish('OrdersUser', 'Cart');
    vi.advanceTimersByTime(50);
    publish('Cart');
    vi.advanceTimersByTime(50);
    expect(written).toEqual([
      'event: ready\ndata: {}\n\n',
      'event: refresh\ndata: {"tags":["Cart","OrdersUser"]}\n\n',
      'event: refresh\ndata: {"tags":["Cart"]}\n\n',
    ]);
  });

  test('is kept open by a comment every 20 seconds', async () => {
    const { written } = aStream();
    await vi.advanceTimersByTimeAsync(40_000);
    expect(written.slice(1)).toEqual([': ping\n\n', ': ping\n\n']);
  });

  test('ends with the ping that finds the token invalid', async () => {
    const { state } = aStream();
    state.isGood = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state).toMatchObject({ ended: 1, unsubscribed: 1 });
  });

  test.each(['Account', 'Sessions'] as const)('ends at once when %s changes and the token is invalid', async (tag) => {
    const { state, publish } = aStream();
    state.isGood = false;
    publish(tag);
    await vi.advanceTimersByTimeAsync(50);
    expect(state.ended).toBe(1);
  });

  test('ends when something may have been missed', () => {
    const { state, miss } = aStream();
    miss();
    expect(state).toMatchObject({ ended: 1, unsubscribed: 1 });
  });

  test('ends when nobody reads it, and is closed but once', () => {
    const { state, publish, close, written } = aStream();
    state.keepsUp = false;
    publish('Cart');
    vi.advanceTimersByTime(50);
    close();
    publish('Cart');
    vi.advanceTimersByTime(60_000);
    expect(state).toMatchObject({ ended: 1, unsubscribed: 1 });
    expect(written).toHaveLength(2);
  });
});

test('a seventh stream of a person is refused and closes nothing, until one of them ends', () => {
  const closed: string[] = [];
  const streams = createOpenStreams({ streams: 100 });
  const one = { userId: 1, address: '10.0.0.1', page: null };
  const closes = ['1', '2', '3', '4', '5', '6'].map((name) => () => closed.push(name));
  for (const close of closes) {
    expect(streams.rejectionOf(one)).toBeNull();
    streams.add(one, close);
  }
  expect(streams.rejectionOf(one)).toBe('person');
  expect(streams.rejectionOf({ ...one, userId: 2 })).toBeNull();
  expect(closed).toEqual([]);
  if (closes[2]) streams.remove(closes[2]);
  expect(streams.rejectionOf(one)).toBeNull();
  streams.closeAll();
  expect(closed).toEqual(['1', '2', '4', '5', '6']);
  expect(streams.rejectionOf({ ...one, userId: 2 })).toBe('streams');
});

test('a page that has lost its stream makes room for it by the one that the server still believes to be there', () => {
  const closed: string[] = [];
  const streams = createOpenStreams({ streams: 100 });
  const pages = ['1', '2', '3', '4', '5', '6'];
  for (const page of pages) streams.add({ userId: 1, address: '10.0.0.1', page }, () => closed.push(page));
  expect(streams.rejectionOf({ userId: 2, address: '10.0.0.2', page: '3' })).toBeNull();
  expect(closed).toEqual([]);
  expect(streams.rejectionOf({ userId: 1, address: '10.0.0.2', page: '3' })).toBeNull();
  expect(closed).toEqual(['3']);
});

test('an address has as many streams as it likes until half are open, then a fifth of them, and all have so many', () => {
  const streams = createOpenStreams({ streams: 10 });
  const opened: (() => void)[] = [];
  const open = (userId: number, address: string): boolean => {
    const close = () => undefined;
    const listener = { userId, address, page: null };
    if (streams.rejectionOf(listener)) return false;
    streams.add(listener, close);
    opened.push(close);
    return true;
  };
  const town = '10.0.0.1';
  expect([1, 2, 3, 4, 5].map((userId) => open(userId, town))).toEqual(Array(5).fill(true));
  expect(open(6, town)).toBe(false);
  const others = ['10.0.0.2', '10.0.0.2', '10.0.0.2', '2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1'];
  expect(others.map((address, at) => open(10 + at, address))).toEqual([true, true, false, true, true, false]);
  expect(open(20, '10.0.0.3')).toBe(true);
  expect(open(21, '10.0.0.4')).toBe(false);
  for (const close of opened.slice(0, 6)) streams.remove(close);
  for (const close of opened.slice(0, 6)) streams.remove(close);
  expect(open(22, town)).toBe(true);
});

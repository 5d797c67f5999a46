import type { CacheTag } from '@mercadito/contracts/cache-tags';
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

  test('ends with the ping that finds the token dead', async () => {
    const { state } = aStream();
    state.isGood = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state).toMatchObject({ ended: 1, unsubscribed: 1 });
  });

  test.each(['Account', 'Sessions'] as const)('ends at once when %s changes and the token is dead', async (tag) => {
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

test('a seventh stream of a person closes their oldest, and when all are closed nobody is let in', () => {
  const closed: string[] = [];
  const streams = createOpenStreams({ streams: 100, streamsOfAddress: 100 });
  const one = { userId: 1, address: '10.0.0.1' };
  for (const name of ['1', '2', '3', '4', '5', '6', '7']) streams.add(one, () => closed.push(name));
  streams.add({ ...one, userId: 2 }, () => closed.push('other'));
  expect(closed).toEqual(['1']);
  streams.closeAll();
  expect(closed).toEqual(['1', '2', '3', '4', '5', '6', '7', 'other']);
  expect(streams.hasRoom('10.0.0.2')).toBe(false);
});

test('there is room for so many streams of an address and so many of all, until one of them ends', () => {
  const streams = createOpenStreams({ streams: 4, streamsOfAddress: 2 });
  const open = (userId: number, address: string) => {
    const close = vi.fn();
    if (!streams.hasRoom(address)) return null;
    streams.add({ userId, address }, close);
    return close;
  };
  const [first, second] = [open(1, '10.0.0.1'), open(2, '10.0.0.1')];
  expect(open(3, '10.0.0.1')).toBeNull();
  expect(first).not.toHaveBeenCalled();
  expect(open(3, '10.0.0.2')).not.toBeNull();
  expect(open(4, '10.0.0.3')).not.toBeNull();
  expect(open(5, '10.0.0.4')).toBeNull();
  if (second) streams.remove(second);
  if (second) streams.remove(second);
  expect(open(5, '10.0.0.1')).not.toBeNull();
  expect(open(6, '10.0.0.4')).toBeNull();
});

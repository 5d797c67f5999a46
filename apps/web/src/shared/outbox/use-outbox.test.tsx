import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { dropFromOutbox } from './outbox.ts';
import { createOutboxKind, sendingOf, useOutbox } from './use-outbox.ts';

const ME = 5;
const notes = createOutboxKind('note', () => z.object({ text: z.string() }));
const send = vi.fn<(request: object) => Promise<{ data?: unknown; error?: unknown }>>();
const sendings = [sendingOf(notes, ({ payload, key }) => ({ note: payload.text, key }), send)];
const UNCONFIRMED = { error: { status: 'FETCH_ERROR', error: 'no line' } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  send.mockReset().mockResolvedValue(UNCONFIRMED);
  notes.put({ personId: ME, about: 'a', payload: { text: 'one' } });
});
afterEach(() => vi.useRealTimers());

const open = () => renderHook(() => useOutbox(sendings, ME));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('what an earlier page has left is sent on arrival, and shown until it is confirmed', async () => {
  const { promise, resolve } = Promise.withResolvers<{ data: unknown }>();
  send.mockReturnValue(promise);
  const { result } = open();
  await pass(0);
  expect(result.current).toMatchObject({ waiting: [{ payload: { text: 'one' } }], isSending: true });
  resolve({ data: {} });
  await pass(0);
  expect(send).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ waiting: [], refused: [], isSending: false });
});

test('what is undecided is tried again after a wait that grows', async () => {
  open();
  await pass(0);
  const times: number[] = [];
  for (const wait of [10_000, 20_000, 40_000]) {
    await pass(wait - 1);
    times.push(send.mock.calls.length);
    await pass(1);
    times.push(send.mock.calls.length);
  }
  expect(times).toEqual([1, 2, 2, 3, 3, 4]);
});

test('and at once when the connection is back, or somebody looks at the page again', async () => {
  open();
  await pass(0);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(send).toHaveBeenCalledTimes(2);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(send).toHaveBeenCalledTimes(3);
});

test('without a person nothing is shown and nothing sent', async () => {
  const { result } = renderHook(() => useOutbox(sendings, null));
  await pass(0);
  expect(result.current.waiting).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});

test('each try sends what the first one did, though the page of a newer version builds it otherwise', async () => {
  const { unmount } = open();
  await pass(0);
  unmount();
  const newer = [sendingOf(notes, ({ payload }) => ({ note: payload.text, colour: 'red' }), send)];
  renderHook(() => useOutbox(newer, ME));
  await pass(0);
  const [[first], [second]] = send.mock.calls as [[object], [object]];
  expect(first).toMatchObject({ note: 'one' });
  expect(second).toEqual(first);
});

test("what somebody has left waits for them, when the tab is another's before all of it is sent", async () => {
  notes.put({ personId: ME, about: 'b', payload: { text: 'two' } });
  const { promise, resolve } = Promise.withResolvers<{ data: unknown }>();
  send.mockReturnValue(promise);
  const { result, rerender } = renderHook((personId) => useOutbox(sendings, personId), { initialProps: ME });
  await pass(0);
  rerender(6);
  resolve({ data: {} });
  await pass(0);
  expect(send).toHaveBeenCalledTimes(1);
  send.mockResolvedValue(UNCONFIRMED);
  rerender(ME);
  expect(result.current.waiting).toMatchObject([{ payload: { text: 'two' } }]);
});

describe('what can be taken back for a while (DELIVERY-36)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    for (const { key } of notes.read(ME)) dropFromOutbox(key);
    send.mockResolvedValue({ data: {} });
    notes.put({ personId: ME, about: 'c', payload: { text: 'held' }, holdMs: 5_000 });
  });

  test('is sent by itself when its time is over', async () => {
    const { result } = open();
    await pass(5_000);
    expect(result.current).toMatchObject({ held: [{ about: 'c' }], waiting: [{ about: 'c' }] });
    expect(send).not.toHaveBeenCalled();
    await pass(300);
    expect(send).toHaveBeenCalledTimes(1);
    expect(result.current.waiting).toEqual([]);
  });

  test('is sent once, though its screen is left for one that sends nothing, or for another that does', async () => {
    open().unmount();
    const { unmount } = open();
    await pass(1_000);
    unmount();
    await pass(4_300);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('is sent at once when the page is left', async () => {
    open();
    await pass(1_000);
    window.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { byServerClock, forgetServerClock, noteServerTime, onClockChange, serverNow } from './server-clock.ts';

const HOUR = 3_600_000;
const PHONE = Date.parse('2026-11-24T19:00:00Z');

beforeEach(() => {
  // Of the pages of other files.
  forgetServerClock();
  vi.useFakeTimers({ toFake: ['Date'], now: PHONE });
});
afterEach(() => {
  vi.useRealTimers();
  forgetServerClock();
});

/** The server's clock said this, `took` milliseconds after it was asked at the phone's `sentAt`. */
const hear = (server: number, { sentAt = PHONE, took = 200 } = {}) =>
  noteServerTime(new Date(server).toUTCString(), sentAt, sentAt + took);
const now = () => serverNow().getTime() - PHONE;

describe("the server's time on this device", () => {
  test("is the device's own until something was heard, and while that may be right", () => {
    expect(now()).toBe(0);
    hear(PHONE);
    expect(now()).toBe(0);
    hear(PHONE - 20_000, { took: 25_000, sentAt: PHONE - 25_000 });
    expect(now()).toBe(0);
  });

  test.each([
    ['ahead', -HOUR],
    ['behind', HOUR],
  ])('is told by an answer where the device is an hour %s, to the second', (_, off) => {
    hear(PHONE + off);
    expect(Math.abs(now() - off)).toBeLessThan(1_200);
    expect(byServerClock(PHONE - 5_000)).toBe(serverNow().getTime() - 5_000);
  });

  test('is not moved by an answer that took a minute', () => {
    hear(PHONE - HOUR, { took: 100 });
    const known = now();
    hear(PHONE - HOUR, { took: 60_000 });
    expect(now()).toBe(known);
  });

  test('follows a clock that is set right meanwhile', () => {
    hear(PHONE - HOUR);
    vi.setSystemTime(PHONE - HOUR);
    hear(PHONE - HOUR + 1_000, { sentAt: PHONE - HOUR });
    expect(Math.abs(serverNow().getTime() - (PHONE - HOUR))).toBeLessThan(1_200);
  });

  test('is told to whoever shows it when it turns out to be another one, and only then', () => {
    const heard = vi.fn();
    const stop = onClockChange(heard);
    hear(PHONE);
    expect(heard).not.toHaveBeenCalled();
    hear(PHONE - HOUR);
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  test('is not made of what is no time', () => {
    noteServerTime(null, PHONE, PHONE);
    noteServerTime('soon', PHONE, PHONE);
    expect(now()).toBe(0);
  });
});

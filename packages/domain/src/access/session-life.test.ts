import { describe, expect, test } from 'vitest';
import { isPasswordNeeded, sessionEnd } from './session-life.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
const HOUR_MS = 3_600_000;
const hoursOf = (holder: Parameters<typeof sessionEnd>[0]) =>
  (sessionEnd(holder, NOON).getTime() - NOON.getTime()) / HOUR_MS;

describe('a session that is not used ends (ACCOUNT-6)', () => {
  test.each([
    ['of a customer after 14 days', 'user', false, 14 * 24],
    ['of an owner after 12 hours', 'user', true, 12],
    ['of a driver after 12 hours', 'driver', false, 12],
    ['of an Admin after 12 hours', 'admin', false, 12],
  ] as const)('%s', (_, role, hasCompany, hours) => {
    expect(hoursOf({ role, hasCompany, isReached: false })).toBe(hours);
  });

  test.each([
    ['user', false],
    ['user', true],
    ['driver', false],
    ['admin', true],
  ] as const)('after 30 days where messages reach its device (%s, with a business: %s)', (role, hasCompany) => {
    expect(hoursOf({ role, hasCompany, isReached: true })).toBe(30 * 24);
  });
});

describe('the password is asked for again (ACCOUNT-23)', () => {
  const after = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);

  test('12 hours after it was given, on a device that messages reach, or have reached', () => {
    const proof = { provedAt: NOON, wasReached: true };
    expect(isPasswordNeeded(proof, new Date(after(12).getTime() - 1))).toBe(false);
    expect(isPasswordNeeded(proof, after(12))).toBe(true);
  });

  test('never on another one', () => {
    expect(isPasswordNeeded({ provedAt: NOON, wasReached: false }, after(1_000))).toBe(false);
  });
});

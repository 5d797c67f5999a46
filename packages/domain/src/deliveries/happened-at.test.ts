import { describe, expect, test } from 'vitest';
import { happenedAt, heldAt } from './happened-at.ts';

const at = (clock: string) => new Date(`2026-11-23T${clock}:00.000Z`);
const times = { assignedAt: at('10:00'), now: at('12:00') };

describe('when it happened', () => {
  test.each([
    ['between the assignment and now is believed', at('11:00'), at('11:00')],
    ['a little before the assignment is the assignment', at('09:57'), at('10:00')],
    ['a little to come is now', at('12:03'), at('12:00')],
    ['hours before the assignment is now: the clock is wrong', at('04:00'), at('12:00')],
    ['hours to come is now: the clock is wrong', at('18:00'), at('12:00')],
    ['unsaid is now', null, at('12:00')],
  ])('%s', (_, reported, expected) => {
    expect(happenedAt(reported, times)).toEqual(expected);
  });

  test('of an order that was never assigned is now', () => {
    expect(happenedAt(at('11:00'), { ...times, assignedAt: null })).toEqual(at('12:00'));
  });
});

describe('who held an order', () => {
  const ME = 7;
  const events = [
    { kind: 'placed', driverId: null, at: at('09:00') },
    { kind: 'claimed', driverId: ME, at: at('10:00') },
    { kind: 'item_status', driverId: ME, at: at('10:10') },
    { kind: 'delivery_failed', driverId: ME, at: at('11:00') },
    { kind: 'requeued', driverId: null, at: at('11:30') },
    { kind: 'assigned', driverId: 8, at: at('12:00') },
  ];

  test.each([
    ['before it was given', ME, at('09:30'), false],
    ['while it was in hand', ME, at('10:30'), true],
    ['a little after its end', ME, at('11:03'), true],
    ['long after its end', ME, at('11:20'), false],
    ['while another one has it', ME, at('12:30'), false],
    ['who has it now', 8, at('12:30'), true],
    ['who has it now, before', 8, at('10:30'), false],
  ])('%s', (_, driverId, time, expected) => {
    expect(heldAt(events, driverId, time)).toBe(expected);
  });
});

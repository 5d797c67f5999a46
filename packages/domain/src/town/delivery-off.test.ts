import { expect, test } from 'vitest';
import { type ClockRange, deliveryWeek } from './delivery-hours.ts';
import { deliveryAt, offUntilChoices } from './delivery-off.ts';

const at = (day: number, clock: string) => new Date(`2026-05-0${day}T${clock}:00-06:00`);
const UNTIL = at(4, '18:00').toISOString();

test.each([
  ['on', { isOn: true, offUntil: null }, at(4, '10:00'), { isOn: true, offUntil: null }],
  ['off', { isOn: false, offUntil: null }, at(9, '10:00'), { isOn: false, offUntil: null }],
  ['off until a time', { isOn: false, offUntil: UNTIL }, at(4, '17:59'), { isOn: false, offUntil: UNTIL }],
  ['on from that time on', { isOn: false, offUntil: UNTIL }, at(4, '18:00'), { isOn: true, offUntil: null }],
])('deliveries are %s (SITE-10)', (_how, set, now, stands) => {
  expect(deliveryAt(set, now)).toEqual(stands);
});

test('an Admin is offered the evening while it lies ahead, and tomorrow as deliveries begin (SITE-10)', () => {
  const days: ClockRange[][] = [[], [{ from: '10:30', to: '20:00' }], [], [], [], [], []];
  const week = deliveryWeek({ days, exceptions: [], places: [] });
  const offered = (now: Date, of: typeof week | null) => offUntilChoices(now, 'America/Chihuahua', of);
  expect(offered(at(4, '10:00'), null)).toEqual({ evening: at(4, '18:00'), tomorrow: at(5, '08:00') });
  expect(offered(at(4, '18:00'), week)).toEqual({ evening: null, tomorrow: at(5, '10:30') });
  expect(offered(at(5, '10:00'), week).tomorrow).toEqual(at(6, '08:00'));
});

test('tomorrow is when deliveries of that day begin, not the midnight that those of the evening last past (SITE-10)', () => {
  const evening: ClockRange[] = [{ from: '18:00', to: '01:00' }];
  const week = deliveryWeek({ days: Array.from({ length: 7 }, () => evening), exceptions: [], places: [] });
  expect(offUntilChoices(at(4, '10:00'), 'America/Chihuahua', week).tomorrow).toEqual(at(5, '18:00'));
});

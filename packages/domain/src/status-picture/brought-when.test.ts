import { expect, test } from 'vitest';
import type { DeliveryHours } from '../town/delivery-hours.ts';
import { broughtWhen } from './brought-when.ts';

const none: DeliveryHours['days'] = [[], [], [], [], [], [], []];
const timeZone = 'America/Chihuahua';
/** Deliveries on one day of the week, Monday is 0. */
const on = (weekday: number, from = '08:00', to = '20:00'): DeliveryHours => ({
  days: none.map((_, at) => (at === weekday ? [{ from, to }] : [])),
  exceptions: [],
  places: [],
});

// 2026-11-26 is a Thursday.
test.each([
  ['later that day', on(3), 'Te lo llevamos hoy desde las 8:00 a.m.', 'Brought today from 8:00 AM'],
  ['all of that day', on(3, '00:00', '00:00'), 'Te lo llevamos hoy', 'Brought today'],
  ['the next day', on(4), 'Te lo llevamos mañana desde las 8:00 a.m.', 'Brought tomorrow from 8:00 AM'],
  [
    'days later',
    on(0),
    'Te lo llevamos el lunes 30 de noviembre desde las 8:00 a.m.',
    'Brought on Monday, November 30 from 8:00 AM',
  ],
  ['never', { days: none, exceptions: [], places: [] }, '', ''],
  ['as the specification says', null, /^Lunes y martes de 8/, /^Monday to Tuesday 8/],
] as const)('a picture says that goods are brought %s (STATUS-1)', (_when, hours, es, en) => {
  const plain = (language: 'es' | 'en') =>
    broughtWhen({ day: '2026-11-26', hours, timeZone }, language).replace(/[\u00a0\u202f]/g, ' ');
  expect(plain('es')).toMatch(es);
  expect(plain('en')).toMatch(en);
});

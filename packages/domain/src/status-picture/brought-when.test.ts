import { expect, test } from 'vitest';
import type { DeliveryHours } from '../town/delivery-hours.ts';
import { broughtWhen } from './brought-when.ts';

const ON = { isOn: true, offUntil: null };
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
  ['later that day', on(3), 'Te lo llevamos hoy, desde 8:00 a.m.', 'Delivered today from 8:00 AM'],
  ['all of that day', on(3, '00:00', '00:00'), 'Te lo llevamos hoy', 'Delivered today'],
  ['the next day', on(4), 'Te lo llevamos mañana, desde 8:00 a.m.', 'Delivered tomorrow from 8:00 AM'],
  [
    'days later',
    on(0),
    'Te lo llevamos el lunes 30 de noviembre, desde 8:00 a.m.',
    'Delivered on Monday, November 30 from 8:00 AM',
  ],
  ['never', { days: none, exceptions: [], places: [] }, '', ''],
  ['as the specification says', null, /^Lunes y martes de 8/, /^Monday to Tuesday 8/],
] as const)('a picture says that goods are brought %s (STATUS-1)', (_when, hours, es, en) => {
  const plain = (language: 'es' | 'en') =>
    broughtWhen({ day: '2026-11-26', hours, timeZone, delivery: ON }, language).replace(/[\u00a0\u202f]/g, ' ');
  expect(plain('es')).toMatch(es);
  expect(plain('en')).toMatch(en);
});

test.each([
  ['of the evening itself', '2026-11-27', /^Delivered today from 6/],
  ['of an evening after one that lasts past midnight', '2026-11-28', /^Delivered today from 6/],
  ['of a day that has nothing but the night before', '2026-11-29', /^Delivered on Friday, December 4 from 6/],
])('a picture %s says what begins on its day (STATUS-1)', (_which, day, said) => {
  const evening = [{ from: '18:00', to: '01:00' }];
  const hours = { days: [[], [], [], [], evening, evening, []], exceptions: [], places: [] };
  expect(broughtWhen({ day, hours, timeZone, delivery: ON }, 'en')).toMatch(said);
});

const until = (clock: string) => ({ isOn: false, offUntil: new Date(`2026-11-${clock}:00-06:00`).toISOString() });
test.each([
  ['until deliveries begin: from then on', until('26T08:00'), on(3), /^Delivered today from 8/],
  ['until later that day: from then on', until('26T12:30'), on(3), /^Delivered today from 12:30/],
  ['beyond that day: from the next on', until('26T21:00'), on(3), /^Delivered on Thursday, December 3 from 8/],
  ['without a time: not at all', { isOn: false, offUntil: null }, on(3), /^Sorry, delivery is not available/],
  ['until later that day, without hours: as specified', until('26T22:00'), null, /^Monday to Tuesday 8/],
  ['beyond that day, without hours: not at all', until('27T00:00'), null, /^Sorry, delivery is not available/],
])(
  'while deliveries are off a picture says that goods are brought, %s (STATUS-1, SITE-10)',
  (_how, delivery, hours, said) => {
    expect(broughtWhen({ day: '2026-11-26', hours, timeZone, delivery }, 'en')).toMatch(said);
  },
);

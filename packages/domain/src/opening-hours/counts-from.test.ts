import { expect, test } from 'vitest';
import { countsFrom } from './counts-from.ts';
import type { Day } from './day.ts';

const ZONE = 'America/Chihuahua';
/** Thursday, 26 November 2026, on the clock of the zone. */
const at = (clock: string, day = 26) => new Date(`2026-11-${String(day).padStart(2, '0')}T${clock}:00.000-06:00`);
const day = (number: number, rest: Day['break'] = []): Day => ({
  number,
  closed: false,
  schedule: [{ opens: '08:00', shuts: '18:00' }],
  break: rest,
});
const WEEKDAYS = [1, 2, 3, 4, 5].map((number) => day(number));
const WITH_LUNCH = [4, 5].map((number) => day(number, [{ start: '14:00', end: '16:00' }]));

test.each<[string, readonly Day[], Date, Date, Date]>([
  ['what came while it is open counts from then', WEEKDAYS, at('10:00'), at('12:00'), at('10:00')],
  ['what came at night counts from the opening', WEEKDAYS, at('22:00', 25), at('09:00'), at('08:00')],
  ['while it is closed it counts from the next opening', WEEKDAYS, at('22:00', 25), at('06:00'), at('08:00')],
  ['what came before closing counts from the next opening', WEEKDAYS, at('17:55'), at('20:00'), at('08:00', 27)],
  ['a weekend lies between', WEEKDAYS, at('17:55', 27), at('12:00', 28), at('08:00', 30)],
  ['a break is closed too', WITH_LUNCH, at('13:50'), at('16:05'), at('16:00')],
  [
    'of a day that begins with it, what waited for weeks counts from that day',
    WEEKDAYS,
    at('10:00', 2),
    at('09:00'),
    at('08:00'),
  ],
  ['without hours it counts from then', [], at('03:00'), at('04:00'), at('03:00')],
  ['never open it counts from then', [{ ...day(1), closed: true }], at('03:00'), at('04:00'), at('03:00')],
])('%s (ORDER-16)', (_, days, since, now, from) => {
  expect(countsFrom(days, since, now, ZONE)).toEqual(from);
});

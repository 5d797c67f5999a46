import type { Language } from '../language.ts';
import { addDays, endOfLocalDay, instantOfLocal, localTime } from '../opening-hours/local-time.ts';
import { weekFrom } from '../opening-hours/week.ts';
import { type DeliveryHours, deliveryWeek } from '../town/delivery-hours.ts';
import type { DeliverySwitch } from '../town/delivery-off.ts';
import { deliveryPromise } from '../town/delivery-promise.ts';
import { STATUS_WORDS } from './words.ts';

const LOCALES = { es: 'es-MX', en: 'en-US' } as const;

/** "jueves 26 de noviembre", of a `YYYY-MM-DD`. */
export function dateText(day: string, language: Language): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const text = new Date(`${day}T12:00:00Z`).toLocaleDateString(LOCALES[language], parts);
  return language === 'es' ? text.replace(',', '') : text;
}

interface Of {
  readonly day: string;
  readonly hours: DeliveryHours | null;
  readonly timeZone: string;
  readonly delivery: DeliverySwitch;
}

/**
 * When what a picture shows is brought (PROMISE-1), as it is said from the beginning of its day: a picture stands all day, and says
 * the same; what is left of the night before is none of that day. '' where nobody can say.
 */
export function broughtWhen({ day, hours, timeZone, delivery }: Of, language: Language): string {
  const { schedule, noDelivery, brought } = STATUS_WORDS[language];
  const offUntil = delivery.offUntil === null ? null : new Date(delivery.offUntil);
  if (!delivery.isOn && offUntil === null) return noDelivery;
  // When they begin after that day the specified sentence does not say.
  if (hours === null) return offUntil !== null && offUntil >= endOfLocalDay(day, timeZone) ? noDelivery : schedule;
  const week = weekFrom(deliveryWeek(hours), day);
  const promise = deliveryPromise(week, instantOfLocal(day, 0, timeZone), timeZone, { offUntil });
  if (promise === null) return '';
  if (promise.kind === 'today') return brought.today;
  const time = promise.at.toLocaleTimeString(LOCALES[language], { hour: 'numeric', minute: '2-digit', timeZone });
  const { date } = localTime(promise.at, timeZone);
  if (date === day) return brought.fromToday(time);
  return date === addDays(day, 1) ? brought.fromTomorrow(time) : brought.fromLater(dateText(date, language), time);
}

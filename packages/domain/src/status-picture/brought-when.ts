import type { Language } from '../language.ts';
import { addDays, instantOfLocal, localTime } from '../opening-hours/local-time.ts';
import { type DeliveryHours, deliveryWeek } from '../town/delivery-hours.ts';
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
}

/**
 * When what a picture shows is brought (PROMISE-1), as it is said from the beginning of its day: a picture stands all day, and says
 * the same. '' where nobody can say.
 */
export function broughtWhen({ day, hours, timeZone }: Of, language: Language): string {
  const { schedule, brought } = STATUS_WORDS[language];
  if (hours === null) return schedule;
  const promise = deliveryPromise(deliveryWeek(hours), instantOfLocal(day, 0, timeZone), timeZone);
  if (promise === null) return '';
  if (promise.kind === 'today') return brought.today;
  const time = promise.at.toLocaleTimeString(LOCALES[language], { hour: 'numeric', minute: '2-digit', timeZone });
  const { date } = localTime(promise.at, timeZone);
  if (date === day) return brought.fromToday(time);
  return date === addDays(day, 1) ? brought.fromTomorrow(time) : brought.fromLater(dateText(date, language), time);
}

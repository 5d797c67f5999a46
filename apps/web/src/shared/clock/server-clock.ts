/** How far the server's clock is ahead of this device's, at least and at most, in milliseconds, as far as it is known. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

const UNKNOWN: Bounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

/** The header that tells it has whole seconds. */
const SECOND = 1_000;

/** A page that is older than this was kept somewhere, or else a clock is wrong. */
const DOUBTFUL_MS = 60_000;

let bounds = UNKNOWN;
const listeners = new Set<() => void>();

/** As little as the bounds allow: a clock that may be right is. */
const ahead = (): number => Math.min(Math.max(0, bounds.least), bounds.most);

/**
 * Takes into account what the server's clock was (the `Date` of an answer) some time between the sending and its coming. However slow an
 * answer is, it never makes a wrong bound, only a wide one; where the bounds contradict each other, a clock has been set since.
 */
export function noteServerTime(date: string | null, sentAt: number, receivedAt: number): void {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return;
  const before = ahead();
  const measured: Bounds = { least: time - receivedAt, most: time + SECOND - sentAt };
  const both: Bounds = { least: Math.max(bounds.least, measured.least), most: Math.min(bounds.most, measured.most) };
  bounds = both.least <= both.most ? both : measured;
  if (Math.abs(ahead() - before) > SECOND) for (const listener of listeners) listener();
}

/** The time, by the server's clock: a phone may be an hour off, as many are in Chihuahua since it has left summer time. */
export const serverNow = (): Date => new Date(Date.now() + ahead());

/** A moment that this device's clock named, by the server's. Milliseconds since 1970. */
export const byServerClock = (time: number): number => time + ahead();

/** Calls back when the server's clock turns out to be another one. Answers how to stop. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for the time where the page that was served does not agree with this device: nothing else may be asked for long. */
export async function askTimeWhenInDoubt(servedAt: string): Promise<void> {
  const sentAt = Date.now();
  if (Math.abs(sentAt - Date.parse(servedAt)) < DOUBTFUL_MS) return;
  const response = await fetch('/livez', { method: 'HEAD', cache: 'no-store' });
  noteServerTime(response.headers.get('date'), sentAt, Date.now());
}

/** Knows nothing of the server's clock, as a page that begins. */
export function forgetServerClock(): void {
  bounds = UNKNOWN;
}

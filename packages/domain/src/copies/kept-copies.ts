/** A copy, told by when it was made. */
interface Dated {
  /** ISO 8601 in UTC. */
  readonly madeAt: string;
}

const DAY_MS = 86_400_000;
const [DAYS, WEEKS, MONTHS] = [7, 4, 12];

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Its Monday. */
const weekOf = (date: Date): string => dayOf(new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS));

const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

/** The newest copy of each of the last periods that have one. */
function newestOfEach<Copy extends Dated>(
  copies: readonly Copy[],
  periodOf: (date: Date) => string,
  count: number,
): Copy[] {
  const periods = new Map<string, Copy>();
  for (const copy of copies) {
    const period = periodOf(new Date(copy.madeAt));
    if (!periods.has(period)) periods.set(period, copy);
  }
  return [...periods.values()].slice(0, count);
}

/**
 * Which copies stay: the newest of each of the last seven days, four weeks and twelve months that have one (BACKUP-6). Days without
 * a copy do not count, so that a site that was off for long loses none by being off.
 * @returns newest first
 */
export function copiesToKeep<Copy extends Dated>(copies: readonly Copy[]): Copy[] {
  const sorted = [...copies].sort((one, other) => other.madeAt.localeCompare(one.madeAt));
  const kept = new Set([
    ...newestOfEach(sorted, dayOf, DAYS),
    ...newestOfEach(sorted, weekOf, WEEKS),
    ...newestOfEach(sorted, monthOf, MONTHS),
  ]);
  return sorted.filter((copy) => kept.has(copy));
}

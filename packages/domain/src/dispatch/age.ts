/** How pressing it is that somebody sees to an order. */
export type Age = 'calm' | 'waiting' | 'late' | 'urgent';

/** From so many minutes on. */
const FROM_MINUTES = { urgent: 60, late: 30, waiting: 15, calm: 0 } as const satisfies Record<Age, number>;

/** From when on what waits is late. */
export const LATE_MINUTES = FROM_MINUTES.late;

/** The age of what has stood like this for so many minutes (DISPATCH-4). */
export function ageOf(minutes: number): Age {
  if (minutes >= FROM_MINUTES.urgent) return 'urgent';
  if (minutes >= FROM_MINUTES.late) return 'late';
  return minutes >= FROM_MINUTES.waiting ? 'waiting' : 'calm';
}

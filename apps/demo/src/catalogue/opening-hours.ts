/** One day as the hours editor sends it (HOURS-1); a closed day has empty times. */
export interface OpeningDay {
  day_no: number;
  opens: string;
  shuts: string;
  break_start: string;
  break_end: string;
}

/** Opens, shuts, and a break if the shop rests at midday; null is a closed day. */
type Times = readonly [opens: string, shuts: string, breakStart?: string, breakEnd?: string] | null;

/** A week as three answers: on workdays, on Saturday, on Sunday. */
// biome-ignore format: a table of weeks
const weeks = {
  temprano: [['06:00', '14:00'], ['06:00', '14:00'], ['06:00', '12:00']],
  comedor: [['08:00', '17:00'], ['07:00', '15:00'], ['07:00', '14:00']],
  panaderia: [['05:00', '20:00', '11:00', '15:30'], ['05:00', '20:00', '11:00', '15:30'], ['06:00', '11:00']],
  noche: [['18:00', '23:30'], ['17:00', '23:59'], ['17:00', '23:00']],
  tarde: [['12:00', '21:00'], ['11:00', '22:00'], ['12:00', '21:00']],
  corrido: [['08:00', '19:00'], ['08:00', '18:00'], ['08:00', '13:00']],
  partido: [['07:30', '19:00', '13:30', '15:30'], ['08:00', '14:00'], null],
  todoElDia: [['07:00', '22:00'], ['07:00', '22:00'], ['08:00', '21:00']],
  comercio: [['10:00', '19:30', '14:00', '15:30'], ['10:00', '18:00'], null],
  oficina: [['09:00', '18:00', '14:00', '15:00'], ['09:00', '13:00'], null],
  campo: [['07:00', '18:00', '13:00', '15:00'], ['07:00', '13:00'], null],
  tardeYmanana: [['10:00', '20:00', '14:00', '16:00'], ['09:00', '19:00'], null],
} as const satisfies Record<string, readonly [Times, Times, Times]>;

export type HoursPreset = keyof typeof weeks;

/** The seven days of a preset, Monday = 1. `restDay` closes one workday too, as shops that open on Sundays do. */
export function openingDays(preset: HoursPreset, restDay: number | null): OpeningDay[] {
  const [workday, saturday, sunday]: readonly [Times, Times, Times] = weeks[preset];
  return [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const open = day === 6 ? saturday : day === 7 ? sunday : workday;
    const [opens = '', shuts = '', breakStart = '', breakEnd = ''] = day === restDay ? [] : (open ?? []);
    return { day_no: day, opens, shuts, break_start: breakStart, break_end: breakEnd };
  });
}

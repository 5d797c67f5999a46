import type { Day } from './day.ts';

/** The four times of one day in the editor, `HH:mm`, or '' where nothing was typed. */
export type DayTimes = {
  readonly opens: string;
  readonly shuts: string;
  readonly breakStart: string;
  readonly breakEnd: string;
};

export type DayEdit = DayTimes & {
  /** 1 (Monday) to 7 (Sunday). */
  readonly number: number;
};

/** What a day is offered where nothing is known: what most shops have. */
export const USUAL_TIMES: DayTimes = { opens: '09:00', shuts: '18:00', breakStart: '', breakEnd: '' };

/** Monday to Saturday; the day left out is closed from then on. */
export const USUAL_WEEK: readonly DayEdit[] = [1, 2, 3, 4, 5, 6].map((number) => ({ number, ...USUAL_TIMES }));

/** What calls name each time of a day, and the messages with them. */
export const TIME_NAMES = {
  opens: 'opens',
  shuts: 'shuts',
  breakStart: 'break_start',
  breakEnd: 'break_end',
} as const satisfies Readonly<Record<keyof DayTimes, string>>;

type HoursRefusalCode =
  | 'only_one_of_opens_and_shuts'
  | 'break_without_hours'
  | 'only_one_break_time'
  | 'two_times_equal'
  | 'break_start_is_break_end'
  | 'break_outside_hours'
  | 'opens_not_before_shuts'
  | 'break_start_not_before_break_end';

export type HoursRefusal = {
  readonly code: HoursRefusalCode;
  readonly text: string;
  /** The time to mend first: the one that is missing where one is, else the one the text speaks of. */
  readonly field: keyof DayTimes;
};

type HoursRule = Omit<HoursRefusal, 'field'> & {
  readonly isBroken: (times: DayTimes) => boolean;
  readonly fieldOf: (times: DayTimes) => keyof DayTimes;
};

const hasHours = ({ opens, shuts }: DayTimes) => opens !== '' && shuts !== '';
const hasBreak = ({ breakStart, breakEnd }: DayTimes) => breakStart !== '' && breakEnd !== '';
const isComplete = (times: DayTimes) => hasHours(times) && hasBreak(times);

const TIMES = ['opens', 'shuts', 'breakStart', 'breakEnd'] as const;

/** The first of a day's times that is there twice. */
const firstTwice = (times: DayTimes) =>
  TIMES.find((field, index) => TIMES.slice(index + 1).some((other) => times[other] === times[field])) ?? 'opens';

/** In a fixed order, each with its own words (HOURS-6), then the two of our own. `HH:mm` compares as text. */
const HOURS_RULES: readonly HoursRule[] = [
  {
    code: 'only_one_of_opens_and_shuts',
    text: 'There should not be only one value present in opens or shuts',
    isBroken: ({ opens, shuts }) => (opens === '') !== (shuts === ''),
    fieldOf: ({ opens }) => (opens === '' ? 'opens' : 'shuts'),
  },
  {
    code: 'break_without_hours',
    text: 'Make sure opens and shuts are present if break_start or break_end are present',
    isBroken: (times) => (times.breakStart !== '' || times.breakEnd !== '') && !hasHours(times),
    fieldOf: ({ opens }) => (opens === '' ? 'opens' : 'shuts'),
  },
  {
    code: 'only_one_break_time',
    text: 'Make sure break_start and break_end are present together',
    isBroken: ({ breakStart, breakEnd }) => (breakStart === '') !== (breakEnd === ''),
    fieldOf: ({ breakStart }) => (breakStart === '' ? 'breakStart' : 'breakEnd'),
  },
  {
    code: 'two_times_equal',
    text: 'Make sure opens, shuts, break_start and break_end are not the same',
    isBroken: (times) =>
      isComplete(times) && new Set([times.opens, times.shuts, times.breakStart, times.breakEnd]).size < 4,
    fieldOf: firstTwice,
  },
  {
    code: 'break_start_is_break_end',
    text: 'Make sure break_start and break_end are not the same',
    isBroken: (times) => hasBreak(times) && times.breakStart === times.breakEnd,
    fieldOf: () => 'breakStart',
  },
  {
    code: 'opens_not_before_shuts',
    text: 'Make sure opens is before shuts',
    isBroken: (times) => hasHours(times) && times.opens >= times.shuts,
    fieldOf: () => 'opens',
  },
  {
    code: 'break_outside_hours',
    text: 'You are outside the range of opens and shuts',
    isBroken: (times) =>
      isComplete(times) && [times.breakStart, times.breakEnd].some((time) => time < times.opens || time > times.shuts),
    fieldOf: ({ opens, shuts, breakStart }) => (breakStart < opens || breakStart > shuts ? 'breakStart' : 'breakEnd'),
  },
  {
    code: 'break_start_not_before_break_end',
    text: 'Make sure break_start is before break_end',
    isBroken: (times) => hasBreak(times) && times.breakStart > times.breakEnd,
    fieldOf: () => 'breakStart',
  },
];

/**
 * Every rule that a day's times break, in a fixed order (HOURS-6); empty when the day may be saved, as a blank one may.
 * The times are `HH:mm` or ''. A screen shows the first.
 */
export function hoursRefusals(times: DayTimes): HoursRefusal[] {
  return HOURS_RULES.filter((rule) => rule.isBroken(times)).map(({ code, text, fieldOf }) => ({
    code,
    text,
    field: fieldOf(times),
  }));
}

/** A day as the edit leaves it: closed when it was left blank. */
export function dayAfter({ number, opens, shuts, breakStart, breakEnd }: DayEdit): Day {
  if (opens === '' || shuts === '') return { number, closed: true, schedule: [], break: [] };
  const rest = breakStart === '' || breakEnd === '' ? [] : [{ start: breakStart, end: breakEnd }];
  return { number, closed: false, schedule: [{ opens, shuts }], break: rest };
}

/**
 * The whole week after an edit that `hoursRefusals` let pass: a day in the edit replaces that day, given blank it is closed,
 * a day left out stays as it was. From the first edit on a week has seven days; those never spoken of are closed.
 */
export function applyHours(days: readonly Day[], edits: readonly DayEdit[]): Day[] {
  return [1, 2, 3, 4, 5, 6, 7].map((number) => {
    const edit = edits.findLast((each) => each.number === number);
    if (edit !== undefined) return dayAfter(edit);
    return (
      days.find((day) => day.number === number && day.date === undefined) ?? {
        number,
        closed: true,
        schedule: [],
        break: [],
      }
    );
  });
}

/** A stored day as the editor shows it. */
export function timesOf(day: Day): DayTimes {
  const [schedule, rest] = [day.schedule[0], day.break[0]];
  if (day.closed || schedule === undefined) return { opens: '', shuts: '', breakStart: '', breakEnd: '' };
  return { opens: schedule.opens, shuts: schedule.shuts, breakStart: rest?.start ?? '', breakEnd: rest?.end ?? '' };
}

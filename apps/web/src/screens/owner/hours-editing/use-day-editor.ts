import type { Output } from '@mercadito/contracts/endpoint';
import type { getOpeningHours } from '@mercadito/contracts/opening-hours';
import type { Day } from '@mercadito/domain/opening-hours/day';
import {
  applyHours,
  type DayEdit,
  type DayTimes,
  hoursRefusals,
  TIME_NAMES,
  timesOf,
  USUAL_TIMES as USUAL,
} from '@mercadito/domain/opening-hours/edit-hours';
import { useState } from 'react';
import {
  useLazyGetOpeningHoursQuery,
  useSetOpeningHoursMutation,
} from '../../../entities/opening-hours/opening-hours.api.ts';
import { isEditConflict } from '../../../shared/api/api-error.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { HALF_TYPED, wholeOf } from '../../../shared/forms/date-time-field.tsx';
import { useEditConflict } from '../../../shared/forms/use-edit-conflict.ts';

export type StoredWeek = Output<typeof getOpeningHours>;

/** A day that is being edited, and what it begins with where nothing is stored. */
export interface DayToEdit {
  /** 1 (Monday) to 7 (Sunday). */
  readonly number: number;
  /** Chosen from the start, to get the same hours. */
  readonly others: readonly number[];
}

/** What is typed of a day, and the days that are to get the same. */
interface Typed {
  readonly times: DayTimes;
  readonly isClosed: boolean;
  readonly others: readonly number[];
}

const BLANK: DayTimes = { opens: '', shuts: '', breakStart: '', breakEnd: '' };

const wholeTimes = (times: DayTimes): DayTimes => ({
  opens: wholeOf(times.opens),
  shuts: wholeOf(times.shuts),
  breakStart: wholeOf(times.breakStart),
  breakEnd: wholeOf(times.breakEnd),
});

/** In place of a version: nobody had set any hours. */
const NEVER = '';

const TIME_FIELDS = Object.keys(TIME_NAMES) as (keyof DayTimes)[];

/** What a day without hours is offered: those of the first day that has some. */
const offerOf = (days: readonly Day[]): DayTimes => days.map(timesOf).find(({ opens }) => opens !== '') ?? USUAL;

function beginWith({ days, updated_at }: StoredWeek, { number, others }: DayToEdit): Typed {
  const day = days.find((each) => each.number === number);
  const isClosed = updated_at !== null && (day?.closed ?? true);
  return { times: updated_at === null ? USUAL : day ? timesOf(day) : BLANK, isClosed, others };
}

export const wireDay = ({ number, ...times }: DayEdit) => ({
  day_no: number,
  opens: times.opens,
  shuts: times.shuts,
  break_start: times.breakStart,
  break_end: times.breakEnd,
});

/**
 * The editor of one day: what is typed, which rule of HOURS-6 it breaks once saving was tried, the week as it will be, and
 * how it is saved. The week it is compared with is the one that stood there when it opened.
 */
export function useDayEditor(companyId: number, stored: StoredWeek, day: DayToEdit, onSaved: () => void) {
  const [week, setWeek] = useState(stored);
  const [began, setBegan] = useState(() => beginWith(stored, day));
  const [typed, setTyped] = useState(began);
  const [isTried, setTried] = useState(false);
  const { isBusy, failure, send } = useAction();
  const [setHours] = useSetOpeningHoursMutation();
  const [read] = useLazyGetOpeningHoursQuery();
  const conflict = useEditConflict<{ week: StoredWeek }>(stored.updated_at ?? NEVER, async () => {
    const current = await read({ companyId }).unwrap();
    return { values: { week: current }, updated_at: current.updated_at ?? NEVER };
  });

  const { times, isClosed, others } = typed;
  const half = isClosed ? undefined : TIME_FIELDS.find((field) => times[field] === HALF_TYPED);
  // The field itself tells of half a time, of which nobody knows which rule it will break.
  const refusals = isClosed || half ? [] : hoursRefusals(times);
  const edits = [day.number, ...others].map((number) => ({ number, ...(isClosed ? BLANK : times) }));
  const change = (changes: Partial<Typed>) => setTyped((before) => ({ ...before, ...changes }));

  const save = async (): Promise<void> => {
    const opening_hours = edits.map(wireDay);
    const updated_at = conflict.lastRead.current === NEVER ? null : conflict.lastRead.current;
    const askWhichStays = (error: unknown) => {
      if (isEditConflict(error)) conflict.ask();
      return isEditConflict(error);
    };
    const answer = await send(() => setHours({ company_id: companyId, opening_hours, updated_at }), askWhichStays);
    if (answer && answer.error === undefined) onSaved();
  };
  const current = conflict.current?.values.week ?? null;
  const seeCurrent = () => {
    if (current) setWeek(current);
    conflict.hasSeen();
  };
  return {
    typed,
    failure,
    isSending: isBusy,
    isDirty: JSON.stringify(typed) !== JSON.stringify(began),
    /** By the time to mend; the first word on each. */
    refused: isTried ? refusals.toReversed().map(({ field, code }) => [field, code] as const) : [],
    /** The whole week as customers will see it; null while it cannot be saved. */
    preview: half || refusals.length > 0 ? null : applyHours(week.updated_at === null ? [] : week.days, edits),
    isFirst: week.updated_at === null,
    edits,
    /** The week that somebody has saved since this one was opened; null while she is not asked about it. */
    current,
    putOff: conflict.putOff,
    keepMine: () => {
      seeCurrent();
      void save();
    },
    takeTheirs: () => {
      const next = beginWith(current ?? week, { number: day.number, others: [] });
      seeCurrent();
      setBegan(next);
      setTyped(next);
    },
    setTime: (field: keyof DayTimes, time: string) => change({ times: { ...times, [field]: time } }),
    setClosed: (closed: boolean) => {
      // The fields are new ones then, in which no half is left.
      const whole = wholeTimes(times);
      const isEmpty = TIME_FIELDS.every((field) => whole[field] === '');
      change({ isClosed: closed, times: !closed && isEmpty ? offerOf(week.days) : whole });
    },
    setOthers: (numbers: readonly number[]) => change({ others: numbers.toSorted() }),
    /** Saves, or answers with the time to mend first. */
    submit: (): keyof DayTimes | null => {
      setTried(true);
      const wrong = half ?? refusals[0]?.field;
      if (wrong) return wrong;
      void save();
      return null;
    },
  };
}

export type DayEditorState = ReturnType<typeof useDayEditor>;

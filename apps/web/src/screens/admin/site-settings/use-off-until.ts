import { minutesOfClock } from '@mercadito/domain/opening-hours/day';
import { instantOfLocal } from '@mercadito/domain/opening-hours/local-time';
import { deliveryWeek } from '@mercadito/domain/town/delivery-hours';
import { offUntilChoices } from '@mercadito/domain/town/delivery-off';
import { useState } from 'react';
import { wholeOf } from '../../../shared/forms/date-time-field.tsx';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useSite } from '../../../shared/site/use-site.tsx';

const CHOICES = ['forGood', 'evening', 'tomorrow', 'other'] as const;

type Choice = (typeof CHOICES)[number];

const LATEST_MS = 365 * 86_400_000;

/** Until when deliveries are switched off: one of a few times, or one that is typed, on the town's clock (SITE-10). */
export function useOffUntil() {
  const { time_zone, delivery_hours } = useSite();
  const now = useNow();
  const [choice, setChoice] = useState<Choice>('forGood');
  const [typed, setTyped] = useState({ date: '', time: '' });
  // As they were when she was asked: what she has chosen stays what it said.
  const [offered] = useState(() =>
    offUntilChoices(now, time_zone, delivery_hours ? deliveryWeek(delivery_hours) : null),
  );
  const [date, minutes] = [wholeOf(typed.date), minutesOfClock(wholeOf(typed.time))];
  const other = date === '' || minutes === null ? null : instantOfLocal(date, minutes, time_zone);
  const chosen = { forGood: null, ...offered, other }[choice];
  const ahead = (chosen?.getTime() ?? 0) - now.getTime();
  const isAhead = ahead > 0 && ahead < LATEST_MS;
  return {
    choices: CHOICES.filter((each) => each !== 'evening' || offered.evening !== null),
    offered,
    choice,
    choose: (value: string) => setChoice(CHOICES.find((each) => each === value) ?? 'forGood'),
    typed,
    type: (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part })),
    /** What is chosen or typed is not ahead. */
    isPast: chosen !== null && !isAhead,
    /** Null until somebody switches them on; undefined where no time ahead is chosen. */
    until: choice === 'forGood' ? null : isAhead ? chosen?.toISOString() : undefined,
  };
}

export type OffUntil = ReturnType<typeof useOffUntil>;

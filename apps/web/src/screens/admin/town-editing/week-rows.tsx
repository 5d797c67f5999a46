import { Stack } from '@mantine/core';
import type { ClockRange } from '@mercadito/domain/town/delivery-hours';
import { useDayName } from '../../../entities/opening-hours/week-hours.tsx';
import { RangeRows } from './range-rows.tsx';

interface WeekRowsProps {
  days: readonly (readonly ClockRange[])[];
  isTried: boolean;
  onChange: (days: ClockRange[][]) => void;
}

/** The seven days, Monday first. */
export function WeekRows({ days, isTried, onChange }: WeekRowsProps) {
  const nameOf = useDayName();
  const change = (at: number, changed: ClockRange[]) =>
    onChange(days.map((ranges, index) => (index === at ? changed : [...ranges])));
  return (
    <Stack gap="xs">
      {days.map((ranges, at) => (
        <RangeRows
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
          key={at}
          name={nameOf(at + 1)}
          ranges={ranges}
          isTried={isTried}
          onChange={(changed) => change(at, changed)}
        />
      ))}
    </Stack>
  );
}

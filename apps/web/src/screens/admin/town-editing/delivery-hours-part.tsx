import { Button, Stack, Text } from '@mantine/core';
import type { TownAnswer } from '@mercadito/contracts/town';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ExceptionRows } from './exception-rows.tsx';
import { PlaceWeeks } from './place-weeks.tsx';
import { WeekRows } from './week-rows.tsx';

type DeliveryHoursValue = NonNullable<TownAnswer['delivery_hours']>;

const day = (from: string, to: string) => [{ from, to }];

/** What the specified sentence says, to begin with. */
const specified = (): DeliveryHoursValue => ({
  days: [day('08:00', '16:00'), day('08:00', '16:00'), [], [], day('08:00', '20:00'), day('08:00', '20:00'), []],
  exceptions: [],
  places: [],
});

interface DeliveryHoursPartProps {
  /** '' while nobody has set them. */
  value: DeliveryHoursValue | '';
  places: readonly { readonly value?: string | undefined; readonly label: string }[];
  isTried: boolean;
  onChange: (value: DeliveryHoursValue | '') => void;
}

/** When the town delivers (TOWN-3): the sentence that stands until somebody sets it, or the days. */
export function DeliveryHoursPart({ value, places, isTried, onChange }: DeliveryHoursPartProps) {
  const { t } = useTranslation('town');
  const box = useRef<HTMLDivElement>(null);
  const replace = (by: DeliveryHoursValue | '') => {
    // What was pressed goes away: the focus moves to the first of what takes its place.
    flushSync(() => onChange(by));
    box.current?.querySelector('button')?.focus();
  };
  if (value === '') {
    return (
      <Stack ref={box} gap="xs" align="flex-start">
        <Text>{t('promise:schedule')}</Text>
        <Button variant="light" onClick={() => replace(specified())}>
          {t('hours.set')}
        </Button>
      </Stack>
    );
  }
  const change = (part: Partial<DeliveryHoursValue>) => onChange({ ...value, ...part });
  return (
    <Stack ref={box}>
      <WeekRows days={value.days} isTried={isTried} onChange={(days) => change({ days })} />
      <ExceptionRows
        exceptions={value.exceptions}
        isTried={isTried}
        onChange={(exceptions) => change({ exceptions })}
      />
      <PlaceWeeks
        known={places}
        places={value.places}
        days={value.days}
        isTried={isTried}
        onChange={(changed) => change({ places: changed })}
      />
      <Button variant="subtle" onClick={() => replace('')}>
        {t('hours.unset')}
      </Button>
    </Stack>
  );
}

import { ActionIcon, Group, NativeSelect, Stack, Text } from '@mantine/core';
import type { TownAnswer } from '@mercadito/contracts/town';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { WeekRows } from './week-rows.tsx';

type PlaceWeeksValue = NonNullable<TownAnswer['delivery_hours']>['places'];

interface PlaceWeeksProps {
  /** Those that have been saved: their values are known. */
  known: readonly { readonly value?: string | undefined; readonly label: string }[];
  places: PlaceWeeksValue;
  /** What a place begins with: the town's. */
  days: PlaceWeeksValue[number]['days'];
  isTried: boolean;
  onChange: (places: PlaceWeeksValue) => void;
}

/** Places with days of their own, each with its week. */
export function PlaceWeeks({ known, places, days, isTried, onChange }: PlaceWeeksProps) {
  const { t } = useTranslation('town');
  const labelOf = (place: string) => known.find(({ value }) => value === place)?.label ?? place;
  const others = known.flatMap(({ value, label }) =>
    value === undefined || places.some(({ place }) => place === value) ? [] : [{ value, label }],
  );
  return (
    <Stack gap="sm">
      <Text fw={600}>{t('hours.places')}</Text>
      {places.map((each) => (
        <Stack component="section" key={each.place} gap="xs" aria-label={labelOf(each.place)}>
          <Group justify="space-between" wrap="nowrap">
            <Text fw={600}>{labelOf(each.place)}</Text>
            <ActionIcon
              variant="subtle"
              size="input-md"
              aria-label={t('hours.removePlace', { name: labelOf(each.place) })}
              onClick={() => onChange(places.filter(({ place }) => place !== each.place))}
            >
              <IconTrash size={20} />
            </ActionIcon>
          </Group>
          <WeekRows
            days={each.days}
            isTried={isTried}
            onChange={(changed) => onChange(places.map((one) => (one === each ? { ...one, days: changed } : one)))}
          />
        </Stack>
      ))}
      {others.length > 0 && (
        <NativeSelect
          label={t('hours.addPlace')}
          value=""
          data={[{ value: '', label: t('hours.choosePlace') }, ...others]}
          onChange={({ currentTarget }) => onChange([...places, { place: currentTarget.value, days }])}
        />
      )}
    </Stack>
  );
}

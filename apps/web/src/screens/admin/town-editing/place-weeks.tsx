import { ActionIcon, Group, NativeSelect, Stack, Text } from '@mantine/core';
import type { TownAnswer } from '@mercadito/contracts/town';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
  const select = useRef<HTMLSelectElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState('');
  const add = () => {
    if (chosen === '') return select.current?.focus();
    flushSync(() => {
      setChosen('');
      onChange([...places, { place: chosen, days }]);
    });
    // After the last place there is none to choose: the focus goes on to what was added.
    (select.current ?? box.current?.querySelector<HTMLElement>('section:last-of-type button'))?.focus();
  };
  const remove = (gone: string) => {
    flushSync(() => onChange(places.filter(({ place }) => place !== gone)));
    select.current?.focus();
  };
  return (
    <Stack ref={box} gap="sm">
      <Text fw={600}>{t('hours.places')}</Text>
      {places.map((each) => (
        <Stack component="section" key={each.place} gap="xs" aria-label={labelOf(each.place)}>
          <Group justify="space-between" wrap="nowrap">
            <Text fw={600}>{labelOf(each.place)}</Text>
            <ActionIcon
              variant="subtle"
              size="input-md"
              aria-label={t('hours.removePlace', { name: labelOf(each.place) })}
              onClick={() => remove(each.place)}
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
        <Group gap="xs" wrap="nowrap" align="end">
          <NativeSelect
            ref={select}
            label={t('hours.addPlace')}
            value={chosen}
            data={[{ value: '', label: t('hours.choosePlace') }, ...others]}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          <ActionIcon variant="light" size="input-md" aria-label={t('hours.addChosenPlace')} onClick={add}>
            <IconPlus size={20} />
          </ActionIcon>
        </Group>
      )}
    </Stack>
  );
}

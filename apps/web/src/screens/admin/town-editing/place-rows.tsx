import { ActionIcon, Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { TownAnswer } from '@mercadito/contracts/town';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { IconArrowUp, IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { announce } from '../../../shared/ui/announce.ts';
import classes from './town-editing.module.css';

/** A place in the form; a new one has no value yet: its name is stored. */
export interface PlaceDraft extends Omit<TownAnswer['places'][number], 'value' | 'is_served'> {
  readonly value?: string | undefined;
  readonly is_served?: boolean | undefined;
}

/** What a text field of a row shows, its error as well. */
export type RowField = ReturnType<UseFormReturnType<unknown>['getInputProps']>;

interface PlaceRowsProps {
  places: readonly PlaceDraft[];
  fieldOf: (at: number, name: 'label' | 'postal_code') => RowField;
  onChange: (places: PlaceDraft[]) => void;
}

/** The places in the order in which they are offered: each is named, switched off and moved up in place. */
export function PlaceRows({ places, fieldOf, onChange }: PlaceRowsProps) {
  const { t } = useTranslation('town');
  const change = (at: number, changed: Partial<PlaceDraft>) =>
    onChange(places.map((place, index) => (index === at ? { ...place, ...changed } : place)));
  const ups = useRef<(HTMLButtonElement | null)[]>([]);
  const moveUp = (at: number) => {
    if (at === 0) return;
    const next = [...places];
    next.splice(at - 1, 0, ...next.splice(at, 1));
    onChange(next);
    announce(t('places.moved', { name: places[at]?.label ?? '', place: at }));
    // The next press moves the same place on.
    ups.current[at - 1]?.focus();
  };
  const code = places.at(-1)?.postal_code ?? '';
  return (
    <Stack gap="sm">
      <ul className={classes.rows}>
        {places.map((place, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the order; names change while they are typed
          <li key={at}>
            <fieldset className={classes.row} aria-label={place.label || t('places.new')}>
              <TextInput
                className={classes.name}
                {...fieldOf(at, 'label')}
                label={t('places.name')}
                maxLength={MAX_LENGTH.placeName}
                onChange={({ currentTarget }) => change(at, { label: currentTarget.value })}
              />
              <TextInput
                className={classes.code}
                {...fieldOf(at, 'postal_code')}
                label={t('places.code')}
                maxLength={MAX_LENGTH.postalCode}
                inputMode="numeric"
                onChange={({ currentTarget }) => change(at, { postal_code: currentTarget.value })}
              />
              <Group gap="xs" wrap="nowrap">
                <Switch
                  size="md"
                  label={t('places.served')}
                  checked={place.is_served ?? true}
                  onChange={({ currentTarget }) => change(at, { is_served: currentTarget.checked })}
                />
                <ActionIcon
                  variant="subtle"
                  size="input-md"
                  ref={(button) => {
                    ups.current[at] = button;
                  }}
                  aria-disabled={at === 0 || undefined}
                  data-disabled={at === 0 || undefined}
                  aria-label={t('places.up', { name: place.label || t('places.new') })}
                  onClick={() => moveUp(at)}
                >
                  <IconArrowUp size={20} />
                </ActionIcon>
              </Group>
            </fieldset>
          </li>
        ))}
      </ul>
      <Button
        variant="light"
        leftSection={<IconPlus size={20} />}
        onClick={() => onChange([...places, { label: '', postal_code: code, is_served: true }])}
      >
        {t('places.add')}
      </Button>
    </Stack>
  );
}

import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import type { ClockRange } from '@mercadito/domain/town/delivery-hours';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { DateTimeField } from '../../../shared/forms/date-time-field.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './town-editing.module.css';

const FIRST: ClockRange = { from: '08:00', to: '20:00' };
const MOST = 6;

interface RangeRowsProps {
  /** Which day they are of. */
  name: string;
  /** In place of the name, where the day itself is chosen. */
  head?: ReactNode;
  ranges: readonly ClockRange[];
  /** Whether blank times are marked. */
  isTried: boolean;
  onChange: (ranges: ClockRange[]) => void;
}

/** From when to when something is delivered on a day, in as many parts as it has; none: it is closed. */
export function RangeRows({ name, head, ranges, isTried, onChange }: RangeRowsProps) {
  const { t } = useTranslation('town');
  const isFull = ranges.length >= MOST;
  const add = useRef<HTMLButtonElement>(null);
  const change = (at: number, part: Partial<ClockRange>) =>
    onChange(ranges.map((range, index) => (index === at ? { ...range, ...part } : range)));
  const remove = (at: number) => {
    onChange(ranges.filter((_, index) => index !== at));
    // In place of the button there is another one's, or none.
    add.current?.focus();
  };
  const field = (at: number, end: keyof ClockRange, value: string) => (
    <DateTimeField
      type="time"
      className={classes.time}
      label={t(`hours.${end}`)}
      value={value}
      error={isTried && value === '' && t('common:form.required')}
      onType={(typed) => change(at, { [end]: typed })}
    />
  );
  return (
    <Stack component="fieldset" className={classes.day} aria-label={name} gap="xs">
      <Group justify="space-between" wrap="nowrap">
        {head ?? <Text fw={600}>{name}</Text>}
        <Group gap="xs" wrap="nowrap">
          {ranges.length === 0 && <Text c="dimmed">{t('hours.closed')}</Text>}
          <ActionIcon
            ref={add}
            variant="light"
            size="input-md"
            // Not `disabled`, which would drop the focus of whoever has just pressed it.
            {...(isFull && { 'data-disabled': true, 'aria-disabled': true })}
            aria-label={t('hours.addRange', { day: name })}
            onClick={() => !isFull && onChange([...ranges, FIRST])}
          >
            <IconPlus size={20} />
          </ActionIcon>
        </Group>
      </Group>
      {ranges.map((range, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place in the day; times change while they are typed
        <Group key={at} gap="xs" wrap="nowrap" align="end">
          {field(at, 'from', range.from)}
          {field(at, 'to', range.to)}
          <ActionIcon
            variant="subtle"
            size="input-md"
            aria-label={t('hours.removeRange', { day: name, at: at + 1 })}
            onClick={() => remove(at)}
          >
            <IconTrash size={20} />
          </ActionIcon>
        </Group>
      ))}
    </Stack>
  );
}

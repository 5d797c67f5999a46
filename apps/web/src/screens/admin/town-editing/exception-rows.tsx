import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import type { TownAnswer } from '@mercadito/contracts/town';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useDates } from '../../../shared/format/dates.ts';
import { DateTimeField, wholeOf } from '../../../shared/forms/date-time-field.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { RangeRows } from './range-rows.tsx';
import classes from './town-editing.module.css';

type Exceptions = NonNullable<TownAnswer['delivery_hours']>['exceptions'];

interface ExceptionRowsProps {
  exceptions: Exceptions;
  isTried: boolean;
  onChange: (exceptions: Exceptions) => void;
}

/** Days by date that are other than their weekday: a new one is a holiday until it is given hours. */
export function ExceptionRows({ exceptions, isTried, onChange }: ExceptionRowsProps) {
  const { t } = useTranslation('town');
  const dates = useDates();
  const add = useRef<HTMLButtonElement>(null);
  const change = (at: number, part: Partial<Exceptions[number]>) =>
    onChange(exceptions.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const remove = (at: number) => {
    onChange(exceptions.filter((_, index) => index !== at));
    add.current?.focus();
  };
  // Noon in UTC is that day in every zone of the country.
  const nameOf = (date: string) => (wholeOf(date) === '' ? t('hours.newDay') : dates.date(`${date}T18:00:00Z`));
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('hours.exceptions')}</Text>
      <Text c="dimmed" size="sm">
        {t('hours.exceptionsHelp')}
      </Text>
      {exceptions.map(({ date, ranges }, at) => (
        <RangeRows
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list; dates change while they are typed
          key={at}
          name={nameOf(date)}
          head={
            <Group gap="xs" wrap="nowrap" align="end">
              <DateTimeField
                type="date"
                className={classes.time}
                label={t('hours.date')}
                value={date}
                error={isTried && date === '' && t('common:form.required')}
                onType={(typed) => change(at, { date: typed })}
              />
              <ActionIcon
                variant="subtle"
                size="input-md"
                aria-label={t('hours.removeDay', { day: nameOf(date) })}
                onClick={() => remove(at)}
              >
                <IconTrash size={20} />
              </ActionIcon>
            </Group>
          }
          ranges={ranges}
          isTried={isTried}
          onChange={(changed) => change(at, { ranges: changed })}
        />
      ))}
      <Button
        ref={add}
        variant="light"
        leftSection={<IconPlus size={20} />}
        onClick={() => onChange([...exceptions, { date: '', ranges: [] }])}
      >
        {t('hours.addDay')}
      </Button>
    </Stack>
  );
}

import { Group, Radio, Stack } from '@mantine/core';
import { useDates } from '../../../shared/format/dates.ts';
import { DateTimeField } from '../../../shared/forms/date-time-field.tsx';
import { RadioGroup } from '../../../shared/forms/radio-group.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { OffUntil } from './use-off-until.ts';

/** Until when deliveries are off: a few times to choose from, and one of her own. */
export function OffUntilChoice({ off }: { off: OffUntil }) {
  const { t } = useTranslation('admin');
  const dates = useDates();
  const { evening, tomorrow } = off.offered;
  const times = { evening: evening ?? tomorrow, tomorrow, forGood: tomorrow, other: tomorrow };
  const past = off.isPast && t('settings.delivery.until.past');
  return (
    <Stack gap="xs">
      <RadioGroup
        label={t('settings.delivery.until.label')}
        value={off.choice}
        error={off.choice !== 'other' && past}
        onChange={off.choose}
      >
        <Stack gap="xs" mt="xs">
          {off.choices.map((each) => (
            <Radio
              key={each}
              value={each}
              label={t(`settings.delivery.until.${each}`, { time: dates.time(times[each].toISOString()) })}
            />
          ))}
        </Stack>
      </RadioGroup>
      {off.choice === 'other' && (
        <Group grow align="start">
          <DateTimeField
            type="date"
            label={t('settings.delivery.until.date')}
            value={off.typed.date}
            error={past}
            onType={(date) => off.type({ date })}
          />
          <DateTimeField
            type="time"
            label={t('settings.delivery.until.time')}
            value={off.typed.time}
            onType={(time) => off.type({ time })}
          />
        </Group>
      )}
    </Stack>
  );
}

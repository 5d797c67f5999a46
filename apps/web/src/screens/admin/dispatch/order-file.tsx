import { Stack, Text, Title } from '@mantine/core';
import { MAX_EXPORTED_ORDERS } from '@mercadito/contracts/dispatch';
import { addDays, localTime } from '@mercadito/domain/opening-hours/local-time';
import { IconDownload } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { useExportOrdersMutation } from '../../../entities/dispatch/dispatch.api.ts';
import { serverNow } from '../../../shared/clock/server-clock.ts';
import { DateTimeField, wholeOf } from '../../../shared/forms/date-time-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import desk from '../../../shared/ui/desk.module.css';
import { HeldButton } from '../../../shared/ui/held-button.tsx';
import { useCsvFile } from '../../../shared/ui/use-csv-file.ts';

/** As far back as the fields begin with. */
const A_WEEK = 6;

/** Saves the orders of some days as a file for a spreadsheet (DISPATCH-10). */
export function OrderFile() {
  const { t } = useTranslation('dispatch');
  const id = useId();
  const wrong = `${id}-order`;
  const { time_zone: timeZone } = useSite();
  const [today] = useState(() => localTime(serverNow(), timeZone).date);
  const [from, setFrom] = useState(addDays(today, -A_WEEK));
  const [to, setTo] = useState(today);
  const [read, { isLoading, error }] = useExportOrdersMutation();
  const { saved, save } = useCsvFile();
  const isBackwards = wholeOf(from) !== '' && wholeOf(to) !== '' && to < from;

  const download = (event: FormEvent) => {
    event.preventDefault();
    void save(t('file.name', { from, to }), () => read({ from, to }));
  };
  const field = (name: 'from' | 'to') => ({
    label: t(`file.${name}`),
    max: today,
    required: true,
    withAsterisk: false,
  });
  const told = saved !== null && t('file.saved', { name: saved });
  useAnnounced(told);
  return (
    <Stack component="section" aria-labelledby={id} gap="sm" mt="xl">
      <Title order={2} id={id}>
        {t('file.title')}
      </Title>
      <Text>{t('file.text', { most: MAX_EXPORTED_ORDERS })}</Text>
      <form className={desk.filters} onSubmit={download}>
        <DateTimeField type="date" {...field('from')} value={from} onType={setFrom} />
        <DateTimeField
          type="date"
          {...field('to')}
          value={to}
          error={isBackwards && t('file.order')}
          errorProps={{ id: wrong }}
          onType={setTo}
        />
        <HeldButton
          type="submit"
          variant="default"
          loading={isLoading}
          missing={isBackwards && t('file.order')}
          saidBy={wrong}
          leftSection={<IconDownload size={20} aria-hidden="true" />}
        >
          {t('file.button')}
        </HeldButton>
      </form>
      <FormFailure error={error ?? null} />
      <Text c="dimmed">{told}</Text>
    </Stack>
  );
}

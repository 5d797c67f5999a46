import { Button, Group, Text } from '@mantine/core';
import { MAX_EXPORTED_CHANGES } from '@mercadito/domain/activity/columns';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useExportActivityMutation } from '../../entities/activity/activity.api.ts';
import { serverNow } from '../../shared/clock/server-clock.ts';
import { LOCALES } from '../../shared/format/dates.ts';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.ts';
import { saveCsv } from '../../shared/ui/save-file.ts';
import { type ActivityFilter, askedBy } from './activity-filter/activity-filter.ts';

/** Saves what the filter leaves of the record as a file in the language of the page (RECORD-5). */
export function DownloadActivity({ filter }: { filter: ActivityFilter }) {
  const { t } = useTranslation('activity');
  const language = useLanguage();
  const { time_zone: timeZone } = useSite();
  const [read, { isLoading, error }] = useExportActivityMutation();
  const [saved, setSaved] = useState<string | null>(null);
  const download = async () => {
    setSaved(null);
    const { data } = await read(askedBy(filter));
    if (data === undefined) return;
    const name = t('csv.file', { day: localTime(serverNow(), timeZone).date });
    saveCsv(name, data);
    setSaved(name);
  };
  const most = new Intl.NumberFormat(LOCALES[language]).format(MAX_EXPORTED_CHANGES);
  return (
    <>
      <Group gap="sm">
        <Button
          variant="default"
          loading={isLoading}
          onClick={() => void download()}
          leftSection={<IconDownload size={20} aria-hidden="true" />}
        >
          {t('csv.button')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('csv.note', { most })}
        </Text>
      </Group>
      <FormFailure error={error ?? null} />
      <Text role="status" size="sm" c="dimmed">
        {saved !== null && t('csv.saved', { name: saved })}
      </Text>
    </>
  );
}

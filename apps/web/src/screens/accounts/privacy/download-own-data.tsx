import { Button, Text } from '@mantine/core';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useExportOwnDataMutation } from '../../../entities/accounts/privacy.api.ts';
import { serverNow } from '../../../shared/clock/server-clock.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import { saveText } from '../../../shared/ui/save-file.ts';
import { SectionCard } from '../../../shared/ui/section-card.tsx';

/** Saves all that the site has about whoever is signed in as a file (PRIVACY-5). */
export function DownloadOwnData() {
  const { t } = useTranslation('privacy');
  const { time_zone: timeZone } = useSite();
  const [read, { isLoading, error, reset }] = useExportOwnDataMutation();
  const [saved, setSaved] = useState<string | null>(null);
  const download = async () => {
    setSaved(null);
    const { data } = await read();
    if (data === undefined) return;
    const name = t('download.file', { day: localTime(serverNow(), timeZone).date });
    saveText(name, data, 'application/json');
    setSaved(name);
    // It may be large.
    reset();
  };
  const told = saved !== null && t('download.saved', { name: saved });
  useAnnounced(told);
  return (
    <SectionCard title={t('download.title')} text={t('download.text')}>
      <Button
        variant="light"
        loading={isLoading}
        onClick={() => void download()}
        leftSection={<IconDownload size={20} aria-hidden="true" />}
      >
        {t('download.button')}
      </Button>
      <FormFailure error={error ?? null} />
      {told && <Text c="dimmed">{told}</Text>}
    </SectionCard>
  );
}

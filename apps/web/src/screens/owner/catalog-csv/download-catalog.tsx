import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { catalogTemplate } from '@mercadito/domain/catalog-csv/template';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { IconDownload, IconFilePlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useExportCatalogMutation } from '../../../entities/products/catalog-csv.api.ts';
import { serverNow } from '../../../shared/clock/server-clock.ts';
import { errorText } from '../../../shared/i18n/error-text.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { saveCsv } from '../../../shared/ui/save-file.ts';

/** Saves an owner's products as a file in the language of the page, or an empty one to be filled (CSV-8). */
export function DownloadCatalog({ companyId }: { companyId: number }) {
  const { t } = useTranslation('ownerCsv');
  const id = useId();
  const language = useLanguage();
  const { time_zone: timeZone } = useSite();
  const [read, { isLoading, error, reset }] = useExportCatalogMutation();
  const [saved, setSaved] = useState<string | null>(null);

  const save = (name: string, text: string) => {
    saveCsv(name, text);
    setSaved(name);
  };
  const download = async () => {
    setSaved(null);
    const { data } = await read({ companyId });
    if (data === undefined) return;
    save(t('download.file', { day: localTime(serverNow(), timeZone).date }), data);
    reset();
  };
  return (
    <Stack component="section" aria-labelledby={id} align="flex-start">
      <Title order={2} id={id}>
        {t('download.title')}
      </Title>
      <Text>{t('download.text')}</Text>
      <Group>
        <Button
          loading={isLoading}
          onClick={() => void download()}
          leftSection={<IconDownload size={20} aria-hidden="true" />}
        >
          {t('download.button')}
        </Button>
        <Button
          variant="default"
          onClick={() => save(t('download.emptyFile'), catalogTemplate(language))}
          leftSection={<IconFilePlus size={20} aria-hidden="true" />}
        >
          {t('download.empty')}
        </Button>
      </Group>
      {error && (
        <Alert color="red" role="alert">
          {errorText(error)}
        </Alert>
      )}
      <Text role="status" c="dimmed">
        {saved !== null && t('download.saved', { name: saved })}
      </Text>
    </Stack>
  );
}

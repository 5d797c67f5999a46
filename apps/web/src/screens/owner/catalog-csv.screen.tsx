import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { catalogTemplate } from '@mercadito/domain/catalog-csv/template';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { IconDownload, IconFilePlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useExportCatalogMutation } from '../../entities/products/product-editing.api.ts';
import { serverNow } from '../../shared/clock/server-clock.ts';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { useLanguage, useTranslation } from '../../shared/i18n/use-translation.ts';
import { useReturnAddress } from '../../shared/navigation/use-return-address.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { useAnnounced } from '../../shared/ui/announce.ts';
import { saveCsv } from '../../shared/ui/save-file.ts';
import { BackLink, SubPageHead } from '../../shared/ui/sub-page-head.tsx';
import { ImportCatalog } from './catalog-csv/import-catalog.tsx';

/** An owner's products as a CSV file, out and in (SCREEN-31). */
export function Component() {
  const { t } = useTranslation('ownerCsv');
  const companyId = useCompanyId();
  const back = useReturnAddress(hrefTo('companyProducts'));
  return (
    <Box maw="50rem">
      <SubPageHead back={<BackLink to={back}>{t('back')}</BackLink>} title={t('title')} lead={t('text')} />
      <Stack gap="xl">
        <DownloadCatalog companyId={companyId} />
        <ImportCatalog companyId={companyId} />
      </Stack>
    </Box>
  );
}

/** Saves an owner's products as a file in the language of the page, or an empty one to be filled (CSV-8). */
function DownloadCatalog({ companyId }: { companyId: number }) {
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
  const told = saved !== null && t('download.saved', { name: saved });
  useAnnounced(told);
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
      <FormFailure error={error ?? null} />
      <Text c="dimmed">{told}</Text>
    </Stack>
  );
}

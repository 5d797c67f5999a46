import { Box, Stack } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useReturnAddress } from '../../shared/navigation/use-return-address.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { SubPageHead } from '../../shared/ui/sub-page-head.tsx';
import { DownloadCatalog } from './catalog-csv/download-catalog.tsx';
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

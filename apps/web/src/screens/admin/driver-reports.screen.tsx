import { Text, Title } from '@mantine/core';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { DriverReports } from './driver-reports/driver-reports.tsx';

/** What drivers said of orders that had changed while they were without a connection (SCREEN-62). */
export function Component() {
  const { t } = useTranslation('driverReports');
  return (
    <>
      <Title order={1} mb="xs">
        {t('title')}
      </Title>
      <Text mb="md">{t('text')}</Text>
      <DriverReports />
    </>
  );
}

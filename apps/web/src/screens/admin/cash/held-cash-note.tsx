import { Alert } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconCash } from '@tabler/icons-react';
import { useListDriversCashInfiniteQuery } from '../../../entities/cash/cash.api.ts';
import { cashText } from '../../../entities/cash/cash-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';

/** What a driver still holds, where an Admin decides about the person: it stays to be taken, whatever is decided (CASH-10). */
export function HeldCashNote({ driverId }: { driverId: number }) {
  const { t } = useTranslation('cash');
  const { currentData } = useListDriversCashInfiniteQuery({ driver_id: driverId });
  const holder = currentData?.pages[0]?.results[0];
  if (!holder) return null;
  return (
    <Alert icon={<IconCash aria-hidden="true" />}>
      {t('drivers.holds', { amount: cashText(holder.held) })}{' '}
      <Link to={hrefTo('adminCash', {}, { label: 'drivers' })}>{t('drivers.toCash')}</Link>
    </Alert>
  );
}

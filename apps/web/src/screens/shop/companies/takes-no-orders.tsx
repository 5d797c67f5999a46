import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** That a business is shown and takes no orders at the moment (SELLING-1). */
export function TakesNoOrders() {
  const { t } = useTranslation('shop');
  return (
    <Alert role="note" variant="light" color="yellow" icon={<IconInfoCircle aria-hidden="true" />}>
      {t('business.takesNoOrders')}
    </Alert>
  );
}

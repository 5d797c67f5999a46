import { Alert, Anchor, Text } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { problemOf } from '../../../shared/api/api-error.ts';
import { errorText } from '../../../shared/i18n/error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';

/** Why something was not done to a person, and for a driver with active deliveries the way to where they are taken back. */
export function PersonRefusal({ error }: { error: unknown }) {
  const { t } = useTranslation('people');
  if (error === undefined || error === null) return null;
  return (
    <Alert color="red" role="alert">
      <Text>{errorText(error)}</Text>
      {problemOf(error)?.code === 'driver_has_orders' && (
        <Anchor component={Link} to={hrefTo('ordersInProgress')} py="xs" display="inline-block">
          {t('driver.toOrders')}
        </Anchor>
      )}
    </Alert>
  );
}

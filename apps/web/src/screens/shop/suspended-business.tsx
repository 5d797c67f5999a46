import { Button, Stack, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';

/** What is left of a business that an Admin has closed: what it was called, and the way on (SUSPENSION-2). */
export function SuspendedBusiness({ name }: { name: string }) {
  const { t } = useTranslation('shop');
  return (
    <Stack align="flex-start">
      <Title order={1}>{name}</Title>
      <p>{t('business.suspended')}</p>
      <Button component={Link} to={hrefTo('homeBusiness')}>
        {t('business.toBusinesses')}
      </Button>
    </Stack>
  );
}

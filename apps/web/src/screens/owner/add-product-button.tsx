import { Button } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';

/** Leads to the form of a new product. */
export function AddProductButton() {
  const { t } = useTranslation('owner');
  return (
    <Button component={Link} to={hrefTo('addProduct')} leftSection={<IconPlus size={20} aria-hidden="true" />}>
      {t('addProduct')}
    </Button>
  );
}

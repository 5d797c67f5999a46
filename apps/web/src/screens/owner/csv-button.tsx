import { Button } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useHere } from '../../shared/navigation/use-return-address.ts';

/** Leads to the products as a file, and from there back. */
export function CsvButton() {
  const { t } = useTranslation('ownerGoods');
  return (
    <Button
      component={Link}
      to={hrefTo('catalogCsv', {}, { fromUrl: useHere() })}
      variant="default"
      leftSection={<IconFileSpreadsheet size={20} aria-hidden="true" />}
    >
      {t('csv')}
    </Button>
  );
}

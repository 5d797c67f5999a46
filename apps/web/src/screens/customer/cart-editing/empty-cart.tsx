import { Button } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';

/** A cart with nothing in it, and the way to the goods. */
export function EmptyCart() {
  const { t } = useTranslation('cart');
  return (
    <EmptyState
      icon={<IconShoppingCart size={40} stroke={1.5} />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Button component={Link} to={hrefTo('home')}>
          {t('empty.action')}
        </Button>
      }
    />
  );
}

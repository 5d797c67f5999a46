import { IconPackage } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { AddProductButton } from './add-product-button.tsx';

/** A business that sells nothing yet. */
export function NoProducts() {
  const { t } = useTranslation('owner');
  return (
    <EmptyState
      icon={<IconPackage size={40} stroke={1.5} />}
      title={t('dashboard.noProducts')}
      text={t('dashboard.noProductsText')}
      action={<AddProductButton />}
    />
  );
}

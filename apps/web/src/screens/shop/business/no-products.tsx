import { Button } from '@mantine/core';
import { IconShoppingBag } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';

export function NoProducts({ onReset }: { onReset: (() => void) | undefined }) {
  const { t } = useTranslation('shop');
  return (
    <EmptyState
      icon={<IconShoppingBag size={40} stroke={1.5} />}
      title={t('business.emptyTitle')}
      text={onReset ? t('business.nothingText') : t('business.emptyText')}
      action={onReset && <Button onClick={onReset}>{t('business.reset')}</Button>}
    />
  );
}

import { IconShoppingBag } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LeavingButton } from '../../../shared/ui/leaving-button.tsx';

export function NoProducts({ onReset }: { onReset: (() => void) | undefined }) {
  const { t } = useTranslation('shop');
  const title = t('business.emptyTitle');
  useAnnounced(onReset && title);
  return (
    <EmptyState
      icon={<IconShoppingBag size={40} stroke={1.5} />}
      title={title}
      text={onReset ? t('business.nothingText') : t('business.emptyText')}
      action={onReset && <LeavingButton onClick={onReset}>{t('business.reset')}</LeavingButton>}
    />
  );
}

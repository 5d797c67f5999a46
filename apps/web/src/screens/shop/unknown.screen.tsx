import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconMapQuestion } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';

export function Component() {
  const { t } = useTranslation('layout');
  return (
    <EmptyState
      isPage
      icon={<IconMapQuestion size={40} stroke={1.5} />}
      title={t('unknownPage.title')}
      text={t('unknownPage.text')}
      way={{ to: hrefTo('home'), text: t('unknownPage.home') }}
    />
  );
}

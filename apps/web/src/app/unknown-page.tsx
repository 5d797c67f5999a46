import { IconMapQuestion } from '@tabler/icons-react';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { AbsentPage } from '../shared/ui/absent-page.tsx';

/** Any address that is none of ours. */
export function UnknownPage() {
  const { t } = useTranslation('layout');
  return (
    <AbsentPage
      icon={<IconMapQuestion size={40} stroke={1.5} />}
      title={t('unknownPage.title')}
      text={t('unknownPage.text')}
      to="/"
      action={t('unknownPage.home')}
    />
  );
}

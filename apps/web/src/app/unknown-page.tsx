import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

/** Any address that is none of ours. */
export function UnknownPage() {
  const { t } = useTranslation('layout');
  return (
    <>
      <PageHead title={t('unknownPage.title')} />
      <EmptyState
        isPage
        icon={<IconMapQuestion size={40} stroke={1.5} />}
        title={t('unknownPage.title')}
        text={t('unknownPage.text')}
        action={
          <Button component={Link} to="/">
            {t('unknownPage.home')}
          </Button>
        }
      />
    </>
  );
}

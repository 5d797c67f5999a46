import { Button } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';

/** There is no such business, or not any more. */
export function AbsentBusiness() {
  const { t } = useTranslation('shop');
  return (
    <>
      <PageHead title={t('business.absentTitle')} />
      <EmptyState
        icon={<IconBuildingStore size={40} stroke={1.5} />}
        title={t('business.absentTitle')}
        text={t('business.absentText')}
        action={
          <Button component={Link} to="/home-business">
            {t('business.toBusinesses')}
          </Button>
        }
      />
    </>
  );
}

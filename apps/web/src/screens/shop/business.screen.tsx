import { Button } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { IconBuildingStore } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { useGetCompanyQuery } from '../../features/companies/companies.api.ts';
import { CompanySkeleton } from '../../features/companies/company-skeleton.tsx';
import { isAbsent } from '../../shared/api/api-error.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { BusinessPage } from './business-page.tsx';
import { StaleNote } from './stale-note.tsx';

/** One business (spec 1 §2). */
export function Component() {
  const { t } = useTranslation('shop');
  const companyId = Number(useParams().companyId);
  const isId = Number.isSafeInteger(companyId) && companyId > 0;
  const company = useGetCompanyQuery(isId ? { companyId } : skipToken);
  const { currentData, error, isFetching, refetch } = company;
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };

  if (!isId || (isAbsent(error) && !isFetching)) return <AbsentBusiness />;
  if (!currentData) {
    if (error && !isFetching) return <FailedState title={t('business.failed')} error={error} {...retry} />;
    return <CompanySkeleton />;
  }
  return (
    <>
      <PageHead title={currentData.name} />
      <StaleNote error={error} readAt={company.fulfilledTimeStamp} {...retry} />
      <BusinessPage key={currentData._id} company={currentData} />
    </>
  );
}

function AbsentBusiness() {
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

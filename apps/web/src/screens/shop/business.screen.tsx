import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { useGetCompanyQuery } from '../../features/companies/companies.api.ts';
import { isAbsent } from '../../shared/api/api-error.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { late } from '../../shared/ui/late.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { WhenLive } from '../../shared/ui/when-live.tsx';
import { BusinessPage } from './business-page.tsx';

// A page that is served has its business with it; only who comes from within the site waits for one.
const CompanySkeleton = late(() =>
  import('../../features/companies/company-skeleton.tsx').then((m) => m.CompanySkeleton),
);
const AbsentBusiness = lazy(() => import('./absent-business.tsx').then((m) => ({ default: m.AbsentBusiness })));

/** One business (spec 1 §2). */
export function Component() {
  const { t } = useTranslation('shop');
  const companyId = Number(useParams().companyId);
  const isId = Number.isSafeInteger(companyId) && companyId > 0;
  const company = useGetCompanyQuery(isId ? { companyId } : skipToken);
  const { currentData, error, isFetching, refetch } = company;
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };

  if (!isId || (isAbsent(error) && !isFetching))
    return (
      <Suspense>
        <AbsentBusiness />
      </Suspense>
    );
  if (!currentData) {
    if (error && !isFetching) return <FailedState title={t('business.failed')} error={error} {...retry} />;
    return (
      <WhenLive fallback={<SkeletonPage />}>
        <CompanySkeleton />
      </WhenLive>
    );
  }
  return (
    <>
      <PageHead title={currentData.name} />
      <StaleNote error={error} readAt={company.fulfilledTimeStamp} {...retry} />
      <BusinessPage key={currentData._id} company={currentData} />
    </>
  );
}

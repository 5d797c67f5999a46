import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { late } from '../../shared/ui/late.ts';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { WhenLive } from '../../shared/ui/when-live.tsx';
import { BusinessPage } from './business-page.tsx';

// A page that is served has its business with it; only who comes from within the site waits for one.
const CompanySkeleton = late(() =>
  import('../../entities/companies/company-skeleton.tsx').then((m) => m.CompanySkeleton),
);
const AbsentBusiness = lazy(() => import('./absent-business.tsx').then((m) => ({ default: m.AbsentBusiness })));

/** One business (spec 1 §2). */
export function Component() {
  const { t } = useTranslation('shop');
  const companyId = Number(useParams().companyId);
  const isId = Number.isSafeInteger(companyId) && companyId > 0;
  const company = useGetCompanyQuery(isId ? { companyId } : skipToken);
  const absent = (
    <Suspense>
      <AbsentBusiness />
    </Suspense>
  );
  const skeleton = (
    <WhenLive fallback={<SkeletonPage />}>
      <CompanySkeleton />
    </WhenLive>
  );

  if (!isId) return absent;
  return (
    <Loaded reading={company} skeleton={skeleton} failed={t('business.failed')} absent={absent}>
      {(found) => (
        <>
          <PageHead title={found.name} />
          <BusinessPage key={found._id} company={found} />
        </>
      )}
    </Loaded>
  );
}

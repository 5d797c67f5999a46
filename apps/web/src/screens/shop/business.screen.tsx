import { Suspense } from 'react';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useScreenParams } from '../../shared/navigation/use-screen-params.ts';
import { lazyChunk, neededChunk } from '../../shared/ui/lazy-chunk.ts';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { WhenHydrated } from '../../shared/ui/when-hydrated.tsx';
import { BusinessPage } from './business-page.tsx';
import { SuspendedBusiness } from './suspended-business.tsx';

// A page that is served has its business with it; only who comes from within the site waits for one.
const CompanySkeleton = lazyChunk(() => import('./companies/company-skeleton.tsx').then((m) => m.CompanySkeleton));
const AbsentBusiness = neededChunk(() => import('./absent-business.tsx').then((m) => m.AbsentBusiness));

/** One business (SCREEN-3). */
export function Component() {
  const { t } = useTranslation('shop');
  const { businessId } = useScreenParams<'business'>();
  const company = useGetCompanyQuery({ companyId: businessId });
  const absent = (
    <Suspense>
      <AbsentBusiness />
    </Suspense>
  );
  const skeleton = (
    <WhenHydrated fallback={<SkeletonPage />}>
      <CompanySkeleton />
    </WhenHydrated>
  );

  return (
    <Loaded reading={company} skeleton={skeleton} failed={t('business.failed')} absent={absent}>
      {(found) =>
        found.is_suspended && !found.suspension ? (
          <SuspendedBusiness name={found.name} />
        ) : (
          <BusinessPage key={found._id} company={found} />
        )
      }
    </Loaded>
  );
}

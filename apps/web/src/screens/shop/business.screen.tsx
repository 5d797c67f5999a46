import { Button, Stack, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { Suspense } from 'react';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link, useParams } from '../../shared/navigation/router.tsx';
import { lazyChunk, neededChunk } from '../../shared/ui/lazy-chunk.ts';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { WhenHydrated } from '../../shared/ui/when-hydrated.tsx';
import { BusinessPage } from './business/business-page.tsx';

// A page that is served has its business with it; only who comes from within the site waits for one.
const CompanySkeleton = lazyChunk(() => import('./business/business-states.tsx').then((m) => m.CompanySkeleton));
const AbsentBusiness = neededChunk(() => import('./business/business-states.tsx').then((m) => m.AbsentBusiness));

/** One business (SCREEN-3). */
export function Component() {
  const { t } = useTranslation('shop');
  const { businessId } = useParams<'business'>();
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

/** What is left of a business that an Admin has closed: what it was called, and the way on (SUSPENSION-2). */
function SuspendedBusiness({ name }: { name: string }) {
  const { t } = useTranslation('shop');
  return (
    <Stack align="flex-start">
      <Title order={1}>{name}</Title>
      <p>{t('business.suspended')}</p>
      <Button component={Link} to={hrefTo('homeBusiness')}>
        {t('business.toBusinesses')}
      </Button>
    </Stack>
  );
}

import { Stack, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconBuildingStore } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { readDashboardSearch } from '../../features/acting-for/dashboard-search.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useNavigate, useSearchParams } from '../../shared/navigation/router.tsx';
import { useActingFor } from '../../shared/session/acting-for.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import layout from '../../shared/ui/layout.module.css';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { BackLink, SubPageHead } from '../../shared/ui/sub-page-head.tsx';
import { BusinessState } from './my-business/business-state.tsx';
import { OwnBusiness } from './my-business/own-business.tsx';
import { OwnChart, OwnFigures } from './my-business/own-figures.tsx';
import { OwnProducts } from './my-business/own-products.tsx';
import { TodaysOrders } from './my-business/todays-orders.tsx';
import { Ways } from './my-business/ways.tsx';
import classes from './my-business.module.css';
import { PauseToday } from './pause-today.tsx';

// For the few whose business is closed.
const SuspensionNotice = lazyChunk(() =>
  import('../../entities/companies/suspension-notice.tsx').then((m) => m.SuspensionNotice),
);

/** That her business is closed, before everything else of it. */
function OwnSuspension({ companyId }: { companyId: number }) {
  const { currentData: company } = useGetCompanyQuery({ companyId });
  if (!company?.suspension) return null;
  return (
    <Suspense>
      <SuspensionNotice suspension={company.suspension} />
    </Suspense>
  );
}

// For Admins alone.
const ChooseBusiness = lazyChunk(() =>
  import('../../features/acting-for/choose-business.tsx').then((m) => m.ChooseBusiness),
);

/**
 * An owner's business at a glance: her sales, what to see to, what she sells (SCREEN-19). An Admin's address may say for which
 * one she acts from here on (GATE-5).
 */
export function Component() {
  const [params] = useSearchParams();
  const { isAllowed } = useActingFor();
  const search = isAllowed ? readDashboardSearch(params.get('business')) : null;
  if (search === 'choose') return <AnotherBusiness />;
  return search === null ? <Dashboard /> : <Adopted key={search.actFor} companyId={search.actFor} />;
}

/** Chooses what the address names, which then stands there without it. */
function Adopted({ companyId }: { companyId: number | null }) {
  const { actFor } = useActingFor();
  const navigate = useNavigate();
  const adopt = useEffectEvent(() => {
    actFor(companyId);
    navigate(hrefTo('myBusiness'), { replace: true });
  });
  useEffect(() => adopt(), []);
  return <SkeletonPage />;
}

function AnotherBusiness() {
  const { t } = useTranslation('owner');
  const navigate = useNavigate();
  return (
    <>
      <SubPageHead back={<BackLink to={hrefTo('myBusiness')}>{t('dashboard.title')}</BackLink>} />
      <ChooseBusiness level={1} onChosen={() => navigate(hrefTo('myBusiness'), { replace: true })} />
    </>
  );
}

function Dashboard() {
  const { t } = useTranslation('owner');
  const { companyId, isAllowed } = useActingFor();
  return (
    <Stack gap="lg">
      <Title order={1}>{t('dashboard.title')}</Title>
      {companyId === null ? (
        <>
          <NoBusiness />
          {isAllowed && (
            <Suspense>
              <ChooseBusiness level={2} />
            </Suspense>
          )}
        </>
      ) : (
        <>
          <OwnSuspension companyId={companyId} />
          <Ways companyId={companyId} />
          <PauseToday companyId={companyId} />
          <div className={`${layout.grid} ${classes.top}`}>
            <Stack gap="sm" miw={0}>
              <OwnFigures companyId={companyId} />
              <div className={classes.day}>
                <TodaysOrders companyId={companyId} />
                <OwnChart companyId={companyId} />
              </div>
            </Stack>
            <OwnBusiness companyId={companyId} />
          </div>
          <BusinessState companyId={companyId} />
          <OwnProducts companyId={companyId} />
        </>
      )}
    </Stack>
  );
}

function NoBusiness() {
  const { t } = useTranslation('owner');
  return (
    <EmptyState
      icon={<IconBuildingStore size={40} stroke={1.5} />}
      title={t('dashboard.none')}
      text={t('dashboard.noneText')}
      way={{ to: hrefTo('createCompany'), text: t('dashboard.add') }}
    />
  );
}

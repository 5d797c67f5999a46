import { Skeleton, Stack } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useRef } from 'react';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { printAlone } from '../../shared/ui/print-alone.ts';
import { SubPageHead } from '../../shared/ui/sub-page-head.tsx';
import { Poster } from './poster/poster.tsx';
import { PosterActions } from './poster/poster-actions.tsx';
import { qrCodeOf } from './poster/qr-code.ts';

/** A poster that leads people to a business's page (SCREEN-38). */
export function Component() {
  const { t } = useTranslation('ownerPoster');
  const companyId = useCompanyId();
  return (
    <>
      <SubPageHead
        back={<BackLink to={hrefTo('myBusiness')}>{t('back')}</BackLink>}
        title={t('title')}
        lead={t('lead')}
      />
      <Stack>
        <Loaded reading={useGetCompanyQuery({ companyId })} skeleton={<PosterSkeleton />} failed={t('failed')}>
          {(company) => <PosterOf company={company} />}
        </Loaded>
      </Stack>
    </>
  );
}

function PosterOf({ company }: { company: CompanyDetails }) {
  const poster = useRef<HTMLElement>(null);
  const address = window.location.origin + hrefTo('business', { businessId: company._id });
  const code = qrCodeOf(address);
  return (
    <>
      <PosterActions companyId={company._id} code={code} onPrint={() => poster.current && printAlone(poster.current)} />
      <Poster ref={poster} company={company} address={address} code={code} />
    </>
  );
}

function PosterSkeleton() {
  return (
    <>
      <Skeleton height="2.75rem" maw="30rem" />
      <Skeleton height="44rem" maw="34rem" />
    </>
  );
}

import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconConfetti, IconHourglass } from '@tabler/icons-react';
import { useState } from 'react';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link, useNavigate } from '../../shared/navigation/link.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { SubPageHead } from '../../shared/ui/sub-page-head.tsx';
import { SponsorForm } from './sponsor-request/sponsor-form.tsx';

/** Where an owner asks for her business to be featured, and learns what became of it (SCREEN-44). */
export function Component() {
  const { t } = useTranslation('ownerSponsor');
  const companyId = useCompanyId();
  return (
    <>
      <SubPageHead back={<BackLink to={hrefTo('myBusiness')}>{t('back')}</BackLink>} title={t('title')} />
      <Stack>
        <Loaded reading={useGetCompanyQuery({ companyId })} skeleton={<Skeleton height="30rem" />} failed={t('failed')}>
          {(company) => <SponsorRequest key={companyId} company={company} />}
        </Loaded>
      </Stack>
    </>
  );
}

function SponsorRequest({ company }: { company: CompanyDetails }) {
  const { t } = useTranslation('ownerSponsor');
  const navigate = useNavigate();
  // What was read before it was sent does not know of it yet.
  const [sentAt, setSentAt] = useState<CompanyDetails | null>(null);
  const status = sentAt === company ? 'pending approval' : company.sponsor_form_status;
  if (status === 'approved') return <Approved />;
  if (status === 'pending approval') return <Waiting />;
  return (
    <>
      <Text c="dimmed">{t('lead')}</Text>
      <SponsorForm
        company={company}
        onSent={() => setSentAt(company)}
        onCancel={() => void navigate(hrefTo('myBusiness'))}
      />
    </>
  );
}

function Waiting() {
  const { t } = useTranslation('ownerSponsor');
  return (
    <div role="status">
      <EmptyState icon={<IconHourglass size={40} stroke={1.5} />} title={t('pending')} text={t('pendingText')} />
    </div>
  );
}

function Approved() {
  const { t } = useTranslation('ownerSponsor');
  return (
    <EmptyState
      icon={<IconConfetti size={40} stroke={1.5} />}
      title={t('approved')}
      text={t('approvedText')}
      action={
        <Button component={Link} to={hrefTo('homeBusiness')}>
          {t('seeBusinesses')}
        </Button>
      }
    />
  );
}

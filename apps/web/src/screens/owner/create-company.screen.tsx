import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconBuildingStore } from '@tabler/icons-react';
import { useState } from 'react';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link, useNavigate } from '../../shared/navigation/link.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { tell } from '../../shared/ui/toast.tsx';
import { CompanyPicturesForm } from './company-editing/company-pictures-form.tsx';
import { CreateCompanyForm } from './company-editing/create-company-form.tsx';

/** An owner opens her business, in two steps (SCREEN-22). */
export function Component() {
  const { t } = useTranslation('ownerCompany');
  const navigate = useNavigate();
  const companyId = useSession().user?.company_id ?? null;
  return (
    <Stack>
      <Title order={1}>{t('create.title')}</Title>
      {companyId === null ? (
        <>
          <Text c="dimmed">{t('create.stepOne')}</Text>
          <CreateCompanyForm onCancel={() => void navigate(hrefTo('home'))} />
        </>
      ) : (
        <Opened key={companyId} companyId={companyId} />
      )}
    </Stack>
  );
}

/** Step one is done, in this visit or before it: what is missing is the picture, or nothing. */
function Opened({ companyId }: { companyId: number }) {
  const { t } = useTranslation('ownerCompany');
  return (
    <Loaded
      reading={useGetCompanyQuery({ companyId })}
      skeleton={<Skeleton height={280} />}
      failed={t('create.failed')}
    >
      {(company) => <StepTwo company={company} />}
    </Loaded>
  );
}

function StepTwo({ company }: { company: CompanyDetails }) {
  const { t } = useTranslation('ownerCompany');
  const navigate = useNavigate();
  // As it was found: with the picture that is being sent the form has not come to its end yet.
  const [isWhole] = useState(company.profile_picture !== null);
  if (isWhole) return <HasBusiness />;
  const { name } = company;
  return (
    <>
      <Text c="dimmed">{t('create.stepTwo', { name })}</Text>
      <CompanyPicturesForm
        company={company}
        onCancel={() => void navigate(hrefTo('home'))}
        onSaved={() => {
          tell(t('create.done', { name }), { isBrief: true });
          void navigate(hrefTo('home'), { replace: true });
        }}
      />
    </>
  );
}

function HasBusiness() {
  const { t } = useTranslation('ownerCompany');
  return (
    <EmptyState
      icon={<IconBuildingStore size={40} stroke={1.5} />}
      title={t('create.exists')}
      text={t('create.existsText')}
      action={
        <Button component={Link} to={hrefTo('myBusiness')}>
          {t('create.toDashboard')}
        </Button>
      }
    />
  );
}

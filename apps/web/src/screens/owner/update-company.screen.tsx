import { Skeleton, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconBuildingStore } from '@tabler/icons-react';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useParams } from '../../shared/navigation/router.tsx';
import { useActingFor, useActsFor } from '../../shared/session/acting-for.ts';
import { AbsentPage } from '../../shared/ui/absent-page.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { UpdateCompanyForm } from './company-editing/update-company-form.tsx';

/** An owner changes her business, and sees meanwhile what customers will (SCREEN-23). */
export function Component() {
  const { companyId } = useParams<'updateCompany'>();
  const { isAllowed, companyId: ownId } = useActingFor();
  if (isAllowed || ownId === null || companyId === ownId) {
    return <EditedCompany key={companyId} companyId={companyId} />;
  }
  return <ForeignCompany ownId={ownId} />;
}

function EditedCompany({ companyId }: { companyId: number }) {
  useActsFor(companyId);
  const { t } = useTranslation('ownerCompany');
  return (
    <>
      <Title order={1} mb="md">
        {t('update.title')}
      </Title>
      <Loaded
        reading={useGetCompanyQuery({ companyId })}
        skeleton={<Skeleton height={420} />}
        failed={t('update.failed')}
      >
        {(company) => <UpdateCompanyForm company={company} />}
      </Loaded>
    </>
  );
}

/** The address names another one's business: why there is nothing to edit. */
function ForeignCompany({ ownId }: { ownId: number }) {
  const { t } = useTranslation('ownerCompany');
  return (
    <AbsentPage
      icon={<IconBuildingStore size={40} stroke={1.5} />}
      title={t('update.foreign')}
      text={t('update.foreignText')}
      to={hrefTo('updateCompany', { companyId: ownId })}
      action={t('update.toOwn')}
    />
  );
}

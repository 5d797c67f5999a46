import { Skeleton, Stack, Title } from '@mantine/core';
import { IconToolsOff } from '@tabler/icons-react';
import { useService } from '../../entities/services/use-services.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSearchParams } from '../../shared/navigation/router.tsx';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LabelTabs } from '../../shared/ui/label-tabs.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { useLoading } from '../../shared/ui/use-loading.ts';
import { SERVICE_TABS, toServices } from './service-editing/own-service.ts';
import { OwnerServiceList } from './service-editing/owner-service-list.tsx';
import { ServiceForm } from './service-editing/service-form.tsx';

/** An owner's services: her cards, one to add, and the one that the address names to change (SCREEN-21). */
export function Component() {
  const { t } = useTranslation('ownerServices');
  const [params] = useSearchParams();
  const slug = params.get('slug');
  const edited = params.get('label') === SERVICE_TABS.update && slug ? slug : null;
  const update = {
    label: SERVICE_TABS.update,
    text: t('tabs.update'),
    panel: () => edited !== null && <EditedService key={edited} slug={edited} />,
  };
  return (
    <>
      <Title order={1} mb="xs">
        {t('title')}
      </Title>
      <LabelTabs<(typeof SERVICE_TABS)[keyof typeof SERVICE_TABS]>
        name={t('tabs.name')}
        tabs={[
          { label: SERVICE_TABS.all, text: t('tabs.all'), panel: () => <OwnerServiceList /> },
          { label: SERVICE_TABS.add, text: t('tabs.add'), panel: () => <ServiceForm service={null} /> },
          ...(edited === null ? [] : [update]),
        ]}
      />
    </>
  );
}

function EditedService({ slug }: { slug: string }) {
  const { t } = useTranslation('ownerServices');
  const companyId = useCompanyId();
  return (
    <Loaded reading={useService(slug)} skeleton={<FormSkeleton />} failed={t('details.failed')} absent={<NotHers />}>
      {(found) => (found.company.pk === companyId ? <ServiceForm service={found} /> : <NotHers />)}
    </Loaded>
  );
}

/** In place of a service that is somebody else's, or gone. */
function NotHers() {
  const { t } = useTranslation('ownerServices');
  return (
    <EmptyState
      icon={<IconToolsOff size={40} stroke={1.5} />}
      title={t('details.absent')}
      text={t('details.absentText')}
      way={{ to: toServices(), text: t('details.back') }}
    />
  );
}

function FormSkeleton() {
  return (
    <Stack {...useLoading()}>
      <Skeleton height="8rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="8rem" />
    </Stack>
  );
}

import { Skeleton } from '@mantine/core';
import type { Service } from '@mercadito/contracts/services';
import { IconTool } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CardGrid } from '../../shared/ui/card-grid.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import classes from './service-card.module.css';
import { ServiceCard } from './service-card.tsx';
import { useReadServicesQuery } from './services.api.ts';

const SERVICES_WHILE_LOADING = 8;

/** What a business does for people, the pinned services first. */
export function ServiceList({ companyId }: { companyId: number }) {
  const reading = useReadServicesQuery({ action: 'all', company_id: companyId });
  return (
    <Loaded reading={reading} skeleton={<ServiceSkeletons />}>
      {(answer) => <Services services={'services' in answer ? [...answer.service_pinned, ...answer.services] : []} />}
    </Loaded>
  );
}

function Services({ services }: { services: readonly Service[] }) {
  const { t } = useTranslation('shop');
  if (services.length === 0) {
    return <EmptyState icon={<IconTool size={40} stroke={1.5} />} title={t('business.noServices')} />;
  }
  return (
    <CardGrid label={t('list.services')}>
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} />
      ))}
    </CardGrid>
  );
}

/** Cards of services to come. */
export function ServiceSkeletons() {
  return (
    <CardSkeletons count={SERVICES_WHILE_LOADING}>
      <Skeleton radius={0} className={classes.skeletonPicture} />
      <div className={classes.body}>
        <Skeleton height="1.3rem" width="80%" />
        <Skeleton height="1.65rem" width="60%" />
      </div>
    </CardSkeletons>
  );
}

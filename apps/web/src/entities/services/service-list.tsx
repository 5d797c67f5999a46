import { Skeleton } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../shared/lists/growing-list.tsx';
import { CardGrid, CardSkeletons } from '../../shared/ui/card-grid.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import classes from './service-card.module.css';
import { ServiceCard } from './service-card.tsx';
import { useServices } from './use-services.ts';

const SERVICES_WHILE_LOADING = 8;

/** What a business does for people, the pinned services first. */
export function ServiceList({ companyId }: { companyId: number }) {
  const { t } = useTranslation('shop');
  return (
    <GrowingList
      reading={useServices(companyId)}
      entriesOf={({ service_pinned, services }) => [...service_pinned, ...services]}
      skeleton={<ServiceSkeletons />}
      empty={<EmptyState icon={<IconTool size={40} stroke={1.5} />} title={t('business.noServices')} />}
    >
      {({ entries, listRef }) => (
        <CardGrid ref={listRef} label={t('list.services')}>
          {entries.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </CardGrid>
      )}
    </GrowingList>
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

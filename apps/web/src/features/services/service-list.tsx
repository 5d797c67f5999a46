import { IconTool } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CardGrid } from '../../shared/ui/card-grid.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { SkeletonGrid } from '../../shared/ui/skeleton-grid.tsx';
import { ServiceCard } from './service-card.tsx';
import { useReadServicesQuery } from './services.api.ts';

const SERVICES_WHILE_LOADING = 8;

/** What a business does for people, the pinned services first. */
export function ServiceList({ companyId }: { companyId: number }) {
  const { t } = useTranslation('shop');
  const { currentData, error, isFetching, refetch } = useReadServicesQuery({ action: 'all', company_id: companyId });
  if (!currentData && error && !isFetching) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <SkeletonGrid count={SERVICES_WHILE_LOADING} />;
  const services = 'services' in currentData ? [...currentData.service_pinned, ...currentData.services] : [];
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

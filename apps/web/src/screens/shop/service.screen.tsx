import { skipToken } from '@reduxjs/toolkit/query';
import { IconToolsOff } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { ServicePage } from '../../features/services/service-page.tsx';
import { ServiceSkeleton } from '../../features/services/service-skeleton.tsx';
import { useReadServicesQuery } from '../../features/services/services.api.ts';
import { isAbsent } from '../../shared/api/api-error.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { AbsentPage } from '../../shared/ui/absent-page.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { ShareButton } from './share-button.tsx';

/** One service of a business (spec 1 §2). */
export function Component() {
  const { t } = useTranslation('shop');
  const { slug } = useParams();
  const answer = useReadServicesQuery(slug ? { action: 'details', slug } : skipToken);
  const { currentData, error, isFetching, refetch } = answer;
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };

  if (isAbsent(error) && !isFetching) return <AbsentService />;
  if (!currentData || !('slug' in currentData)) {
    if (error && !isFetching) return <FailedState title={t('service.failed')} error={error} {...retry} />;
    return <ServiceSkeleton />;
  }
  return (
    <>
      <PageHead title={currentData.name} />
      <StaleNote error={error} readAt={answer.fulfilledTimeStamp} {...retry} />
      <ServicePage service={currentData} actions={<ShareButton name={currentData.name} />} />
    </>
  );
}

function AbsentService() {
  const { t } = useTranslation('shop');
  return (
    <AbsentPage
      icon={<IconToolsOff size={40} stroke={1.5} />}
      title={t('service.absentTitle')}
      text={t('service.absentText')}
      to="/home-business"
      action={t('service.toBusinesses')}
    />
  );
}

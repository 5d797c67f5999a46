import { skipToken } from '@reduxjs/toolkit/query';
import { IconToolsOff } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { ServicePage } from '../../entities/services/service-page.tsx';
import { ServiceSkeleton } from '../../entities/services/service-skeleton.tsx';
import { useReadServicesQuery } from '../../entities/services/services.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { AbsentPage } from '../../shared/ui/absent-page.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ShareButton } from './share-button.tsx';

/** One service of a business (spec 1 §2). */
export function Component() {
  const { t } = useTranslation('shop');
  const { slug } = useParams();
  const service = useReadServicesQuery(slug ? { action: 'details', slug } : skipToken);
  return (
    <Loaded reading={service} skeleton={<ServiceSkeleton />} failed={t('service.failed')} absent={<AbsentService />}>
      {(found) =>
        // The call answers with a list to another action.
        'slug' in found && (
          <>
            <PageHead title={found.name} />
            <ServicePage service={found} actions={<ShareButton name={found.name} />} />
          </>
        )
      }
    </Loaded>
  );
}

function AbsentService() {
  const { t } = useTranslation('shop');
  return (
    <AbsentPage
      icon={<IconToolsOff size={40} stroke={1.5} />}
      title={t('service.absentTitle')}
      text={t('service.absentText')}
      mayBeForMembers
      to="/home-business"
      action={t('service.toBusinesses')}
    />
  );
}

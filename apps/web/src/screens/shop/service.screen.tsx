import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconToolsOff } from '@tabler/icons-react';
import { useService } from '../../entities/services/use-services.ts';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useParams } from '../../shared/navigation/router.tsx';
import { AbsentPage } from '../../shared/ui/absent-page.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { ServicePage, ServiceSkeleton } from './services/service-page.tsx';

/** One service of a business (SCREEN-4). */
export function Component() {
  const { t } = useTranslation('shop');
  const { slug } = useParams<'service'>();
  return (
    <Loaded
      reading={useService(slug)}
      skeleton={<ServiceSkeleton />}
      failed={t('service.failed')}
      absent={<AbsentService />}
    >
      {(service) => <ServicePage service={service} actions={<ShareButton name={service.name} />} />}
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
      to={hrefTo('homeBusiness')}
      action={t('service.toBusinesses')}
    />
  );
}

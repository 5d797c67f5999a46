import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconBuildingStore } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { AbsentPage } from '../../shared/ui/absent-page.tsx';

/** There is no such business, or not any more. */
export function AbsentBusiness() {
  const { t } = useTranslation('shop');
  return (
    <AbsentPage
      icon={<IconBuildingStore size={40} stroke={1.5} />}
      title={t('business.absentTitle')}
      text={t('business.absentText')}
      to={hrefTo('homeBusiness')}
      action={t('business.toBusinesses')}
    />
  );
}

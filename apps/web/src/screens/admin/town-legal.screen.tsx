import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useGetLegalQuery } from '../../entities/legal/legal.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { BackLink, SubPageHead } from '../../shared/ui/sub-page-head.tsx';
import { LegalForm } from './legal-editing/legal-form.tsx';

/** `/admin/town/legal`: who answers for people's data, and what is written of privacy and terms (SCREEN-72, LEGAL-2). */
export function Component() {
  const { t } = useTranslation('legalEditing');
  const reading = useGetLegalQuery();
  const readAgain = async () => (await reading.refetch().unwrap()).legal;
  return (
    <>
      <SubPageHead
        back={<BackLink to={hrefTo('town')}>{t('town:title')}</BackLink>}
        title={t('title')}
        lead={t('lead')}
      />
      <Loaded reading={reading} skeleton={<SkeletonPage />} failed={t('failed')}>
        {({ legal }) => <LegalForm legal={legal} readAgain={readAgain} />}
      </Loaded>
    </>
  );
}

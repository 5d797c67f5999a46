import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { PictureOfTheDay } from '../../entities/status-pictures/picture-of-the-day.tsx';
import {
  useGetStatusPictureQuery,
  useMakeStatusPictureMutation,
} from '../../entities/status-pictures/status-pictures.api.ts';
import { useLanguage, useTranslation } from '../../shared/i18n/use-translation.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { BackLink, SubPageHead } from '../../shared/ui/sub-page-head.tsx';

/** `/mybusiness/status`: an owner's goods as a picture for her WhatsApp status (STATUS-1). */
export function Component() {
  const { t } = useTranslation('statusPicture');
  const companyId = useCompanyId();
  const language = useLanguage();
  const { currentData: company } = useGetCompanyQuery({ companyId });
  const [make] = useMakeStatusPictureMutation();
  return (
    <>
      <SubPageHead
        back={<BackLink to={hrefTo('myBusiness')}>{t('toDashboard')}</BackLink>}
        title={t('title')}
        lead={t('lead')}
      />
      <PictureOfTheDay
        reading={useGetStatusPictureQuery({ companyId, language })}
        make={() => make({ companyId, language })}
        name={company?.name ?? ''}
      />
    </>
  );
}

import { hrefTo } from '@mercadito/contracts/site/addresses';
import { PictureOfTheDay } from '../../entities/status-pictures/picture-of-the-day.tsx';
import {
  useGetTownPictureQuery,
  useMakeTownPictureMutation,
} from '../../entities/status-pictures/status-pictures.api.ts';
import { useLanguage, useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { BackLink, SubPageHead } from '../../shared/ui/sub-page-head.tsx';

/** `/admin/town/status`: goods of the town's businesses as a picture for a WhatsApp status (STATUS-1). */
export function Component() {
  const { t } = useTranslation('statusPicture');
  const language = useLanguage();
  const { product } = useSite();
  const [make] = useMakeTownPictureMutation();
  return (
    <>
      <SubPageHead
        back={<BackLink to={hrefTo('town')}>{t('toTown')}</BackLink>}
        title={t('title')}
        lead={t('leadTown')}
      />
      <PictureOfTheDay reading={useGetTownPictureQuery({ language })} make={() => make({ language })} name={product} />
    </>
  );
}

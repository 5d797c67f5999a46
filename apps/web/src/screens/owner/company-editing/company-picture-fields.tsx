import type { CompanyDetails } from '@mercadito/contracts/companies';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PictureField } from '../../../shared/pictures/picture-field.tsx';
import type { CompanyPictures } from './use-company-pictures.ts';

interface CompanyPictureFieldsProps {
  pictures: CompanyPictures;
  company: CompanyDetails;
  isProfileRequired?: boolean;
}

/** Profile picture and banner; what the server has stays in sight until another one is chosen. */
export function CompanyPictureFields({ pictures, company, isProfileRequired = false }: CompanyPictureFieldsProps) {
  const { t } = useTranslation('ownerCompany');
  const { profile_picture, banner_picture } = company;
  return (
    <>
      <PictureField
        {...pictures.profile.field}
        label={t('fields.profile')}
        description={t('fields.profileHelp')}
        required={isProfileRequired}
        unreadable={t('errors.compressProfile')}
        stored={storedAs(profile_picture, pictures.profile.picture, t('fields.profileNow'))}
      />
      <PictureField
        {...pictures.banner.field}
        label={t('fields.banner')}
        description={t('fields.bannerHelp')}
        unreadable={t('errors.compressBanner')}
        stored={storedAs(banner_picture, pictures.banner.picture, t('fields.bannerNow'))}
      />
    </>
  );
}

const storedAs = (picture: CompanyDetails['profile_picture'], next: File | undefined, name: string) =>
  picture && !next ? [{ id: 1, picture, name }] : [];
